import { commonFailure } from '@ankur/contracts/http/problems';
import { failure } from '@ankur/contracts/problems';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import ImportCard from './import-card.tsx';
import { sendArchive } from './send-archive.ts';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const HERE = {
  id: '1',
  device: 'Firefox · Linux',
  created_at: '2026-11-01T06:00:00.000Z',
  last_used_at: '2026-11-21T06:00:00.000Z',
  current: true,
};
const PHONE = { ...HERE, id: '2', device: '', current: false };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());
const press = (name: string) => screen.getByRole('button', { name });
const signedIn = () => localStorage.getItem('access_token') !== null;

describe('devices', () => {
  it('lists them and signs one out', async () => {
    let devices = [HERE, PHONE];
    server = fakeServer({
      'GET /api/user/sessions/': () => ({ status: 200, body: devices }),
      'DELETE /api/user/sessions/2/': () => {
        devices = [HERE];
        return { status: 204 };
      },
    });
    const { user } = renderApp(<DevicesCard />);
    expect(await screen.findByText('Firefox · Linux')).toBeDefined();
    expect(screen.getByText('This device')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox · Linux' })).toBeNull();
    await user.click(press('Sign out Unknown device'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  it('signs out everywhere after a question, here too', async () => {
    server = fakeServer({
      'GET /api/user/sessions/': { status: 200, body: [HERE] },
      'POST /api/user/sessions/end-all/': { status: 200, body: { msg: 'ok' } },
      'POST /api/user/logout/': { status: 204 },
    });
    const { user } = renderApp(<DevicesCard />);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere?' });
    expect(signedIn()).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(signedIn()).toBe(false));
  });

  it('reports a failed load', async () => {
    server = fakeServer({ 'GET /api/user/sessions/': { status: 500, body: {} } });
    const failed = renderApp(<DevicesCard />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The list could not be loaded.',
    );
    failed.unmount();
    server.restore();
    server = fakeServer({ 'GET /api/user/sessions/': 'offline' });
    renderApp(<DevicesCard />);
    await screen.findByText('The list could not be loaded.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('copy', () => {
  it('downloads the archive', async () => {
    server = fakeServer({ 'GET /api/user/account/export/': { status: 200, body: {} } });
    const made = vi.fn(() => 'blob:x');
    URL.createObjectURL = made;
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = renderApp(<CopyCard />);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your copy has been downloaded')).toBeDefined();
    expect(made).toHaveBeenCalledOnce();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('reports a failed export', async () => {
    server = fakeServer({ 'GET /api/user/account/export/': { status: 500, body: {} } });
    const { user } = renderApp(<CopyCard />);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work.');
  });
});

/** Sends by the stubbed `fetch`, and tells of progress on the way. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  responseText = '';
  #to = ['', ''] as [string, string];
  open(...to: [string, string]): void {
    this.#to = to;
  }
  setRequestHeader(): void {}
  async send(body: FormData): Promise<void> {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 45, total: 100 });
    expect(await screen.findByText('45%')).toBeDefined();
    expect(screen.getByText(/being sent/)).toBeDefined();
    this.upload.onprogress?.({ lengthComputable: true, loaded: 100, total: 100 });
    expect(await screen.findByText('100%')).toBeDefined();
    expect(screen.getByText(/being checked/)).toBeDefined();
    const [method, path] = this.#to;
    const url = new URL(path, location.origin);
    const answer = await fetch(new Request(url, { method, body })).catch(() => null);
    if (!answer) return this.onerror();
    this.status = answer.status;
    this.responseText = await answer.text();
    this.onload();
  }
}

describe('import', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));

  const open = async (answer: Parameters<typeof fakeServer>[0][string]) => {
    server = fakeServer({ 'POST /api/user/import/': answer });
    const { user } = renderApp(<ImportCard />);
    const zip = new File(['PK'], 'copy.zip', { type: 'application/zip' });
    await user.upload(await screen.findByLabelText('ZIP file', { selector: 'input' }), zip);
    await user.click(await screen.findByRole('button', { name: 'Take it in' }));
  };

  it('says how many rows of each table came', async () => {
    await open({ status: 200, body: { imported: { fields: 2, animals: 0, 'farm-tasks': 14 } } });
    expect(await screen.findByText('Everything is here now.')).toBeDefined();
    expect(screen.getByText('Fields: 2')).toBeDefined();
    expect(screen.getByText('Tasks: 14')).toBeDefined();
    expect(screen.queryByText(/Animals/)).toBeNull();
  });

  it('says why nothing was taken', async () => {
    await open({
      status: 409,
      body: refusalOf({ non_field_errors: [failure('account_not_empty')] }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing was taken in.');
    expect(alert.textContent).toContain('Only an account without entries can take an archive');
  });
});

it('says when the archive did not arrive', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  server = fakeServer({ 'POST /api/user/import/': 'offline' });
  const { user } = renderApp(<ImportCard />);
  const zip = new File(['PK'], 'copy.zip', { type: 'application/zip' });
  await user.upload(await screen.findByLabelText('ZIP file', { selector: 'input' }), zip);
  await user.click(await screen.findByRole('button', { name: 'Take it in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was taken in.');
  expect(screen.getByRole('button', { name: 'Take it in' })).toBeDefined();
});

it('does not send an archive into the account of another farmer who signed in meanwhile', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const token = (sub: string, exp: number) => `x.${btoa(JSON.stringify({ sub, exp }))}.y`;
  keepTokens({ access: token('asha', 1), refresh: 'r' });
  server = fakeServer({
    'POST /api/user/token/refresh/': () => {
      clearSession();
      keepTokens({ access: token('balu', 4_000_000_000), refresh: 's' });
      return 'offline';
    },
    'POST /api/user/import/': { status: 200, body: { imported: {} } },
  });
  expect(await sendArchive(new File(['PK'], 'copy.zip'), () => undefined)).toMatchObject({
    error: { status: 'FETCH_ERROR' },
  });
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/user/token/refresh/']);
});

describe('deletion', () => {
  const open = async (handlers: Parameters<typeof fakeServer>[0]) => {
    server = fakeServer(handlers);
    const { user } = renderApp(<DeleteCard />);
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    return user;
  };

  it('says before typing that it needs a network, until there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({});
    const note = /^This needs a network/;
    const id = press('Delete for good').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toMatch(note);
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(note)).toBeNull();
  });

  it('needs the password and a confirmation', async () => {
    const user = await open({});
    await user.click(press('Delete for good'));
    expect(await screen.findByText('Password is required')).toBeDefined();
    expect(screen.getByText('Tick this box to go on')).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it('keeps the account after a wrong password and clears everything after the right one', async () => {
    let password = '';
    const user = await open({
      'POST /api/user/account/delete/': ({ body }) => {
        password = (body as { password: string }).password;
        return password === 'Sprout!2026'
          ? { status: 200, body: { msg: 'ok' } }
          : { status: 400, body: refusalOf({ password: [commonFailure('password_wrong')] }) };
      },
    });
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Delete for good'));
    expect(await screen.findByText('Password is incorrect.')).toBeDefined();
    expect(signedIn()).toBe(true);
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'Sprout!2026');
    await user.click(press('Delete for good'));
    await waitFor(() => expect(signedIn()).toBe(false));
  });

  it.each([
    [
      429,
      commonFailure('too_many_attempts', { retry_after: 60 }),
      'Too many attempts. Please wait a little and try again.',
    ],
    [401, commonFailure('unauthorized'), 'Please log in again.'],
  ])(
    'says %i in the language of the screen, not in the words of the server',
    async (status, why, text) => {
      const { problems } = refusalOf({ non_field_errors: [why] });
      const body = { errors: { non_field_errors: ['x'] }, problems };
      const user = await open({
        'POST /api/user/account/delete/': { status, body },
        'POST /api/user/token/refresh/': { status: 401, body: {} },
      });
      await user.type(screen.getByLabelText('Your password'), 'wrong');
      await user.click(screen.getByRole('checkbox'));
      await user.click(press('Delete for good'));
      expect((await screen.findByRole('alert')).textContent).toBe(text);
    },
  );
});
