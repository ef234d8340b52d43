export const HOME = '/application/land';
let path = HOME;

/** Where a farmer goes after signing in: the page that a visitor asked for, else home. */
export const returnPath = (): string => path;

/** Remembers the page that a visitor asked for; without one home. Lost on a reload. */
export const keepReturnPath = (asked = HOME): void => {
  path = asked;
};
