import type { Application, Limit } from './chemicals.ts';
import { type Text, text } from './text.ts';

/** Sentence patterns of a chemical line; words in braces are filled in. */
export const CHEMICAL_LINES: Record<Application, Text> = {
  spray: text(
    '{product}: {dose} {unit} in a litre of water, {perAcre} {unit} an acre.',
    '{product}: {dose} {unit} प्रति लीटर पानी, {perAcre} {unit} प्रति एकड़।',
    '{product}: {dose} {unit} प्रति लिटर पाणी, एकरी {perAcre} {unit}.',
    '{product}: లీటరు నీటికి {dose} {unit}, ఎకరాకు {perAcre} {unit}.',
  ),
  'seed-treatment': text(
    '{product}: treat the seed before sowing, {dose} {unit} a kilogram of seed, {perAcre} {unit} for an acre’s seed.',
    '{product}: बोने से पहले बीज उपचार, {dose} {unit} प्रति किलो बीज, एक एकड़ के बीज के लिए {perAcre} {unit}।',
    '{product}: पेरणीपूर्वी बीजप्रक्रिया, किलो बियाण्याला {dose} {unit}, एकराच्या बियाण्यासाठी {perAcre} {unit}.',
    '{product}: విత్తే ముందు విత్తనశుద్ధి, కిలో విత్తనానికి {dose} {unit}, ఎకరా విత్తనానికి {perAcre} {unit}.',
  ),
  'sett-dip': text(
    '{product}: dip the setts before planting, {dose} {unit} in a litre of water, {perAcre} {unit} for an acre’s setts.',
    '{product}: रोपने से पहले टुकड़े डुबोएँ, {dose} {unit} प्रति लीटर पानी, एक एकड़ के टुकड़ों के लिए {perAcre} {unit}।',
    '{product}: लागणीपूर्वी टिपरी बुडवा, {dose} {unit} प्रति लिटर पाणी, एकराच्या टिपऱ्यांसाठी {perAcre} {unit}.',
    '{product}: నాటే ముందు ముచ్చెలు ముంచండి, లీటరు నీటికి {dose} {unit}, ఎకరా ముచ్చెలకు {perAcre} {unit}.',
  ),
};

/** Grams and millilitres. */
export const UNITS: Record<'g' | 'ml', Text> = {
  g: text('g', 'ग्राम', 'ग्रॅम', 'గ్రా'),
  ml: text('ml', 'मिली', 'मिली', 'మి.లీ'),
};

/** What belongs to every chemical line, whatever the product. */
export const PROTECTION = text(
  'Wear gloves, mask, long sleeves and boots; mix in the open, do not eat or use tobacco meanwhile, and wash afterwards. Keep children and animals away. Pour no leftover into water; break the empty container and bury it. In mouth or eyes: 108, poison centre 1800-116-117.',
  'दस्ताने, मास्क, पूरी बाँह के कपड़े और जूते पहनें; खुले में घोलें, इस बीच न खाएँ, न तंबाकू लें, और बाद में नहाएँ। बच्चों और पशुओं को दूर रखें। बची दवा पानी में न डालें; खाली डिब्बा तोड़कर गाड़ दें। मुँह या आँख में जाए तो 108, ज़हर केंद्र 1800-116-117।',
  'हातमोजे, मास्क, पूर्ण बाह्यांचे कपडे व बूट घाला; उघड्यावर मिसळा, त्या वेळी खाऊ नका, तंबाखू घेऊ नका, आणि नंतर आंघोळ करा. मुले व जनावरे दूर ठेवा. उरलेले औषध पाण्यात ओतू नका; रिकामा डबा फोडून पुरा. तोंडात, डोळ्यात गेल्यास 108, विष केंद्र 1800-116-117.',
  'చేతి తొడుగులు, మాస్కు, పొడవు చేతుల బట్టలు, బూట్లు వేసుకోండి; మందును ఆరుబయట కలపండి, ఆ సమయంలో తినవద్దు, పొగాకు వాడవద్దు, తర్వాత స్నానం చేయండి. పిల్లలను, పశువులను దూరంగా ఉంచండి. మిగిలిన మందు నీటిలో పారబోయవద్దు; ఖాళీ డబ్బాను పగలగొట్టి పాతిపెట్టండి. నోట్లో, కంట్లో పడితే 108, విష కేంద్రం 1800-116-117.',
);

/** Waiting period, re-entry and the most uses of a season; the figures are our own, so it says so. */
export const WAITING = text(
  'Wait {days} days before harvest and stay out of the field for {hours} hours: our cautious figures, the label decides. At most {uses} times a season.',
  'छिड़काव के बाद {days} दिन तक तुड़ाई-कटाई न करें और {hours} घंटे खेत में न जाएँ: ये हमारे सावधानी वाले आँकड़े हैं, फ़ैसला लेबल का है। एक मौसम में ज़्यादा से ज़्यादा {uses} बार।',
  'काढणीपूर्वी {days} दिवस थांबा आणि {hours} तास शेतात जाऊ नका: हे आमचे सावध आकडे आहेत, लेबल सांगेल तेच खरे. हंगामात जास्तीत जास्त {uses} वेळा.',
  'కోతకు {days} రోజుల ముందే ఆపండి, {hours} గంటలు పొలంలోకి వెళ్లవద్దు: ఇవి మేము జాగ్రత్త కోసం చెప్పే లెక్కలు, లేబుల్‌దే తుది మాట. సీజన్‌లో గరిష్ఠంగా {uses} సార్లు.',
);

/** For seed treatments and dips, which are not sprayed on a crop that is picked. */
export const PLANTING_WAIT = text(
  'Never eat or feed treated seed; keep children and animals away for {hours} hours (our cautious figure, the label decides).',
  'दवा लगा बीज न खाएँ, न खिलाएँ; बच्चों और पशुओं को {hours} घंटे दूर रखें (यह हमारा सावधानी वाला आँकड़ा है, फ़ैसला लेबल का है)।',
  'प्रक्रिया केलेले बियाणे खाऊ किंवा खायला देऊ नका; मुले व जनावरांना {hours} तास दूर ठेवा (हा आमचा सावध आकडा आहे, लेबल सांगेल तेच खरे).',
  'శుద్ధి చేసిన విత్తనం తినవద్దు, పశువులకు పెట్టవద్దు; పిల్లలను, పశువులను {hours} గంటలు దూరంగా ఉంచండి (ఇది మేము జాగ్రత్త కోసం చెప్పే లెక్క, లేబుల్‌దే తుది మాట).',
);

/** When a product may be used at all, as far as the sky and the bees are concerned. */
export const WEATHER: Record<Application, Text> = {
  spray: text(
    'Spray only in light wind, in the morning or evening, with no rain expected for as many hours as the label asks, and never while bees are at work.',
    'हल्की हवा में ही छिड़कें, सुबह या शाम, जब लेबल में लिखे घंटों तक बारिश के आसार न हों; मधुमक्खियाँ काम पर हों तब कभी नहीं।',
    'मंद वारा असतानाच फवारा, सकाळी किंवा संध्याकाळी, लेबलवर लिहिलेल्या तासांत पाऊस अपेक्षित नसताना; मधमाश्या फिरत असताना कधीही नाही.',
    'గాలి తక్కువగా ఉన్నప్పుడే, ఉదయం లేదా సాయంత్రం, లేబుల్‌లో చెప్పినన్ని గంటలు వాన సూచన లేనప్పుడే పిచికారీ చేయండి; తేనెటీగలు తిరుగుతున్నప్పుడు అసలు వద్దు.',
  ),
  'seed-treatment': text(
    'Treat the seed in the open, in shade and out of the wind; do not sow when heavy rain is expected.',
    'बीज उपचार खुले में, छाया में और हवा से बचकर करें; भारी बारिश के आसार हों तो न बोएँ।',
    'बीजप्रक्रिया उघड्यावर, सावलीत व वाऱ्यापासून दूर करा; जोरदार पाऊस अपेक्षित असताना पेरू नका.',
    'విత్తనశుద్ధి ఆరుబయట, నీడలో, గాలి తగలని చోట చేయండి; భారీ వాన సూచన ఉంటే విత్తవద్దు.',
  ),
  'sett-dip': text(
    'Dip in the open, in shade and out of the wind; do not plant when heavy rain is expected.',
    'खुले में, छाया में और हवा से बचकर डुबोएँ; भारी बारिश के आसार हों तो न रोपें।',
    'उघड्यावर, सावलीत व वाऱ्यापासून दूर बुडवा; जोरदार पाऊस अपेक्षित असताना लागण करू नका.',
    'ఆరుబయట, నీడలో, గాలి తగలని చోట ముంచండి; భారీ వాన సూచన ఉంటే నాటవద్దు.',
  ),
};

/** What the source itself says against a use. */
export const LIMITS: Record<Limit, Text> = {
  notInHeat: text(
    'Not when it is hotter than 32 °C: sulphur burns the leaves.',
    'तापमान 32 °C से ऊपर हो तो नहीं: गंधक पत्ते जला देता है।',
    'तापमान 32 °C पेक्षा जास्त असताना नाही: गंधकाने पाने करपतात.',
    'ఉష్ణోగ్రత 32 °C దాటితే వద్దు: గంధకం ఆకులను మాడుస్తుంది.',
  ),
  weakEffect: text(
    'Expect little: its effect on this disease is limited.',
    'ज़्यादा उम्मीद न रखें: इस रोग पर इसका असर सीमित है।',
    'फार अपेक्षा ठेवू नका: या रोगावर याचा परिणाम मर्यादित आहे.',
    'ఎక్కువ ఆశించవద్దు: ఈ తెగులుపై దీని ప్రభావం పరిమితం.',
  ),
  thripsOnly: text(
    'Against thrips, not mites.',
    'थ्रिप्स के लिए, माइट के लिए नहीं।',
    'फुलकिड्यांसाठी, कोळ्यांसाठी नाही.',
    'తామర పురుగులపై మాత్రమే పనిచేస్తుంది, నల్లులపై కాదు.',
  ),
  mitesOnly: text(
    'Against mites, not thrips.',
    'माइट के लिए, थ्रिप्स के लिए नहीं।',
    'कोळ्यांसाठी, फुलकिड्यांसाठी नाही.',
    'నల్లులపై మాత్రమే పనిచేస్తుంది, తామర పురుగులపై కాదు.',
  ),
  youngPlants: text(
    'Only as an early spray, on young plants.',
    'सिर्फ़ शुरू में, छोटे पौधों पर।',
    'फक्त सुरुवातीला, लहान रोपांवर.',
    'తొలి దశలో, లేత మొక్కలపై మాత్రమే.',
  ),
  withMineralOil: text(
    'Mix in 10 ml of mineral (spray) oil a litre.',
    'प्रति लीटर 10 मिली खनिज (स्प्रे) तेल मिलाएँ।',
    'प्रति लिटर 10 मिली खनिज (फवारणीचे) तेल मिसळा.',
    'లీటరుకు 10 మి.లీ ఖనిజ (స్ప్రే) నూనె కలపండి.',
  ),
  asMuchLime: text(
    'The weight is that of the copper sulphate; add as much lime. Make it in plastic or clay, never in metal, and use it the same day.',
    'यह वज़न नीले थोथे का है; उतना ही चूना भी मिलाएँ। प्लास्टिक या मिट्टी के बर्तन में घोलें, धातु के बर्तन में नहीं, और उसी दिन छिड़कें।',
    'हे वजन मोरचुदाचे आहे; तेवढाच चुनाही मिसळा. प्लास्टिकच्या किंवा मातीच्या भांड्यात करा, धातूच्या नको, आणि त्याच दिवशी फवारा.',
    'ఈ బరువు మైలుతుత్తానిది; అంతే సున్నం కూడా కలపండి. ప్లాస్టిక్ లేదా మట్టి పాత్రలో కలపండి, లోహపు పాత్రలో వద్దు, అదే రోజు పిచికారీ చేయండి.',
  ),
  notOnBasmati: text(
    'Not on basmati: Punjab has forbidden it there, and buyers abroad refuse rice with its residues.',
    'बासमती पर नहीं: पंजाब ने उस पर रोक लगाई है, और विदेशी खरीदार इसके अंश वाला चावल नहीं लेते।',
    'बासमतीवर नाही: पंजाबने त्यावर बंदी घातली आहे, आणि परदेशी खरेदीदार याचे अंश असलेला तांदूळ घेत नाहीत.',
    'బాస్మతిపై వద్దు: పంజాబ్ దానిపై నిషేధం విధించింది, దీని అవశేషాలున్న బియ్యాన్ని విదేశీ కొనుగోలుదారులు తీసుకోరు.',
  ),
};

/** Instead of chemical lines, where no source gives a dose that was checked. */
export const NO_CHECKED_DOSE = text(
  'We have no checked dose of any chemical for this. Before buying one, ask the agriculture officer, your Krishi Vigyan Kendra or the Kisan Call Centre, 1800-180-1551, free of charge.',
  'इसके लिए किसी रसायन की जाँची हुई मात्रा हमारे पास नहीं है। खरीदने से पहले कृषि अधिकारी, अपने कृषि विज्ञान केंद्र या किसान कॉल सेंटर 1800-180-1551 (निःशुल्क) से पूछें।',
  'यासाठी कोणत्याही रसायनाचे तपासलेले प्रमाण आमच्याकडे नाही. विकत घेण्यापूर्वी कृषी अधिकारी, तुमचे कृषी विज्ञान केंद्र किंवा किसान कॉल सेंटर 1800-180-1551 (मोफत) यांना विचारा.',
  'దీనికి సరిచూసిన రసాయన మోతాదు మా దగ్గర లేదు. కొనే ముందు వ్యవసాయ అధికారిని, మీ కృషి విజ్ఞాన కేంద్రాన్ని లేదా కిసాన్ కాల్ సెంటర్‌ను 1800-180-1551 (ఉచితం) అడగండి.',
);

/** Instead of chemical lines, where the sources say that nothing helps. */
export const NO_CURE = text(
  'No chemical cures this. Do not spend money on one; if you are in doubt ask the agriculture officer or your Krishi Vigyan Kendra.',
  'इसका कोई रासायनिक इलाज नहीं है। दवा पर पैसा न लगाएँ; शंका हो तो कृषि अधिकारी या अपने कृषि विज्ञान केंद्र से पूछें।',
  'यावर कोणताही रासायनिक उपाय नाही. औषधावर पैसे खर्च करू नका; शंका असल्यास कृषी अधिकारी किंवा तुमच्या कृषी विज्ञान केंद्राला विचारा.',
  'దీన్ని నయం చేసే రసాయనం లేదు. మందుపై డబ్బు పెట్టవద్దు; సందేహం ఉంటే వ్యవసాయ అధికారిని లేదా మీ కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
);

/** Whose word counts more than ours. */
export const LABEL_FIRST = text(
  'Use one product at a time; mix no two pesticides yourself. The label of the product you buy comes first. Ask the Kisan Call Centre, 1800-180-1551, free of charge.',
  'एक बार में एक ही दवा; अपने आप दो दवाएँ न मिलाएँ। खरीदी गई दवा के लेबल पर जो लिखा है, वही सबसे पहले मानें। किसान कॉल सेंटर 1800-180-1551 पर निःशुल्क पूछें।',
  'एका वेळी एकच औषध; स्वतः दोन औषधे मिसळू नका. विकत घेतलेल्या औषधाचे लेबल सर्वांत महत्त्वाचे. किसान कॉल सेंटर 1800-180-1551 वर मोफत विचारा.',
  'ఒకసారి ఒకే మందు వాడండి; మీరే రెండు మందులు కలపవద్దు. మీరు కొన్న మందు లేబుల్‌దే తుది మాట. కిసాన్ కాల్ సెంటర్ 1800-180-1551కు ఉచితంగా ఫోన్ చేసి అడగండి.',
);

/** For products whose ban has been discussed. */
export const CHECK_STATUS = text(
  'Ask whether it is still allowed for this crop: its ban has been discussed.',
  'पूछ लें कि इस फसल पर इसकी अब भी इजाज़त है या नहीं: इस पर रोक की चर्चा हुई है।',
  'हे या पिकावर अजून चालते का ते विचारा: यावर बंदीची चर्चा झाली आहे.',
  'ఈ పంటకు దీన్ని ఇంకా అనుమతిస్తున్నారో లేదో అడగండి: దీన్ని నిషేధించాలన్న చర్చ జరిగింది.',
);
