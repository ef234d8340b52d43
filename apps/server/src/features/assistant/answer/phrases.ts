import {
  type ByLanguage,
  figuresLocaleOf,
  type Language,
  textIn,
} from '@ankur/languages/languages';

const PHRASES = {
  unknown: {
    en: 'I do not know this, and I will not guess. You can ask an expert with the form under Expert Connections, or call the Kisan Call Centre on 1800-180-1551.',
    hi: 'यह मुझे नहीं पता, और मैं अंदाज़ा नहीं लगाऊँगा। "विशेषज्ञ से पूछें" वाले पन्ने के फ़ॉर्म से अपना सवाल भेजें, या किसान कॉल सेंटर 1800-180-1551 पर फ़ोन करें।',
    mr: 'हे मला माहीत नाही, आणि मी अंदाजाने सांगणार नाही. "तज्ज्ञांना विचारा" या पानावरील फॉर्मने तुमचा प्रश्न पाठवा, किंवा किसान कॉल सेंटर 1800-180-1551 वर फोन करा.',
    te: 'ఇది నాకు తెలియదు, ఊహించి చెప్పను. "నిపుణులను అడగండి" పేజీలోని ఫారంతో మీ ప్రశ్న పంపండి, లేదా కిసాన్ కాల్ సెంటర్ 1800-180-1551కి ఫోన్ చేయండి.',
  },
  busy: {
    en: 'Too many questions are being asked just now. Please ask again in a moment.',
    hi: 'अभी बहुत से सवाल एक साथ आ रहे हैं। कृपया थोड़ी देर में फिर पूछें।',
    mr: 'आत्ता एकाच वेळी खूप प्रश्न येत आहेत. कृपया थोड्या वेळाने पुन्हा विचारा.',
    te: 'ప్రస్తుతం చాలా ప్రశ్నలు ఒకేసారి వస్తున్నాయి. దయచేసి కాసేపటి తర్వాత మళ్లీ అడగండి.',
  },
  tooMany: {
    en: 'Many questions have come from your connection. Please wait a minute and ask again, or log in.',
    hi: 'आपके कनेक्शन से बहुत से सवाल आए हैं। कृपया एक मिनट रुककर फिर पूछें, या लॉग इन करें।',
    mr: 'तुमच्या कनेक्शनवरून खूप प्रश्न आले आहेत. कृपया एक मिनिट थांबून पुन्हा विचारा, किंवा लॉग इन करा.',
    te: 'మీ కనెక్షన్ నుంచి చాలా ప్రశ్నలు వచ్చాయి. దయచేసి ఒక నిమిషం ఆగి మళ్లీ అడగండి, లేదా లాగిన్ అవ్వండి.',
  },
  signIn: {
    en: 'Sign in and I can answer this from your own farm.',
    hi: 'लॉग इन करें, तब मैं आपके अपने खेत के हिसाब से बता सकता हूँ।',
    mr: 'लॉग इन करा, मग मी तुमच्या स्वतःच्या शेतानुसार सांगू शकतो.',
    te: 'లాగిన్ అవ్వండి, అప్పుడు మీ సొంత పొలం ప్రకారం చెప్పగలను.',
  },
  noPlace: {
    en: 'I do not know your place yet. Enter your location in your profile, or open the weather page.',
    hi: 'मुझे अभी आपकी जगह नहीं पता। प्रोफ़ाइल में अपनी जगह लिखें, या मौसम का पन्ना खोलें।',
    mr: 'तुमचे ठिकाण अजून माहीत नाही. प्रोफाइलमध्ये ठिकाण लिहा, किंवा हवामानाचे पान उघडा.',
    te: 'మీ ఊరు ఇంకా తెలియదు. ప్రొఫైల్‌లో మీ ప్రాంతం రాయండి, లేదా వాతావరణం పేజీ తెరవండి.',
  },
  weatherNow: {
    en: '{place}: {temp} °C, humidity {humidity} %.',
    hi: '{place}: {temp} °से, नमी {humidity} %।',
    mr: '{place}: {temp} °से, आर्द्रता {humidity} %.',
    te: '{place}: {temp} °సె, తేమ {humidity} %.',
  },
  weatherDay: {
    en: '{date}: {min} to {max} °C, rain {rain} mm{chance}.',
    hi: '{date}: {min} से {max} °से, बारिश {rain} मिमी{chance}।',
    mr: '{date}: {min} ते {max} °से, पाऊस {rain} मिमी{chance}.',
    te: '{date}: {min} నుంచి {max} °సె, వర్షం {rain} మి.మీ.{chance}.',
  },
  chance: {
    en: ' (chance {percent} %)',
    hi: ' (संभावना {percent} %)',
    mr: ' (शक्यता {percent} %)',
    te: ' (అవకాశం {percent} %)',
  },
  normalsOnly: {
    en: 'No forecast can be reached now; these are the usual values of the season.',
    hi: 'अभी पूर्वानुमान नहीं मिल रहा; ये इन दिनों के सामान्य आँकड़े हैं।',
    mr: 'सध्या अंदाज मिळत नाही; हे या हंगामाचे नेहमीचे आकडे आहेत.',
    te: 'ప్రస్తుతం అంచనా అందడం లేదు; ఇవి ఈ రోజుల్లో మామూలుగా ఉండే లెక్కలు.',
  },
  weatherDown: {
    en: 'The weather cannot be had at the moment. Please try again a little later.',
    hi: 'अभी मौसम की जानकारी नहीं मिल रही। थोड़ी देर बाद फिर पूछें।',
    mr: 'सध्या हवामानाची माहिती मिळत नाही. थोड्या वेळाने पुन्हा विचारा.',
    te: 'ప్రస్తుతం వాతావరణ సమాచారం అందడం లేదు. కాసేపటి తర్వాత మళ్లీ అడగండి.',
  },
  price: {
    en: '{commodity}: last modal price {price} a quintal in {market} ({state}) on {date}{sample}.',
    hi: '{commodity}: {market} ({state}) में {date} का आखिरी मॉडल भाव {price} प्रति क्विंटल{sample}।',
    mr: '{commodity}: {market} ({state}) येथे {date} रोजी शेवटचा सर्वसाधारण भाव {price} प्रति क्विंटल{sample}.',
    te: '{commodity}: {market} ({state})లో {date} నాటి చివరి సాధారణ ధర క్వింటాలుకు {price}{sample}.',
  },
  sample: {
    en: ' (from the built-in historical sample, not today’s)',
    hi: ' (पुराने नमूने के आँकड़े, आज के नहीं)',
    mr: ' (जुन्या नमुन्यातील आकडे, आजचे नाहीत)',
    te: ' (పాత నమూనా ధర, ఈ రోజుది కాదు)',
  },
  msp: {
    en: 'Minimum support price of {commodity}: {price} a quintal ({season}).',
    hi: '{commodity} का न्यूनतम समर्थन मूल्य: {price} प्रति क्विंटल ({season})।',
    mr: '{commodity}: हमीभाव {price} प्रति क्विंटल ({season}).',
    te: '{commodity} కనీస మద్దతు ధర: క్వింటాలుకు {price} ({season}).',
  },
  noPrice: {
    en: 'No price of {commodity} is stored yet. Look at the market page.',
    hi: '{commodity} का कोई भाव अभी दर्ज नहीं है। मंडी का पन्ना देखें।',
    mr: '{commodity}: भाव अजून नोंदलेला नाही. बाजाराचे पान पाहा.',
    te: '{commodity} ధర ఇంకా నమోదు కాలేదు. మార్కెట్ పేజీ చూడండి.',
  },
  whichCrop: {
    en: 'Prices of which crop? Name it, for example: price of onion.',
    hi: 'किस फसल का भाव? नाम लिखें, जैसे: प्याज का भाव।',
    mr: 'कोणत्या पिकाचा भाव? नाव लिहा, जसे: कांद्याचा भाव.',
    te: 'ఏ పంట ధర? పేరు రాయండి, ఉదాహరణకు: ఉల్లి ధర.',
  },
  noTasks: {
    en: 'You have no open tasks.',
    hi: 'आपका कोई काम बाकी नहीं है।',
    mr: 'तुमचे कोणतेही काम बाकी नाही.',
    te: 'మీకు మిగిలిన పనులు లేవు.',
  },
  task: {
    en: '{date}: {name}.',
    hi: '{date}: {name}।',
    mr: '{date}: {name}.',
    te: '{date}: {name}.',
  },
  finance: {
    en: 'This month: income {income}, expenses {expenses}, balance {net}.',
    hi: 'इस महीने: आमदनी {income}, खर्च {expenses}, बचत {net}।',
    mr: 'या महिन्यात: उत्पन्न {income}, खर्च {expenses}, शिल्लक {net}.',
    te: 'ఈ నెల: ఆదాయం {income}, ఖర్చులు {expenses}, మిగులు {net}.',
  },
  financeMonths: {
    en: 'The last {months} months, this one included: income {income}, expenses {expenses}, balance {net}.',
    hi: 'इस महीने समेत पिछले {months} महीने: आमदनी {income}, खर्च {expenses}, बचत {net}।',
    mr: 'या महिन्यासह मागील {months} महिने: उत्पन्न {income}, खर्च {expenses}, शिल्लक {net}.',
    te: 'ఈ నెలతో కలిపి గత {months} నెలలు: ఆదాయం {income}, ఖర్చులు {expenses}, మిగులు {net}.',
  },
  irrigation: {
    en: 'Your {acres} acres of this crop need about {m3} m³ of water over the next seven days, rain counted in.',
    hi: 'आपकी {acres} एकड़ फसल को अगले सात दिन में बारिश घटाकर करीब {m3} घन मीटर पानी चाहिए।',
    mr: 'तुमच्या {acres} एकर पिकाला पुढील सात दिवसांत पाऊस वजा करून सुमारे {m3} घनमीटर पाणी लागेल.',
    te: 'మీ {acres} ఎకరాల పంటకు రాబోయే ఏడు రోజుల్లో వర్షం పోను సుమారు {m3} ఘనపు మీటర్ల నీరు కావాలి.',
  },
  irrigationOne: {
    en: 'An acre of this crop needs about {m3} m³ of water over the next seven days, rain counted in.',
    hi: 'इस फसल के एक एकड़ को अगले सात दिन में बारिश घटाकर करीब {m3} घन मीटर पानी चाहिए।',
    mr: 'या पिकाच्या एका एकराला पुढील सात दिवसांत पाऊस वजा करून सुमारे {m3} घनमीटर पाणी लागेल.',
    te: 'ఈ పంట ఎకరాకు రాబోయే ఏడు రోజుల్లో వర్షం పోను సుమారు {m3} ఘనపు మీటర్ల నీరు కావాలి.',
  },
  eligibleYes: {
    en: 'By your profile you seem to qualify.',
    hi: 'आपकी प्रोफ़ाइल के अनुसार आप पात्र लगते हैं।',
    mr: 'तुमच्या प्रोफाइलनुसार तुम्ही पात्र दिसता.',
    te: 'మీ ప్రొఫైల్ ప్రకారం మీకు అర్హత ఉన్నట్లుంది.',
  },
  eligibleNo: {
    en: 'By your profile you do not seem to qualify: {reasons}',
    hi: 'आपकी प्रोफ़ाइल के अनुसार आप पात्र नहीं लगते: {reasons}',
    mr: 'तुमच्या प्रोफाइलनुसार तुम्ही पात्र दिसत नाही: {reasons}',
    te: 'మీ ప్రొఫైల్ ప్రకారం మీకు అర్హత లేనట్లుంది: {reasons}',
  },
  eligibleAsk: {
    en: 'To know whether you qualify: {questions}',
    hi: 'आप पात्र हैं या नहीं, यह जानने के लिए: {questions}',
    mr: 'तुम्ही पात्र आहात का हे कळण्यासाठी: {questions}',
    te: 'మీకు అర్హత ఉందో తెలియడానికి: {questions}',
  },
  answeredBy: {
    en: 'Answered by {name}, expert on Ankur, {date}.',
    hi: 'जवाब: {name}, अंकुर के विशेषज्ञ, {date}।',
    mr: 'उत्तर: {name}, अंकुरचे तज्ज्ञ, {date}.',
    te: 'జవాబు: {name}, అంకుర్ నిపుణులు, {date}.',
  },
  anExpert: {
    en: 'An expert',
    hi: 'एक विशेषज्ञ',
    mr: 'एक तज्ज्ञ',
    te: 'ఒక నిపుణుడు',
  },
  expertSources: {
    en: 'Sources the expert names: {sources}',
    hi: 'विशेषज्ञ ने ये स्रोत बताए हैं: {sources}',
    mr: 'तज्ज्ञांनी दिलेले संदर्भ: {sources}',
    te: 'నిపుణులు చెప్పిన ఆధారాలు: {sources}',
  },
  answerInEnglish: {
    en: '',
    hi: 'विशेषज्ञ का यह जवाब अंग्रेज़ी में लिखा गया है।',
    mr: 'तज्ज्ञांचे हे उत्तर इंग्रजीत लिहिलेले आहे.',
    te: 'నిపుణుల ఈ జవాబు ఆంగ్లంలో రాసి ఉంది.',
  },
  answerInHindi: {
    en: 'The expert wrote this answer in Hindi.',
    hi: '',
    mr: 'तज्ज्ञांचे हे उत्तर हिंदीत लिहिलेले आहे.',
    te: 'నిపుణుల ఈ జవాబు హిందీలో రాసి ఉంది.',
  },
  answerInMarathi: {
    en: 'The expert wrote this answer in Marathi.',
    hi: 'विशेषज्ञ का यह जवाब मराठी में लिखा गया है।',
    mr: '',
    te: 'నిపుణుల ఈ జవాబు మరాఠీలో రాసి ఉంది.',
  },
  answerInTelugu: {
    en: 'The expert wrote this answer in Telugu.',
    hi: 'विशेषज्ञ का यह जवाब तेलुगु में लिखा गया है।',
    mr: 'तज्ज्ञांचे हे उत्तर तेलुगूत लिहिलेले आहे.',
    te: '',
  },
  schemeAsOf: {
    en: 'As of {asOf}; the official site decides: {url}',
    hi: '{asOf} की जानकारी; सरकारी वेबसाइट की बात ही मानी जाएगी: {url}',
    mr: '{asOf} ची माहिती; अंतिम माहिती शासकीय संकेतस्थळावर: {url}',
    te: '{asOf} నాటి సమాచారం; అధికారిక సైట్‌దే తుది మాట: {url}',
  },
  weatherTitle: { en: 'Weather', hi: 'मौसम', mr: 'हवामान', te: 'వాతావరణం' },
  pricesTitle: { en: 'Mandi prices', hi: 'मंडी भाव', mr: 'बाजारभाव', te: 'మార్కెట్ ధరలు' },
  tasksTitle: { en: 'My tasks', hi: 'मेरे काम', mr: 'माझी कामे', te: 'నా పనులు' },
  financeTitle: { en: 'My accounts', hi: 'मेरा हिसाब', mr: 'माझा हिशोब', te: 'నా లెక్కలు' },
} as const satisfies Record<string, ByLanguage<string>>;

export type PhraseName = keyof typeof PHRASES;

export const isPhrase = (name: string): name is PhraseName => Object.hasOwn(PHRASES, name);

/** A sentence of the assistant in a language, its `{name}` places filled. */
export function phrase(
  name: PhraseName,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn<string>(PHRASES[name], language).replace(/\{(\w+)\}/g, (_, key: string) =>
    String(values[key] ?? ''),
  );
}

/** A day as a person says it: Saturday, 21 November. Digits stay Latin in every language. */
export function dayText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(figuresLocaleOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** Rupees with their sign in Indian grouping, whole unless there are paise: -₹93,999.50 */
export function rupees(amount: number): string {
  const digits = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${amount < 0 ? '-' : ''}₹${digits.format(Math.abs(amount))}`;
}
