import type { DiseaseEntry } from '../library-types.ts';
import { text } from '../text.ts';

/** Cotton: the training pictures tell sick from healthy only, so the entry leads to a closer look. */
export const COTTON: DiseaseEntry[] = [
  {
    label: 'Cotton___Diseased_unspecified',
    factId: null,
    cause: 'unspecified',
    pathogen: null,
    name: text(
      'Sick cotton leaf (cause not told apart)',
      'रोगी कपास पत्ता (कारण स्पष्ट नहीं)',
      'रोगट कापूस पान (कारण निश्चित नाही)',
      'తెగులు సోకిన పత్తి ఆకు (కారణం తేల్చలేదు)',
    ),
    looks: text(
      'The leaf does not look healthy. Look closer: thick veins and curling speak for leaf curl virus, corner-shaped wet spots for bacterial blight, white powder below for grey mildew.',
      'पत्ता स्वस्थ नहीं दिखता। पास से देखें: मोटी नसें और मरोड़ पत्ती-मरोड़ विषाणु, कोनेदार गीले धब्बे जीवाणु झुलसा, नीचे सफेद चूर्ण दहिया रोग बताते हैं।',
      'पान निरोगी दिसत नाही. जवळून पाहा: जाड शिरा व वळण म्हणजे लीफ कर्ल (पाने मुरडणे) विषाणू, कोनीय ओले ठिपके म्हणजे जिवाणू करपा, खाली पांढरी भुकटी म्हणजे दहिया.',
      'ఆకు ఆరోగ్యంగా లేదు. దగ్గరగా చూడండి: మందమైన ఈనెలు, ముడత అంటే ఆకు ముడత వైరస్; మూలలున్న తడి మచ్చలు అంటే నల్ల మచ్చ తెగులు (బాక్టీరియా); అడుగున తెల్ల పొడి అంటే బూడిద తెగులు (దహియా).',
    ),
    keySign: text(
      'The doctor knows only that cotton is sick here; ask an expert for the cause.',
      'यहाँ केवल इतना पता है कि कपास बीमार है; कारण विशेषज्ञ से पूछें।',
      'येथे कापूस रोगट आहे एवढेच कळते; कारण तज्ज्ञांना विचारा.',
      'ఇక్కడ పత్తికి తెగులు ఉందని మాత్రమే తెలుస్తుంది; కారణం నిపుణులను అడగండి.',
    ),
    lookAlikes: [],
    typicalRisk: 'Medium',
    cultural: ['fieldScout', 'stickyTraps', 'removeWeeds', 'balancedFeeding', 'buryResidue'],
    biological: ['neemOil'],
    chemical: [],
    sources: ['icar', 'tnau'],
  },
];
