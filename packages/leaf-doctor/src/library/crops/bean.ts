import type { DiseaseEntry } from '../library-types.ts';
import { text } from '../text.ts';

/** Bean (rajma, French bean) leaf diseases. */
export const BEAN: DiseaseEntry[] = [
  {
    label: 'Bean___Angular_leaf_spot',
    factId: null,
    cause: 'fungus',
    pathogen: 'Pseudocercospora griseola',
    name: text('Angular leaf spot', 'कोणीय पत्ती धब्बा', 'पानावरील कोनीय ठिपके', 'కోణాకార ఆకుమచ్చ'),
    looks: text(
      'Grey to brown spots with corners, stopped by the veins; below them a grey mould; leaves yellow and fall.',
      'कोनेदार सलेटी-भूरे धब्बे जो नसों पर रुकते हैं; नीचे सलेटी फफूंद; पत्ते पीले होकर गिरते हैं।',
      'कोपरे असलेले करडे-तपकिरी ठिपके, शिरांपाशी थांबतात; खाली करडी बुरशी; पाने पिवळी पडून गळतात.',
      'మూలలున్న బూడిద-గోధుమ మచ్చలు ఈనెల వద్ద ఆగుతాయి; అడుగున బూడిద బూజు; ఆకులు పసుపై రాలుతాయి.',
    ),
    keySign: text(
      'Spots have straight sides along the veins and no rusty powder.',
      'धब्बों के किनारे नसों के साथ सीधे, जंग जैसा चूर्ण नहीं।',
      'ठिपक्यांच्या कडा शिरांलगत सरळ, तांबूस भुकटी नाही.',
      'మచ్చల అంచులు ఈనెల వెంట నిటారుగా ఉంటాయి, తుప్పు పొడి ఉండదు.',
    ),
    lookAlikes: ['Bean___Rust'],
    typicalRisk: 'Medium',
    cultural: ['cleanSeed', 'rotate', 'buryResidue', 'keepOutWhenWet', 'wideSpacing'],
    biological: ['trichodermaSeed'],
    chemical: [],
    sources: ['icar', 'tnau'],
  },
  {
    label: 'Bean___Rust',
    factId: null,
    cause: 'fungus',
    pathogen: 'Uromyces appendiculatus',
    name: text('Rust', 'रतुआ', 'तांबेरा', 'తుప్పు తెగులు'),
    looks: text(
      'Small raised reddish-brown dots on both sides of the leaf, often with a yellow halo; brown powder comes off on the finger.',
      'पत्ते के दोनों ओर उभरे लाल-भूरे छोटे दाने, अक्सर पीले घेरे के साथ; उँगली पर भूरा चूर्ण लगता है।',
      'पानाच्या दोन्ही बाजूंस उंचवटे असलेले लालसर-तपकिरी लहान ठिपके, बहुधा पिवळ्या वलयासह; बोटाला तपकिरी भुकटी लागते.',
      'ఆకు రెండు వైపులా ఉబ్బిన ఎరుపు-గోధుమ చిన్న చుక్కలు, తరచూ పసుపు వలయంతో; వేలికి గోధుమ పొడి అంటుతుంది.',
    ),
    keySign: text(
      'Raised dots that leave rusty powder on the finger.',
      'उभरे दाने जो उँगली पर जंग जैसा चूर्ण छोड़ते हैं।',
      'बोटाला तांबूस भुकटी लावणारे उंच ठिपके.',
      'వేలికి తుప్పు పొడి అంటించే ఉబ్బిన చుక్కలు.',
    ),
    lookAlikes: ['Bean___Angular_leaf_spot'],
    typicalRisk: 'Medium',
    cultural: ['resistantVariety', 'rotate', 'buryResidue', 'waterAtRoot', 'wideSpacing'],
    biological: [],
    chemical: [],
    sources: ['icar', 'tnau'],
  },
];
