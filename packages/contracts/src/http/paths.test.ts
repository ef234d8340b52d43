import { expect, it } from 'vitest';
import { fillPath, patternOf } from './paths.ts';

it('fills parameters in, encoded', () => {
  expect(fillPath('/api/a/:id/b/:token/', { id: '1/2', token: 'é' })).toBe(
    '/api/a/1%2F2/b/%C3%A9/',
  );
  expect(() => fillPath('/api/a/:id/')).toThrow('needs id');
});

it('matches the given paths and no other', () => {
  const pattern = new RegExp(
    patternOf(['/api/loans/', '/api/loans/:id/', '/api/loans/export.csv/', '/api/news/']),
  );
  const matched = (path: string) => pattern.test(path);
  expect(
    ['/api/loans/', '/api/loans/7/', '/api/loans/export.csv/', '/api/news/'].every(matched),
  ).toBe(true);
  expect(
    ['/api/loans', '/api/loans/7/8/', '/api/', '/x/api/news/', '/api/news/1/'].some(matched),
  ).toBe(false);
});
