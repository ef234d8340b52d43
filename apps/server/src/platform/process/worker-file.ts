/** A worker lies beside the module that starts it in the source, and beside the bundle when built. */
export const workerFile = (name: string, moduleUrl: string): URL =>
  new URL(`./${name}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
