import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerTo } from '../test/answer-to.ts';
import { LOSS, showFarm } from '../test/farm-page.tsx';

it('shows the deadline of a loss, and calls the helpline with one click', async () => {
  showFarm({ 'GET /api/user/losses/': { status: 200, body: [LOSS] } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  const panel = await screen.findByRole('tabpanel');
  expect(await within(panel).findByText(/hours are left to tell/)).toBeDefined();
  const call = within(panel).getByRole('link', { name: '14447' });
  expect(call.getAttribute('href')).toBe('tel:14447');
});

it('keeps whom was told of a loss and the number that they gave', async () => {
  const server = showFarm({
    'GET /api/user/losses/': { status: 200, body: [LOSS] },
    'PUT /api/user/losses/l/': answerTo('PUT /api/user/losses/l/', LOSS),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have told them' }));
  await userEvent.type(await screen.findByLabelText('Number they gave'), 'MH-77');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      told: [{ who: 'helpline', number: 'MH-77' }],
    }),
  );
  for (const name of ['From near', 'Whole field', 'From the road'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});
