import { expect, it } from 'vitest';
import { createSentenceRelease } from './sentence-release.ts';

it.each(['\n', ' ', '. ', '[1] '])('a text of 200,000 times %j holds nobody up', (part) => {
  const release = createSentenceRelease(['Wheat is watered after 21 days.']);
  const began = performance.now();
  release.push(part.repeat(200_000));
  expect(performance.now() - began).toBeLessThan(5_000);
});
