import { romanise, soundKey } from '../language/sound-key.ts';
import { englishStem } from '../language/word-endings.ts';

/** Subjects that people ask about and that nothing here answers; they weigh against an answer. */
const WORDS = `
cricket football match score ipl movie film cinema song music actor actress serial tv game mobile phone recharge sim iphone
android laptop computer internet wifi whatsapp facebook youtube instagram password app train bus flight ticket hotel
railway airport taxi car bike scooter passport visa aadhaar-update exam school college homework english maths physics
chemistry history capital president minister election party parliament country world moon planet poem story joke love
marriage wedding horoscope astrology zodiac kundli gold silver stock share reliance bitcoin lottery salary job interview
dog puppy cat pet parrot horse camel elephant fish pond prawn shrimp rohu catla silkworm mulberry sericulture honeybee beekeeping
mushroom vanilla saffron dragonfruit hair skin headache diabetes weight-loss gym recipe biryani cake pizza cooking
electricity-bill insurance-policy-lic loan-home capital france america paris london bollywood
क्रिकेट फुटबॉल मैच फिल्म सिनेमा गाना मोबाइल रिचार्ज लैपटॉप कंप्यूटर ट्रेन रेल बस हवाई टिकट होटल पासपोर्ट परीक्षा स्कूल अंग्रेजी गणित राजधानी
प्रधानमंत्री राष्ट्रपति चुनाव कविता शायरी चुटकुला प्यार शादी कुंडली राशिफल सोना सोने चांदी शेयर लॉटरी नौकरी कुत्ता कुत्ते बिल्ली घोड़ा ऊंट मछली तालाब
रेशम शहतूत मधुमक्खी मशरूम केसर बाल सिरदर्द खाना
चित्रपट सिनेमा गाणे मोबाईल रिचार्ज लॅपटॉप संगणक रेल्वे बस विमान तिकीट पासपोर्ट परीक्षा शाळा इंग्रजी राजधानी पंतप्रधान निवडणूक कविता विनोद लग्न
राशीभविष्य पत्रिका सोने सोन्याचा चांदी नोकरी कुत्रा मांजर घोडा मासे मत्स्य मासा रेशीम तुती मधमाशी अळिंबी मशरूम केस डोकेदुखी डोकेदुखीवर विश्वचषक
క్రికెట్ మ్యాచ్ సినిమా పాట మొబైల్ రీఛార్జ్ ల్యాప్‌టాప్ కంప్యూటర్ రైలు బస్సు విమానం టికెట్ పాస్‌పోర్ట్ పరీక్ష బడి ఇంగ్లిష్ రాజధాని ప్రధాని ప్రధానమంత్రి ఎన్నికలు
కవిత జోక్ ప్రేమ పెళ్లి జాతకం రాశిఫలాలు బంగారం వెండి ఉద్యోగం కుక్క పిల్లి గుర్రం చేప చేపలు చేపల చెరువు పట్టు మల్బరీ తేనెటీగ పుట్టగొడుగు పుట్టగొడుగుల జుట్టు తలనొప్పి
kutta kutte billi ghoda machhli machli talab resham madhumakkhi kundli rashifal shaadi shadi sona sone chandi naukri gaana kukka pilli chepa chepala cheruvu pattu
bangaram vendi jatakam udyogam pelli puttagodugu matsya maase kutra manjar lagna sonyacha nokri alimbi reshim
`;

const stems = new Set<string>();
const sounds = new Set<string>();
for (const word of WORDS.split(/\s+/).filter(Boolean)) {
  if (/^[a-z]+$/.test(word)) stems.add(englishStem(word));
  else sounds.add(romanise(word));
}
const keys = new Set([...sounds].map(soundKey).filter((key) => key.length >= 4));

/** Whether a word names a subject outside farming or one that nothing here is written about. */
export function isOutsideWord(word: string): boolean {
  if (/^[a-z]+$/.test(word)) return stems.has(englishStem(word));
  const roman = romanise(word);
  return sounds.has(roman) || keys.has(soundKey(roman));
}
