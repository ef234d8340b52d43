import { type ByLanguage, type Language, textIn } from '@ankur/languages/languages';
import type { TalkKind } from '../small-talk.ts';

const SAYINGS: Readonly<Record<TalkKind | 'leftOut', ByLanguage<string>>> = {
  greeting: {
    en: 'Hello! Ask me about your animals, crop diseases, sowing and water, schemes, mandi prices, the weather, your tasks or your accounts.',
    hi: 'नमस्ते! पशु, फसल के रोग, बुवाई और पानी, योजनाएँ, मंडी भाव, मौसम, अपने काम या हिसाब के बारे में पूछिए।',
    mr: 'नमस्कार! जनावरे, पिकांचे रोग, पेरणी व पाणी, योजना, बाजारभाव, हवामान, तुमची कामे किंवा हिशोब यांबद्दल विचारा.',
    te: 'నమస్కారం! పశువులు, పంట తెగుళ్లు, విత్తడం, నీరు, పథకాలు, మార్కెట్ ధరలు, వాతావరణం, మీ పనులు లేదా లెక్కల గురించి అడగండి.',
  },
  thanks: {
    en: 'Glad to help. Ask again whenever you need something for your farm or your animals.',
    hi: 'आपका स्वागत है। खेत या पशुओं के लिए कुछ भी पूछना हो तो फिर पूछिए।',
    mr: 'तुमचे स्वागत आहे. शेत किंवा जनावरांसाठी काहीही विचारायचे असेल तर पुन्हा विचारा.',
    te: 'సంతోషం. పొలం లేదా పశువుల గురించి ఎప్పుడు కావాలన్నా మళ్లీ అడగండి.',
  },
  who: {
    en: 'I am Ankur’s farm assistant: a program, not a person. I answer from written sources and name them, and say so when I do not know. Ask about animals, crop diseases, sowing and water, schemes, mandi prices, the weather, your tasks or your accounts. To speak with a person, call the Kisan Call Centre on 1800-180-1551.',
    hi: 'मैं अंकुर का कृषि सहायक हूँ: एक प्रोग्राम, कोई इंसान नहीं। मैं लिखी हुई जानकारी से, स्रोत बताकर जवाब देता हूँ, और जो नहीं पता वह साफ़ कह देता हूँ। पशु, फसल के रोग, बुवाई और पानी, योजनाएँ, मंडी भाव, मौसम, अपने काम या हिसाब के बारे में पूछिए। किसी व्यक्ति से बात करनी हो तो किसान कॉल सेंटर 1800-180-1551 पर फ़ोन करें।',
    mr: 'मी अंकुरचा शेती सहाय्यक आहे: एक प्रोग्राम, माणूस नाही. मी लिहिलेल्या माहितीतून, स्रोत सांगून उत्तर देतो, आणि माहीत नसेल तर तसे सांगतो. जनावरे, पिकांचे रोग, पेरणी व पाणी, योजना, बाजारभाव, हवामान, तुमची कामे किंवा हिशोब यांबद्दल विचारा. माणसाशी बोलायचे असेल तर किसान कॉल सेंटर 1800-180-1551 वर फोन करा.',
    te: 'నేను అంకుర్ వ్యవసాయ సహాయకుడిని: ఒక ప్రోగ్రామ్‌ని, మనిషిని కాదు. రాసి ఉన్న సమాచారం నుంచి, ఆధారం చూపుతూ జవాబిస్తాను; తెలియనిది తెలియదని చెబుతాను. పశువులు, పంట తెగుళ్లు, విత్తడం, నీరు, పథకాలు, మార్కెట్ ధరలు, వాతావరణం, మీ పనులు లేదా లెక్కల గురించి అడగండి. మనిషితో మాట్లాడాలంటే కిసాన్ కాల్ సెంటర్ 1800-180-1551కి ఫోన్ చేయండి.',
  },
  rude: {
    en: 'I am sorry if I was of no help. Tell me in a few plain words what you need for your farm or your animals, or speak with a person at the Kisan Call Centre: 1800-180-1551.',
    hi: 'अगर मेरी बात काम न आई तो माफ़ कीजिए। खेत या पशुओं के लिए क्या चाहिए, थोड़े सीधे शब्दों में लिखिए, या किसान कॉल सेंटर 1800-180-1551 पर किसी व्यक्ति से बात कीजिए।',
    mr: 'माझा उपयोग झाला नसेल तर माफ करा. शेत किंवा जनावरांसाठी काय हवे ते थोड्या सोप्या शब्दांत लिहा, किंवा किसान कॉल सेंटर 1800-180-1551 वर माणसाशी बोला.',
    te: 'నా జవాబు ఉపయోగపడకపోతే క్షమించండి. పొలం లేదా పశువులకు ఏం కావాలో కొద్ది మాటల్లో రాయండి, లేదా కిసాన్ కాల్ సెంటర్ 1800-180-1551లో మనిషితో మాట్లాడండి.',
  },
  leftOut: {
    en: 'I do not know the answer to the other part, “{question}”. Ask it by itself in other words, send it to an expert with the form under Expert Connections, or call the Kisan Call Centre on 1800-180-1551.',
    hi: 'दूसरी बात, “{question}”, का जवाब मुझे नहीं पता। उसे अलग से, दूसरे शब्दों में पूछें, "विशेषज्ञ से पूछें" वाले पन्ने के फ़ॉर्म से भेजें, या किसान कॉल सेंटर 1800-180-1551 पर फ़ोन करें।',
    mr: 'दुसरा प्रश्न, “{question}”, याचे उत्तर मला माहीत नाही. तो वेगळा, दुसऱ्या शब्दांत विचारा, "तज्ज्ञांना विचारा" या पानावरील फॉर्मने पाठवा, किंवा किसान कॉल सेंटर 1800-180-1551 वर फोन करा.',
    te: 'రెండో ప్రశ్న, “{question}”, కి జవాబు నాకు తెలియదు. దాన్ని విడిగా, వేరే మాటల్లో అడగండి, "నిపుణులను అడగండి" పేజీలోని ఫారంతో పంపండి, లేదా కిసాన్ కాల్ సెంటర్ 1800-180-1551కి ఫోన్ చేయండి.',
  },
};

const MOST_LETTERS_QUOTED = 120;

/** What the assistant says to small talk; the same without a network. */
export const saying = (kind: TalkKind, language: Language): string =>
  textIn(SAYINGS[kind], language);

/** That one of two questions was not answered, in the farmer's words, and where to take it. */
export const leftOut = (question: string, language: Language): string =>
  textIn(SAYINGS.leftOut, language).replace('{question}', () =>
    question.slice(0, MOST_LETTERS_QUOTED),
  );
