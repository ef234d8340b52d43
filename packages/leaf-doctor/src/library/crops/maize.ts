import { spray } from '../chemicals.ts';
import type { DiseaseEntry } from '../library-types.ts';
import { text } from '../text.ts';

/** Maize leaf diseases. */
export const MAIZE: DiseaseEntry[] = [
  {
    label: 'Maize___Common_rust',
    factId: 'maize_common_rust',
    cause: 'fungus',
    pathogen: 'Puccinia sorghi',
    name: text('Common rust', 'सामान्य रतुआ', 'तांबेरा', 'తుప్పు తెగులు'),
    looks: text(
      'Small cinnamon-brown raised dots on both sides of the leaf that leave powder on the finger.',
      'पत्ते के दोनों ओर दालचीनी रंग के उभरे छोटे दाने जो उँगली पर चूर्ण छोड़ते हैं।',
      'पानाच्या दोन्ही बाजूंस दालचिनी रंगाचे उंच लहान ठिपके, बोटाला भुकटी लागते.',
      'ఆకు రెండు వైపులా దాల్చినచెక్క రంగు ఉబ్బిన చిన్న చుక్కలు, వేలికి పొడి అంటుతుంది.',
    ),
    keySign: text(
      'Brown powder from raised dots; blights give flat dead patches.',
      'उभरे दानों से भूरा चूर्ण; झुलसा में चपटे मरे धब्बे होते हैं।',
      'उंच ठिपक्यांतून तपकिरी भुकटी; करप्यात सपाट मेलेले डाग असतात.',
      'ఉబ్బిన చుక్కల నుంచి గోధుమ పొడి; ఎండు తెగుళ్లలో చదునైన చచ్చిన మచ్చలుంటాయి.',
    ),
    lookAlikes: ['Maize___Gray_leaf_spot'],
    typicalRisk: 'Medium',
    cultural: ['resistantVariety', 'timelySowing', 'removeWeeds'],
    biological: [],
    chemical: [spray('mancozeb', [2.5, 2.5], 30), spray('propiconazole', [1, 1], 45)],
    sources: ['ijcmas', 'icar'],
  },
  {
    label: 'Maize___Gray_leaf_spot',
    factId: 'maize_gls',
    cause: 'fungus',
    pathogen: 'Cercospora zeae-maydis',
    name: text('Grey leaf spot', 'धूसर पत्ती धब्बा', 'पानावरील करडे ठिपके', 'బూడిద ఆకుమచ్చ'),
    looks: text(
      'Narrow grey-tan rectangles between the veins with straight sides; lower leaves first.',
      'नसों के बीच सँकरे, आयताकार, सलेटी-भूरे धब्बे, सीधे किनारे; पहले निचले पत्ते।',
      'शिरांमध्ये अरुंद, आयताकृती, करडे-तपकिरी ठिपके, सरळ कडा; आधी खालची पाने.',
      'ఈనెల మధ్య సన్నని దీర్ఘచతురస్ర బూడిద-గోధుమ మచ్చలు, నిటారు అంచులు; ముందు అడుగు ఆకులు.',
    ),
    keySign: text(
      'Small boxes with straight edges; turcicum blight makes long cigars.',
      'सीधे किनारे वाले छोटे खाने; टर्सिकम झुलसा लंबे सिगार जैसे धब्बे बनाता है।',
      'सरळ कडांचे लहान चौकोन; टर्सिकम करपा लांब सिगारसारखे डाग करतो.',
      'నిటారు అంచుల చిన్న గడులు; టర్సికమ్ తెగులు పొడవైన చుట్ట ఆకార మచ్చలు చేస్తుంది.',
    ),
    lookAlikes: ['Maize___Northern_leaf_blight', 'Maize___Common_rust'],
    typicalRisk: 'Medium',
    cultural: ['rotate', 'buryResidue', 'resistantVariety'],
    biological: [],
    chemical: [spray('azoxystrobinDifenoconazole', [1, 1], 30), spray('mancozeb', [2.5, 2.5], 30)],
    sources: ['icar'],
  },
  {
    label: 'Maize___Northern_leaf_blight',
    factId: 'maize_nlb',
    cause: 'fungus',
    pathogen: 'Exserohilum turcicum',
    name: text(
      'Turcicum (northern) leaf blight',
      'टर्सिकम पत्ती झुलसा',
      'टर्सिकम करपा',
      'టర్సికమ్ ఆకు ఎండు తెగులు',
    ),
    looks: text(
      'Long cigar-shaped grey-green to tan patches, 3 to 15 cm, starting on lower leaves.',
      'लंबे सिगार जैसे सलेटी-हरे से भूरे धब्बे, 3–15 सेमी, निचले पत्तों से शुरू।',
      'लांब सिगारसारखे करडे-हिरवे ते तपकिरी डाग, 3–15 सेंमी, खालच्या पानांपासून.',
      'పొడవైన చుట్ట ఆకార బూడిద-పచ్చ నుంచి గోధుమ మచ్చలు, 3–15 సెం.మీ, అడుగు ఆకుల నుంచి మొదలు.',
    ),
    keySign: text(
      'Long boat or cigar shape, wider than the space between two veins.',
      'लंबा नाव या सिगार आकार, दो नसों की दूरी से चौड़ा।',
      'लांब होडी किंवा सिगार आकार, दोन शिरांमधील अंतरापेक्षा रुंद.',
      'పొడవైన పడవ లేదా చుట్ట ఆకారం, రెండు ఈనెల మధ్య దూరం కంటే వెడల్పు.',
    ),
    lookAlikes: ['Maize___Gray_leaf_spot'],
    typicalRisk: 'High',
    cultural: ['resistantVariety', 'rotate', 'buryResidue', 'balancedFeeding'],
    biological: [],
    chemical: [spray('mancozeb', [2.5, 2.5], 30), spray('azoxystrobinDifenoconazole', [1, 1], 30)],
    sources: ['ijcmas', 'icar'],
  },
];
