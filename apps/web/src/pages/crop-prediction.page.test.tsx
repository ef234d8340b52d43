import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { forgetPlace, keepPlace } from '../lib/place/place-store.ts';
import hindi from '../locales/hi/crop-prediction.json' with { type: 'json' };
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import CropPredictionPage from './crop-prediction.page.tsx';

const POSITIVE = 'Invalid input. Must be a positive number.';
const advice = (crop: string, changes: object = {}) => ({
  crop,
  fits: [{ value: 'ph', given: 6.4, verdict: 'good', optimum_from: 5.5, optimum_to: 7 }],
  season: { kind: 'sown', season: 'kharif', from: '2027-06-15', to: '2027-07-31', open: false },
  usual_here: true,
  water_mm: 620,
  commodity: 'Paddy(Common)',
  support_prices: [{ price: 2441, variety: 'Common', season: 'KMS 2026-27' }],
  ...changes,
});
const ANSWERS = {
  'POST /api/crop/predict/': {
    status: 200,
    body: {
      status: 'success',
      predictions: [
        ['rice', 0.912],
        ['jute', 0.05],
      ],
    },
  },
  'POST /api/crop/advice/': {
    status: 200,
    body: {
      out_of_range: [{ value: 'rainfall', seen_from: 20, seen_to: 299 }],
      state: 'Punjab',
      crops: [advice('rice'), advice('jute', { usual_here: false })],
      also_suits: [{ ...advice('wheat'), suitability: 0.9 }],
    },
  },
} as const;

const price = (sample: boolean) =>
  answerTo('GET /api/market/prices/', {
    records: [{ commodity: 'Wheat', modal_price: 2310 }],
    as_of: '2025-02-19',
    sample,
  });

let server: ReturnType<typeof fakeServer> | undefined;
afterEach(() => {
  server?.restore();
  forgetPlace();
});

const LABELS = {
  'Nitrogen (N)': '80',
  'Phosphorus (P)': '48',
  'Potassium (K)': '40',
  Temperature: '24',
  Humidity: '82',
  pH: '6.4',
  Rainfall: '310',
};
type User = ReturnType<typeof renderApp>['user'];

async function fillAll(user: User, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...LABELS, ...changes })) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, value);
  }
}
const numberIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).valueAsNumber;
const submit = () => screen.getByRole('button', { name: /Predict/ });

describe('crop prediction page', () => {
  it('sends exactly the seven numbers and shows a card per crop', async () => {
    server = fakeServer(ANSWERS);
    const { user } = renderApp(<CropPredictionPage />);
    await fillAll(user);
    await user.click(submit());
    const card = await screen.findByRole('region', { name: 'Crops for your field' });
    expect(await within(card).findByText('91.2%')).toBeTruthy();
    expect(within(card).getByRole('heading', { name: 'Rice' })).toBeTruthy();
    expect(server.calls[0]?.body).toEqual({
      n: 80,
      p: 48,
      k: 40,
      temperature: 24,
      humidity: 82,
      ph: 6.4,
      rainfall: 310,
    });
    expect(server.calls[0]?.authorization).toBeNull();
    expect(await within(card).findByText(/Less certain: Rainfall/)).toBeTruthy();
    expect(within(card).getByText('Not usually grown in Punjab')).toBeTruthy();
    expect(within(card).getAllByText(/₹2,441\.00 a quintal \(Common/)[0]).toBeTruthy();
    const also = screen.getByRole('region', { name: 'Also suits' });
    expect(within(also).getByRole('heading', { name: 'Wheat' })).toBeTruthy();
  });

  it('links a suggested crop to its guide', async () => {
    const guides = [
      listedGuide('rice', 'Rice', { keys: { suggestion: 'rice' } }),
      listedGuide('wheat', 'Wheat', { keys: { range: 'wheat' } }),
    ];
    server = fakeServer({ ...ANSWERS, 'GET /api/crops/': { status: 200, body: guides } });
    const { user } = renderApp(<CropPredictionPage />);
    expect(await screen.findByRole('link', { name: 'How to grow my crop' })).toBeTruthy();
    await fillAll(user);
    await user.click(submit());
    const rice = await screen.findByRole('link', { name: 'Rice' });
    expect(rice.getAttribute('href')).toBe('/application/crops/rice');
    expect(await screen.findByRole('link', { name: 'Wheat' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Jute' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Jute' })).toBeNull();
  });

  it('shows the last mandi price on every card, labelling samples', async () => {
    const advised = ANSWERS['POST /api/crop/advice/'].body;
    const also = [{ ...advice('wheat', { commodity: 'Wheat' }), suitability: 0.9 }];
    server = fakeServer({
      ...ANSWERS,
      'POST /api/crop/advice/': { status: 200, body: { ...advised, also_suits: also } },
      'GET /api/market/prices/?commodity=Paddy%28Common%29&state=Punjab': price(false),
      'GET /api/market/prices/?commodity=Wheat&state=Punjab': price(true),
    });
    const { user } = renderApp(<CropPredictionPage />);
    await fillAll(user);
    await user.click(submit());
    const also_suits = await screen.findByRole('region', { name: 'Also suits' });
    expect(await within(also_suits).findByText(/Last mandi price in Punjab: ₹2,310/)).toBeTruthy();
    expect(within(also_suits).getByText('sample, 19 February 2025')).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Crops for your field' });
    expect((await within(card).findAllByText(/Last mandi price/)).length).toBe(2);
    expect(within(card).queryByText(/sample/)).toBeNull();
  });

  it('translates state, variety and season', async () => {
    await setLanguage('hi');
    try {
      server = fakeServer({ ...ANSWERS, 'GET /api/market/prices/': price(false) });
      const { user } = renderApp(<CropPredictionPage />);
      const { n, p, k, temperature, humidity, ph, rainfall } = hindi.form;
      const values = Object.values(LABELS);
      for (const [index, label] of [n, p, k, temperature, humidity, ph, rainfall].entries())
        await user.type(await screen.findByLabelText(label), values[index] ?? '');
      await user.click(screen.getByRole('button', { name: hindi.form.submit }));
      const card = await screen.findByRole('region', { name: hindi.result.title });
      expect((await within(card).findAllByText(/^पंजाब में पिछला मंडी भाव/)).length).toBe(2);
      expect(within(card).getByText('पंजाब में आमतौर पर नहीं उगाई जाती')).toBeTruthy();
      expect(within(card).getAllByText(/\(सामान्य, खरीफ बिक्री सीज़न 2026-27\)/)[0]).toBeTruthy();
    } finally {
      await setLanguage('en');
    }
  });

  it('reports missing reasons, still warns of unusual values, and retries', async () => {
    let asked = 0;
    server = fakeServer({
      ...ANSWERS,
      'POST /api/crop/advice/': () => {
        asked += 1;
        return asked === 1 ? 'offline' : ANSWERS['POST /api/crop/advice/'];
      },
    });
    const { user } = renderApp(<CropPredictionPage />);
    await fillAll(user);
    await user.click(submit());
    const card = await screen.findByRole('region', { name: 'Crops for your field' });
    expect(await within(card).findByText(/Why each crop suits your field/)).toBeTruthy();
    expect(within(card).getByText(/Less certain: Rainfall/)).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText('Not usually grown in Punjab')).toBeTruthy();
    expect(within(card).queryByText(/Why each crop suits your field/)).toBeNull();
  });

  it('disables the button while a value is invalid', async () => {
    server = fakeServer(ANSWERS);
    const { user } = renderApp(<CropPredictionPage />);
    await fillAll(user, { 'Nitrogen (N)': '-3', pH: '14.5' });
    expect(await screen.findByText(POSITIVE)).toBeTruthy();
    expect(screen.getByText('pH value must be between 0 and 14.')).toBeTruthy();
    expect(submit().hasAttribute('disabled')).toBe(true);
    await fillAll(user);
    await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false));
    expect(screen.queryByText(POSITIVE)).toBeNull();
  });

  it('requires every field', async () => {
    server = fakeServer(ANSWERS);
    const { user } = renderApp(<CropPredictionPage />);
    await user.click(await screen.findByRole('button', { name: /Predict/ }));
    expect(await screen.findAllByText(POSITIVE)).toHaveLength(7);
    expect(submit().hasAttribute('disabled')).toBe(true);
    expect(server.calls).toEqual([]);
  });

  it('offers without an answer to work it out on the phone, by the server’s own model', async () => {
    fakeServer({ 'POST /api/crop/predict/': 'offline', 'POST /api/crop/advice/': 'offline' });
    const { user } = renderApp(<CropPredictionPage />);
    await fillAll(user);
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Work it out on this phone' }));
    expect(await screen.findByRole('region', { name: 'Crops for your field' })).toBeTruthy();
    expect(screen.getByText(/Worked out on this phone without a network/)).toBeTruthy();
    expect(screen.queryByText(/Failed to connect/)).toBeNull();
  });

  it.each([
    ['offline' as const, 'Failed to connect to the prediction service. Please try again later.'],
    [{ status: 500, body: {} }, 'An error occurred while predicting crops'],
    [
      {
        status: 400,
        body: { status: 'error', message: 'Model is resting' },
        unlike: 'an earlier version',
      },
      'Model is resting',
    ],
    [
      {
        status: 200,
        body: { status: 'error', message: 'No model' },
        unlike: 'a refusal as success',
      },
      'No model',
    ],
  ])('says what went wrong (%j) and keeps the form', async (answer, text) => {
    server = fakeServer({ ...ANSWERS, 'POST /api/crop/predict/': answer });
    const { user } = renderApp(<CropPredictionPage />);
    await fillAll(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(numberIn('Rainfall')).toBe(310);
  });

  it('converts the Soil Health Card and fills the weather of the place, labelled', async () => {
    keepPlace({ lat: 20.4, lon: 78.1, city: 'Yavatmal', source: 'chosen' });
    server = fakeServer({
      'GET /api/crop/defaults/': {
        status: 200,
        body: {
          state: 'Maharashtra',
          district: 'Yavatmal',
          season: 'rabi',
          dose_area: 'state',
          n: 40,
          p: 50,
          k: 30,
          temperature: 23.4,
          humidity: 48,
          rainfall: 12,
          station: { name: 'Yeotmal', distance_km: 4.2 },
        },
      },
    });
    const { user } = renderApp(<CropPredictionPage />);
    await user.click(await screen.findByRole('button', { name: /Soil Health Card/ }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByText('mg/kg (ppm)'));
    await user.type(within(dialog).getByLabelText('Nitrogen (N)'), '100');
    await user.type(within(dialog).getByLabelText('Phosphorus (P)'), '10');
    await user.type(within(dialog).getByLabelText('Potassium (K)'), '50');
    expect(within(dialog).getByText(/224 kg\/ha: low/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Use these values' }));
    expect(numberIn('Nitrogen (N)')).toBe(224);
    await user.click(screen.getByRole('button', { name: 'Fill the weather of my place' }));
    expect(await screen.findByText(/rabi season at Yavatmal, Maharashtra/)).toBeTruthy();
    expect(numberIn('Temperature')).toBe(23.4);
    await user.click(screen.getByRole('button', { name: /I don't know/ }));
    expect(
      await screen.findByText(/crops of the rabi season in Maharashtra\. They are/),
    ).toBeTruthy();
    expect(screen.getByText(/not a test of your soil/)).toBeTruthy();
    expect(numberIn('Nitrogen (N)')).toBe(40);
  });
});
