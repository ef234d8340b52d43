import { editDistance } from '@ankur/languages/edit-distance';
import type { Language } from '@ankur/languages/languages';
import { stemsOf } from './name-endings.ts';
import { romanise, soundKey, spelling } from './sound-key.ts';
import { withoutEnding } from './word-endings.ts';
import { wordsOf } from './words.ts';

/** A crop as the register knows it. */
export interface CropEntry {
  id: string;
  /** Whether anything here advises on growing it. */
  advised: boolean;
  names: Readonly<Partial<Record<Language, string>>>;
  /** Ids of documents on other crops that hold for it too. */
  seeAlso?: readonly string[];
  /** Every spelling that names it, in all languages; some are of several words. */
  words: readonly string[];
}

/** A crop that a text names, and the words of the text that do. */
export interface CropMention {
  crop: CropEntry;
  words: readonly string[];
}

/** Finds the crops that a text names, each place once, longer names before shorter ones. */
export type CropMentions = (text: string) => readonly CropMention[];

const LATIN = /^[a-z]+$/;
const TELUGU = /[\u0C00-\u0C7F]/;
/** A stem without its last vowel must be this long to tell crops from other words. */
const SHORTEST_BARE = 5;
/** Edits allowed between a word and a name that sound alike, by the least length of what they share. */
const SOUND_EDITS = [
  { key: 7, edits: 2 },
  { key: 6, edits: 1 },
  { key: 4, edits: 0 },
] as const;

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[osx])es$|s$/, '');
const scriptOf = (word: string) => (TELUGU.test(word) ? 't' : 'd');
/** Without the vowel at its end, which case and number change; null when too little is left. */
function bare(spelt: string): string | null {
  const cut = spelt.replace(/y?[aAiueo]+n?$/, '');
  return cut.length >= SHORTEST_BARE ? cut : null;
}
/** In Latin letters as people write it, without the a that every consonant of the script carries. */
const plainLatin = (word: string) => spelling(word).replace(/a$/, '').toLowerCase();

/** As names are spelt in Latin letters: without doubled vowels ("dhaan"), and not bent as Hindi bends them ("makke"). */
const plainVowels = (word: string) =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?<=.{4})e$/, 'a');

/** Keys under which one word of a name is found: its spelling, its stem, its sound. */
function keysOfName(word: string): string[] {
  if (LATIN.test(word)) return [`=${word}`];
  const script = scriptOf(word);
  const spelt = spelling(word);
  const stem = bare(spelt);
  return [
    `=${script}${spelt}`,
    ...(stem ? [`~${script}${stem}`] : []),
    `.${soundKey(romanise(word))}`,
  ];
}

/** Keys to look for when somebody writes a word, spellings before sounds. */
function keysOfWord(word: string): string[] {
  if (LATIN.test(word))
    return [`=${word}`, `=${singular(word)}`, `=${plainVowels(word)}`, `.${soundKey(word)}`];
  const script = scriptOf(word);
  const spelt = spelling(word);
  const keys = [`=${script}${spelt}`, ...stemsOf(spelt).map((stem) => `=${script}${stem}`)];
  // Hindi bends papita to papite and amrud to amrudon.
  if (script === 'd' && /.{4}e$/.test(spelt)) keys.push(`=${script}${spelt.replace(/e$/, 'A')}`);
  const plural = script === 'd' && /o$/.test(spelt) ? bare(spelt) : null;
  if (plural) keys.push(`~${script}${plural}`);
  const length = withoutEnding(spelt.toLowerCase())?.length ?? spelt.length;
  const [stem, ending] = [spelt.slice(0, length), spelt.slice(length)];
  if (ending && !/[TDN]/.test(ending)) {
    const cut = bare(stem);
    keys.push(`=${script}${stem}`, ...(cut ? [`~${script}${cut}`] : []));
  }
  return keys;
}

/** Whether a word in Latin letters that has the sound key of a name is a spelling of it. */
function soundsLike(word: string, name: string, inPhrase: boolean): boolean {
  const key = soundKey(word).length;
  const edits = SOUND_EDITS.find((least) => key >= least.key)?.edits ?? (inPhrase ? 0 : -1);
  return editDistance(word, plainLatin(name), 2) <= edits;
}

interface Name {
  crop: CropEntry;
  words: readonly string[];
  keys: readonly ReadonlySet<string>[];
}

const isSound = (key: string) => key.startsWith('.');

/** Whether each word of a name stands at a place of a text. */
const standsAt = ({ keys, words }: Name, text: readonly string[], place: number): boolean =>
  keys.every((known, index) => {
    const word = text[place + index];
    const key = word && keysOfWord(word).find((one) => known.has(one));
    if (!key) return false;
    return !isSound(key) || soundsLike(word, words[index] ?? '', words.length > 1);
  });

/** Words whose names are remembered; a library repeats most of its words. */
const MOST_KEPT = 80_000;

/** What is known of crops: the register, and those of its words that mean something else as well ("rose"). */
export interface CropRegister {
  crops: readonly CropEntry[];
  everyday: readonly string[];
  /** Words beside which such a word names a crop ("rose plants"), and words that may stand between the two. */
  growing: readonly string[];
  links: readonly string[];
  /** Words behind such a word that make it a crop too ("olive leaves"), unless it rather describes them ("yellow leaves"). */
  leaves?: readonly string[];
  describing?: readonly string[];
}

/** Reads texts for the crops of a register; a word of everyday speech names one only beside a word of growing. */
export function createCropMentions({
  crops,
  everyday,
  growing,
  links,
  leaves = [],
  describing = [],
}: CropRegister): CropMentions {
  const unsure = new Set(everyday.map((word) => word.normalize('NFC')));
  const grown = new Set(growing.map((word) => word.normalize('NFC')));
  const leafy = new Set(leaves.map((word) => word.normalize('NFC')));
  const describes = new Set(describing.map((word) => word.normalize('NFC')));
  const between = new Set(links);
  const isGrown = (words: readonly string[], place: number) => {
    const next = words[between.has(words[place + 1] ?? '') ? place + 2 : place + 1] ?? '';
    const onLeaves = leafy.has(next) && !describes.has(words[place] ?? '');
    return onLeaves || grown.has(next) || grown.has(words[place - 1] ?? '');
  };
  const isUnsure = (name: string, word: string) => unsure.has(name) || unsure.has(word);
  const byFirst = new Map<string, Name[]>();
  for (const crop of crops) {
    for (const written of crop.words) {
      const words = wordsOf(written);
      const name = { crop, words, keys: words.map((word) => new Set(keysOfName(word))) };
      for (const key of name.keys[0] ?? []) {
        const same = byFirst.get(key);
        if (same) same.push(name);
        else byFirst.set(key, [name]);
      }
    }
  }

  const begun = new Map<string, readonly Name[]>();
  /** Names that may begin with a word, those found by its spelling first. */
  function namesFrom(word: string): readonly Name[] {
    const known = begun.get(word);
    if (known) return known;
    const names = [...new Set(keysOfWord(word).flatMap((key) => byFirst.get(key) ?? []))];
    if (begun.size < MOST_KEPT) begun.set(word, names);
    return names;
  }

  /** The longest name that stands at a place; of two as long the better spelt. */
  function mentionAt(words: readonly string[], place: number): CropMention | null {
    let best: CropMention | null = null;
    for (const name of namesFrom(words[place] ?? '')) {
      if (name.words.length <= (best?.words.length ?? 0)) continue;
      if (!standsAt(name, words, place)) continue;
      const named = words.slice(place, place + name.words.length);
      const doubtful = named.length === 1 && isUnsure(name.words[0] ?? '', named[0] ?? '');
      if (doubtful && !isGrown(words, place)) continue;
      best = { crop: name.crop, words: named };
    }
    return best;
  }

  return (text) => {
    const words = wordsOf(text);
    const mentions: CropMention[] = [];
    for (let place = 0; place < words.length; ) {
      const mention = mentionAt(words, place);
      if (mention) mentions.push(mention);
      place += mention?.words.length ?? 1;
    }
    return mentions;
  };
}
