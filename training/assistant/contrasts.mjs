/**
 * What a known crop, animal or scheme is asked about without an answer here, and what is asked of crops that nothing here advises on: the
 * contrasts by which "right crop, wrong point" and "right point, other crop" are told from what is known.
 * A point is left out for a crop whose facts speak of it (`# point ! pattern`).
 */
import { readFileSync } from 'node:fs';
import { romanise as romaniseWord } from '../../packages/assistant/src/language/sound-key.ts';
import { CROPS } from '../../packages/crops/src/register.ts';
import { cropName } from '../../packages/crops/src/words.ts';

const FILLED = 5;
const OTHER_CROPS = 2;
const ADVISED_BY = ['calendar', 'ratoon', 'leaf', 'disease', 'articles', 'seeAlso'];
const ANIMALS = {
  en: ['cow', 'buffalo', 'calf', 'goat', 'bull', 'hens'],
  hi: ['गाय', 'भैंस', 'बछिया', 'बकरी', 'मुर्गी'],
  mr: ['गाय', 'म्हैस', 'वासरू', 'शेळी', 'कोंबडी'],
  te: ['ఆవు', 'గేదె', 'దూడ', 'మేక', 'కోళ్ళు'],
};
const OTHER_ANIMALS = {
  en: [
    'pond fish',
    'shrimps',
    'honeybees',
    'rabbit',
    'pigeons',
    'pig',
    'camel',
    'donkey',
    'mare',
    'silkworms',
    'dog',
    'cat',
    'love birds',
    'ducks',
    'quails',
    'parrot',
  ],
  hi: [
    'मछली',
    'मधुमक्खी',
    'खरगोश',
    'कबूतर',
    'सूअर',
    'ऊँट',
    'गधी',
    'घोड़ी',
    'रेशम कीट',
    'कुत्ता',
    'बिल्ली',
    'तोता',
    'बत्तख',
    'बटेर',
  ],
  mr: [
    'मासे',
    'मधमाशी',
    'ससा',
    'कबुतर',
    'वराह',
    'उंट',
    'गाढवीण',
    'घोडी',
    'रेशीम कीटक',
    'कुत्रा',
    'मांजर',
    'पोपट',
    'बदक',
    'लावी',
  ],
  te: [
    'చేపలు',
    'తేనెటీగలు',
    'కుందేలు',
    'పావురాలు',
    'పంది',
    'ఒంటె',
    'గాడిద',
    'గుర్రం',
    'పట్టు పురుగులు',
    'కుక్క',
    'పిల్లి',
    'చిలుక',
    'బాతులు',
    'రొయ్యలు',
  ],
};
const romanise = (text) => text.split(/\s+/).map(romaniseWord).join(' ');
const read = (name) => {
  const points = [];
  for (const line of readFileSync(
    new URL(`../contrasts/${name}.txt`, import.meta.url),
    'utf8',
  ).split('\n')) {
    const [, point, unless] = /^# ([\w-]+)(?: ! (.+))?$/.exec(line) ?? [];
    if (point) points.push({ unless: unless && new RegExp(unless, 'i'), lines: [] });
    else if (line) points.at(-1).lines.push([line.slice(0, 2), line.slice(4)]);
  }
  return points;
};
/** Draws evenly, the same at each run. */
let drawn = 0;
const some = (from, count) =>
  Array.from({ length: Math.min(count, from.length) }, () => {
    drawn = (drawn + 7919) % 1000003;
    return from[drawn % from.length];
  });
const filled = (text, language, name) =>
  text.replace('{}', () =>
    language !== 'en' && !/\p{Script=Devanagari}|\p{Script=Telugu}/u.test(text)
      ? romanise(name)
      : name,
  );

export function* contrasts(documents, phrases) {
  const names = (document, language) => document.title[language] ?? document.title.en;
  const said = ({ facts }) => facts.map(({ text }) => text.en).join(' ');
  const kinds = {
    crop: documents.filter(({ kind, facts }) => kind === 'crop' && facts?.length > 0),
    scheme: documents.filter(({ kind }) => kind === 'scheme'),
  };
  for (const [kind, own] of Object.entries(kinds))
    for (const { unless, lines } of read(kind)) {
      const without = own.filter((document) => !unless?.test(said(document)));
      for (const [language, text] of lines)
        for (const document of some(without, FILLED))
          yield [filled(text, language, names(document, language)), language];
    }
  for (const { lines } of read('animal'))
    for (const [language, text] of lines)
      for (const name of some(ANIMALS[language], FILLED))
        yield [filled(text, language, name), language];
  // The points that are known, of animals and crops that are not.
  for (const { lines } of read('other-animal'))
    for (const [language, text] of lines)
      for (const name of OTHER_ANIMALS[language]) {
        const own = text.replace('{}', name);
        yield [own, language];
        if (language !== 'en' && name.length % 2) yield [romanise(own), language];
      }
  const others = CROPS.filter((crop) => !ADVISED_BY.some((table) => table in crop));
  for (const [language, own] of Object.values(phrases.crop).flatMap((by) => Object.entries(by)))
    for (const phrase of own)
      for (const { id } of some(others, OTHER_CROPS)) {
        const name = cropName(id, language);
        if (name) yield [`${/^[a-z]/.test(phrase) ? romanise(name) : name} ${phrase}`, language];
      }
}
