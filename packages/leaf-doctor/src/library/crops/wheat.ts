import { seedTreatment, spray } from '../chemicals.ts';
import type { DiseaseEntry } from '../library-types.ts';
import { text } from '../text.ts';

/** Wheat diseases. */
export const WHEAT: DiseaseEntry[] = [
  {
    label: 'Wheat___Crown_root_rot',
    factId: null,
    cause: 'fungus',
    pathogen: 'Fusarium and Bipolaris spp.',
    name: text('Crown and root rot', 'तना-जड़ सड़न', 'मूळकूज व खोडकूज', 'వేరు, మొదలు కుళ్లు తెగులు'),
    looks: text(
      'The base of the stem and the roots are brown to black and soft; plants yellow in patches, pull out easily and bear white empty ears.',
      'तने का निचला भाग और जड़ें भूरी-काली, नरम; पौधे जगह-जगह पीले, आसानी से उखड़ते हैं, बालियाँ सफेद खाली।',
      'खोडाचा बुंधा व मुळे तपकिरी-काळी, मऊ; झाडे जागोजागी पिवळी, सहज उपटली जातात, ओंब्या पांढऱ्या पोकळ.',
      'కాండం మొదలు, వేర్లు గోధుమ-నల్లగా మెత్తబడతాయి; మొక్కలు అక్కడక్కడ పసుపై, సులభంగా ఊడి, కంకులు తెల్లగా తాలుగా ఉంటాయి.',
    ),
    keySign: text(
      'Pull a plant: the rot is at the root collar, the leaves have no spots.',
      'पौधा उखाड़ें: सड़न जड़ के पास है, पत्तों पर धब्बे नहीं।',
      'झाड उपटा: कूज मुळाजवळ आहे, पानांवर ठिपके नाहीत.',
      'మొక్క పీకి చూడండి: కుళ్లు మొదలు దగ్గర, ఆకులపై మచ్చలు ఉండవు.',
    ),
    lookAlikes: [],
    typicalRisk: 'High',
    cultural: ['rotate', 'drain', 'timelySowing', 'buryResidue', 'cleanSeed'],
    biological: ['trichodermaSeed', 'trichodermaSoil'],
    chemical: [],
    sources: ['icar'],
  },
  {
    label: 'Wheat___Leaf_rust',
    factId: 'wheat_brown_rust',
    cause: 'fungus',
    pathogen: 'Puccinia triticina',
    name: text('Leaf (brown) rust', 'भूरा रतुआ', 'तपकिरी तांबेरा', 'ఆకు తుప్పు తెగులు (గోధుమ రంగు)'),
    looks: text(
      'Round orange-brown dots scattered over the leaf; powder colours the finger and clothes.',
      'पत्ते पर बिखरे गोल नारंगी-भूरे दाने; चूर्ण उँगली और कपड़ों पर लगता है।',
      'पानावर विखुरलेले गोल नारिंगी-तपकिरी ठिपके; भुकटी बोटाला व कपड्यांना लागते.',
      'ఆకుపై చెదిరిన గుండ్రని నారింజ-గోధుమ చుక్కలు; పొడి వేళ్లకు, బట్టలకు అంటుతుంది.',
    ),
    keySign: text(
      'Scattered round dots; yellow rust stands in lines, black rust is on the stem.',
      'बिखरे गोल दाने; पीला रतुआ कतारों में, काला रतुआ तने पर।',
      'विखुरलेले गोल ठिपके; पिवळा तांबेरा ओळीत, काळा तांबेरा खोडावर.',
      'చెదిరిన గుండ్రని చుక్కలు; పసుపు తుప్పు వరుసల్లో, నల్ల తుప్పు కాండంపై.',
    ),
    lookAlikes: [],
    typicalRisk: 'High',
    cultural: ['resistantVariety', 'timelySowing', 'lessNitrogen', 'fieldScout'],
    biological: [],
    chemical: [spray('propiconazole', [1, 1], 45), spray('tebuconazole', [1, 1], 45)],
    sources: ['skuast', 'icar', 'gramophone'],
  },
  {
    label: 'Wheat___Loose_smut',
    factId: 'wheat_loose_smut',
    cause: 'fungus',
    pathogen: 'Ustilago tritici',
    name: text('Loose smut', 'खुला कंडुआ (अनावृत कंड)', 'काणी (मोकळी काजळी)', 'కాటుక తెగులు (వదులు కాటుక)'),
    looks: text(
      'The ear is black powder in place of grain; wind blows it away and leaves a bare stalk.',
      'बाली में दानों की जगह काला चूर्ण; हवा उसे उड़ा देती है और नंगी डंडी बचती है।',
      'ओंबीत दाण्यांऐवजी काळी भुकटी; वाऱ्याने उडते व नुसती दांडी उरते.',
      'కంకిలో గింజల బదులు నల్ల పొడి; గాలికి ఎగిరిపోయి ఖాళీ కాడ మిగులుతుంది.',
    ),
    keySign: text(
      'Black powdery ears; spraying the standing crop does not help.',
      'काले चूर्ण वाली बालियाँ; खड़ी फसल पर छिड़काव काम नहीं करता।',
      'काळ्या भुकटीच्या ओंब्या; उभ्या पिकावर फवारणीचा उपयोग नाही.',
      'నల్ల పొడి కంకులు; నిలబడ్డ పంటపై పిచికారీ పనిచేయదు.',
    ),
    lookAlikes: [],
    typicalRisk: 'Medium',
    cultural: ['bagSmuttedEars', 'cleanSeed', 'solarSeedHeat', 'resistantVariety'],
    biological: ['trichodermaSeed'],
    chemical: [
      seedTreatment('carboxin', [2, 2.5], 40),
      seedTreatment('tebuconazoleSeed', [1, 1], 40),
    ],
    sources: ['skuast', 'icar'],
  },
];
