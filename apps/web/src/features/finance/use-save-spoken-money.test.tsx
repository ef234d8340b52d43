import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePlantings } from '../../entities/farm/use-farm.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { useSaveSpokenMoney } from './use-save-spoken-money.ts';

const WHEAT = { id: 'p', crop: 'wheat', status: 'growing', area_acres: 2, updated_at: 'v' };
const SAID = {
  ...({ kind: 'expense', amount: 500, date: '2026-11-18', crop: 'wheat' } as const),
  ...({ category: 'seeds', text: 'wheat seed for 500' } as const),
};

function Money() {
  const save = useSaveSpokenMoney();
  const { data = [] } = usePlantings();
  return data.map(({ id }) => (
    <button key={id} type="button" onClick={() => void save(SAID as never)}>
      Save
    </button>
  ));
}

beforeEach(() => signIn());

it('sends what was spent on a planting after the planting itself', async () => {
  fakeServer({ 'GET /api/user/plantings/': answerTo('GET /api/user/plantings/', [WHEAT]) });
  const { user } = renderApp(<Money />);
  const save = await screen.findByRole('button', { name: 'Save' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(save);
  await vi.waitFor(() =>
    expect(currentSnapshot().records).toMatchObject([{ what: 'expenses', after: ['p'] }]),
  );
});
