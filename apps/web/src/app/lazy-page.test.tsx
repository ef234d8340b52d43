import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { lazyPage } from './lazy-page.tsx';

const Harvest = () => <h1>Harvest</h1>;

it('waits with preloading until the page finds what it shows', async () => {
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    setTimeout(() => {
      isReady = true;
      resolve();
    }, 20);
  });
  await lazyPage(async () => ({ default: Harvest, ready })).preload();
  expect(isReady).toBe(true);
});

it('shows a page whose data never come, such as from a database that does not open', async () => {
  const never = new Promise<never>(() => undefined);
  const { Page, preload } = lazyPage(async () => ({ default: Harvest, ready: never }));
  void preload();
  renderApp(
    <Suspense fallback={null}>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Harvest' })).toBeTruthy();
});
