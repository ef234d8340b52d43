import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('keeps its siblings with their input, and retries on request', async () => {
  let broken = true;
  function Card() {
    if (broken) throw new TypeError('x is undefined');
    return <p>the card</p>;
  }
  const { user } = renderApp(
    <>
      <TextField label="Amount" />
      <ErrorBoundary>
        <Card />
      </ErrorBoundary>
    </>,
  );
  await user.type(await screen.findByLabelText('Amount'), '125');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be shown/);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('the card');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('125');
});
