import { failure } from '@ankur/contracts/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlace, placeState } from '../lib/place/place-store.ts';
import { Route, Routes } from '../lib/router/router.tsx';
import { keepTokens } from '../lib/session/tokens.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { refusalOf } from '../test/refusal.ts';
import { renderApp } from '../test/render.tsx';
import ProfileInputPage from './profile-input.page.tsx';
import ProfileViewPage from './profile-view.page.tsx';

const PROFILE = {
  email: 'asha@ankur.test',
  name: 'Asha Pawar',
  age: 42,
  contact: '9876543210',
  location: 'Wani, Yavatmal',
  land_size: 2.5,
  land_type: 'rainfed',
  crops: 'Cotton, Tur',
  livestock: '',
  fertilizers: 'DAP',
  pesticides: null,
  irrigation: 'drip',
  seed_brand: 'Mahabeej',
  annual_crops: 2,
  profile_picture: '/media/profile/a.webp',
  profile_picture_small: '/media/profile/a-small.webp',
  bio: null,
  post_count: 3,
  followers_count: 4,
  following_count: 5,
  language: 'en',
  updated_at: '2026-07-01T00:00:00.000Z',
};
const NOWHERE = { lat: null, lon: null, city: null, district: null, state: null, updated_at: null };
const NAMELESS = { ...PROFILE, name: null, profile_picture: null };
const GET = 'GET /api/user/profile/';
const POST = 'POST /api/user/profile-input/';
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());

function open(page: 'view' | 'input', handlers: Parameters<typeof fakeServer>[0]) {
  server = fakeServer({ 'GET /api/user/place/': { status: 200, body: NOWHERE }, ...handlers });
  return renderApp(
    <Routes>
      <Route path="/application/profile-view" element={<ProfileViewPage />} />
      <Route path="/application/profile-input" element={<ProfileInputPage />} />
    </Routes>,
    { at: `/application/profile-${page}` },
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('profile view', () => {
  it('lists blocked farmers until unblocked', async () => {
    let blocked = [{ user_id: 'u7', name: 'Ravi', profile_picture: null }];
    const { user } = open('view', {
      [GET]: { status: 200, body: PROFILE },
      'GET /api/user/blocked/': () => ({ status: 200, body: blocked }),
      'POST /api/user/farmers/u7/unblock/': () => {
        blocked = [];
        return answerTo('POST /api/user/farmers/u7/unblock/');
      },
    });
    const list = await screen.findByRole('region', { name: 'Blocked farmers' });
    await user.click(within(list).getByRole('button', { name: 'Unblock Ravi' }));
    await waitFor(() => expect(screen.queryByText('Ravi')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Blocked farmers' })).toBeNull();
  });

  it('shows the profile and caches it', async () => {
    open('view', { [GET]: { status: 200, body: PROFILE } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Asha Pawar' })).toBeDefined();
    const lines = within(screen.getByRole('region', { name: 'Details' }));
    for (const text of ['42', '2.5 acres', 'Rainfed', 'Drip', 'Cotton, Tur', 'Mahabeej']) {
      expect(lines.getByText(text)).toBeDefined();
    }
    expect(lines.queryByText('Pesticides')).toBeNull();
    expect(screen.getByText('Followers').nextSibling?.textContent).toBe('4');
    expect(localStorage.getItem('farmerName')).toBe('Asha Pawar');
    expect(JSON.parse(localStorage.getItem('farmerData') ?? '')).toEqual(PROFILE);
  });

  it('links each crop to its guide', async () => {
    const cotton = listedGuide('cotton', 'Cotton', { words: ['Cotton', 'Kapas'] });
    const tur = listedGuide('pigeonpea', 'Pigeonpea', { words: ['Tur', 'Arhar'] });
    open('view', {
      [GET]: { status: 200, body: { ...PROFILE, crops: 'kapas, Onion; Tur' } },
      'GET /api/crops/': { status: 200, body: [cotton, tur] },
    });
    const link = await screen.findByRole('link', { name: 'kapas' });
    expect(link.getAttribute('href')).toBe('/application/crops/cotton');
    expect(screen.getByRole('link', { name: 'Tur' }).getAttribute('href')).toBe(
      '/application/crops/pigeonpea',
    );
    expect(screen.queryByRole('link', { name: /Onion/ })).toBeNull();
    expect(link.closest('dd')?.textContent).toBe('kapas, Onion; Tur');
  });

  it('offers a refresh while there is no bio, and shows the loaded one', async () => {
    const answers = [PROFILE, { ...PROFILE, bio: 'Third generation.' }];
    const { user } = open('view', { [GET]: () => ({ status: 200, body: answers.shift() }) });
    await user.click(await screen.findByRole('button', { name: 'Refresh Profile' }));
    expect(await screen.findByText('Third generation.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refresh Profile' })).toBeNull();
  });

  it('redirects a farmer without a name to the form', async () => {
    open('view', { [GET]: { status: 200, body: NAMELESS } });
    expect(await heading('Edit Profile')).toBeDefined();
  });

  it('redirects a farmer whose picture fails to the form', async () => {
    open('view', { [GET]: { status: 200, body: PROFILE } });
    fireEvent.error(await screen.findByRole('img', { name: 'Profile picture of Asha Pawar' }));
    expect(await heading('Edit Profile')).toBeDefined();
  });

  it('asks before logging out', async () => {
    const { user } = open('view', {
      [GET]: { status: 200, body: PROFILE },
      'POST /api/user/logout/': { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm Logout' });
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('farmerData')).toBeNull();
  });

  it('shows the cached profile offline', async () => {
    localStorage.setItem('farmerData', JSON.stringify(PROFILE));
    open('view', { [GET]: 'offline' });
    expect(
      await screen.findByText('This is your profile as last seen on this device.'),
    ).toBeDefined();
    expect(screen.getByText('Mahabeej')).toBeDefined();
  });

  it('reports a failed load without cached data', async () => {
    open('view', { [GET]: { status: 500, body: {} } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
  });

  it.each(['view', 'input'] as const)(
    '%s says as offline what no network brought',
    async (page) => {
      open(page, { [GET]: 'offline' });
      const text = await screen.findByText(/could not be loaded/);
      expect(text.closest('[role]')?.getAttribute('role')).toBe('status');
    },
  );
});

describe('place of the farm', () => {
  it('is found by name and stored in the account and on this device', async () => {
    const wani = {
      lat: 20.06,
      lon: 78.95,
      city: 'Wani',
      district: 'Yavatmal',
      state: 'Maharashtra',
    };
    const { city: name, ...where } = wani;
    const stored = { ...wani, updated_at: '2026-07-01T00:00:00.000Z' };
    const found = { name, ...where };
    let place: object = NOWHERE;
    const { user } = open('view', {
      [GET]: { status: 200, body: PROFILE },
      'GET /api/user/place/': () => ({ status: 200, body: place }),
      'GET /api/geo/search/': { status: 200, body: [found] },
      'PUT /api/user/place/': () => {
        place = stored;
        return { status: 200, body: stored };
      },
    });
    expect(await screen.findByText('Not chosen yet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Choose place' }));
    await user.type(screen.getByLabelText('Village, town or district'), 'Wan');
    await user.click(await screen.findByRole('button', { name: 'Wani, Yavatmal, Maharashtra' }));
    expect(await screen.findByText('Wani, Yavatmal, Maharashtra')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls.find((call) => call.method === 'PUT')?.body).toEqual(wani);
    expect(placeState()).toMatchObject({ place: { city: 'Wani', source: 'profile' } });
    forgetPlace();
  });
});

describe('profile form', () => {
  const openForm = async (
    handlers: Parameters<typeof fakeServer>[0],
    profile: object = PROFILE,
  ) => {
    const { user } = open('input', { [GET]: { status: 200, body: profile }, ...handlers });
    await heading('Edit Profile');
    await screen.findByLabelText('Name');
    const retype = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      if (text) await user.type(screen.getByLabelText(label), text);
    };
    return { user, retype, save: () => screen.getByRole('button', { name: 'Save Profile' }) };
  };

  it('has three sections with the saved values', async () => {
    await openForm({});
    for (const name of ['Personal Information', 'Farm Details', 'Farming Practices']) {
      expect(screen.getByRole('region', { name })).toBeDefined();
    }
    expect((screen.getByLabelText('Land Size') as HTMLInputElement).step).toBe('0.1');
    expect((screen.getByLabelText('Land Size') as HTMLInputElement).value).toBe('2.5');
    expect((screen.getByLabelText('Land Type') as HTMLSelectElement).value).toBe('rainfed');
  });

  it.each([
    ['Name', 'R2D2', 'Name must be 2-50 characters and letters only'],
    ['Age', '17', 'Age must be between 18 and 120'],
    ['Contact', '12345', 'Phone number must be 10 digits'],
    ['Location', 'ab', 'Location must be at least 3 characters'],
    ['Land Size', '10001', 'Land size must be between 0 and 10,000 acres'],
    ['Crops', '', 'Please enter at least one crop'],
    ['Seed Brand', 'M', 'Seed brand must be at least 2 characters'],
    ['Annual Crops', '11', 'Crops per year must be between 1 and 10'],
  ])('refuses to save while %s is %j', async (label, wrong, message) => {
    const { retype, save } = await openForm({});
    const before = (screen.getByLabelText(label) as HTMLInputElement).value;
    await retype(label, wrong);
    expect(await screen.findByText(message)).toBeDefined();
    expect((save() as HTMLButtonElement).disabled).toBe(true);
    await retype(label, before);
    await waitFor(() => expect((save() as HTMLButtonElement).disabled).toBe(false));
  });

  it('saves all fields, and the picture only when a new one was chosen', async () => {
    let saved = false;
    const { user, retype, save } = await openForm(
      {
        [GET]: () => ({ status: 200, body: saved ? PROFILE : NAMELESS }),
        [POST]: () => {
          saved = true;
          return {
            status: 200,
            body: { msg: 'ok', profile_picture: null, updated_at: PROFILE.updated_at },
          };
        },
      },
      NAMELESS,
    );
    await retype('Name', 'Asha Pawar');
    await user.selectOptions(screen.getByLabelText('Irrigation'), 'Flood');
    await user.click(save());
    expect(await heading('My Profile')).toBeDefined();
    const form = server.calls.find((call) => call.method === 'POST')?.body as FormData;
    expect(Object.fromEntries(form)).toEqual({
      name: 'Asha Pawar',
      age: '42',
      contact: '9876543210',
      location: 'Wani, Yavatmal',
      bio: '',
      land_size: '2.5',
      land_type: 'rainfed',
      crops: 'Cotton, Tur',
      annual_crops: '2',
      livestock: '',
      irrigation: 'flood',
      seed_brand: 'Mahabeej',
      fertilizers: 'DAP',
      pesticides: '',
    });
  });

  it('validates a picture when chosen', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const { save } = await openForm({});
    const choose = (file: File) =>
      fireEvent.change(screen.getByLabelText('Profile Picture', { selector: 'input' }), {
        target: { files: [file] },
      });
    choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Please upload an image file')).toBeDefined();
    expect((save() as HTMLButtonElement).disabled).toBe(true);
    choose(new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('File size must be less than 5MB')).toBeDefined();
    choose(new File(['x'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect((save() as HTMLButtonElement).disabled).toBe(false));
  });

  it('makes a photograph smaller before the limit is applied to it', async () => {
    URL.createObjectURL = (file) => `blob:${(file as File).size}`;
    URL.revokeObjectURL = () => undefined;
    const close = () => undefined;
    vi.stubGlobal('createImageBitmap', async () => ({ width: 6000, height: 4000, close }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      ...{ fillRect: () => undefined, drawImage: () => undefined },
    } as unknown as RenderingContext);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob([new Uint8Array(90_000)], { type: 'image/jpeg' })),
    );
    const { save } = await openForm({});
    const large = new File([new Uint8Array(8 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Profile Picture', { selector: 'input' }), {
      target: { files: [large] },
    });
    await waitFor(() => expect(document.querySelector('img[src="blob:90000"]')).not.toBeNull());
    expect(screen.queryByText('File size must be less than 5MB')).toBeNull();
    expect((save() as HTMLButtonElement).disabled).toBe(false);
    vi.restoreAllMocks();
  });

  it.each([
    [
      'a refused picture',
      { status: 415, body: refusalOf({ profile_picture: [failure('photo_not_image')] }) },
      'Please upload a valid image file.',
    ],
    [
      'a refused field',
      { status: 400, body: refusalOf({ age: [failure('age_outside', { min: 18, max: 120 })] }) },
      'Age must be between 18 and 120',
    ],
    ['a fault of the server', { status: 500, body: {} }, 'An unexpected error occurred.'],
    ['no network', 'offline' as const, 'An unexpected error occurred.'],
  ])('keeps every word after %s', async (_what, answer, text) => {
    const { user, retype, save } = await openForm({ [POST]: answer });
    await retype('Seed Brand', 'Ajeet');
    await user.click(save());
    expect(await screen.findByText(text)).toBeDefined();
    expect((screen.getByLabelText('Seed Brand') as HTMLInputElement).value).toBe('Ajeet');
  });

  it('reports an ended session, and keeps its input', async () => {
    const { user, retype, save } = await openForm({
      [POST]: {
        status: 401,
        body: refusalOf({ non_field_errors: [failure('unauthorized')] }),
      },
      'POST /api/user/token/refresh/': { status: 401, body: {} },
    });
    await retype('Seed Brand', 'Ajeet');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unauthorized access. Please log in again.',
    );
    expect((screen.getByLabelText('Seed Brand') as HTMLInputElement).value).toBe('Ajeet');
  });
});
