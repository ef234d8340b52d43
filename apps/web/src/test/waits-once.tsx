import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { currentSnapshot, startOutbox } from '../lib/outbox/outbox.ts';
import { answerTo } from './answer-to.ts';
import { fakeServer } from './fake-server.ts';
import { renderApp } from './render.tsx';
import { signIn } from './sign-in.ts';

type Hook = () => readonly [(arg: never) => unknown, ...unknown[]];
/** What the outbox calls a write, the request that is sent in the end, the mutation that makes it, and its argument. */
export type WaitingCase = readonly [what: string, request: string, hook: Hook, arg: unknown];

function Presser({ hook: useWrite, arg }: { hook: Hook; arg: unknown }) {
  const [send] = useWrite();
  return (
    <button type="button" onClick={() => void send(arg as never)}>
      Press
    </button>
  );
}

const SETTINGS = 'PUT /api/user/notifications/settings/';
const KNOWN: Readonly<Record<string, object>> = {
  [SETTINGS]: { quiet_from: null, quiet_to: null },
};

/** Reads and the toggles of the specification get no answer; every write of the outbox is taken. */
const answers = new Proxy<Record<string, never>>(
  {},
  {
    get: (_none, name) => () =>
      /^GET|\/like\/$|\/follow\/u1\/$|\/unfollow\/u1\/$/.test(String(name))
        ? 'offline'
        : answerTo(String(name), KNOWN[String(name)]),
  },
);

/** A write waits without a network, under the name of its kind, and is sent once when the network is back. */
export async function expectWaitsOnce([what, request, hook, arg]: WaitingCase): Promise<void> {
  signIn();
  const stop = startOutbox({ onSent: () => undefined, onKept: () => undefined });
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls, restore } = fakeServer(answers);
  const sent = () =>
    calls.map(({ method, path }) => `${method} ${path}`).filter((one) => one === request);
  const { user } = renderApp(<Presser hook={hook} arg={arg} />);
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await vi.waitFor(() => expect(currentSnapshot().records).toHaveLength(1));
  expect(currentSnapshot().records).toMatchObject([{ what, owner: 'asha', state: 'waiting' }]);
  expect(sent()).toEqual([]);
  line.mockReturnValue(true);
  // A deletion that can be taken back rests for longer than a test.
  const realNow = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 60_000);
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(currentSnapshot().records).toEqual([]), { timeout: 5000 });
  globalThis.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done));
  expect(sent()).toEqual([request]);
  stop();
  restore();
  clock.mockRestore();
  line.mockRestore();
}
