import { NOTICE_VERSION, PURPOSES, TRAINING_TEXT_VERSION } from '@ankur/contracts/privacy/rules';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOfScan } from '../../entities/farmer/gives-scans.ts';
import { forgetPlace, keepPlace } from '../../lib/place/place-store.ts';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { AccessCard } from './access-card.tsx';
import AgeCard from './age-card.tsx';
import { NoticeText } from './notice-text.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { TrainingConsent } from './training-consent.tsx';

const GET = 'GET /api/user/privacy/';
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const AT = '2026-11-20T06:00:00.000Z';
const agreed = { version: NOTICE_VERSION, agreed_at: AT, current: true };
const unshown = { version: null, agreed_at: AT, current: false };
const state = (notice: object, allowed = true, group: string | null = 'adult') => ({
  status: 200,
  body: {
    notice,
    sharing: { allowed, decided_at: allowed ? null : AT },
    training: { allowed: false, version: null, decided_at: null },
    age: { group, told_at: group && AT },
  },
});

const given = {
  status: 200,
  body: { ...state(agreed).body, training: { allowed: true, version: null, decided_at: AT } },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());
const press = (name: string) => screen.getByRole('button', { name });

describe('what the farmer decided', () => {
  it('is shown, and sharing is withdrawn and allowed again with one click each', async () => {
    let allowed = true;
    server = fakeServer({
      [GET]: () => state(agreed, allowed),
      'PUT /api/user/privacy/sharing/': ({ body }) => {
        allowed = (body as { allowed: boolean }).allowed;
        return state(agreed, allowed);
      },
    });
    const { user } = renderApp(<PrivacyCard />);
    expect(await screen.findByText(/You agreed to the notice of/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
    await user.click(press('Do not show me to others'));
    expect(await screen.findByText(/Other farmers do not see your profile/)).toBeDefined();
    await user.click(press('Show me to others again'));
    expect(await screen.findByText(/Other farmers see your profile/)).toBeDefined();
  });

  it('asks for agreement to a new or changed notice', async () => {
    let notice: object = unshown;
    server = fakeServer({
      [GET]: () => state(notice),
      'PUT /api/user/privacy/notice/': ({ body }) => {
        expect(body).toEqual({ version: NOTICE_VERSION });
        notice = agreed;
        return state(notice);
      },
    });
    const { user } = renderApp(<PrivacyCard />);
    expect(await screen.findByText(/You agreed to the terms on/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read the notice' }).getAttribute('href')).toBe(
      '/terms#notice',
    );
    await user.click(press('I agree'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull());
  });

  it('stops giving scans on this device at once when that is said without a network', async () => {
    signIn();
    server = fakeServer({ [GET]: given, 'PUT /api/user/privacy/training/': 'offline' });
    keepPlace({ lat: 20.38, lon: 78.12, city: 'Wani', source: 'chosen' });
    const { user } = renderApp(<TrainingConsent />);
    const box = await screen.findByRole('checkbox', { checked: true });
    await waitFor(() => expect(placeOfScan().lat).toBe(20.4));
    await user.click(box);
    expect(placeOfScan().lat).toBeNull();
    expect(await screen.findByRole('checkbox', { checked: false })).toBeDefined();
    expect(await screen.findByText('Waiting to be sent')).toBeDefined();
    expect(placeOfScan().lat).toBeNull();
    forgetPlace();
  });

  it('gives scans for training only when ticked, and not any more when unticked', async () => {
    let training = {
      allowed: false,
      version: null as string | null,
      decided_at: null as string | null,
    };
    const bodies: unknown[] = [];
    const answer = () => ({ status: 200, body: { ...state(agreed).body, training } });
    server = fakeServer({
      [GET]: answer,
      'PUT /api/user/privacy/training/': ({ body }) => {
        bodies.push(body);
        const { allowed } = body as { allowed: boolean };
        training = { allowed, version: TRAINING_TEXT_VERSION, decided_at: AT };
        return answer();
      },
    });
    keepPlace({ lat: 20.4321, lon: 78.16, city: 'Yavatmal', source: 'chosen' });
    const { user } = renderApp(<TrainingConsent />);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /My kept scans/ });
    expect(box.checked).toBe(false);
    expect(placeOfScan()).toEqual({ lat: null, lon: null });
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(screen.getByText(/^Since/)).toBeDefined();
    expect(placeOfScan()).toEqual({ lat: 20.4, lon: 78.2 });
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(placeOfScan()).toEqual({ lat: null, lon: null });
    const version = TRAINING_TEXT_VERSION;
    expect(bodies).toEqual([
      { allowed: true, version },
      { allowed: false, version },
    ]);
    forgetPlace();
  });

  it('reports failures to load and to save', async () => {
    server = fakeServer({ [GET]: { status: 500, body: {} } });
    const { unmount } = renderApp(<PrivacyCard />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    unmount();
    server.restore();
    server = fakeServer({
      [GET]: state(agreed),
      'PUT /api/user/privacy/sharing/': { status: 500, body: {} },
    });
    const { user } = renderApp(<PrivacyCard />);
    await user.click(await screen.findByRole('button', { name: 'Do not show me to others' }));
    expect((await screen.findByRole('alert')).textContent).toContain('did not work');
  });
});

describe('age', () => {
  const PUT = 'PUT /api/user/privacy/age/';

  it('is asked on the home page until answered', async () => {
    let group: string | null = null;
    server = fakeServer({
      [GET]: () => state(agreed, true, group),
      [PUT]: ({ body }) => {
        group = (body as { group: string }).group;
        return state(agreed, true, group);
      },
    });
    const { user, container } = renderApp(<AgeCard />);
    expect(await screen.findByRole('region', { name: 'How old are you?' })).toBeDefined();
    await user.click(press('18 or older'));
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    expect(group).toBe('adult');
  });

  it('is shown in the account and can be corrected', async () => {
    let group = 'minor';
    server = fakeServer({
      [GET]: () => state(agreed, true, group),
      [PUT]: ({ body }) => {
        group = (body as { group: string }).group;
        return state(agreed, true, group);
      },
    });
    const { user } = renderApp(<PrivacyCard />);
    expect(await screen.findByText(/You are under 18/)).toBeDefined();
    await user.click(press('I am 18 now'));
    expect(await screen.findByText('You are 18 or older.')).toBeDefined();
  });
});

describe('accesses to my data', () => {
  const LOG = 'GET /api/user/access-log/';
  const entry = { id: '1', name: 'Kiran Rao', roles: ['moderator'], what: 'posts', seen_at: AT };

  it('is listed with name, role and object', async () => {
    const gone = { ...entry, id: '2', name: null, what: 'account' };
    server = fakeServer({ [LOG]: { status: 200, body: [entry, gone] } });
    renderApp(<AccessCard />);
    expect(await screen.findByText('Kiran Rao · Moderator')).toBeDefined();
    expect(screen.getByText('Posts and reels')).toBeDefined();
    expect(screen.getByText('An account that is gone · Moderator')).toBeDefined();
  });

  it('shows the empty state and failures', async () => {
    server = fakeServer({ [LOG]: { status: 200, body: [] } });
    const { unmount } = renderApp(<AccessCard />);
    expect(await screen.findByText('Nobody has looked.')).toBeDefined();
    unmount();
    server.restore();
    server = fakeServer({ [LOG]: { status: 500, body: {} } });
    const failed = renderApp(<AccessCard />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    failed.unmount();
    server.restore();
    server = fakeServer({ [LOG]: 'offline' });
    renderApp(<AccessCard />);
    await screen.findByText(/could not be loaded/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the notice', () => {
  const OPERATOR = 'GET /api/privacy/notice/';
  const operator = (name: string | null, email: string | null, phone: string | null) => ({
    status: 200,
    body: {
      version: NOTICE_VERSION,
      operator: { name, grievance_email: email, grievance_phone: phone },
    },
  });

  it('contains each purpose, the rights and the operator’s contact', async () => {
    server = fakeServer({
      [OPERATOR]: operator('Wani Cooperative', 'help@wani.example', '+91 7239 225 000'),
    });
    renderApp(<NoticeText />);
    expect(await screen.findAllByRole('term')).toHaveLength(PURPOSES.length);
    expect(await screen.findByText('Wani Cooperative')).toBeDefined();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('help@wani.example')).toBe('mailto:help@wani.example');
    expect(href('+91 7239 225 000')).toBe('tel:+917239225000');
    expect(screen.getByText(/Data Protection Board/)).toBeDefined();
  });

  it('mentions a missing contact of the operator', async () => {
    server = fakeServer({ [OPERATOR]: operator(null, null, null) });
    renderApp(<NoticeText />);
    expect(await screen.findByText(/has not given a contact/)).toBeDefined();
  });

  it('is in the sign-up form, reachable by keyboard', async () => {
    server = fakeServer({});
    const { user } = renderApp(<SignUpNotice />);
    const region = await screen.findByRole('region', { name: 'Privacy notice' });
    await user.tab();
    expect(document.activeElement).toBe(region);
  });
});
