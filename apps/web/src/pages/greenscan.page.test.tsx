import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import GreenscanPage from './greenscan.page.tsx';

const leaf = (name = 'leaf.jpg') => new File(['not really pixels'], name, { type: 'image/jpeg' });
const SICK = {
  disease: 'Early blight',
  severity: 'Medium',
  severity_basis: 'symptom-area',
  symptom_share: 0.18,
  recommendations: ['Stake the plants', 'Spray with care'],
  crop: 'Tomato',
  confidence: 0.91,
  label: 'Tomato___Early_blight',
  verdict: 'diseased',
  candidates: [
    { label: 'Tomato___Early_blight', probability: 0.91 },
    { label: 'Tomato___Target_spot', probability: 0.05 },
    { label: 'Tomato___Late_blight', probability: 0.02 },
  ],
  photo_problems: [[]],
  accuracy: {
    crop: 'Tomato',
    field: { n: 42, accuracy: 0.81, low: 0.67, high: 0.9 },
    lab: null,
  },
  model: '1.0.0',
};
const UNSURE = { ...SICK, disease: 'Not sure', label: null, verdict: 'not-sure', confidence: 0.2 };

let server: ReturnType<typeof fakeServer>;
let analyses = 0;
/** Fakes the analysis: its multipart form cannot be read back in jsdom. */
const serve = (analysis: object | 'offline', status = 200) => {
  server = fakeServer({ 'GET /api/user/scans/': { status: 200, body: [] } });
  const others = globalThis.fetch;
  analyses = 0;
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (!input.url.endsWith('/api/greenscan/analyze/')) return others(input, init);
    analyses += 1;
    expect(input.headers.get('authorization')).toBeNull();
    if (analysis === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(analysis, { status });
  });
};
beforeEach(() => serve({ analysis: SICK }));
afterEach(async () => {
  server.restore();
  vi.restoreAllMocks();
  await setLanguage('en');
});

async function openPage() {
  const view = renderApp(<GreenscanPage />);
  // A file field without `accept`, like a drop.
  const user = userEvent.setup({ applyAccept: false });
  const field = await screen.findByLabelText<HTMLInputElement>('Upload Image');
  return { ...view, user, field };
}
const predict = () => screen.getByRole('button', { name: 'Predict Disease' });

describe('greenscan page', () => {
  it('asks for a photograph first', async () => {
    const { user } = await openPage();
    await user.click(predict());
    expect(await screen.findByText('Please upload an image first')).toBeTruthy();
    expect(document.activeElement?.getAttribute('type')).toBe('file');
    expect(analyses).toBe(0);
  });

  it.each([
    ['Wheat', 'Wheat'],
    ['Papaya', "I don't know"],
  ])('begins with the crop of the address: %s', async (given, chosen) => {
    renderApp(<GreenscanPage />, { at: `/application/greenscan?crop=${given}` });
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: chosen });
    expect(radio.checked).toBe(true);
  });

  it('links the crop of a finding to its guide', async () => {
    const tomato = listedGuide('tomato', 'Tomato', { keys: { leaf: 'Tomato' } });
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', (input: Request, init?: RequestInit) =>
      new URL(input.url).pathname === '/api/crops/'
        ? Promise.resolve(Response.json([tomato]))
        : others(input, init),
    );
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    const card = await screen.findByRole('region', { name: 'Result' });
    const link = await within(card).findByRole('link', { name: 'Tomato' });
    expect(link.getAttribute('href')).toBe('/application/crops/tomato');
  });

  it('refuses a file that is not a picture, and an empty choice', async () => {
    const { user, field } = await openPage();
    await user.upload(field, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    const refusal = 'Please upload a valid image file (jpg, jpeg, png, etc.).';
    expect(await screen.findByText(refusal)).toBeTruthy();
    await user.upload(field, leaf());
    expect(await screen.findByAltText('Photograph 1 of the plant')).toBeTruthy();
    expect(screen.queryByText(refusal)).toBeNull();
    await user.upload(field, []);
    expect(await screen.findByText('No file selected.')).toBeTruthy();
    expect(screen.queryByAltText('Photograph 1 of the plant')).toBeNull();
  });

  it('reports an unreadable file', async () => {
    const { user, field } = await openPage();
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await user.upload(field, leaf());
    expect(await screen.findByText('An error occurred while reading the file.')).toBeTruthy();
  });

  it('says which photograph of the plant would help, and looks at all of them once it is added', async () => {
    const rivals = [
      { label: 'Groundnut___Early_leaf_spot', probability: 0.72 },
      { label: 'Groundnut___Late_leaf_spot', probability: 0.2 },
    ];
    const measured = { crop: 'Groundnut', plants: 61, now: 0.72, next: 0.86 };
    serve({
      analysis: {
        ...{ ...SICK, crop: 'Groundnut', confidence: 0.72, label: rivals[0]?.label },
        candidates: rivals,
        next_photograph: { view: 'underside', labels: rivals.map(({ label }) => label), measured },
      },
    });
    const append = vi.spyOn(FormData.prototype, 'append');
    const { user, field } = await openPage();
    await user.upload(field, leaf('a.jpg'));
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    const card = await screen.findByRole('region', { name: 'Result' });
    const title = '72% sure now: one more photograph can help';
    expect(within(card).getByRole('heading', { name: title })).toBeTruthy();
    expect(within(card).getByText(/photograph its underside/)).toBeTruthy();
    expect(
      await within(card).findByText(/light brown below, bright yellow ring above/),
    ).toBeTruthy();
    expect(within(card).getByText(/of 61 plants .* in 72% .* in 86%/)).toBeTruthy();
    append.mockClear();
    await user.upload(within(card).getByLabelText('Add a photograph of this plant'), leaf('b.jpg'));
    await screen.findByAltText('Photograph 2 of the plant');
    await screen.findByRole('region', { name: 'Result' });
    expect(analyses).toBe(2);
    expect(append.mock.calls.filter(([name]) => name === 'image')).toHaveLength(2);
  });

  it('asks for no further photograph when the answer is settled', async () => {
    serve({ analysis: { ...SICK, next_photograph: null } });
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    await screen.findByRole('region', { name: 'Result' });
    expect(screen.queryByLabelText('Add a photograph of this plant')).toBeNull();
  });

  it('sends every photograph and the crop, and shows the finding with its probability', async () => {
    const append = vi.spyOn(FormData.prototype, 'append');
    const { user, field } = await openPage();
    await user.upload(field, [leaf('a.jpg'), leaf('b.jpg')]);
    await screen.findByAltText('Photograph 2 of the plant');
    await user.click(screen.getByLabelText('Tomato'));
    await user.click(predict());
    const card = await screen.findByRole('region', { name: 'Result' });
    expect(within(card).getByText('Early blight')).toBeTruthy();
    expect(within(card).getByText('Medium')).toBeTruthy();
    expect(within(card).getByText(/about 18% of the leaf/)).toBeTruthy();
    expect(within(card).getByText('Quite sure (91%)')).toBeTruthy();
    expect(within(card).getByText(/On 42 field photographs of Tomato/)).toBeTruthy();
    expect(within(card).getByText('Spray with care')).toBeTruthy();
    expect(await within(card).findByText(/Target spot \(5%\)/)).toBeTruthy();
    expect(append.mock.calls.map(([name]) => name)).toEqual(['image', 'image', 'crop']);
    expect(append.mock.calls[2]?.[1]).toBe('Tomato');
    expect(analyses).toBe(1);
  });

  it('translates the advice, cultural first and chemical last with its warning', async () => {
    await setLanguage('hi');
    renderApp(<GreenscanPage />);
    const user = userEvent.setup();
    await user.upload(await screen.findByLabelText('फ़ोटो चुनें'), leaf());
    await screen.findByAltText('पौधे की फ़ोटो 1');
    await user.click(screen.getByRole('button', { name: 'रोग पहचानें' }));
    expect(await screen.findByText('अगेती झुलसा')).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
    expect(headings).toEqual([
      'पहले: खेत के काम',
      'फिर: जैविक उपाय',
      'आख़िर में: रासायनिक दवा, सावधानी से',
    ]);
    expect(screen.getAllByText(/दस्ताने/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/10 दिन तक तुड़ाई-कटाई न करें/).length).toBeGreaterThan(0);
  });

  it('shows the server’s advice for an unknown label unchanged', async () => {
    serve({ analysis: { ...SICK, disease: 'New rot', label: 'Tomato___New_rot', candidates: [] } });
    await setLanguage('hi');
    renderApp(<GreenscanPage />);
    const user = userEvent.setup();
    await user.upload(await screen.findByLabelText('फ़ोटो चुनें'), leaf());
    await screen.findByAltText('पौधे की फ़ोटो 1');
    await user.click(screen.getByRole('button', { name: 'रोग पहचानें' }));
    expect(await screen.findByText('New rot')).toBeTruthy();
    expect(await screen.findByText('Stake the plants')).toBeTruthy();
  });

  it('shows neither severity nor empty shares for a healthy leaf', async () => {
    const healthy = {
      ...SICK,
      disease: 'No disease detected',
      severity: 'Low',
      severity_basis: null,
      symptom_share: null,
      label: 'Cotton___Healthy',
      verdict: 'healthy',
      crop: 'Cotton',
      candidates: [
        { label: 'Cotton___Healthy', probability: 0.996 },
        { label: 'Cotton___Bacterial_blight', probability: 0.004 },
        { label: 'Apple___Alternaria_leaf_spot', probability: 0 },
      ],
    };
    serve({ analysis: healthy });
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    const card = await screen.findByRole('region', { name: 'Result' });
    expect(within(card).getByText('No disease detected')).toBeTruthy();
    expect(within(card).queryByText(/how bad this disease/)).toBeNull();
    expect(await within(card).findByText(/Cotton: .*\(under 1%\)/)).toBeTruthy();
    expect(within(card).queryByText(/Apple/)).toBeNull();
  });

  it('shows a minimal answer', async () => {
    serve({ analysis: { disease: 'Leaf rust', severity: 'High', recommendations: ['Rest'] } });
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    expect(await screen.findByText('Leaf rust')).toBeTruthy();
    expect(screen.getByText('High')).toBeTruthy();
    expect(screen.getByText('Rest')).toBeTruthy();
  });

  it('does not guess when unsure, and links to an expert', async () => {
    serve({ analysis: UNSURE });
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    const card = await screen.findByRole('region', { name: 'Result' });
    expect(within(card).getByText(/Do not spray on a guess/)).toBeTruthy();
    expect(within(card).getByText(/Check that it really is Tomato; if not, choose/)).toBeTruthy();
    expect(within(card).queryByText(/Say which crop it is/)).toBeNull();
    expect(within(card).queryByText('Severity')).toBeNull();
    const expert = within(card).getByRole('link', { name: 'Ask an expert' });
    expect(expert.getAttribute('href')).toBe('/application/expert');
  });

  it('reports an unfamiliar photograph without shares', async () => {
    serve({ analysis: { ...UNSURE, verdict: 'unfamiliar' } });
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    const card = await screen.findByRole('region', { name: 'Result' });
    expect(within(card).getByText(/unlike all leaves the doctor knows/)).toBeTruthy();
    expect(await within(card).findByText('Tomato: Early blight')).toBeTruthy();
    expect(within(card).queryByText(/%/)).toBeNull();
  });

  it('cancels the request of removed photographs', async () => {
    const { user, field } = await openPage();
    const asked: AbortSignal[] = [];
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      asked.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal)));
    });
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    await screen.findByText('Analyzing...');
    await user.click(screen.getByRole('button', { name: 'Remove photograph 1' }));
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    await user.upload(field, leaf('other.jpg'));
    expect(await screen.findByAltText('Photograph 1 of the plant')).toBeTruthy();
    expect(predict()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  });

  it.each([
    ['a fault', {}, 500],
    ['an answer without recommendations', { analysis: { disease: 'x', severity: 'Low' } }, 200],
    ['no network and no doctor on the phone', 'offline' as const, 200],
  ])('says that it failed after %s and keeps the photograph', async (_name, answer, status) => {
    serve(answer, status);
    const { user, field } = await openPage();
    await user.upload(field, leaf());
    await screen.findByAltText('Photograph 1 of the plant');
    await user.click(predict());
    const text = 'Failed to analyze image. Please try again.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(screen.getByAltText('Photograph 1 of the plant')).toBeTruthy();
  });
});
