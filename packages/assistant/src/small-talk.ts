import type { Language } from '@ankur/languages/languages';
import { wordsOf } from './language/words.ts';

export type TalkKind = 'greeting' | 'thanks' | 'who' | 'rude';

/** What asks for nothing that is known: a greeting, thanks, who is speaking, abuse. */
export interface SmallTalk {
  kind: TalkKind;
  /** The language of its words; null when they are said in several. */
  language: Language | null;
}

type Said = Readonly<Partial<Record<Language | 'any', string>>>;

const KINDS: Readonly<Record<Exclude<TalkKind, 'who'>, Said>> = {
  rude: {
    en: 'fuck fucking fucker fuk shit bullshit bitch bastard asshole idiot idiots stupid useless dumb moron rubbish nonsense',
    hi: 'chutiya chutia chutiye madarchod behenchod bhenchod bhosdike gandu harami haramkhor kamina kamine saala sala saale bakwas bakwaas bekar bekaar pagal paagal chup bewakoof bevkuf nikamma पागल चुप चूतिया चूतिये मादरचोद बहनचोद भोसड़ी गांडू हरामी हरामखोर कमीना साला साले बकवास बेकार बेवकूफ बेवकूफ़ निकम्मा मूर्ख गधे',
    mr: 'bavlat faltu murkha haramkhor bhikarchot बावळट फालतू भिकारचोट बिनकामाचा बिनकामाचे',
    te: 'vedhava erripuka panikirani chetta dandaga వెధవ పనికిరాని చెత్త దండగ మూర్ఖుడా లంజ',
  },
  thanks: {
    any: 'thanks thank thanx thnx thx ty ok okay okk okey bye goodbye tata धन्यवाद आभार आभारी थैंक्स थँक्स ओके बाय',
    en: 'nice great good welcome super',
    hi: 'dhanyavad dhanyavaad dhanyawad shukriya shukriyaa alvida theek thik achha accha badhiya शुक्रिया ठीक अच्छा बढ़िया अलविदा',
    mr: 'abhar aabhar chhan chan bara mast छान बरं बरंय मस्त बरे',
    te: 'dhanyavadalu dhanyavadamulu krutagnatalu sare bagundi manchidi ధన్యవాదాలు ధన్యవాదములు కృతజ్ఞతలు థాంక్స్ శుక్రియా సరే బాగుంది బై మంచిది',
  },
  greeting: {
    any: 'hi hii hiii hello helo hallo hey namaste namaskar salaam salam help menu start suno सुनो नमस्ते नमस्कार प्रणाम राम जय हेलो हैलो हॅलो हाय',
    en: 'gm mrng mornin morning evening afternoon night greetings',
    hi: 'pranam ram raam jai radhe madad sahayata मदद सहायता',
    mr: 'madat मदत',
    te: 'namaskaram namaskaralu namaskaramulu sahayam నమస్తే నమస్కారం నమస్కారాలు నమస్కారములు హలో హాయ్ సహాయం',
  },
};
/** What goes with such words and says nothing more. */
const BESIDE = new Set(
  `you u so very much a lot many for your the this that is are am app application bot it all friend dear good me my i to and
  bhai bhaiya bhaiyya ji jee sir madam mam anna akka dada bhau tai garu andi dost yaar yar sab sabhi ko aap aapka apka aapko apko tum tumhara tu ho hai h ye yeh bahut bohot ek bilkul bhi kya kaise haal shri shree sita hind kisan maharashtra how do doing gud is anyone anybody there kar kara karo kijiye mili mila help helped madad
  कर करो करा कीजिए मिली मिला मदद की भाई भैया जी सर मैडम दोस्त यार आप आपका आपको तुम तुम्हारा तू हो है यह ये बहुत एक बिल्कुल भी कैसे क्या हाल श्री सीता हिंद किसान भाऊ दादा ताई साहेब तुम्ही तुमचे आहे आहेस आहात खूप कसे कसा काय महाराष्ट्र ऐप ॲप अॅप
  చాలా మీకు నీకు మీరు నువ్వు అన్న అక్క గారు సార్ అండి ఈ యాప్ ఎలా ఉన్నారు chala meeru meeku nuvvu ela unnaru ee`
    .split(/\s+/)
    .filter(Boolean),
);
const WHO: readonly (readonly [RegExp, Language])[] = [
  [
    /\bwho (?:are|r) (?:you|u)\b|\bwho (?:made|built|created) you\b|\bwhat(?: is|'?s) your name\b|\bare you (?:a |an )?(?:human|robot|bot|ai|real|person|machine)\b|\bwhat can you do\b/,
    'en',
  ],
  [
    /\b(?:tum|aap|ap|tu) kaun\b|\bkaun ho (?:tum|aap)|\b(?:tumhara|aapka|apka|tera) na+m\b|\bkya kar sakte h|(?:तुम|आप|तू) कौन|कौन हो (?:तुम|आप)|(?:तुम्हारा|आपका|तेरा) नाम|क्या कर सकते/,
    'hi',
  ],
  [
    /\b(?:tu|tumhi|aapan) kon\b|\b(?:tujha|tuza|tumche) na+v\b|(?:तू|तुम्ही|आपण) कोण|(?:तुझं|तुझे|तुमचं|तुमचे) नाव/,
    'mr',
  ],
  [/\b(?:nuvvu|meeru|neevu) evaru\b|\b(?:nee|mee) peru\b|(?:నువ్వు|మీరు|నీవు) ఎవరు|(?:నీ|మీ) పేరు/, 'te'],
];
const HOW_ARE_YOU = /how (?:are|r) |\b(?:kaise|kaisa) h|कैसे ह|कसे आह|कसा आह|ఎలా ఉన్న|ela unn/;
const LONGEST_WHO = 7;
const PLEASED = /[👍🙏👌❤😊💐🌹👏]/u;

/** Of several kinds in one message the first of these is answered. */
const ORDER: readonly TalkKind[] = ['rude', 'greeting', 'thanks'];

type Known = readonly [TalkKind, Language | null];
const known = new Map<string, Known>();
for (const [kind, said] of Object.entries(KINDS) as [TalkKind, Said][]) {
  for (const [language, words] of Object.entries(said) as [Language | 'any', string][]) {
    for (const word of words.split(' '))
      if (!known.has(word)) known.set(word, [kind, language === 'any' ? null : language]);
  }
}

/** The small talk that a message is and nothing besides; null when it asks or tells something. */
export function smallTalkIn(message: string): SmallTalk | null {
  const words = wordsOf(message);
  if (words.length === 0)
    return { kind: PLEASED.test(message) ? 'thanks' : 'greeting', language: null };
  const text = words.join(' ');
  const who = words.length <= LONGEST_WHO ? WHO.find(([pattern]) => pattern.test(text)) : undefined;
  if (who) return { kind: 'who', language: who[1] };
  const told = words.flatMap((word) => (known.has(word) ? [known.get(word) as Known] : []));
  if (words.some((word) => !known.has(word) && !BESIDE.has(word))) return null;
  const kinds = told.map(([kind]) => kind);
  const kind = ORDER.find((one) => kinds.includes(one));
  if (!kind) return HOW_ARE_YOU.test(text) ? { kind: 'greeting', language: null } : null;
  return { kind, language: told.find(([, language]) => language !== null)?.[1] ?? null };
}
