import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPlace } from '../../../lib/place/place-store.ts';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { answerTo } from '../../../test/answer-to.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render.tsx';
import ChatWidget from '../chat-widget.tsx';

vi.mock('virtual:content/first-aid/en', () => import('./test-cards.json'));

const CHAT = 'POST /api/chatbot/chat/';
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const PLAIN = 'Call 108 or 112 at once. Tele-MANAS 14416, Kisan Call Centre 1800-180-1551.';
const answering = (kind: string, level = 'sure', reply = PLAIN) =>
  answerTo(CHAT, { reply, session_id: 's-1', emergency: { level, kind } });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  keepTokens({ access: FAR, refresh: 'r' });
});
afterEach(() => {
  server.restore();
  vi.unstubAllGlobals();
});

async function ask(text: string, answer: ReturnType<typeof answering>) {
  server = fakeServer({ [CHAT]: answer });
  const view = renderApp(<ChatWidget />);
  await view.user.click(screen.getByRole('button', { name: 'Open chat assistant' }));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  await view.user.type(field, `${text}{Enter}`);
  return { ...view, field };
}
const poisoned = async () => {
  const view = await ask('my husband drank monocrotophos', answering('poison'));
  await screen.findByRole('heading', { name: 'Poison swallowed' });
  return view;
};

it('puts the number to call first, announces the emergency and keeps the text', async () => {
  await poisoned();
  const call = screen.getByRole('link', { name: /^Call 112 Any danger/ });
  expect(call.getAttribute('href')).toBe('tel:112');
  expect(document.activeElement).toBe(call);
  expect(screen.getByRole('alert').textContent).toContain('Poison swallowed');
  const centre = screen.getByRole('link', { name: /^Call 1800-116-117/ });
  expect(centre.getAttribute('href')).toBe('tel:1800116117');
  expect(within(screen.getByRole('log')).getByText(PLAIN)).toBeDefined();
  const stored = localStorage.getItem('my:assistant-messages') ?? '';
  expect(JSON.parse(stored).at(-1)).toMatchObject({
    text: PLAIN,
    emergency: { level: 'sure', kind: 'poison' },
  });
});

it('leads through the first things to do one at a time and back', async () => {
  const { user } = await poisoned();
  const steps = within(screen.getByRole('region', { name: 'Do this now' }));
  expect(steps.getByText('Step 1 of 3')).toBeDefined();
  expect(steps.getByText('Take the bottle away.')).toBeDefined();
  expect(steps.queryByText('Lay him on his side.')).toBeNull();
  await user.click(steps.getByRole('button', { name: 'Done, next' }));
  expect(steps.getByText('Lay him on his side.')).toBeDefined();
  await user.click(steps.getByRole('button', { name: 'Back' }));
  expect(steps.getByText('Take the bottle away.')).toBeDefined();
  for (const _ of [1, 2, 3]) await user.click(steps.getByRole('button', { name: 'Done, next' }));
  expect(steps.getByText(/You have done the first steps/)).toBeDefined();
  await user.click(steps.getByRole('button', { name: 'From the start' }));
  expect(steps.getByText('Step 1 of 3')).toBeDefined();
});

it('reads the step aloud and goes on with the next one until it is stopped', async () => {
  const spoken: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    getVoices: () => [],
    speak: (utterance: { text: string }) => spoken.push(utterance.text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const { user } = await poisoned();
  const steps = within(screen.getByRole('region', { name: 'Do this now' }));
  await user.click(steps.getByRole('button', { name: 'Read aloud' }));
  await user.click(steps.getByRole('button', { name: 'Done, next' }));
  expect(spoken).toEqual(['Take the bottle away.', 'Lay him on his side.']);
  await user.click(steps.getByRole('button', { name: 'Stop reading' }));
  await user.click(steps.getByRole('button', { name: 'Done, next' }));
  expect(spoken).toHaveLength(2);
});

it('says what never to do and what to tell, and writes the sentence on the label’s colour', async () => {
  const { user } = await poisoned();
  const never = within(screen.getByRole('region', { name: 'Never do this' }));
  expect(never.getByText('Do not make him vomit.')).toBeDefined();
  const out = within(screen.getByRole('region', { name: 'Read this out to them' }));
  expect(out.getByText(/^I asked for help here at \d/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Yellow' }));
  await user.type(
    screen.getByRole('textbox', { name: 'Name on the label' }),
    'Monocrotophos 36 SL',
  );
  expect(out.getByText('The triangle on the label is yellow: highly poisonous.')).toBeDefined();
  expect(out.getByText('The label says Monocrotophos 36 SL.')).toBeDefined();
});

it('shows the photographed label and sends it nowhere', async () => {
  URL.createObjectURL = () => 'blob:label';
  URL.revokeObjectURL = () => undefined;
  const { user } = await poisoned();
  const input = screen.getByLabelText('Photograph the label');
  expect(input.getAttribute('capture')).toBe('environment');
  const asked = server.calls.length;
  await user.upload(input, new File(['x'], 'label.jpg', { type: 'image/jpeg' }));
  const shown = screen.getByRole('img', { name: 'Photograph of the label' });
  expect(shown.getAttribute('src')).toBe('blob:label');
  expect(server.calls).toHaveLength(asked);
});

it('asks the phone for the place on a tap only, and gives numbers to copy', async () => {
  keepPlace({ lat: null, lon: null, city: 'Yavatmal', source: 'chosen' });
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 20.39, longitude: 78.13, accuracy: 11.2 } } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  const { user } = await poisoned();
  expect(screen.getByText('We are near Yavatmal.')).toBeDefined();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Find this place on the phone' }));
  expect(await screen.findByText('20.39000, 78.13000')).toBeDefined();
  expect(screen.getByText('Right to about 12 metres')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy the numbers' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('20.39000, 78.13000');
});

it('tells when the phone gives no place', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) =>
        fail({ code: 1 }),
    },
    configurable: true,
  });
  const { user } = await poisoned();
  await user.click(screen.getByRole('button', { name: 'Find this place on the phone' }));
  expect(await screen.findByText(/does not let this app see the place/)).toBeDefined();
});

it('goes back to the conversation, and from there to the help again', async () => {
  const { user, field } = await poisoned();
  await user.click(screen.getByRole('button', { name: 'Not an emergency? Go on asking' }));
  expect(screen.queryByRole('heading', { name: 'Poison swallowed' })).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('link', { name: '108' }).getAttribute('href')).toBe('tel:108');
  await user.click(screen.getByRole('button', { name: 'Back to the help: Poison swallowed' }));
  expect(screen.getByRole('heading', { name: 'Poison swallowed' })).toBeDefined();
});

it('gives way to what is asked next', async () => {
  const { user, field } = await poisoned();
  await user.type(field, 'is he safe now?{Enter}');
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await screen.findByText('is he safe now?');
});

it('meets somebody in despair with few words and a person to talk to, without lists or steps', async () => {
  const { user } = await ask('I do not want to live', answering('selfharm'));
  const talk = await screen.findByRole('link', { name: /^Talk to a person now/ });
  expect(talk.getAttribute('href')).toBe('tel:14416');
  expect(document.activeElement).toBe(talk);
  expect(screen.getByRole('link', { name: 'In danger right now: 112' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Do this now' })).toBeNull();
  expect(screen.queryByText(/Never/)).toBeNull();
  expect(screen.getByText('I am glad that you wrote.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I am afraid for somebody else' }));
  expect(screen.getByText('Stay with them.')).toBeDefined();
  expect(screen.queryByText('I am glad that you wrote.')).toBeNull();
});

it('shows the card of an unclear emergency where a kind has none of its own', async () => {
  await ask('the cow fell over', answering('animal-bloat'));
  expect(await screen.findByRole('heading', { name: 'An animal is in danger' })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Call 1962 Animal doctor/ })).toBeDefined();
});

it('leaves a question on people’s health as text with numbers to tap', async () => {
  await ask('medicine for fever', answering('health'));
  expect((await screen.findByRole('link', { name: '108' })).getAttribute('href')).toBe('tel:108');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('puts the line on a suspected emergency above the ordinary answer, with a button that calls', async () => {
  const reply = 'If somebody swallowed it, call 1800-116-117.\nSpray in the evening. [1]';
  await ask('monocrotophos dose', answering('poison', 'maybe', reply));
  expect(await screen.findByText('If somebody swallowed it, call 1800-116-117.')).toBeDefined();
  expect(screen.getByText('Spray in the evening. [1]')).toBeDefined();
  const call = screen.getByRole('link', { name: 'Call 1800-116-117' });
  expect(call.getAttribute('href')).toBe('tel:1800116117');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not take up an emergency of yesterday again', async () => {
  const at = new Date(Date.now() - 86_400_000).toISOString();
  const emergency = { level: 'sure', kind: 'poison' };
  localStorage.setItem(
    'my:assistant-messages',
    JSON.stringify([
      { id: 0, text: 'he drank it', isUser: true, sources: [], at },
      { id: 1, text: PLAIN, isUser: false, sources: [], emergency, at },
    ]),
  );
  server = fakeServer({});
  const { user } = renderApp(<ChatWidget />);
  await user.click(screen.getByRole('button', { name: 'Open chat assistant' }));
  expect(await screen.findByText('he drank it')).toBeDefined();
  expect(screen.getByRole('link', { name: '108' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Poison swallowed' })).toBeNull();
});
