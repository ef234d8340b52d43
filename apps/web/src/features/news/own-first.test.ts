import type { Article } from '@ankur/contracts/news/endpoints';
import { expect, it } from 'vitest';
import { ownFirst } from './own-first.ts';

const article = (title: string, description = '') => ({ title, description }) as Article;
const CROPS = [
  { name: 'Cotton', words: ['Cotton', 'कपास', 'kapas'] },
  { name: 'Rice', words: ['Rice', 'paddy', 'धान'] },
];

it('puts what is about the farmer’s own crops first, and names the crop', () => {
  const told = ownFirst(
    [
      article('Prices of onion fall'),
      article('Rain helps the paddy crop'),
      article('मंडी में कपास के भाव बढ़े'),
      article('Weather', 'Cotton picking begins'),
    ],
    CROPS,
  );
  expect(told.map(({ article: { title }, crop }) => [title, crop])).toEqual([
    ['Rain helps the paddy crop', 'Rice'],
    ['मंडी में कपास के भाव बढ़े', 'Cotton'],
    ['Weather', 'Cotton'],
    ['Prices of onion fall', null],
  ]);
});

it('sees no crop inside another word', () => {
  const [price] = ownFirst([article('The price is licorice, not sold')], CROPS);
  expect(price?.crop).toBeNull();
});
