import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { ArticleTools } from './article-tools.tsx';
import type { GuidanceArticle } from './guidance.api.ts';

const ARTICLE: GuidanceArticle = {
  id: 8,
  title: 'Silage Making',
  topic: 'dairy',
  image: '/api/guidance/drawings/8.svg',
  images: ['/api/guidance/drawings/8.svg'],
  image_alts: ['A pit'],
  description: 'Green fodder keeps for a year.',
  do_today: ['Order the sheet.'],
  extraContent: [
    { heading: 'When to cut', details: ['At the milk line.'], details_language: 'en' },
    { heading: 'उदाहरण', details: 'अंग्रेज़ी में नहीं', details_language: 'hi' },
  ],
  schedule: [],
  calculator: null,
  sources: [],
  language: 'en',
};

interface Said {
  text: string;
  lang: string;
  rate: number;
  onend?: () => void;
}
let said: Said[] = [];
const voice = {
  speak: (one: Said) => said.push(one),
  cancel: vi.fn(),
  pause: vi.fn(),
  resume: vi.fn(),
};
beforeEach(() => {
  said = [];
  vi.stubGlobal('speechSynthesis', { ...voice, getVoices: () => [] });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => screen.getByRole('button', { name });

describe('reading an article aloud', () => {
  it('speaks the texts in the page’s language, pauses, resumes and stops', async () => {
    const { user } = renderApp(<ArticleTools article={ARTICLE} />);
    const button = press('Read aloud');
    await user.click(button);
    // The same button pauses, so that it keeps the focus.
    expect(press('Pause')).toBe(button);
    const text = said.map((one) => one.text).join(' ');
    expect(text).toContain('Order the sheet.');
    expect(text).toContain('At the milk line.');
    expect(text).not.toContain('अंग्रेज़ी में नहीं');
    expect(said[0]).toMatchObject({ lang: 'en-IN', rate: 1 });
    await user.click(press('Pause'));
    expect(voice.pause).toHaveBeenCalled();
    await user.click(press('Go on'));
    expect(voice.resume).toHaveBeenCalled();
    await user.click(press('Stop'));
    expect(press('Read aloud')).toBeDefined();
  });

  it('restarts at another speed and is silent at the end', async () => {
    const { user } = renderApp(<ArticleTools article={ARTICLE} />);
    await user.click(press('Read aloud'));
    said = [];
    await user.click(screen.getByText('1.25×'));
    expect(said[0]?.rate).toBe(1.25);
    said.at(-1)?.onend?.();
    await waitFor(() => expect(press('Read aloud')).toBeDefined());
  });
});

it('prints, and shares by the system dialog or by copying the link', async () => {
  const print = vi.fn();
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('print', print);
  const { user } = renderApp(<ArticleTools article={ARTICLE} />);
  await user.click(press('Print'));
  expect(print).toHaveBeenCalled();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(press('Share'));
  expect(share).toHaveBeenCalledWith({ title: 'Silage Making', url: location.href });
  Reflect.deleteProperty(navigator, 'share');
  await user.click(press('Share'));
  expect(await navigator.clipboard.readText()).toBe(location.href);
});
