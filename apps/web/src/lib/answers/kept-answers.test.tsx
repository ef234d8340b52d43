import finance from 'virtual:endpoints/finance';
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { baseApi } from '../http/base-api.ts';
import { fromContract } from '../http/from-contract.ts';
import { useCachedSince } from '../online/cached-answers.ts';
import { emptyPersonalCaches } from '../storage/personal-caches.ts';
import { keptAnswer } from './answers-store.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    keptCrops: fromContract(build).query(finance.crops, () => ({})),
  }),
});

function Crops() {
  const { data } = api.endpoints.keptCrops.useQuery();
  return <p>{data ? `has ${data.crops}` : 'nothing'}</p>;
}

let answer: () => Promise<Response>;
beforeEach(() => {
  signIn();
  vi.stubGlobal('fetch', (..._: unknown[]) => answer());
});
afterEach(async () => {
  await emptyPersonalCaches();
  vi.unstubAllGlobals();
});

const fresh = (crop: string) => async () => Response.json({ crops: [crop] });
const silent = () => new Promise<Response>(() => undefined);
const isKept = (owner = 'asha') =>
  vi.waitFor(async () => expect(await keptAnswer(owner, 'keptCrops(undefined)')).toBeDefined());

it('shows at once what was kept while the line is silent, and the fresh answer when it comes', async () => {
  answer = fresh('Wheat');
  const first = renderApp(<Crops />);
  await screen.findByText('has Wheat');
  await isKept();
  first.unmount();
  let come: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  renderApp(<Crops />);
  expect(await screen.findByText('has Wheat')).toBeTruthy();
  come(Response.json({ crops: ['Cotton'] }));
  expect(await screen.findByText('has Cotton')).toBeTruthy();
});

function Since() {
  const since = useCachedSince();
  return <p>{since === null ? 'no age' : `as of ${typeof since}`}</p>;
}

it('tells the age of what the service worker gives out without a network, until a fresh answer comes', async () => {
  answer = fresh('Wheat');
  const first = renderApp(<Crops />);
  await screen.findByText('has Wheat');
  await isKept();
  first.unmount();
  answer = async () => Response.json({ crops: ['Wheat'] }, { headers: { 'x-kept': '1' } });
  const second = renderApp(
    <>
      <Crops />
      <Since />
    </>,
  );
  expect(await screen.findByText('as of number')).toBeTruthy();
  second.unmount();
  answer = fresh('Cotton');
  renderApp(
    <>
      <Crops />
      <Since />
    </>,
  );
  await screen.findByText('has Cotton');
  expect(await screen.findByText('no age')).toBeTruthy();
});

it('shows nothing of one farmer to the next, nor after sign-out', async () => {
  answer = fresh('Wheat');
  const first = renderApp(<Crops />);
  await screen.findByText('has Wheat');
  await isKept();
  first.unmount();
  answer = silent;
  signIn('balu');
  const second = renderApp(<Crops />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('nothing')).toBeTruthy();
  second.unmount();
  await emptyPersonalCaches();
  signIn('asha');
  renderApp(<Crops />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await waitFor(() => expect(screen.getByText('nothing')).toBeTruthy());
  expect(await keptAnswer('asha', 'keptCrops(undefined)')).toBeUndefined();
});
