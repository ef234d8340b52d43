import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnimals } from '../../entities/farm/use-farm.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { useSaveSpokenMilk } from './use-save-spoken-milk.ts';

const TODAY = todayLocal();
const cow = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, species: 'cow', sex: 'female', count: 1, present: 1, born_on: null, ...more },
});
const ONE = cow('1', 'Cow 1');
const TEN = cow('10', 'Cow 10');

function Milking({ text }: { text: string }) {
  const save = useSaveSpokenMilk();
  const { data } = useAnimals();
  const entry = { kind: 'milk', litres: 5, time: null, date: TODAY, text, crop: null } as const;
  if (!data) return null;
  return (
    <button type="button" onClick={() => void save(entry)}>
      Save
    </button>
  );
}

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Cow 10 gave 5 litres', [ONE, TEN], '10'],
  ['cow 1 gave 5 litres', [ONE, TEN], '1'],
  ['Cow 1 and Cow 10 gave 5 litres', [ONE, TEN], null],
  ['Cow 10 gave 5 litres', [ONE, cow('2', 'Cow 2')], null],
  ['Cow 10 gave 5 litres', [ONE, { ...TEN, present: 0 }], null],
  ['5 litres of milk', [ONE, { ...TEN, present: 0 }], '1'],
  ['5 litres of milk', [ONE, { ...TEN, born_on: addLocalDays(TODAY, -100) }], '1'],
  ['5 litres of milk', [ONE, TEN], null],
])('%s, of %j, is milk of %s', async (text, animals, id) => {
  const event = `POST /api/user/animals/${id}/events/`;
  const { calls } = fakeServer({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', animals),
    ...(id && { [event]: answerTo(event) }),
  });
  const { user } = renderApp(<Milking text={text} />);
  await user.click(await screen.findByRole('button'));
  const sent = () => calls.flatMap(({ method, path }) => (method === 'POST' ? path : []));
  await vi.waitFor(() => expect(sent()).toEqual(id ? [`/api/user/animals/${id}/events/`] : []));
});
