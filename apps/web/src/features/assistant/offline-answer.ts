import { type FactScores, joinAnswers, quote, writeReply } from '@ankur/assistant/answer/answer';
import { leftOut, saying } from '@ankur/assistant/answer/sayings';
import { nothingOn } from '@ankur/assistant/answer/unadvised-crop';
import type { Emergency } from '@ankur/assistant/emergency/emergency';
import type { Finder } from '@ankur/assistant/finder';
import { asksForSchemes, toolFor } from '@ankur/assistant/intents';
import type { KnownDocument } from '@ankur/assistant/known-document';
import type { CropEntry } from '@ankur/assistant/language/crop-mentions';
import { detectLanguage } from '@ankur/assistant/language/detect-language';
import { contentWords } from '@ankur/assistant/language/words';
import { type Reader, type Reading, understandAll } from '@ankur/assistant/two-topics';
import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import type { Language } from '@ankur/languages/languages';
import { guideExpertAnswers } from '../../lib/saved-guide/guide-expert-answers.ts';
import { guideFinder } from '../../lib/saved-guide/guide-finder.ts';

import { emergencyWords } from './emergency/cards.ts';
import { emergencyIn } from './emergency/gate.ts';

export interface OfflineAnswer {
  /** `known`: from what this device keeps; `said`: fixed words; `unknown`: kept, but nothing fits. */
  kind: 'known' | 'said' | 'unknown';
  text: string;
  sources: readonly ChatSource[];
  /** It asks also, or only, for what a connection brings: prices, the weather, the farmer's own affairs. */
  needsNetwork: boolean;
  /** That a second question was not answered, and where to take it. */
  left: string | null;
  /** Somebody may be in danger; where only suspected, the text begins with a line of its own. */
  emergency: Emergency | null;
}

interface Understood extends Reading {
  documents: readonly KnownDocument[];
  unadvised: CropEntry | null;
  question: string;
  facts: FactScores;
  exact: boolean;
}

/** Understands as the server does, but knows no places: which of them a question on the weather names stays open. */
function readerOn(
  { cropNamed, mayAnswer, find }: Finder<KnownDocument>,
  language: Language,
): Reader<Understood> {
  return {
    cropNamed,
    mayAnswer,
    understand(asked, previous) {
      const found = find(asked, previous);
      const { documents, unadvised, confidence, coverage, live, unasked } = found;
      const { talk, question, words, facts, exact } = found;
      const crops = words.filter((word) => cropNamed(word) !== null);
      const onApp = documents[0]?.kind === 'help';
      const named = toolFor(question, words, {
        commodity: crops.length > 0,
        isPlace: () => false,
        isCrop: (word) => cropNamed(word) !== null,
        unasked,
        onApp,
      });
      const tool =
        named ?? (talk || onApp || (live === 'prices' && crops.length === 0) ? null : live);
      const anyScheme = !talk && !onApp && asksForSchemes(contentWords(asked));
      return {
        language,
        emergency: null,
        talk,
        tool,
        anyScheme,
        documents,
        unadvised,
        confidence,
        coverage,
        facts,
        exact,
        crops,
        question,
      };
    },
  };
}

const said = (text: string, emergency: Emergency | null = null): OfflineAnswer => ({
  kind: 'said',
  text,
  sources: [],
  needsNetwork: false,
  left: null,
  emergency,
});

/** Answers without a network, to two questions of one message too; null when this device keeps nothing to answer from. */
export async function answerOffline(
  message: string,
  previous: string | undefined,
  language: Language,
): Promise<OfflineAnswer | null> {
  const emergency = await emergencyIn(message);
  const spoken = detectLanguage(message, language);
  const words = emergency && (await emergencyWords(emergency.kind, spoken).catch(() => null));
  if (emergency?.level === 'sure' && words) return said(words.text, emergency);
  const finder = await guideFinder(language);
  if (!finder) return words && said(words.calm, emergency);
  const { whole, parts, left } = understandAll(readerOn(finder, language), message, previous);
  if (whole.talk) return said(saying(whole.talk.kind, language));
  const known = parts.filter(({ tool, documents }) => tool === null && documents.length > 0);
  const [only] = known;
  const plain = emergency === null && whole.tool === null && !whole.anyScheme;
  const signed = plain && (await guideExpertAnswers(language)).find(whole.question, spoken);
  const bySigned = signed && (signed.same || !only) ? signed.document : null;
  if (bySigned) {
    const { lines, sources } = quote([bySigned], whole.question, language);
    const text = writeReply({ lines, plain: null, sources });
    return { kind: 'known', text, sources, needsNetwork: false, left: null, emergency: null };
  }
  const answer =
    parts.length === 1 && only
      ? quote(only.documents, only.question, language, only.facts, only.exact)
      : joinAnswers(
          known.map(({ documents, question, facts, exact }) =>
            quote(documents.slice(0, 1), question, language, facts, exact),
          ),
        );
  const crop = only ? null : parts.find(({ tool, unadvised }) => tool === null && unadvised);
  const told = crop?.unadvised ? nothingOn(crop.unadvised, language) : writeReply(answer);
  return {
    kind: only || crop ? 'known' : 'unknown',
    text: [words?.calm, told].filter(Boolean).join('\n'),
    sources: answer.sources,
    needsNetwork: parts.some(({ tool }) => tool !== null),
    left: left === null ? null : leftOut(left, language),
    emergency: words && emergency,
  };
}
