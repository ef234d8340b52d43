import { romanise } from './language/sound-key.ts';
import { withoutEnding } from './language/word-endings.ts';
import { wordsOf } from './language/words.ts';

/** What of the farmer's own affairs, or of the day, a question may be about. */
export type ToolName = 'weather' | 'prices' | 'tasks' | 'finance';

const WORDS = {
  weather:
    'weather rain rainfall forecast windy raining thunderstorm hail hailstorm storm drizzle cloudy showers | ओलावृष्टि आंधी तूफान बादल | मौसम बारिश वर्षा बरसात पूर्वानुमान | हवामान पाऊस पावसाचा अंदाज गारपीट गारा वादळ ढग | వాతావరణం వర్షం వాన వానలు వర్షాలు వడగళ్లు మబ్బు తుఫాను | mausam barish baarish barsat havaman paus paaus vatavaranam varsham vaana',
  warmth: 'temperature humidity heat | तापमान नमी | तापमान आर्द्रता | ఉష్ణోగ్రత తేమ',
  when: 'today tomorrow now tonight week weekend yesterday morning evening | आज कल अभी परसों हफ्ते सप्ताह शाम | आज उद्या आता परवा आठवडा आठवड्यात | ఈరోజు రోజు రేపు ఇప్పుడు ఎల్లుండి వారం ఈవారం నేడు | aaj kal parso parson parsu parva sham ratri hafte elundi ellundi vaaram ninna udya udyacha repu eeroju ivala',
  will: 'will expected chance here village area outside | रहेगा होगी होगा गिरेगी पड़ेगी गांव | पडेल असेल येईल गावात | పడుతుందా వస్తుందా ఉంటుంది ఊరు | hoga hogi rahega padegi padega aayegi padel yeil yenar hoil padutunda padutundi vastunda vastundi untundi',
  price:
    'price rate rates cost mandi market modal msp quintal selling sell bhav bhaav dam daam dar bajarbhav bajaar dhara dharalu hamibhav | भाव दाम मंडी कीमत मूल्य रेट बाजारभाव एमएसपी क्विंटल समर्थन | बाजारभाव भाव दर हमीभाव आधारभूत किंमत मंडई | ధర ధరలు రేటు మండీ మార్కెట్ క్వింటాల్ మద్దతు',
  task: 'task tasks todo chore chores reminder reminders work schedule kaam kaame kame panulu pani | काम कामों कार्य | काम कामे कामं कार्ये | పనులు పని',
  money:
    'profit loss income expense expenses spent spend balance earning earnings earned money accounts books budget loan munafa kharcha kharch aamdani amdani nafa tota labham karchu adayam hisab | मुनाफा लाभ हानि घाटा आमदनी आय खर्च खर्चा हिसाब बचत बजट | नफा तोटा उत्पन्न खर्च हिशेब शिल्लक जमाखर्च बजेट | లాభం నష్టం ఆదాయం ఖర్చు ఖర్చులు లెక్కలు బడ్జెట్',
  mine: 'my mine our i month monthly season year me pending due | मेरा मेरी मेरे हमारा हमारी महीने महीना माह | माझा माझी माझे माझ्या महिना महिन्याचा महिन्यात | నా మా నెల ఈనెల నేను | mera meri mere majha majhi majhe maza naa na nenu mahine',
} as const;

type Group = keyof typeof WORDS;

const latin = new Map<Group, Set<string>>();
const sounding = new Map<Group, Set<string>>();
for (const [group, words] of Object.entries(WORDS) as [Group, string][]) {
  const all = words.split(/[\s|]+/).filter(Boolean);
  latin.set(group, new Set(all.filter((word) => /^[a-z]+$/.test(word))));
  sounding.set(group, new Set(all.filter((word) => !/^[a-z]+$/.test(word)).map(romanise)));
}

function isIn(group: Group, word: string): boolean {
  if (/^[a-z]+$/.test(word)) return latin.get(group)?.has(word) ?? false;
  const roman = romanise(word);
  const known = sounding.get(group);
  return known !== undefined && (known.has(roman) || known.has(withoutEnding(roman) ?? ''));
}

/** Whether a word only says which tool is asked: no place is meant by it, though one may be called Mandi. */
export const isToolWord = (word: string): boolean =>
  (Object.keys(WORDS) as Group[]).some((group) => isIn(group, word));

export interface Signals {
  /** A commodity of the market was named. */
  commodity: boolean;
  /** Whether a word names a place. */
  isPlace(word: string): boolean;
  /** The best article, disease or scheme speaks of nearly everything in the question. */
  covered: boolean;
  /** It asks how something is done in the app. */
  onApp: boolean;
}

/** The tool a question is for; null when it is a question to the library or on using the app. */
export function toolFor(
  question: string,
  content: readonly string[],
  signals: Signals,
): ToolName | null {
  if (signals.onApp) return null;
  const words = wordsOf(question);
  const has = (group: Group) => words.some((word) => isIn(group, word));
  const others = content.filter((word) => !isToolWord(word));
  if (has('price') && (signals.commodity || others.length === 0)) return 'prices';
  if (has('weather') && (has('when') || has('will') || others.every(signals.isPlace)))
    return 'weather';
  if (has('warmth') && others.every(signals.isPlace)) return 'weather';
  if (has('task') && (has('mine') || has('when')) && others.length === 0) return 'tasks';
  if (
    has('money') &&
    has('mine') &&
    (others.length === 0 || (others.length === 1 && !signals.covered))
  )
    return 'finance';
  return null;
}

const SCHEME_WORD =
  /^(?:schemes?|eligib\w*|qualify|subsid\w*|benefits?|government|govt|sarkari|yojana?|anudan|labh|योजना\S*|सरकारी|शासकीय|शासनाच्या|सब्सिडी|अनुदान|पात्र\S*|लाभ|पथक\S*|పథకా\S*|పథకం|అర్హ\S*|ప్రభుత్వ)$/;

/** Whether the words of a question name schemes in general and nothing besides. */
export function asksForSchemes(words: readonly string[]): boolean {
  const general = words.filter((word) => SCHEME_WORD.test(word));
  return general.length > 0 && words.length - general.length <= (general.length > 1 ? 1 : 0);
}
