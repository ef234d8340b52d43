import { type ByLanguage, type Language, textIn } from '@ankur/languages/languages';

/** What is used of a first-aid card here; the cards themselves are content. */
export interface CardWords {
  subject: 'person' | 'animal';
  /** Numbers to dial, most urgent first. */
  call: readonly string[];
  title: string;
  first: readonly string[];
  then: readonly string[];
  never: readonly string[];
  tell: readonly string[];
}

interface Frame {
  call: (numbers: string) => string;
  or: string;
  never: string;
  tell: string;
  person: string;
  animal: string;
}

const FRAMES: ByLanguage<Frame> = {
  en: {
    call: (numbers) => `Call ${numbers} now.`,
    or: ' or ',
    never: 'Never:',
    tell: 'Tell them on the phone:',
    person:
      'Danger to life 112, ambulance 108, somebody to talk to: Tele-MANAS 14416, day and night. Questions on farming: Kisan Call Centre 1800-180-1551.',
    animal:
      'If a person was harmed too: 112 or ambulance 108. Somebody to talk to: Tele-MANAS 14416. Questions on farming: Kisan Call Centre 1800-180-1551.',
  },
  hi: {
    call: (numbers) => `अभी ${numbers} पर फ़ोन करें।`,
    or: ' या ',
    never: 'यह कभी न करें:',
    tell: 'फ़ोन पर यह बताएँ:',
    person:
      'जान का ख़तरा हो तो 112, एम्बुलेंस 108, मन की बात करने के लिए टेली-मानस 14416, दिन-रात। खेती के सवाल: किसान कॉल सेंटर 1800-180-1551।',
    animal:
      'किसी इंसान को भी नुकसान हुआ हो तो 112 या एम्बुलेंस 108। मन की बात करने के लिए टेली-मानस 14416। खेती के सवाल: किसान कॉल सेंटर 1800-180-1551।',
  },
  mr: {
    call: (numbers) => `आत्ताच ${numbers} वर फोन करा.`,
    or: ' किंवा ',
    never: 'हे कधीही करू नका:',
    tell: 'फोनवर हे सांगा:',
    person:
      'जिवाला धोका असेल तर 112, रुग्णवाहिका 108, मनातले बोलण्यासाठी टेली-मानस 14416, दिवस-रात्र. शेतीचे प्रश्न: किसान कॉल सेंटर 1800-180-1551.',
    animal:
      'माणसालाही इजा झाली असेल तर 112 किंवा रुग्णवाहिका 108. मनातले बोलण्यासाठी टेली-मानस 14416. शेतीचे प्रश्न: किसान कॉल सेंटर 1800-180-1551.',
  },
  te: {
    call: (numbers) => `ఇప్పుడే ${numbers}కి ఫోన్ చేయండి.`,
    or: ' లేదా ',
    never: 'ఇవి ఎప్పుడూ చేయవద్దు:',
    tell: 'ఫోన్‌లో ఇవి చెప్పండి:',
    person:
      'ప్రాణాపాయం ఉంటే 112, అంబులెన్స్ 108, మనసు విప్పి మాట్లాడటానికి టెలి-మానస్ 14416, రాత్రీ పగలూ. వ్యవసాయ ప్రశ్నలకు: కిసాన్ కాల్ సెంటర్ 1800-180-1551.',
    animal:
      'మనిషికి కూడా హాని జరిగితే 112 లేదా అంబులెన్స్ 108. మనసు విప్పి మాట్లాడటానికి టెలి-మానస్ 14416. వ్యవసాయ ప్రశ్నలకు: కిసాన్ కాల్ సెంటర్ 1800-180-1551.',
  },
};

/** Free numbers are read in groups: 1800116117 → 1800-116-117. */
export const spokenNumber = (number: string): string =>
  number.replace(/^(1800)(\d{3})(\d{3,4})$/, '$1-$2-$3');

/**
 * A first-aid card as plain text: numbers, the first steps, what never to do, what to tell, and the helplines that
 * every emergency answer ends with. A card without lists (self-harm) stays plain sentences.
 */
export function cardText(card: CardWords, language: Language): string {
  const frame = textIn(FRAMES, language);
  const calm = card.never.length === 0 && card.tell.length === 0;
  const part = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines.map((line) => `– ${line}`)];
  if (calm) return [card.first.join(' '), frame[card.subject]].join('\n');
  return [
    `${frame.call(card.call.map(spokenNumber).join(frame.or))} ${card.title}:`,
    ...[...card.first, ...card.then].map((line, index) => `${index + 1}. ${line}`),
    ...part(frame.never, card.never),
    ...part(frame.tell, card.tell),
    frame[card.subject],
  ].join('\n');
}

/** The answer to people's health questions without an emergency, with the helplines that every such answer ends with. */
export const healthText = (reply: string, language: Language): string =>
  [reply, textIn(FRAMES, language).person].join('\n');
