import assistant from 'virtual:endpoints/assistant';
import questionModelUrl from '@ankur/assistant/model/questions.bin?url';
import type { SavedGuide } from '@ankur/assistant/saved-guide';
import type { Language } from '@ankur/languages/languages';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pathOf } from '../http/call.ts';
import { createSignal } from '../signal.ts';
import { readText, removeKey, writeText } from '../storage/storage.ts';

const CACHE = 'saved-guide';
const signal = createSignal();
/** Calls back when a guide was saved or deleted. */
export const onGuideChange = signal.subscribe;
const urlOf = (language: Language) => `${pathOf(assistant.guide)}?lang=${language}`;
const keyOf = (language: Language) => `saved-guide:${language}`;

const isGuide = (value: unknown): value is SavedGuide =>
  typeof value === 'object' &&
  value !== null &&
  'documents' in value &&
  Array.isArray(value.documents) &&
  'articles' in value &&
  Array.isArray(value.articles);

const isKept = (language: Language): boolean => readText(keyOf(language)) !== null;

/** Download size of the question encoder, which is saved with the first guide; 0 when it is cached. */
async function encoderBytes(): Promise<number> {
  const cache = await caches.open(CACHE);
  if (await cache.match(questionModelUrl)) return 0;
  const answer = await fetch(questionModelUrl, { method: 'HEAD' });
  const length = answer.headers.get('content-length');
  if (!answer.ok || length === null) throw new Error(`question model: ${answer.status}`);
  return Number(length);
}

/** Download size of the guide of a language with the question encoder; null when unknown. */
export async function guideBytes(language: Language): Promise<number | null> {
  try {
    const [answer, encoder] = await Promise.all([
      fetch(`${pathOf(assistant.guideSize)}?lang=${language}`),
      encoderBytes(),
    ]);
    const { bytes } = (await answer.json()) as { bytes?: unknown };
    return answer.ok && typeof bytes === 'number' ? bytes + encoder : null;
  } catch {
    return null;
  }
}

/**
 * Saves all articles of a language with the search data; returns whether that succeeded, and `alongside` too, which
 * fetches the code that reads them.
 */
export async function saveGuide(
  language: Language,
  alongside: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all([cache.addAll([urlOf(language), questionModelUrl]), alongside()]);
    const kept = writeText(keyOf(language), 'yes');
    signal.emit();
    return kept;
  } catch {
    return false;
  }
}

export async function forgetGuide(language: Language): Promise<void> {
  removeKey(keyOf(language));
  signal.emit();
  const cache = await caches.open(CACHE);
  await cache.delete(urlOf(language));
}

/** The saved guide of a language; null without one, or when the browser evicted it. */
export async function readGuide(language: Language): Promise<SavedGuide | null> {
  if (!isKept(language)) return null;
  try {
    const cache = await caches.open(CACHE);
    const answer = await cache.match(urlOf(language));
    const guide: unknown = await answer?.json();
    return isGuide(guide) ? guide : null;
  } catch {
    return null;
  }
}

/** Whether the guide of a language is saved. */
export function useIsGuideSaved(language: Language): boolean {
  return useSyncExternalStore(signal.subscribe, () => isKept(language));
}

/** The saved guide of a language when wanted; null while it loads and without one. */
export function useGuide(language: Language, wanted: boolean): SavedGuide | null {
  const [guide, setGuide] = useState<SavedGuide | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted) void readGuide(language).then((kept) => current && setGuide(kept));
    return () => {
      current = false;
    };
  }, [language, wanted]);
  return guide?.lang === language ? guide : null;
}
