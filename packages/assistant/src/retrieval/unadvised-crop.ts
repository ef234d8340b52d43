import type { KnownDocument } from '../known-document.ts';
import type { CropMention, CropMentions } from '../language/crop-mentions.ts';
import type { CropNamed } from '../language/crop-names.ts';
import { contentWords } from '../language/words.ts';
import { isGeneralWord } from './general-words.ts';
import { isHelpWord } from './help-words.ts';
import { isAnimalWord } from './people-words.ts';

const namesAnimal = (text: string) => contentWords(text).some(isAnimalWord);

/** The crop without advice that a text names; null when it names one with advice, or an animal, too. */
function onlyCropOf(
  text: string,
  mentions: CropMentions,
  cropNamed: CropNamed,
): CropMention | null {
  const named = mentions(text);
  if (named.some(({ crop }) => crop.advised) || namesAnimal(text)) return null;
  // A word that sounds like two crops names the one that is known better.
  const sure = ({ spelt, words }: CropMention) =>
    spelt || !words.some((word) => cropNamed(word) !== null);
  return named.find(sure) ?? null;
}

/**
 * The crop that a question is about and on which nothing here advises. Null when the question also names a crop that
 * is advised on, or an animal, since then it may be about that. `question` is `asked` with what an earlier turn adds.
 */
export function unadvisedCrop(
  asked: string,
  question: string,
  mentions: CropMentions,
  cropNamed: CropNamed,
): CropMention | null {
  const own = onlyCropOf(asked, mentions, cropNamed);
  return own && !namesAnimal(question) ? own : onlyCropOf(question, mentions, cropNamed);
}

/**
 * Which documents may answer a question on such a crop: articles, notes and schemes that name it, those that the register
 * names for it when more is asked than its growing, and any scheme when help is asked for. Calendars and diseases of
 * other crops may not, although farmers name some diseases after crops. Without such a crop every document may.
 */
export function answersOn(
  mention: CropMention | null,
  words: readonly string[],
  mentions: CropMentions,
): (document: KnownDocument) => boolean {
  if (!mention) return () => true;
  const { id: wanted, seeAlso = [] } = mention.crop;
  const wantsHelp = words.some(isHelpWord);
  const more = words.some((word) => !mention.words.includes(word) && !isGeneralWord(word));
  return ({ id, kind, title, words: own }) => {
    if (more && seeAlso.includes(id)) return true;
    if (kind === 'crop' || kind === 'disease') return false;
    if (wantsHelp && kind === 'scheme') return true;
    const said = [...Object.values(title), own].join('\n');
    return mentions(said).some(({ crop }) => crop.id === wanted);
  };
}
