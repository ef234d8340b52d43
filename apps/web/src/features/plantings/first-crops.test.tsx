import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { listedGuide } from '../../test/listed-guide.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { FirstCrops } from './first-crops.tsx';

const ANIMALS = '/api/user/animals/';
const PLANTINGS = '/api/user/plantings/';

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

function open(plantings: () => { status: number; body?: unknown }) {
  const { calls } = fakeServer({
    'GET /api/crops/': { status: 200, body: [listedGuide('cotton', 'Cotton')] },
    [`GET ${PLANTINGS}`]: { status: 200, body: [] },
    [`POST ${ANIMALS}`]: answerTo(`POST ${ANIMALS}`),
    [`POST ${PLANTINGS}`]: plantings,
  });
  const { user } = renderApp(<FirstCrops />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const tell = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const sent = () => calls.flatMap(({ method, path }) => (method === 'POST' ? path : []));
  return { press, tell, sent };
}

it('adds animals once when a crop is refused and tried again', async () => {
  let answer: { status: number; body?: unknown } = { status: 500, body: {} };
  const { press, tell, sent } = open(() => answer);
  await press('Cotton');
  await press('These stand now');
  await press('Next');
  await tell('Cow', '1');
  await press('Write it all down');
  await vi.waitFor(() => expect(sent()).toEqual([ANIMALS, PLANTINGS]));
  answer = answerTo(`POST ${PLANTINGS}`);
  await press('Write it all down');
  await vi.waitFor(() => expect(sent()).toEqual([ANIMALS, PLANTINGS, PLANTINGS]));
});

it('sends nothing while a figure would be refused, and goes back to it', async () => {
  const { press, tell, sent } = open(() => answerTo(`POST ${PLANTINGS}`));
  await press('Cotton');
  await press('These stand now');
  await tell('Acres', '99999999');
  await press('Next');
  await tell('Cow', '1');
  await press('Write it all down');
  await tell('Acres', '2');
  expect(sent()).toEqual([]);
  await press('Next');
  await press('Write it all down');
  await vi.waitFor(() => expect(sent()).toEqual([PLANTINGS]));
});
