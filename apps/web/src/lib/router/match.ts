import type { ReactNode } from 'react';

/** A route and its children. Without a path it is a layout. */
export interface RouteNode {
  path?: string | undefined;
  index?: boolean | undefined;
  element?: ReactNode;
  children: readonly RouteNode[];
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface Match {
  /** From the outermost frame to the page. */
  elements: readonly ReactNode[];
  params: Params;
}

interface Branch {
  parts: readonly string[];
  elements: readonly ReactNode[];
  score: number;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Rank: static segments over parameters over wildcards, longer over shorter paths. */
function scoreOf(parts: readonly string[], index: boolean): number {
  const points = parts.map((part) => (part === '*' ? -2 : part.startsWith(':') ? 3 : 10));
  return points.reduce((sum, point) => sum + point, parts.length + (index ? 2 : 0));
}

/** All branches of the routes by rank; equals in order of declaration. */
export function branchesOf(routes: readonly RouteNode[]): readonly Branch[] {
  const branches: Branch[] = [];
  const walk = (route: RouteNode, above: readonly string[], frames: readonly ReactNode[]): void => {
    const parts = [...above, ...partsOf(route.path ?? '')];
    const elements = route.element === undefined ? frames : [...frames, route.element];
    for (const child of route.children) walk(child, parts, elements);
    const isPage = route.path !== undefined || route.index;
    if (isPage && (route.children.length === 0 || route.element !== undefined))
      branches.push({ parts, elements, score: scoreOf(parts, route.index ?? false) });
  };
  for (const route of routes) walk(route, [], []);
  return branches.sort((a, b) => b.score - a.score);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function paramsFor(parts: readonly string[], given: readonly string[]): Params | null {
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    if (part === '*') return { ...params, '*': given.slice(at).map(decoded).join('/') };
    const word = given[at];
    if (word === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decoded(word);
    else if (part.toLowerCase() !== decoded(word).toLowerCase()) return null;
  }
  return parts.length === given.length ? params : null;
}

/** The route of a path, with or without a trailing slash; null when there is none. */
export function matchPath(branches: readonly Branch[], pathname: string): Match | null {
  const given = partsOf(pathname);
  for (const { parts, elements } of branches) {
    const params = paramsFor(parts, given);
    if (params) return { elements, params };
  }
  return null;
}
