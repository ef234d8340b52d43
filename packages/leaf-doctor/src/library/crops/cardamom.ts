import type { DiseaseEntry } from '../library-types.ts';
import { text } from '../text.ts';

/** Cardamom leaf diseases. */
export const CARDAMOM: DiseaseEntry[] = [
  {
    label: 'Cardamom___Blight',
    factId: null,
    cause: 'fungus',
    pathogen: 'Colletotrichum gloeosporioides',
    name: text(
      'Leaf blight (chenthal)',
      'पत्ती झुलसा (चेंथल)',
      'पानांचा करपा (चेंथल)',
      'ఆకు ఎండు తెగులు (చెంతల్)',
    ),
    looks: text(
      'Long yellowish to brick-red patches between the veins that dry; from far the garden looks burnt.',
      'नसों के बीच लंबे पीले से ईंट-लाल धब्बे जो सूखते हैं; दूर से बाग झुलसा दिखता है।',
      'शिरांमध्ये लांब पिवळसर ते विटकरी चट्टे जे सुकतात; दुरून बाग करपलेली दिसते.',
      'ఈనెల మధ్య పొడవైన పసుపు నుంచి ఇటుక ఎరుపు మచ్చలు ఎండుతాయి; దూరం నుంచి తోట కాలినట్టు కనిపిస్తుంది.',
    ),
    keySign: text(
      'Large dry areas run along the leaf, not separate small spots.',
      'पत्ते के साथ लंबे सूखे भाग, अलग-अलग छोटे धब्बे नहीं।',
      'पानाच्या लांबीने मोठे सुके भाग, वेगवेगळे लहान ठिपके नाहीत.',
      'ఆకు పొడవునా పెద్ద ఎండిన భాగాలు, విడివిడి చిన్న మచ్చలు కావు.',
    ),
    lookAlikes: ['Cardamom___Leaf_spot'],
    typicalRisk: 'High',
    cultural: ['regulateShade', 'removeInfected', 'drain', 'balancedFeeding'],
    biological: ['pseudomonasSpray'],
    chemical: [],
    sources: ['spices', 'tnau'],
  },
  {
    label: 'Cardamom___Leaf_spot',
    factId: null,
    cause: 'fungus',
    pathogen: 'Phyllosticta elettariae',
    name: text('Leaf spot', 'पत्ती धब्बा', 'पानावरील ठिपके', 'ఆకుమచ్చ తెగులు'),
    looks: text(
      'Small round to oval dull-white spots with a brown edge; the middle tears out and leaves a hole.',
      'छोटे गोल-अंडाकार मटमैले सफेद धब्बे, किनारा भूरा; बीच का भाग फटकर छेद बनता है।',
      'लहान गोल ते लंबगोल मळकट पांढरे ठिपके, कडा तपकिरी; मधला भाग फाटून छिद्र पडते.',
      'చిన్న గుండ్రని-అండాకార మసక తెల్ల మచ్చలు, గోధుమ అంచు; మధ్య భాగం చినిగి రంధ్రం పడుతుంది.',
    ),
    keySign: text(
      'Separate pale spots with holes, mostly at the start of the rains.',
      'अलग-अलग हल्के धब्बे, छेद वाले, अधिकतर बारिश शुरू होने पर।',
      'वेगवेगळे फिकट ठिपके, छिद्र असलेले, बहुधा पावसाच्या सुरुवातीला.',
      'విడివిడి లేత మచ్చలు, రంధ్రాలతో, ఎక్కువగా వానల ఆరంభంలో.',
    ),
    lookAlikes: ['Cardamom___Blight'],
    typicalRisk: 'Medium',
    cultural: ['regulateShade', 'removeInfected', 'wideSpacing'],
    biological: ['pseudomonasSpray'],
    chemical: [],
    sources: ['spices', 'tnau'],
  },
];
