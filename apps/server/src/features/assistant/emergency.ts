import type { Language } from '@ankur/contracts/assistant/language/detect-language';
import { wordsOf } from '@ankur/contracts/assistant/language/words';

export type Emergency = 'suicide' | 'poison' | 'snake-bite' | 'human-medicine';

/** Any one of these pieces in the question, whatever else it says. */
const PIECES: readonly (readonly [Emergency, RegExp])[] = [
  [
    'suicide',
    /suicid|kill (?:my|him|her|them)sel(?:f|ves)|end my life|(?:want|wish|going) to die|don'?t want to live|no reason to live|hang myself|आत्महत्या|खुदकुशी|ख़ुदकुशी|मर जाना|मरना चाहत|जीना नहीं|जान दे|जीव द्यावा|जीव देणार|जगायचे नाही|जगावेसे वाटत नाही|मरावेसे|ఆత్మహత్య|చనిపోవాలని|చావాలని|బతకాలని లేదు|బ్రతకాలని లేదు|aatmahatya|atmahatya|khudkushi|marna chahta|mar jana|jeena nahi|jina nahi|jiv dyava|chanipovali|chavalani/i,
  ],
  [
    'poison',
    /(?:drank|drunk|swallow\w*|ate|consumed|inhaled|spilled|splashed)[^.?!]{0,40}(?:pesticide|insecticide|poison|chemical|spray|weedicide|herbicide|rat poison|fungicide|medicine for crop|eyes)|(?:pesticide|insecticide|poison|spray|weedicide|herbicide)[^.?!]{0,40}(?:drank|drunk|swallow|ate|eaten|consumed|vomit|faint|unconscious|dizzy|in (?:my |his |her |the )?(?:eye|eyes|mouth)|poisoning)|pesticide poisoning|poisoned|(?:कीटनाशक|कीटनाशी|ज़हर|जहर|दवा|दवाई)[^।?!]{0,25}(?:पी ली|पी लिया|पी गया|पी गई|खा ली|खा लिया|निगल|चढ़ गया|आँख में|आंख में)|(?:कीटकनाशक|विष|औषध|जंतुनाशक)[^.?!]{0,25}(?:प्याल|पिले|प्यायल|गिळल|पोटात गेल|डोळ्यात)|विषबाधा (?:झाली|माणस)|(?:పురుగుమందు|పురుగుల మందు|విషం|మందు)[^.?!]{0,25}(?:తాగాడు|తాగింది|తాగారు|తాగాను|తాగి|మింగ|కళ్లలో|కంట్లో)|(?:kitnashak|keetnashak|zehar|jahar|jeher|dawai)[^.?!]{0,25}(?:pi li|pee li|pi liya|pee liya|kha li|kha liya|nigal)|(?:aushadh|vish|kitaknashak)[^.?!]{0,25}(?:pyal|pile|pyayal)|(?:purugu ?mandu|visham)[^.?!]{0,25}(?:tagad|tagind|taagad|taagi|tagi)/i,
  ],
  [
    'snake-bite',
    /snake.{0,20}(?:bit|bite|bitten)|(?:bitten|bit|stung) by (?:a |the )?(?:snake|cobra|viper|krait|scorpion)|scorpion (?:bite|sting|stung)|(?:सांप|साँप|नाग|बिच्छू)[^।?!]{0,20}(?:काट|डस|डंक|डँस)|(?:साप|नाग|विंचू|सर्प)[^.?!]{0,20}(?:चाव|दंश|डसल|डसला)|सर्पदंश|(?:పాము|తేలు)[^.?!]{0,12}(?:కరిచ|కాటు|కుట్ట)|(?:saanp|saamp|sanp|nag) ?(?:ne)?[^.?!]{0,12}(?:kaat|kat|dasa|das)|(?:saap|sap|vinchu)[^.?!]{0,12}(?:chav|dansh)|(?:paamu|pamu|telu)[^.?!]{0,12}(?:karich|katu|kaatu|kutt)/i,
  ],
  [
    'human-medicine',
    /(?:my|his|her) (?:child|son|daughter|wife|husband|father|mother|baby|brother|sister)[^.?!]{0,40}(?:fever|pain|vomit|chest|tablet|medicine|unconscious|bleeding|burn|breath|ill|sick)|(?:chest pain|heart attack|labour pain|stroke|unconscious person|electric shock|electrocut)|(?:i|me) (?:have|has|am having) (?:a )?(?:fever|chest pain|headache|stomach ache|stomach pain)|(?:medicine|tablet|dose|paracetamol|antibiotic) for (?:my |a )?(?:child|baby|wife|husband|human|fever in (?:man|child)|myself)|(?:बच्चे|बेटे|बेटी|पत्नी|पति|पिता|माँ|मां|मुझे|आदमी)[^।?!]{0,25}(?:बुखार|बुख़ार|सीने में दर्द|छाती में दर्द|बेहोश|उल्टी|दर्द|करंट)|(?:मुलाला|मुलीला|बायकोला|पत्नीला|वडिलांना|आईला|मला|माणसाला)[^.?!]{0,25}(?:ताप|छातीत|दुखत|बेशुद्ध|उलटी|उलट्या|शॉक)|(?:పిల్లవాడి|బిడ్డకు|పిల్లలకు|భార్యకు|భర్తకు|నాన్నకు|అమ్మకు|నాకు|మనిషికి)[^.?!]{0,25}(?:జ్వరం|నొప్పి|గుండె|స్పృహ|వాంతులు|షాక్)/i,
  ],
];

const ANSWERS: Record<Emergency, Record<Language, string>> = {
  suicide: {
    en: 'You matter, and you do not have to carry this alone. Please talk to somebody now: Tele-MANAS 14416, free, day and night, in your own language. In danger to life call 112, for an ambulance 108. Stay with a person you trust and keep pesticides and ropes out of reach. When money or the crop is the burden, the Kisan Call Centre 1800-180-1551 helps with loans, insurance and schemes.',
    hi: 'आपकी ज़िंदगी क़ीमती है और यह बोझ आपको अकेले नहीं उठाना है। अभी किसी से बात कीजिए: टेली-मानस 14416, मुफ़्त, दिन-रात, आपकी भाषा में। जान का ख़तरा हो तो 112, एम्बुलेंस के लिए 108 पर फ़ोन करें। किसी भरोसे के व्यक्ति के साथ रहें, कीटनाशक और रस्सी दूर रखवाएँ। क़र्ज़ या फ़सल की चिंता हो तो किसान कॉल सेंटर 1800-180-1551 कर्ज, बीमा और योजनाओं में मदद करता है।',
    mr: 'तुमचा जीव मोलाचा आहे आणि हे ओझे एकट्याने वाहायचे नाही. आत्ताच कोणाशी तरी बोला: टेली-मानस 14416, मोफत, दिवस-रात्र, तुमच्या भाषेत. जिवाला धोका असेल तर 112, रुग्णवाहिकेसाठी 108 वर फोन करा. विश्वासाच्या माणसासोबत राहा, कीटकनाशके आणि दोर दूर ठेवायला सांगा. कर्ज किंवा पिकाची चिंता असेल तर किसान कॉल सेंटर 1800-180-1551 कर्ज, विमा आणि योजनांसाठी मदत करते.',
    te: 'మీ ప్రాణం విలువైనది, ఈ భారం మీరు ఒంటరిగా మోయనక్కర్లేదు. ఇప్పుడే ఎవరితోనైనా మాట్లాడండి: టెలి-మానస్ 14416, ఉచితం, రాత్రీ పగలూ, మీ భాషలో. ప్రాణాపాయం ఉంటే 112, అంబులెన్స్ కోసం 108కి ఫోన్ చేయండి. నమ్మకమైన మనిషి దగ్గర ఉండండి, పురుగుమందులు, తాళ్లు దూరంగా పెట్టించండి. అప్పు లేదా పంట బాధైతే కిసాన్ కాల్ సెంటర్ 1800-180-1551 రుణం, బీమా, పథకాల్లో సాయం చేస్తుంది.',
  },
  poison: {
    en: 'Call 108 (ambulance) or 112 at once and go to the nearest hospital. Take the container or its label with you. Do not make the person vomit, and give nothing by mouth to somebody who is drowsy. Take off soaked clothes, wash skin with soap and water, rinse eyes with clean water for 15 minutes. Lay an unconscious person on the side and watch the breathing. If it was done on purpose: Tele-MANAS 14416. For questions about the product: Kisan Call Centre 1800-180-1551.',
    hi: 'तुरंत 108 (एम्बुलेंस) या 112 पर फ़ोन करें और पास के अस्पताल जाएँ। दवा का डिब्बा या लेबल साथ ले जाएँ। उल्टी न कराएँ; सुस्त या बेहोश व्यक्ति को मुँह से कुछ न दें। भीगे कपड़े उतारें, त्वचा साबुन-पानी से धोएँ, आँखें 15 मिनट साफ़ पानी से धोएँ। बेहोश व्यक्ति को करवट लिटाएँ और साँस देखते रहें। जान-बूझकर पिया हो तो टेली-मानस 14416 पर भी बात करें। दवा के बारे में सवाल: किसान कॉल सेंटर 1800-180-1551।',
    mr: 'लगेच 108 (रुग्णवाहिका) किंवा 112 वर फोन करा आणि जवळच्या रुग्णालयात जा. औषधाचा डबा किंवा लेबल सोबत घ्या. उलटी करायला लावू नका; गुंगीत किंवा बेशुद्ध माणसाला तोंडाने काही देऊ नका. भिजलेले कपडे काढा, त्वचा साबण-पाण्याने धुवा, डोळे 15 मिनिटे स्वच्छ पाण्याने धुवा. बेशुद्ध माणसाला कुशीवर झोपवा आणि श्वास पाहत राहा. मुद्दाम घेतले असेल तर टेली-मानस 14416. औषधाबद्दल प्रश्न: किसान कॉल सेंटर 1800-180-1551.',
    te: 'వెంటనే 108 (అంబులెన్స్) లేదా 112కి ఫోన్ చేసి దగ్గరి ఆసుపత్రికి వెళ్లండి. మందు డబ్బా లేదా లేబుల్ వెంట తీసుకెళ్లండి. వాంతి చేయించవద్దు; మత్తుగా లేదా స్పృహ లేని మనిషికి నోటి ద్వారా ఏమీ ఇవ్వవద్దు. తడిసిన బట్టలు తీసి, చర్మం సబ్బు నీళ్లతో, కళ్లు 15 నిమిషాలు మంచి నీళ్లతో కడగండి. స్పృహ లేకపోతే పక్కకు తిప్పి పడుకోబెట్టి శ్వాస గమనించండి. కావాలని తాగి ఉంటే టెలి-మానస్ 14416. మందు గురించి ప్రశ్నలకు: కిసాన్ కాల్ సెంటర్ 1800-180-1551.',
  },
  'snake-bite': {
    en: 'Call 108 (ambulance) or 112 now and go to a hospital that has anti-venom. Keep the person calm and the bitten limb still and lower than the heart. Take off rings and tight clothes. Do not cut, suck, tie tightly, or go to a healer first. Do not try to catch the snake. Other help: Kisan Call Centre 1800-180-1551, Tele-MANAS 14416.',
    hi: 'अभी 108 (एम्बुलेंस) या 112 पर फ़ोन करें और ऐसे अस्पताल जाएँ जहाँ ज़हर की दवा (एंटी-वेनम) हो। व्यक्ति को शांत रखें, काटा हुआ अंग न हिलाएँ और दिल से नीचे रखें। अँगूठी और तंग कपड़े उतारें। काटें नहीं, चूसें नहीं, कसकर न बाँधें, पहले ओझा के पास न जाएँ। साँप पकड़ने न जाएँ। अन्य मदद: किसान कॉल सेंटर 1800-180-1551, टेली-मानस 14416।',
    mr: 'आत्ताच 108 (रुग्णवाहिका) किंवा 112 वर फोन करा आणि सर्पदंशावरील लस असलेल्या रुग्णालयात जा. माणसाला शांत ठेवा, चावलेला भाग हलवू नका आणि हृदयापेक्षा खाली ठेवा. अंगठ्या व घट्ट कपडे काढा. कापू नका, चोखू नका, घट्ट बांधू नका, आधी मांत्रिकाकडे जाऊ नका. साप पकडायला जाऊ नका. इतर मदत: किसान कॉल सेंटर 1800-180-1551, टेली-मानस 14416.',
    te: 'ఇప్పుడే 108 (అంబులెన్స్) లేదా 112కి ఫోన్ చేసి విషం విరుగుడు మందు ఉన్న ఆసుపత్రికి వెళ్లండి. మనిషిని ప్రశాంతంగా ఉంచి, కరిచిన భాగాన్ని కదపకుండా గుండె కంటే కిందుగా ఉంచండి. ఉంగరాలు, బిగుతు బట్టలు తీయండి. కోయవద్దు, పీల్చవద్దు, గట్టిగా కట్టవద్దు, ముందు నాటు వైద్యుడి దగ్గరకు వెళ్లవద్దు. పామును పట్టే ప్రయత్నం చేయవద్దు. ఇతర సాయం: కిసాన్ కాల్ సెంటర్ 1800-180-1551, టెలి-మానస్ 14416.',
  },
  'human-medicine': {
    en: 'I cannot advise on medicine for people. Call 108 for an ambulance, 112 in any danger to life, or go to the nearest health centre. For worries of the mind: Tele-MANAS 14416, free, day and night. For the farm: Kisan Call Centre 1800-180-1551. Never give animal medicine to a person.',
    hi: 'मैं इंसानों की दवा की सलाह नहीं दे सकता। एम्बुलेंस के लिए 108, जान के ख़तरे में 112 पर फ़ोन करें या पास के स्वास्थ्य केंद्र जाएँ। मन की परेशानी में: टेली-मानस 14416, मुफ़्त, दिन-रात। खेती के लिए: किसान कॉल सेंटर 1800-180-1551। पशुओं की दवा इंसान को कभी न दें।',
    mr: 'माणसांच्या औषधांबद्दल मी सल्ला देऊ शकत नाही. रुग्णवाहिकेसाठी 108, जिवाला धोका असल्यास 112 वर फोन करा किंवा जवळच्या आरोग्य केंद्रात जा. मनाच्या त्रासासाठी: टेली-मानस 14416, मोफत, दिवस-रात्र. शेतीसाठी: किसान कॉल सेंटर 1800-180-1551. जनावरांचे औषध माणसाला कधीही देऊ नका.',
    te: 'మనుషుల మందుల గురించి నేను సలహా ఇవ్వలేను. అంబులెన్స్ కోసం 108, ప్రాణాపాయంలో 112కి ఫోన్ చేయండి లేదా దగ్గరి ఆరోగ్య కేంద్రానికి వెళ్లండి. మనసు బాధకు: టెలి-మానస్ 14416, ఉచితం, రాత్రీ పగలూ. వ్యవసాయానికి: కిసాన్ కాల్ సెంటర్ 1800-180-1551. పశువుల మందు మనిషికి ఎప్పుడూ ఇవ్వవద్దు.',
  },
};

/** Words that show an animal is meant, so that a sick or poisoned animal goes to the articles. */
const ANIMAL =
  /\b(?:cows?|buffalo(?:es)?|cattle|calf|calves|bullocks?|goats?|hens?|chicks?|birds?|animals?|gaay|gay|bhains|bachhda)\b|गाय|गाई|भैंस|म्हैस|म्हश|पशु|बछड़|वासर|मुर्ग|कोंबड|जनावर|बैल|ఆవు|గేదె|దూడ|పశువు|కోళ్|కోడి|ఎద్దు/i;

/** The emergency a question tells of; null when there is none. */
export function emergencyIn(question: string): Emergency | null {
  const text = wordsOf(question).length === 0 ? '' : question;
  const found = PIECES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const ofAnimal = ANIMAL.test(text);
  return ofAnimal && (found === 'human-medicine' || found === 'poison') ? null : found;
}

/** What to say first in an emergency, with the helplines of India. */
export function emergencyAnswer(emergency: Emergency, language: Language): string {
  return ANSWERS[emergency][language];
}
