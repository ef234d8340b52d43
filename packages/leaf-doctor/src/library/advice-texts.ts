import type { Application } from './chemicals.ts';
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
  'Wear gloves, mask, long sleeves and boots; mix in the open and wash afterwards.',
  'दस्ताने, मास्क, पूरी बाँह के कपड़े और जूते पहनें; खुले में घोलें और बाद में नहाएँ।',
  'हातमोजे, मास्क, पूर्ण बाह्यांचे कपडे व बूट घाला; उघड्यावर मिसळा आणि नंतर आंघोळ करा.',
  'చేతి తొడుగులు, మాస్కు, పొడవు చేతుల బట్టలు, బూట్లు వేసుకోండి; బయట కలపండి, తర్వాత స్నానం చేయండి.',
);

/** Waiting period, re-entry and the most uses of a season. */
export const WAITING = text(
  'Wait {days} days before harvest and stay out of the field for {hours} hours. At most {uses} times a season.',
  'तुड़ाई से {days} दिन पहले बंद करें और {hours} घंटे खेत में न जाएँ। मौसम में अधिकतम {uses} बार।',
  'काढणीपूर्वी {days} दिवस थांबा आणि {hours} तास शेतात जाऊ नका. हंगामात जास्तीत जास्त {uses} वेळा.',
  'కోతకు {days} రోజుల ముందే ఆపండి, {hours} గంటలు పొలంలోకి వెళ్లవద్దు. సీజన్‌లో గరిష్ఠంగా {uses} సార్లు.',
);

/** For seed treatments and dips, which are not sprayed on a crop that is picked. */
export const PLANTING_WAIT = text(
  'Never eat or feed treated seed; keep children and animals away for {hours} hours.',
  'उपचारित बीज न खाएँ, न खिलाएँ; बच्चों और पशुओं को {hours} घंटे दूर रखें।',
  'प्रक्रिया केलेले बियाणे खाऊ किंवा खायला देऊ नका; मुले व जनावरांना {hours} तास दूर ठेवा.',
  'శుద్ధి చేసిన విత్తనం తినవద్దు, పశువులకు పెట్టవద్దు; పిల్లలను, పశువులను {hours} గంటలు దూరంగా ఉంచండి.',
);

/** Whose word counts more than ours. */
export const LABEL_FIRST = text(
  'The label of the product you buy comes first. Ask the Kisan Call Centre, 1800-180-1551, free of charge.',
  'खरीदे गए उत्पाद का लेबल सबसे ऊपर है। किसान कॉल सेंटर 1800-180-1551 पर निःशुल्क पूछें।',
  'विकत घेतलेल्या औषधाचे लेबल सर्वांत महत्त्वाचे. किसान कॉल सेंटर 1800-180-1551 वर मोफत विचारा.',
  'మీరు కొన్న మందు లేబుల్‌దే తుది మాట. కిసాన్ కాల్ సెంటర్ 1800-180-1551కు ఉచితంగా ఫోన్ చేసి అడగండి.',
);

/** For products whose ban has been discussed. */
export const CHECK_STATUS = text(
  'Ask whether it is still allowed for this crop: its ban has been discussed.',
  'पूछ लें कि यह इस फसल पर अब भी मान्य है: इस पर रोक की चर्चा हुई है।',
  'हे या पिकावर अजून चालते का ते विचारा: यावर बंदीची चर्चा झाली आहे.',
  'ఈ పంటపై ఇది ఇంకా అనుమతించబడిందో అడగండి: దీనిపై నిషేధం చర్చలో ఉంది.',
);
