import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import { irrigationFailure } from '@ankur/contracts/irrigation/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { forgetPlace, keepPlace, requestPlace } from '../../lib/place/place-store.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import hindi from '../../locales/hi/irrigation.json' with { type: 'json' };
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { listedGuide } from '../../test/listed-guide.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { IrrigationCard } from './irrigation-card.tsx';

const advice: IrrigationAdvice = {
  crop_type: 'Wheat',
  land_size: 2.25,
  date: todayLocal(),
  temperature: 21.4,
  humidity: 46,
  precipitation: 3.4,
  water_requirement: 298.53,
  suggestion: 'Irrigate within 3 days.',
  suggestion_code: 'irrigate-within-days',
  suggestion_values: { days: 3 },
  period_days: 7,
  daily: [
    {
      date: todayLocal(),
      et0: 3.1,
      kc: 1.15,
      etc: 3.6,
      percolation: 0,
      rain: 0.5,
      rain_probability: null,
      effective_rain: 0.5,
      need: 3.1,
      source: 'climate-normal',
    },
  ],
  method: 'penman-monteith',
  season: 'rabi',
  stage: 'mid-season',
  sowing_date: '2026-11-23',
  sowing_date_assumed: true,
  irrigation_method: 'flood',
  efficiency: 0.6,
  net_need_mm: 22.1,
  gross_need_mm: 36.9,
  stored_mm: 0,
  notes: ['climate-normals-used'],
  working: [
    { step: 'net', values: { netNeedMm: 22.1 } },
    { step: 'losses', values: { method: 'flood', efficiency: 0.6, grossNeedMm: 36.9 } },
  ],
  pump: { discharge_lps: 5, minutes: 160, minutes_per_day: [160] },
  place: { lat: 20.39, lon: 78.13, name: 'Yavatmal' },
  station: { name: 'Yavatmal', distance_km: 2 },
};

const ASK = 'POST /api/user/irrigation/';
let server: ReturnType<typeof fakeServer> | undefined;
beforeEach(() => keepPlace({ lat: 20.39, lon: 78.13, city: 'Yavatmal', source: 'device' }));
afterEach(() => {
  server?.restore();
  vi.unstubAllGlobals();
  forgetPlace();
});

async function fillAndSubmit(user: ReturnType<typeof renderApp>['user']) {
  await user.selectOptions(await screen.findByLabelText('Crop Type'), 'Wheat');
  await user.type(screen.getByLabelText(/Land Size/), '2');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

describe('the irrigation card', () => {
  it('asks with crop, land, date and place, and shows the answer, the pump time and the working', async () => {
    server = fakeServer({ [ASK]: { status: 200, body: advice } });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    expect(
      await screen.findByText('Irrigate within 3 days: 299 m³ over these seven days.'),
    ).toBeTruthy();
    expect(server.calls[0]?.body).toEqual({
      farmer: {
        crop_type: 'Wheat',
        land_size: 2,
        date: todayLocal(),
        sowing_date: null,
        lat: 20.39,
        lon: 78.13,
      },
    });
    expect(screen.getByText('298.53 m³')).toBeTruthy();
    expect(screen.getByText('2.25 acres')).toBeTruthy();
    expect(screen.getByText('Run the pump 2 h 40 min in all.')).toBeTruthy();
    await user.click(screen.getByText('Why this number'));
    expect(screen.getByText(/flood\) 60% reaches the roots: let out 36.9 mm/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Crop Type')).toBeTruthy();
  });

  it('links the crop to its guide', async () => {
    const wheat = listedGuide('wheat', 'Wheat', { keys: { irrigation: 'Wheat' } });
    server = fakeServer({
      [ASK]: { status: 200, body: advice },
      'GET /api/crops/': { status: 200, body: [wheat] },
    });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    const link = await screen.findByRole('link', { name: 'Wheat' });
    expect(link.getAttribute('href')).toBe('/application/crops/wheat');
  });

  it('has one date until the farmer enters the sowing date', async () => {
    const { user, container } = renderApp(<IrrigationCard />);
    await screen.findByLabelText('Crop Type');
    expect(container.querySelectorAll('input[type=date]')).toHaveLength(1);
    await user.click(screen.getByText('I know when I sowed'));
    const sown = await screen.findByLabelText('Sown On');
    fireEvent.change(sown, { target: { value: '2026-11-10' } });
    await user.click(screen.getByText('I know when I sowed'));
    await user.click(screen.getByText('I know when I sowed'));
    expect((await screen.findByLabelText<HTMLInputElement>('Sown On')).value).toBe('2026-11-10');
  });

  it('creates a task with the advice’s due date', async () => {
    server = fakeServer({
      [ASK]: { status: 200, body: advice },
      'POST /api/user/farm-tasks/': answerTo('POST /api/user/farm-tasks/'),
    });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'Make this a task' }));
    expect(
      (await screen.findByRole('button', { name: 'Task added' })).hasAttribute('disabled'),
    ).toBe(true);
    expect(
      server.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/farm-tasks/'))
        ?.body,
    ).toMatchObject({
      task_name: 'Water the Wheat',
      date: addLocalDays(todayLocal(), 2),
      priority: 'high',
    });
  });

  it('refuses a future watering, and reports a failed deletion', async () => {
    const row = { id: 'w1', crop_type: 'Wheat', date: todayLocal(), volume_m3: 12 };
    server = fakeServer({
      [ASK]: { status: 200, body: advice },
      'GET /api/user/irrigation/waterings/': { status: 200, body: [row] },
      'DELETE /api/user/irrigation/waterings/w1/': { status: 500, body: {} },
    });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'I have watered' }));
    const dialog = within(screen.getByRole('dialog'));
    const day = dialog.getByLabelText('Date');
    await user.clear(day);
    await user.type(day, addLocalDays(todayLocal(), 1));
    await user.type(dialog.getByLabelText('Pump hours'), '2');
    await user.click(dialog.getByRole('button', { name: 'Save watering' }));
    await dialog.findByText('Choose today or an earlier day');
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await user.click(await dialog.findByRole('button', { name: /Remove/ }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/could not be saved/);
  });

  it('stores a watering to the litre', async () => {
    const path = '/api/user/irrigation/waterings/';
    server = fakeServer({
      [ASK]: { status: 200, body: { ...advice, pump: null } },
      [`GET ${path}`]: { status: 200, body: [] },
      [`POST ${path}`]: answerTo(`POST ${path}`),
    });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'I have watered' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Water (m³)'), '12.345');
    await user.click(dialog.getByRole('button', { name: 'Save watering' }));
    const log = { crop_type: 'Wheat', date: todayLocal(), volume_m3: 12.345 };
    await waitFor(() =>
      expect(server?.calls.map(({ body }) => body)).toContainEqual({
        ...log,
        id: expect.any(String),
      }),
    );
  });

  it('asks which of two plantings of one crop was watered', async () => {
    const path = '/api/user/irrigation/waterings/';
    server = fakeServer({
      [ASK]: { status: 200, body: { ...advice, pump: null, sowing_date: '2026-11-20' } },
      [`GET ${path}`]: { status: 200, body: [] },
      [`POST ${path}`]: answerTo(`POST ${path}`),
    });
    const wheat = { crop: 'Wheat', acres: 2 } as const;
    const own = [
      { ...wheat, id: 'early', sownOn: '2026-11-02' },
      { ...wheat, id: 'late', sownOn: '2026-11-20' },
      { id: 'rice', crop: 'Rice', acres: 1, sownOn: '2026-07-01' },
    ] as const;
    const { user } = renderApp(<IrrigationCard own={own} />);
    await fillAndSubmit(user);
    await user.click(await screen.findByRole('button', { name: 'I have watered' }));
    const dialog = within(screen.getByRole('dialog'));
    const which = dialog.getByLabelText<HTMLSelectElement>('Which one was watered?');
    expect([...which.options].map(({ value }) => value)).toEqual(['early', 'late']);
    // The one that the advice was about stands first in hand.
    expect(which.value).toBe('late');
    await user.selectOptions(which, 'early');
    await user.type(dialog.getByLabelText('Water (m³)'), '10');
    await user.click(dialog.getByRole('button', { name: 'Save watering' }));
    await waitFor(() =>
      expect(server?.calls.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ planting: 'early', volume_m3: 10 }),
      ),
    );
  });

  it('asks at one press for a crop of the farm that the form has no place for', async () => {
    const path = '/api/user/irrigation/waterings/';
    server = fakeServer({
      [ASK]: {
        status: 200,
        body: { ...advice, crop_type: 'cotton', land_size: 0.5, planting: 'c', pump: null },
      },
      'GET /api/crops/': { status: 200, body: [listedGuide('cotton', 'Cotton')] },
      [`GET ${path}`]: { status: 200, body: [] },
      [`POST ${path}`]: answerTo(`POST ${path}`),
    });
    const own = [{ id: 'c', crop: 'cotton', acres: 0.5, sownOn: '2026-06-20' }];
    const { user } = renderApp(<IrrigationCard own={own} />);
    await user.click(await screen.findByRole('button', { name: /^Your Cotton, 0.5/ }));
    expect(await screen.findByRole('link', { name: 'Cotton' })).toBeTruthy();
    const asked = server.calls.find(({ method }) => method === 'POST')?.body;
    expect(asked).toMatchObject({
      farmer: { crop_type: 'cotton', land_size: 0.5, sowing_date: '2026-06-20', planting: 'c' },
    });
    await user.click(screen.getByRole('button', { name: 'I have watered' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Water (m³)'), '10');
    await user.click(dialog.getByRole('button', { name: 'Save watering' }));
    await waitFor(() =>
      expect(server?.calls.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ crop_type: 'cotton', planting: 'c', volume_m3: 10 }),
      ),
    );
  });

  it('reports every missing field without a request', async () => {
    server = fakeServer({});
    const { user } = renderApp(<IrrigationCard />);
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Crop type is required')).toBeTruthy();
    expect(screen.getByText('Land size is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Crop Type'));
    expect(server.calls).toEqual([]);
  });

  it('translates failures of the form and the server', async () => {
    await setLanguage('hi');
    try {
      server = fakeServer({
        [ASK]: {
          status: 400,
          body: refusalOf({ location: [irrigationFailure('field_place_far')] }),
        },
      });
      const { user } = renderApp(<IrrigationCard />);
      const submit = await screen.findByRole('button', { name: hindi.form.submit });
      await user.click(submit);
      expect(await screen.findByText(hindi.code.land_size_required)).toBeTruthy();
      await user.selectOptions(screen.getByLabelText(hindi.form.crop), 'Wheat');
      await user.type(screen.getByLabelText(hindi.form.land), '2');
      await user.click(submit);
      expect((await screen.findByRole('alert')).textContent).toBe(
        hindi.problem.refused + hindi.code.field_place_far,
      );
    } finally {
      await setLanguage('en');
    }
  });

  const fault = { errors: { non_field_errors: ['A fault (1f)'] } };
  it.each([
    [{ status: 500, body: fault } as const, 'Failed to fetch irrigation suggestions.'],
    ['offline' as const, 'An error occurred. Please try again.'],
  ])('keeps the form and says what failed: %j', async (answer, text) => {
    server = fakeServer({ [ASK]: answer });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>(/Land Size/).value).toBe('2');
  });

  it('accepts an answer with figures and text only', async () => {
    const { crop_type, land_size, date, temperature, humidity, precipitation } = advice;
    const figures = { crop_type, land_size, date, temperature, humidity, precipitation };
    const body = { ...figures, water_requirement: 1234.56, suggestion: 'Water in the evening.' };
    server = fakeServer({ [ASK]: { status: 200, body, unlike: 'a simpler server' } });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    await screen.findByText('Water in the evening.');
    screen.getByText('1,234.56 m³');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByLabelText('Crop Type')).toBeTruthy();
  });

  it('waits for the device’s position', async () => {
    forgetPlace();
    let found: PositionCallback = () => undefined;
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: (ok: PositionCallback) => (found = ok) },
    });
    server = fakeServer({ [ASK]: { status: 200, body: advice } });
    const { user } = renderApp(<IrrigationCard />);
    void requestPlace();
    await fillAndSubmit(user);
    const waiting = await screen.findByRole('button', { name: 'Submitting...' });
    expect(waiting.hasAttribute('disabled')).toBe(true);
    expect(server.calls).toEqual([]);
    found({ coords: { latitude: 18.5, longitude: 73.8 } } as GeolocationPosition);
    await screen.findByRole('button', { name: 'Reset' });
    expect(server.calls[0]?.body).toMatchObject({ farmer: { lat: 18.5, lon: 73.8 } });
  });

  it('sends empty coordinates when the place is unknown, with a note', async () => {
    forgetPlace();
    server = fakeServer({
      [ASK]: {
        status: 400,
        body: refusalOf({ location: [irrigationFailure('field_place_unknown')] }),
      },
    });
    const { user } = renderApp(<IrrigationCard />);
    await fillAndSubmit(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We do not know where your field is.');
    expect(server.calls[0]?.body).toMatchObject({ farmer: { lat: '', lon: '' } });
  });

  it('asks about an own crop with one click', async () => {
    server = fakeServer({ [ASK]: { status: 200, body: advice } });
    const own = [{ id: 'p', crop: 'Wheat', acres: 2, sownOn: '2026-11-12' }] as const;
    const { user } = renderApp(<IrrigationCard own={own} />);
    await user.click(await screen.findByRole('button', { name: /Your Wheat, 2 acres, sown/ }));
    await screen.findByRole('button', { name: 'Reset' });
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      farmer: { crop_type: 'Wheat', land_size: 2, sowing_date: '2026-11-12' },
    });
  });
});
