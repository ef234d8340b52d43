import { spray } from '../chemicals.ts';
import type { DiseaseEntry } from '../library-types.ts';
import { text } from '../text.ts';

/** Potato leaf diseases. */
export const POTATO: DiseaseEntry[] = [
  {
    label: 'Potato___Early_blight',
    factId: 'potato_early_blight',
    cause: 'fungus',
    pathogen: 'Alternaria solani',
    name: text('Early blight', 'अगेती झुलसा', 'लवकर येणारा करपा', 'ముందస్తు ఆకుమాడు తెగులు'),
    looks: text(
      'Dark brown cornered spots with rings like a target on the older leaves.',
      'पुराने पत्तों पर गहरे भूरे कोनेदार धब्बे, निशाने जैसे छल्ले।',
      'जुन्या पानांवर गडद तपकिरी कोनीय ठिपके, आत एकात एक गोल वलये.',
      'ముదురు ఆకులపై ముదురు గోధుమ మూలల మచ్చలు, గురి వలయాల్లా.',
    ),
    keySign: text(
      'Dry spots with rings; late blight is wet, without rings.',
      'छल्ले वाले सूखे धब्बे; पछेती झुलसा गीली, बिना छल्ले।',
      'वलये असलेले सुके ठिपके; उशिराचा करपा ओला, वलयांविना.',
      'వలయాలున్న పొడి మచ్చలు; ఆలస్య తెగులు తడిగా, వలయాలు లేకుండా ఉంటుంది.',
    ),
    lookAlikes: ['Potato___Late_blight'],
    typicalRisk: 'Medium',
    cultural: ['cleanSeed', 'balancedFeeding', 'steadyWater', 'rotate', 'buryResidue'],
    biological: ['pseudomonasSpray'],
    chemical: [spray('mancozeb', [2, 2.5], 15), spray('chlorothalonil', [2, 2], 15)],
    sources: ['icar', 'tnau'],
  },
  {
    label: 'Potato___Late_blight',
    factId: 'potato_late_blight',
    cause: 'oomycete',
    pathogen: 'Phytophthora infestans',
    name: text('Late blight', 'पछेती झुलसा', 'उशिरा येणारा करपा', 'ఆలస్య ఆకుమాడు తెగులు'),
    looks: text(
      'Pale green wet patches turn black, with a white ring of mould below in the morning; tubers rot brown.',
      'हल्के हरे गीले धब्बे काले होते हैं, सुबह नीचे सफेद फफूंद का घेरा; कंद भूरे सड़ते हैं।',
      'फिकट हिरवे ओले डाग काळे होतात, सकाळी खाली पांढऱ्या बुरशीचे कडे; बटाटे तपकिरी कुजतात.',
      'లేత పచ్చ తడి మచ్చలు నల్లబడతాయి, ఉదయం అడుగున తెల్ల బూజు వలయం; దుంపలు గోధుమ రంగులో కుళ్లుతాయి.',
    ),
    keySign: text(
      'Wet black patches with white mould below on cool, cloudy mornings.',
      'ठंडी, बादल वाली सुबह गीले काले धब्बे, नीचे सफेद फफूंद।',
      'थंड, ढगाळ सकाळी ओले काळे डाग, खाली पांढरी बुरशी.',
      'చల్లని మబ్బు ఉదయాల్లో తడి నల్ల మచ్చలు, అడుగున తెల్ల బూజు.',
    ),
    lookAlikes: ['Potato___Early_blight'],
    typicalRisk: 'High',
    cultural: ['fieldScout', 'cleanSeed', 'highRidges', 'waterAtRoot', 'cutHaulms'],
    biological: [],
    chemical: [spray('mancozeb', [2, 2.5], 15), spray('cymoxanilMancozeb', [3, 3], 15)],
    sources: ['icar', 'gramophone'],
  },
];
