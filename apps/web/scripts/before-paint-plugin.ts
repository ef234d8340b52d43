import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { endpoints } from './endpoints-plugin.ts';
import { languages } from './languages-plugin.ts';

/** Builds a source file as one classic script, without chunks. */
export async function buildClassicScript(
  root: string,
  entry: string,
  name: string,
): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [languages(), endpoints()],
    build: { write: false, lib: { entry: join(root, entry), formats: ['iife'], name } },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}

/**
 * Adds the script that runs before the first paint to every document, as a file, since the
 * content-security policy refuses inline scripts; loaded in parallel with the style sheet. `isOwn` identifies its file.
 */
export function beforePaint(root: string): { plugin: Plugin; isOwn: (file: string) => boolean } {
  let fileName = '';
  let source = '';
  return {
    plugin: {
      name: 'before-paint',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      async buildStart() {
        source = await buildClassicScript(root, 'src/app/prerendered/before-paint.ts', 'ankur');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        fileName = `assets/before-paint-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
      },
      transformIndexHtml: () => [
        { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const },
      ],
    },
    isOwn: (file) => file === fileName,
  };
}
