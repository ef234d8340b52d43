import { expect, it } from 'vitest';
import { givenQuestion } from './given-question.ts';

it('takes over the photograph of a leaf scan', () => {
  const photo = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  expect(givenQuestion({ scan: { photo } })).toEqual({
    field_of_expertise: 'crop_diseases',
    photo,
  });
  expect(givenQuestion({ scan: { photo: 'leaf.jpg' } })?.photo).toBeNull();
});

it.each([null, undefined, 'scan', {}, { scan: null }])('begins empty with %j', (state) =>
  expect(givenQuestion(state)).toBeNull(),
);
