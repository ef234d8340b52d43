import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uncitedLines } from '@ankur/assistant/answer/answer';
import { understandAll } from '@ankur/assistant/two-topics';
import { beforeAll, describe, expect, it } from 'vitest';
import { calmLine, composeFromLibrary } from './answer/compose.ts';
import { createLibrary, type Library } from './library.ts';

let library: Library;
beforeAll(() => {
  library = createLibrary();
});

/** Ways to ask for each help: the four languages, and Hindi, Marathi and Telugu in Latin letters. */
const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  language: [
    'how to change language',
    'I want the app in Marathi',
    'भाषा कैसे बदलें',
    'हिंदी में ऐप कैसे करें',
    'भाषा कशी बदलायची',
    'భాష ఎలా మార్చాలి',
    'bhasha kaise badle',
    'bhasha kashi badlaychi',
    'bhasha ela marchali',
  ],
  'forgotten-password': [
    'how to reset my password',
    'I forgot my password',
    'पासवर्ड भूल गया हूँ',
    'पासवर्ड विसरलो काय करू',
    'పాస్‌వర్డ్ మర్చిపోయాను',
    'password bhul gaya kya karu',
    'password visarlo',
    'password marchipoyanu',
  ],
  'change-password': [
    'how do I change my password',
    'पासवर्ड कैसे बदलें',
    'पासवर्ड कसा बदलायचा',
    'పాస్‌వర్డ్ ఎలా మార్చాలి',
    'password kaise badle',
    'password kasa badlaycha',
    'password ela marchali',
  ],
  'sign-out': [
    'how to log out',
    'I am logged in on another phone',
    'लॉग आउट कैसे करें',
    'लॉग आउट कसे करायचे',
    'లాగ్ అవుట్ ఎలా చేయాలి',
    'logout kaise kare',
    'log out kase karayche',
    'logout ela cheyali',
  ],
  'delete-account': [
    'How do I delete my account',
    'मेरा खाता कैसे मिटाएँ',
    'खाते कसे हटवायचे',
    'माझे खाते बंद करायचे आहे',
    'నా ఖాతా ఎలా తొలగించాలి',
    'account delete kaise kare',
    'khate kase kadhun takayche',
    'khata ela tolaginchali',
  ],
  'copy-data': [
    'how can I download my data',
    'मेरा डेटा डाउनलोड कैसे करूँ',
    'माझी माहिती डाउनलोड कशी करायची',
    'నా సమాచారం డౌన్‌లోడ్ ఎలా చేయాలి',
    'mera data download kaise kare',
    'maza data download kasa karaycha',
    'naa data download ela cheyali',
  ],
  place: [
    'how do I change my location',
    'the app shows the wrong village',
    'अपना गाँव कैसे बदलें',
    'माझे ठिकाण कसे बदलायचे',
    'నా ఊరు ఎలా మార్చాలి',
    'location kaise change kare',
    'thikan kase badlayche',
    'uru ela marchali',
  ],
  profile: [
    'how to edit my profile',
    'प्रोफ़ाइल कैसे बदलें',
    'मेरा मोबाइल नंबर कैसे बदलूँ',
    'प्रोफाइल कशी बदलायची',
    'ప్రొఫైల్ ఎలా మార్చాలి',
    'profile photo kaise badle',
    'majhe nav kase badlayche app madhye',
    'profile ela marchali',
  ],
  'price-alert': [
    'How do I set a price alert?',
    'tell me when the onion price goes above 2500',
    'भाव की सूचना कैसे लगाएँ',
    'जब भाव बढ़े तब मुझे बताओ',
    'भावाची सूचना कशी लावायची',
    'ధర అలర్ట్ ఎలా పెట్టాలి',
    'bhav ka alert kaise lagaye',
    'bhavacha alert kasa lavaycha',
    'dhara alert ela pettali',
  ],
  'mandi-prices': [
    'how do I see mandi prices',
    'where can I check market rates in the app',
    'मंडी का भाव कैसे देखें',
    'बाजारभाव कसे पाहायचे',
    'మార్కెట్ ధరలు ఎలా చూడాలి',
    'mandi bhav kaise dekhe',
    'bajar bhav kuthe baghayche',
    'market dharalu ela chudali',
  ],
  books: [
    'how to add an expense',
    'where do I enter my income',
    'खर्च कैसे लिखूँ',
    'खर्च कसा लिहायचा',
    'ఖర్చు ఎలా రాయాలి',
    'kharcha kaise likhe',
    'kharch kasa lihaycha',
    'kharchu ela rayali',
  ],
  tasks: [
    'how to add a task reminder',
    'काम कैसे जोड़ें',
    'रिमाइंडर कैसे लगाएँ',
    'काम कसे जोडायचे',
    'పని ఎలా చేర్చాలి',
    'kaam kaise jode',
    'reminder kaise lagaye',
    'aathvan kashi lavaychi',
    'pani ela cherchali',
  ],
  watering: [
    'how do I record a watering',
    'where is the irrigation advice',
    'सिंचाई की सलाह कहाँ मिलेगी',
    'दिया हुआ पानी कैसे लिखूँ',
    'दिलेल्या पाण्याची नोंद कशी करायची',
    'నీటి సలహా ఎక్కడ ఉంది',
    'sinchai ki salah kahan hai',
    'panyachi nond kashi karaychi',
    'neeru pettinattu ela rayali',
  ],
  'leaf-doctor-offline': [
    'can I use the leaf doctor without internet',
    'check leaf photo offline',
    'बिना इंटरनेट पत्ते की फोटो कैसे जाँचें',
    'इंटरनेट नसताना पानाचा फोटो कसा तपासायचा',
    'ఇంటర్నెట్ లేకుండా ఆకు ఫోటో పరీక్ష ఎలా',
    'bina internet photo se bimari kaise pata kare',
    'internet shivay panacha photo kasa tapasaycha',
  ],
  'leaf-doctor': [
    'how to diagnose a leaf by photo',
    'can I upload a photo of my sick tomato plant',
    'फोटो से पत्ते की बीमारी कैसे पहचानें',
    'फोटो काढून पानाचा रोग कसा ओळखायचा',
    'ఆకు ఫోటోతో తెగులు ఎలా గుర్తించాలి',
    'photo se fasal ki bimari kaise pata kare',
    'photo varun rog kasa olkhaycha',
    'aaku photo tho tegulu ela gurtinchali',
  ],
  'crop-advice': [
    'how do I get a crop suggestion for my field',
    'which crop is best for my soil',
    'मेरी मिट्टी में कौन सी फसल अच्छी होगी',
    'माझ्या मातीत कोणते पीक घ्यावे',
    'నా నేలకు ఏ పంట సరిపోతుంది',
    'meri mitti ke liye kaun si fasal',
    'majhya matit konte pik ghyave',
    'naa nelaku e panta manchidi',
  ],
  expert: [
    'how to talk to an expert',
    'विशेषज्ञ से कैसे पूछें',
    'विशेषज्ञ से बात करनी है',
    'तज्ज्ञांना कसे विचारायचे',
    'నిపుణులను ఎలా అడగాలి',
    'visheshagya se baat karni hai',
    'tadnya la kase vicharayche',
    'nipunulanu ela adagali',
  ],
  reel: [
    'how to upload a video',
    'वीडियो कैसे डालें',
    'व्हिडिओ कसा टाकायचा',
    'వీడియో ఎలా పెట్టాలి',
    'video kaise dale',
    'reel kashi takaychi upload',
    'video ela pettali',
  ],
  post: [
    'how to post in the community',
    'पोस्ट कैसे डालें',
    'चौपाल में सवाल कैसे पूछें',
    'कट्ट्यावर पोस्ट कशी टाकायची',
    'పోస్ట్ ఎలా పెట్టాలి',
    'post kaise kare',
    'post kashi takaychi',
    'post ela pettali',
  ],
  'news-schemes': [
    'where can I read farm news',
    'where in the app are the schemes',
    'खेती की ख़बरें कहाँ देखें',
    'शेतीच्या बातम्या कुठे वाचायच्या',
    'వ్యవసాయ వార్తలు ఎక్కడ చూడాలి',
    'kheti ki khabar kahan dekhe',
    'batmya kuthe vachaychya',
    'vartalu ekkada chudali',
  ],
  offline: [
    'does this app work without internet',
    'can I use Ankur offline',
    'बिना इंटरनेट ऐप चलेगा क्या',
    'इंटरनेट नसताना ॲप चालते का',
    'ఇంటర్నెట్ లేకుండా యాప్ పనిచేస్తుందా',
    'bina internet ke app chalega kya',
    'internet shivay app chalel ka',
    'internet lekunda app panichestunda',
  ],
  notifications: [
    'how do I turn off notifications',
    'नोटिफिकेशन कैसे बंद करें',
    'फोन पर सूचनाएँ कैसे चालू करें',
    'नोटिफिकेशन कसे बंद करायचे',
    'నోటిఫికేషన్లు ఎలా ఆపాలి',
    'notification kaise band kare',
    'notification kase band karayche',
    'notifications ela aapali',
  ],
  install: [
    'how to install the app on my phone',
    'put Ankur on the home screen',
    'ऐप कैसे डाउनलोड करें',
    'ॲप कसे इन्स्टॉल करायचे',
    'యాప్ ఎలా ఇన్‌స్టాల్ చేయాలి',
    'app kaise download kare',
    'app kase install karayche',
    'app ela install cheyali',
  ],
  assistant: [
    'what can I ask you',
    'what can the assistant do',
    'सहायक से क्या पूछ सकते हैं',
    'मैं आपसे क्या पूछ सकता हूँ',
    'सहाय्यक काय करू शकतो',
    'సహాయకుడిని ఏమి అడగవచ్చు',
    'sahayak se kya puch sakte hai',
    'tumhala kay vicharu shakto',
  ],
  overview: [
    'how do I use this app',
    'यह ऐप कैसे चलाएँ',
    'हे ॲप कसे वापरायचे',
    'ఈ యాప్ ఎలా వాడాలి',
    'ye app kaise chalaye',
    'he app kase vaparayche',
    'ee app ela vadali',
  ],
};

/** Ways to ask for helps that the question encoder alone tells. */
const LEARNED: Readonly<Record<string, readonly string[]>> = {
  'own-post': [
    'how do I delete my post',
    'अपनी डाली हुई पोस्ट मिटानी है',
    'टाकलेली पोस्ट कशी काढायची',
    'నా పోస్టు తీసేయడం ఎలా',
  ],
  'voice-question': [
    'where is the mic to speak my question',
    'बोलकर सवाल कैसे पूछें, टाइप नहीं आता',
    'टाईप येत नाही, बोलून प्रश्न कसा विचारायचा',
    'టైపు రాదు, మాట్లాడి ఎలా అడగాలి',
  ],
};

describe.each(Object.entries({ ...WORDINGS, ...LEARNED }))('the help on %s', (id, wordings) => {
  it.each(wordings)('answers %s', (question) => {
    const { whole, parts } = understandAll(library, question);
    expect(whole.documents.map((document) => document.id)).toEqual([`help:${id}`]);
    expect([whole.tool, whole.anyScheme, whole.talk, parts.length]).toEqual([null, false, null, 1]);
    const answer = composeFromLibrary(whole);
    expect(answer.lines.map(({ text }) => text)).toEqual(
      whole.documents[0]?.passages[whole.language],
    );
    expect(uncitedLines(answer)).toEqual([]);
  });
});

it.each(['tune', 'second-tune', 'third-tune', 'held-out', 'second-held', 'third-held'])(
  'no question of %s is taken for one on using the app',
  (file) => {
    const rows = readFileSync(
      join(import.meta.dirname, `../../../../../training/assistant-eval/${file}.jsonl`),
      'utf8',
    );
    const taken = rows
      .trim()
      .split('\n')
      .map((row) => (JSON.parse(row) as { question: string }).question)
      .filter((question) => isHelp(question));
    expect(taken.length).toBe(0);
  },
);

const isHelp = (question: string) =>
  library.understand(question).documents.some(({ kind }) => kind === 'help');

it.each([
  ['how much did I spend this month', 'finance'],
  ['इस महीने कितना खर्च हुआ', 'finance'],
  ['या महिन्यात किती खर्च झाला', 'finance'],
  ['ఈ నెల ఎంత ఖర్చు అయింది', 'finance'],
  ['tomato price in Pune', 'prices'],
  ['पुणे में प्याज का भाव', 'prices'],
  ['कांद्याचा भाव काय आहे', 'prices'],
  ['ఉల్లి ధర ఎంత', 'prices'],
  ['pyaz ka bhav batao', 'prices'],
  ['what are my tasks today', 'tasks'],
  ['आज मेरा काम क्या है', 'tasks'],
  ['will it rain tomorrow', 'weather'],
  ['कल बारिश होगी क्या', 'weather'],
])('%s stays with the farm tool %s', (question, tool) => {
  expect(isHelp(question)).toBe(false);
  expect(library.understand(question).tool).toBe(tool);
});

it.each([
  'pm kisan',
  'pm kisan ka paisa kaise dekhe',
  'how to change bank account in pm kisan',
  'पीएम किसान में मोबाइल नंबर कैसे बदलें',
  'kcc ka password bhul gaya',
  'how to apply for a scheme without internet',
  'fish farming subsidy',
  'crop insurance last date',
  'how to keep records of dairy expenses',
  'दूध का हिसाब कैसे लिखें',
  'गाय चारा खाते नाही दूध काढताना',
  'गाय मिट्टी खाता है क्या करें',
  'how to add urea to wheat',
  'how to change the litter of hens',
  'मुर्गी का लिटर कैसे बदलें',
  'how to store wheat at home',
  'my cow has fever',
  'पत्ते पर सफेद धब्बे हैं',
  'aaku meeda macchalu',
  'post harvest losses in onion',
  'which fertilizer is best for my soil',
  'how much water for wheat',
  'गेहूं में कितना पानी दें',
  'cow photo',
  'remove weeds from my field',
  'my neighbour drank pesticide',
  'what is the capital of France',
  'how to install a drip system',
  'सोलर पंप कैसे लगवाएं',
  'whatsapp download kaise kare',
  'mobile recharge kaise kare',
])('%s is no question on using the app', (question) => {
  expect(isHelp(question)).toBe(false);
});

it('answers a question on the app beside one on the farm', () => {
  const { parts } = understandAll(library, 'भाषा कैसे बदलें और थनैला का इलाज क्या है');
  const [help, article] = parts.map(({ documents }) => documents[0]?.id);
  expect(help).toBe('help:language');
  expect(article).toMatch(/^guidance:[23]$/);
});

it('leaves an emergency what it is', () => {
  const { emergency } = library.understand('how to upload a video, my child drank pesticide');
  expect(emergency).toMatchObject({ kind: 'poison' });
  const above = emergency?.level === 'sure' ? 'answered alone' : calmLine(emergency, 'en').calm;
  expect(above).toMatch(/108|alone/);
});
