import { type Language, languageIn } from '@ankur/languages/languages';
import type { KnownDocument } from '../known-document.ts';
import { contentWords, indexTerms } from '../language/words.ts';
import { isAnimalWord } from '../retrieval/people-words.ts';

const MOST_SENTENCES = 4;
const FEWEST_ON_SIGNS = 2;
const OF_SIGNS = 0.5;
const MOST_LETTERS = 620;
const DOING = 0.9;
const OFTEN_HELPFUL = /\d/;
const FIGURE = 1.2;
/** A range, "30–40 litres", rather states how much is right than a single figure does. */
const RANGE = /\d\s?(?:–|to|से|ते|నుంచి)\s?\d/;
const AS_RANGE = 0.4;
/** Helplines are no answer to how much. */
const HELPLINE = /\b(?:1962|108|112|1800[\d-]+)/g;
/** A question put to the reader tells nothing by itself. */
const ASIDE = /\?$/;
const ASIDE_LOSS = 2;
const ASKS_HOW_MUCH =
  /how (?:much|many|often|long|soon|far)|when|wh(?:at|ich) (?:temperature|day|age)|dose|कितन|कब|किस (?:दिन|उम्र|महीने)|किती|कधी|(?:कोणत्या|कितव्या) (?:दिवशी|महिन्यात|वयात)|ఎంత|ఎన్ని|ఎన్నో|ఎప్పుడు|ఏ (?:రోజు|నెల|వయసు)|\b(?:kitn[aie]|kab|kiti|kadhi|entha|enta|enni|eppudu)\b/i;

/** Measures and the like that are written short, with a stop after them that ends no sentence. */
const SHORTENED =
  /(?:^|[\s\d–.])(?:గ్రా|కి\.గ్రా|మీ|చ\.మీ|చ\.అ|సెం\.మీ|కి\.మీ|లీ|మి\.లీ|ఉదా|चौ|मी|सेंमी|सेमी|ग्रा|कि\.ग्रा|ली|मि\.ली|उदा|डॉ|रु)\.$/u;

/** Somebody tells of an animal that is ill, or asks what to give it. */
const TELLS_OF_ILLNESS = new RegExp(
  [
    "bloat|swell|swollen|fever|\\bsick\\b|\\bill\\b|not eat|n[o']t eating|off (?:her |his |its )?feed|(?:is|went|lying|fell|falls) down|\\b(?:ate|fell)\\b|can(?:not|'t) (?:stand|get up|breathe)|diarrh|scours|loose (?:dung|motion)|bleed|blood|\\bd(?:ying|ies|ied|ead)\\b|poison|stuck|prolapse|afterbirth|abort|cough|gasp|pant(?:s|ing)|\\blame\\b|drool|shiver|stagger|collapse|treatment|to treat|medicine|\\bcure",
    'अफारा|आफरा|फूल गया|फूला|सूज|बुख़?ार|बीमार|खा नहीं|नहीं खा|दस्त|ख़?ून|मर (?:रही|रहा|रहे|गई|गया|गए)|अटक|फँस|जेर|गर्भपात|खाँस|खांस|हाँफ|हांफ|लंगड़|लार|काँप|बैठ गई|उठ नहीं|उठती नहीं|इलाज|दवा',
    'फुग|सूज|सुज|आजार|ताप(?= |$|आ|ला)|खात नाही|हगवण|जुलाब|रक्त|मेली|मेले|मरत|अडकल|अडली|जार |गाभड|खोकल|धाप|लंगड|लाळ|थरथर|बसली|उठत नाही|उपचार|औषध',
    'ఉబ్బ|వాపు|వాచ|జ్వర|తినడం లేదు|తినట్లేదు|తినటం లేదు|పారుడు|విరేచన|రక్త|చనిపో|చచ్చి|చావ|చస్త|ఇరుక్క|మాయ |ఈసుకు|దగ్గు|రొప్ప|కుంట|చొంగ|వణు|లేవడం లేదు|లేవలేక|పడిపో|చికిత్స|మందు',
  ].join('|'),
);
/** A sentence that names whom to call: the animal helpline, else the veterinarian. */
const NAMES_HELPLINE = /1962/;
const NAMES_VET = /\bvet\b|veterinar|पशु चिकित्सक|पशुवैद्य|పశువైద్య/;

/** Sentences of a passage; figures like "0.5 %" and "1:40" stay whole, and "5 चौ. मी." does too. */
export function sentencesOf(passage: string): string[] {
  const sentences: string[] = [];
  for (const part of passage.split(/(?<=[.!?।])\s+(?=\S)/)) {
    const last = sentences.at(-1);
    if (last !== undefined && SHORTENED.test(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

const finished = (sentence: string) => (/[.!?।:]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * The sentences of a document that answer a question best, in the document's own order and its own words:
 * nothing is composed, so no dose, price or amount can appear that is not in the source. Who tells of an ill
 * animal reads last whom to call.
 */
export function extract(document: KnownDocument, question: string, language: Language): string[] {
  const passages = document.passages[languageIn(document.passages, language)] ?? [];
  if (document.kind === 'help' || document.kind === 'expert') return [...passages];
  if (document.kind !== 'guidance' && document.kind !== 'note') {
    return firstOf(
      passages.flatMap(sentencesOf).map(finished),
      document.kind === 'disease' ? 5 : 6,
    );
  }
  const words = contentWords(question);
  const asked = words.map((word) => new Set(indexTerms(word, true)));
  const wantsFigure = ASKS_HOW_MUCH.test(question);
  const ill = TELLS_OF_ILLNESS.test(question.toLowerCase());
  const own = document.kind === 'note' || (!wantsFigure && !ill);
  if (own && asksOfAll(document, asked)) {
    const lead = sentencesOf(passages[0] ?? '').slice(0, 1);
    const steps = document.steps ?? {};
    const all = [...lead, ...(steps[languageIn(steps, language)] ?? [])].map(finished);
    // A note's last step may be the limit before which nothing is sprayed: it is told whole.
    return document.kind === 'note' ? all : firstOf(all, MOST_SENTENCES + 1);
  }
  const sentences = passages.flatMap((passage, place) => {
    const parts = sentencesOf(passage);
    // Short passages are the lines of lists: what to do, rather than why.
    const doing = place > 0 && parts.length <= 2;
    return parts.map((sentence) => ({
      sentence: finished(sentence),
      doing,
      terms: new Set(contentWords(sentence).flatMap((word) => indexTerms(word, true))),
    }));
  });
  const holds = (terms: ReadonlySet<string>, variants: ReadonlySet<string>) =>
    [...variants].some((term) => terms.has(term));
  const weights = asked.map((variants) => {
    const holding = sentences.filter(({ terms }) => holds(terms, variants)).length;
    return Math.log(1 + sentences.length / (1 + holding));
  });
  const scored = sentences.map(({ sentence, doing, terms }, order) => {
    const shared = asked.reduce(
      (sum, variants, index) => sum + (holds(terms, variants) ? (weights[index] ?? 0) : 0),
      0,
    );
    const signs = asked.reduce(
      (sum, variants, index) =>
        !isAnimalWord(words[index] ?? '') && holds(terms, variants)
          ? sum + (weights[index] ?? 0)
          : sum,
      0,
    );
    const figure = wantsFigure ? figureIn(sentence) : 0;
    const hidden = ASIDE.test(sentence) ? ASIDE_LOSS : 0;
    return { sentence, order, signs, score: shared + figure + (doing ? DOING : 0) - hidden };
  });
  // Whoever has an ill animal reads of its signs, and nothing that only names the animal.
  const most = Math.max(0, ...scored.map(({ signs }) => signs));
  const onSigns = ill && most > 0 ? scored.filter(({ signs }) => signs >= most * OF_SIGNS) : [];
  const best = [...(onSigns.length >= FEWEST_ON_SIGNS ? onSigns : scored)]
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, MOST_SENTENCES)
    .sort((a, b) => a.order - b.order)
    .map(({ sentence }) => sentence);
  const told = firstOf([...new Set(best)], MOST_SENTENCES);
  const call = ill && !told.some((sentence) => NAMES_HELPLINE.test(sentence)) && whomToCall(scored);
  return call && !told.includes(call) ? [...told, call] : told;
}

type Scored = { sentence: string; order: number; score: number };

/** The sentence that fits best of those naming the helpline, or where none does, the veterinarian. */
function whomToCall(scored: readonly Scored[]): string | null {
  for (const pattern of [NAMES_HELPLINE, NAMES_VET]) {
    const naming = scored.filter(({ sentence }) => pattern.test(sentence));
    const [best] = naming.sort((a, b) => b.score - a.score || b.order - a.order);
    if (best) return best.sentence;
  }
  return null;
}

/** How much a sentence may tell to whom asks how much. */
function figureIn(sentence: string): number {
  if (!OFTEN_HELPFUL.test(sentence.replace(HELPLINE, ''))) return 0;
  return RANGE.test(sentence) ? FIGURE + AS_RANGE : FIGURE;
}

/** Whether a question names nothing but the document's own subject. */
function asksOfAll(document: KnownDocument, asked: readonly ReadonlySet<string>[]): boolean {
  const title = Object.values(document.title).join(' ');
  const own = new Set(
    contentWords(`${title} ${document.words}`).flatMap((word) => indexTerms(word, true)),
  );
  return (
    asked.length <= 3 && asked.every((variants) => [...variants].some((term) => own.has(term)))
  );
}

function firstOf(sentences: readonly string[], most: number): string[] {
  const chosen: string[] = [];
  let letters = 0;
  for (const sentence of sentences.slice(0, most)) {
    if (chosen.length > 0 && letters + sentence.length > MOST_LETTERS) break;
    chosen.push(sentence);
    letters += sentence.length;
  }
  return chosen;
}
