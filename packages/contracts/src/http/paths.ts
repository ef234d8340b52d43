/** The parameters in a path of the endpoint table: `{ id: string }` of `/api/user/loans/:id/`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & PathParams<Rest>
  : unknown;

const PARAMETER = /:(\w+)/g;

/** A path of the endpoint table with its parameters filled in, each encoded; throws when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

type Branches = Map<string, Branches>;

/** Regular expression source of a path tree. */
function sourceOf(branches: Branches): string {
  const alternatives = [...branches].map(([part, below]) => {
    const own = part.startsWith(':') ? '[^/]+' : part.replace(/[.]/g, '\\.');
    return part === '' ? '$' : `${own}\\/${sourceOf(below)}`;
  });
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(?:${alternatives.join('|')})`;
}

/** The source of a regular expression that matches the paths of these endpoints and nothing else. */
export function patternOf(paths: readonly string[]): string {
  const root: Branches = new Map();
  for (const path of paths) {
    let at = root;
    for (const part of path.split('/').slice(1)) {
      const next: Branches = at.get(part) ?? new Map();
      at.set(part, next);
      at = next;
    }
  }
  return `^\\/${sourceOf(root)}`;
}
