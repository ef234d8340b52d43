import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot, takeOver } from '../lib/outbox/outbox.ts';
import { aWrite } from '../lib/outbox/test/a-write.ts';
import { write } from '../lib/outbox/write.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import OutboxPage from './outbox.page.tsx';

const REFUSED = {
  status: 400,
  body: {
    errors: { name: ['Name is required'] },
    problems: [{ field: 'name', code: 'farm_name_required', params: {} }],
  },
};
const FIELD = {
  ...{ id: 'w1', name: 'River', area: 2, area_unit: 'acre', area_state: null, area_acres: 2 },
  ...{ soil: null, irrigation: null, location: null, boundary: null, boundary_accuracy_m: null },
  ...{ boundary_acres: null, boundary_error_acres: null, updated_at: '2026-11-20T06:00:00.000Z' },
};

beforeEach(() => signIn());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens a refused field in its form with what was typed and why, and sends it as it is changed', async () => {
  let answer: typeof REFUSED | { status: number; body: object } = REFUSED;
  const { calls } = fakeServer({ 'POST /api/user/fields/': () => answer });
  const { user } = renderApp(<OutboxPage />);
  const row = { ...FIELD, name: '', updated_at: '' };
  await write(
    aWrite({
      what: 'field',
      row,
      request: {
        ...{ method: 'POST', url: '/api/user/fields/', auth: 'required' },
        body: { json: { id: 'w1', name: '', area: 2, area_unit: 'acre' } },
      },
    }),
    undefined,
    'none',
  );
  await takeOver();
  await user.click(await screen.findByRole('button', { name: 'Look and change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fields' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  expect((dialog.getByLabelText('Area') as HTMLInputElement).value).toBe('2');
  await user.type(dialog.getByLabelText('Name of the field'), 'River');
  answer = { status: 201, body: FIELD };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    ...{ id: 'w1', name: 'River', area: 2 },
  });
});

const BAD_PHOTO = {
  status: 415,
  body: {
    errors: { image: ['Please upload a valid image file.'] },
    problems: [{ field: 'image', code: 'photo_not_image', params: {} }],
  },
};
const SCAN = {
  ...{ id: 'w1', label: 'Tomato___Early_blight', crop: 'Tomato', verdict: 'diseased' },
  ...{ severity: 'Medium', confidence: 0.9 },
};

/** A photograph that waits, with the texts of its form. */
const aPhoto = (what: string, url: string, texts: Record<string, unknown>) =>
  aWrite({
    what,
    row: { ...texts, id: 'w1' },
    request: {
      ...{ method: 'POST', url, auth: 'required' },
      body: {
        form: [
          ...Object.entries(texts).map(([name, text]) => ({ name, text: String(text) })),
          { name: 'image', file: 'w1/0', fileName: 'leaf.jpg' },
        ],
      },
    },
  });

it.each([
  ['scan', '/api/user/scans/', SCAN, 'Leaf scan'],
  ['farmPicture', '/api/user/farm-pictures/field/f/', {}, 'Farm picture'],
  ['lossPhoto', '/api/user/losses/l/photos/', {}, 'Photograph of a loss'],
])(
  'opens a refused photograph (%s), and sends another in its place',
  async (what, url, texts, title) => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
    const append = vi.spyOn(FormData.prototype, 'append');
    let answer: ReturnType<typeof answerTo> | typeof BAD_PHOTO = BAD_PHOTO;
    fakeServer({ [`POST ${url}`]: () => answer });
    const { user } = renderApp(<OutboxPage />);
    const broken = new File(['?'], 'leaf.jpg', { type: 'image/jpeg' });
    await write(aPhoto(what, url, texts), new Map([['w1/0', broken]]), 'none');
    await takeOver();
    await user.click(await screen.findByRole('button', { name: 'Look and change' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText('Please upload a valid image file.')).toBeTruthy();
    const leaf = new File(['leaf'], 'other.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.getByLabelText('Another picture', { selector: 'input' }), leaf);
    if (what === 'scan') {
      expect(dialog.getByRole('radio', { name: 'Tomato' })).toHaveProperty('checked', true);
      await user.click(dialog.getByRole('radio', { name: 'Potato' }));
    }
    answer = answerTo(`POST ${url}`);
    append.mockClear();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
    const sent = append.mock.calls.map(([name, value]) => [name, value]);
    expect(sent).toContainEqual(['image', leaf]);
    if (what === 'scan')
      expect(sent).toEqual(
        expect.arrayContaining([
          ['crop', 'Potato'],
          ['label', ''],
        ]),
      );
  },
);

it.each([
  [
    'posts',
    '/api/user/posts/',
    { description: 'Bollworm' },
    { photo: 'Photo', words: 'Description', field: 'description', all: 'Bollworm in my cotton' },
  ],
  [
    'request',
    '/api/user/expert-requests/',
    { field_of_expertise: 'crop_diseases', language: 'english', query: 'Which worm' },
    {
      photo: 'Photo (if it helps)',
      words: 'Query',
      field: 'query',
      all: 'Which worm in my cotton',
    },
  ],
])(
  'opens a refused %s with its photograph and words, and sends another photograph in its place',
  async (what, url, texts, { photo, words, field, all }) => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
    const append = vi.spyOn(FormData.prototype, 'append');
    let answer: ReturnType<typeof answerTo> | typeof BAD_PHOTO = BAD_PHOTO;
    fakeServer({ [`POST ${url}`]: () => answer });
    const { user } = renderApp(<OutboxPage />);
    const broken = new File(['?'], 'leaf.jpg', { type: 'image/jpeg' });
    await write(aPhoto(what, url, texts), new Map([['w1/0', broken]]), 'none');
    await takeOver();
    await user.click(await screen.findByRole('button', { name: 'Look and change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Please upload a valid image file.')).toBeTruthy();
    const leaf = new File(['leaf'], 'other.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.getByLabelText(photo, { selector: 'input' }), leaf);
    await user.type(dialog.getByLabelText(words), ' in my cotton');
    answer = answerTo(`POST ${url}`);
    append.mockClear();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
    const sent = append.mock.calls.map(([name, value]) => [name, value]);
    expect(sent).toContainEqual(['image', leaf]);
    expect(sent).toContainEqual([field, all]);
  },
);

it('asks for no photograph of a question that was sent without one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp(<OutboxPage />);
  const { request } = aWrite();
  const body = { json: { id: 'w1', query: 'Which worm' } };
  const url = '/api/user/expert-requests/';
  await write(aWrite({ what: 'request', request: { ...request, url, body } }));
  await user.click(await screen.findByRole('button', { name: 'Look and change' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText('Query')).toHaveProperty('value', 'Which worm');
  expect(dialog.queryByLabelText(/^Photo/)).toBeNull();
});

it('keeps no watering that the server would refuse', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp(<OutboxPage />);
  const json = { id: 'w1', crop_type: 'wheat', date: '2026-11-20', volume_m3: 3 };
  const request = { ...aWrite().request, url: '/api/user/irrigation/waterings/', body: { json } };
  await write(aWrite({ what: 'watering', row: json, request }));
  await user.click(await screen.findByRole('button', { name: 'Look and change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const volume = await dialog.findByRole('spinbutton');
  await user.type(volume, '0000000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/1,00,00,000/)).toBeTruthy();
  expect(currentSnapshot().records).toMatchObject([{ row: { volume_m3: 3 } }]);
  await user.type(volume, '{Backspace}{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(currentSnapshot().records).toMatchObject([{ row: { volume_m3: 300_000 } }]),
  );
});

it.each([
  ['profile', 'change', '/api/user/profile/', '/application/profile-input'],
  ['pump', 'set', '/api/user/pump/', '/application/dashboard'],
  ['milkRates', 'set', '/api/user/animals/milk-rates/', '/application/farm'],
  ['vote', 'set', '/api/user/posts/p1/vote/', '/application/community'],
  ['vote', 'set', '/api/user/reels/r1/vote/', '/application/agriloop'],
  ['block', 'set', '/api/user/blocked/u1/', '/application/profile-view'],
  ['field', 'remove', '/api/user/fields/f1/', '/application/farm'],
] as const)(
  'leads from a %s (%s of %s) to where it stands',
  async (what, kind, url, screenPath) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp(<OutboxPage />);
    const { request } = aWrite();
    await write(aWrite({ what, kind, request: { ...request, url } }));
    const link = await screen.findByRole('link', { name: 'Look and change' });
    expect(link.getAttribute('href')).toBe(screenPath);
  },
);

it('holds a write until the phone is on Wi-Fi, and lets it go', async () => {
  const line = Object.assign(new EventTarget(), { type: 'cellular' });
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: line } }));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls } = fakeServer({ 'POST /api/user/fields/': { status: 201, body: FIELD } });
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  const { user } = renderApp(<OutboxPage />);
  const request = { method: 'POST', url: '/api/user/fields/', auth: 'required' } as const;
  const body = { json: { id: 'w1', name: 'River', area: 2, area_unit: 'acre' } };
  await write(aWrite({ what: 'field', row: FIELD, request: { ...request, body } }));
  await user.click(await screen.findByRole('button', { name: 'Wait for Wi-Fi' }));
  expect(await screen.findByText(/Waits for Wi-Fi/)).toBeTruthy();
  online.mockReturnValue(true);
  await takeOver();
  expect([sent(), currentSnapshot().records.length]).toEqual([0, 1]);
  // On Wi-Fi it goes by itself.
  line.type = 'wifi';
  await takeOver();
  expect([sent(), currentSnapshot().records.length]).toEqual([1, 0]);
});

it('sends a held write over the mobile network when the farmer lets it go', async () => {
  const line = Object.assign(new EventTarget(), { type: 'cellular' });
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: line } }));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeServer({ 'POST /api/user/fields/': { status: 201, body: FIELD } });
  const { user } = renderApp(<OutboxPage />);
  const request = { method: 'POST', url: '/api/user/fields/', auth: 'required' } as const;
  const body = { json: { id: 'w1', name: 'River', area: 2, area_unit: 'acre' } };
  await write(aWrite({ what: 'field', row: FIELD, request: { ...request, body } }));
  await user.click(await screen.findByRole('button', { name: 'Wait for Wi-Fi' }));
  online.mockReturnValue(true);
  await user.click(await screen.findByRole('button', { name: 'Do not wait for Wi-Fi' }));
  expect(await screen.findByText('Everything has been sent.')).toBeTruthy();
});

it('has no button for Wi-Fi where the browser cannot tell it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp(<OutboxPage />);
  await write(aWrite({ what: 'field', row: FIELD }));
  expect(await screen.findByRole('button', { name: 'Send now' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wait for Wi-Fi' })).toBeNull();
});
