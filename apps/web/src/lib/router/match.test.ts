import { describe, expect, it } from 'vitest';
import { branchesOf, matchPath, type RouteNode } from './match.ts';

const page = (path: string, name = path): RouteNode => ({ path, element: name, children: [] });
const frame = (name: string, ...children: RouteNode[]): RouteNode => ({ element: name, children });

const BRANCHES = branchesOf([
  page('/', 'landing'),
  frame('public', page('terms'), page('*', 'not found')),
  frame(
    'gate',
    frame('signed out', page('auth/*', 'auth')),
    page('api/user/reset/:id/:token', 'reset'),
    {
      path: 'application',
      children: [
        frame(
          'signed in',
          { index: true, element: 'home', children: [] },
          page('market'),
          page('crops/:id', 'guide'),
          page('crops'),
        ),
        frame('detail', page(':id', 'article')),
      ],
    },
  ),
]);

describe('the routes', () => {
  it.each([
    ['/', 'landing', {}],
    ['/terms', 'public > terms', {}],
    ['/terms/', 'public > terms', {}],
    ['/TERMS', 'public > terms', {}],
    ['/auth', 'gate > signed out > auth', { '*': '' }],
    ['/auth/sign-up/now', 'gate > signed out > auth', { '*': 'sign-up/now' }],
    ['/api/user/reset/7/a%20b', 'gate > reset', { id: '7', token: 'a b' }],
    ['/application', 'gate > signed in > home', {}],
    ['/application/market', 'gate > signed in > market', {}],
    ['/application/crops', 'gate > signed in > crops', {}],
    ['/application/crops/onion', 'gate > signed in > guide', { id: 'onion' }],
    ['/application/7', 'gate > detail > article', { id: '7' }],
    ['/application/7/8', 'public > not found', { '*': 'application/7/8' }],
    ['/no/such', 'public > not found', { '*': 'no/such' }],
    ['/%E0%A4%A', 'public > not found', { '*': '%E0%A4%A' }],
  ])('have at %s the page %s', (address, shown, params) => {
    const match = matchPath(BRANCHES, address);
    expect(match?.elements.join(' > ')).toBe(shown);
    expect(match?.params).toEqual(params);
  });

  it('match nothing for an unknown path', () => {
    expect(matchPath(branchesOf([page('/only')]), '/other')).toBeNull();
  });

  it('of equal rank are tried in order', () => {
    const match = matchPath(branchesOf([page(':a', 'first'), page(':b', 'second')]), '/x');
    expect(match?.elements).toEqual(['first']);
  });
});
