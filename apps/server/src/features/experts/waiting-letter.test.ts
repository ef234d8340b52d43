import { expect, it } from 'vitest';
import { waitingLetter } from './waiting-letter.ts';

const LINK = 'https://farm.example.org/application/my-requests';
const QUESTION = { field: 'crop_diseases', language: 'marathi', query: 'Why {field}?' };
const to = (language: string) =>
  waitingLetter({ email: 'kavita@example.org', language }, QUESTION, LINK);

it.each([
  ['en', 'A farmer is waiting for your answer', '(crop diseases, मराठी)'],
  ['hi', 'एक किसान का सवाल आपके जवाब की राह देख रहा है', '(फसल के रोग, मराठी)'],
  ['xx', 'A farmer is waiting for your answer', '(crop diseases, मराठी)'],
])('a letter in %s names the field in it, and quotes the question', (language, subject, said) => {
  const mail = to(language);
  expect(mail).toMatchObject({ to: 'kavita@example.org', subject });
  expect(mail.text).toContain(said);
  expect(mail.text).toContain(`\n\n${QUESTION.query}\n\n`);
  expect(mail.text).toContain(`\n\n${LINK}\n\n`);
});
