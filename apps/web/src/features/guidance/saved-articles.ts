import type { Language } from '@ankur/languages/languages';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../../lib/signal.ts';
import { readJson, readText, removeKey, writeJson } from '../../lib/storage/storage.ts';
import type { GuidanceArticle } from './guidance.api.ts';

const signal = createSignal();
const keyOf = (id: number | string, language: Language) => `guidance:${language}:${id}`;

const isArticle = (value: unknown): value is GuidanceArticle =>
  typeof value === 'object' && value !== null && 'extraContent' in value && 'title' in value;

/** An article saved on this device, with embedded drawings; null when not saved. */
export function savedArticle(id: string, language: Language): GuidanceArticle | null {
  return readJson(keyOf(id, language), (value) => (isArticle(value) ? value : null));
}

async function embedded(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) return url;
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** Saves an article with its drawings; false when storage is full. */
export async function saveArticle(article: GuidanceArticle, language: Language): Promise<boolean> {
  const images = await Promise.all(article.images.map((url) => embedded(url).catch(() => url)));
  const image = images[0] ?? article.image;
  const saved = writeJson(keyOf(article.id, language), { ...article, image, images });
  signal.emit();
  return saved;
}

export function forgetArticle(id: number, language: Language): void {
  removeKey(keyOf(id, language));
  signal.emit();
}

/** Whether an article is saved on this device. */
export function useIsSaved(id: number, language: Language): boolean {
  return useSyncExternalStore(signal.subscribe, () => readText(keyOf(id, language)) !== null);
}
