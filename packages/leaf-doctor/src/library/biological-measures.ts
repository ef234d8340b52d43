import { type Text, text } from './text.ts';

/** Living helpers and plant extracts, by code. */
export const BIOLOGICAL_MEASURES = {
  trichodermaSeed: text(
    'Mix Trichoderma with the seed before sowing, 4 to 5 g a kilogram.',
    'बोने से पहले बीज में ट्राइकोडर्मा मिलाएँ, 4–5 ग्राम प्रति किलो।',
    'पेरणीपूर्वी बियाण्याला ट्रायकोडर्मा लावा, किलोला 4–5 ग्रॅम.',
    'విత్తే ముందు కిలో విత్తనానికి 4–5 గ్రా ట్రైకోడెర్మా కలపండి.',
  ),
  trichodermaSoil: text(
    'Work Trichoderma into the soil with manure: 1 kg in 100 kg of old dung an acre.',
    'ट्राइकोडर्मा गोबर की खाद के साथ मिट्टी में मिलाएँ: 100 किलो पुरानी खाद में 1 किलो प्रति एकड़।',
    'ट्रायकोडर्मा शेणखतासोबत मातीत मिसळा: एकरी 100 किलो कुजलेल्या शेणखतात 1 किलो.',
    'ట్రైకోడెర్మాను పశువుల ఎరువుతో నేలలో కలపండి: ఎకరాకు 100 కిలోల మాగిన ఎరువులో 1 కిలో.',
  ),
  pseudomonasSeed: text(
    'Treat the seed with Pseudomonas fluorescens, 10 g a kilogram.',
    'बीज को स्यूडोमोनास फ्लोरेसेंस से उपचारित करें, 10 ग्राम प्रति किलो।',
    'बियाण्याला स्यूडोमोनास फ्लुरोसन्स लावा, किलोला 10 ग्रॅम.',
    'కిలో విత్తనానికి 10 గ్రా సూడోమోనాస్ ఫ్లోరెసెన్స్ పట్టించండి.',
  ),
  pseudomonasSpray: text(
    'Spray Pseudomonas fluorescens, 5 g a litre of water, in the evening; repeat after ten days.',
    'शाम को स्यूडोमोनास फ्लोरेसेंस 5 ग्राम प्रति लीटर पानी में छिड़कें; दस दिन बाद दोहराएँ।',
    'संध्याकाळी स्यूडोमोनास फ्लुरोसन्स 5 ग्रॅम प्रति लिटर पाण्यात फवारा; दहा दिवसांनी पुन्हा.',
    'సాయంత్రం లీటరు నీటికి 5 గ్రా సూడోమోనాస్ ఫ్లోరెసెన్స్ పిచికారీ చేయండి; పది రోజులకు మళ్లీ చేయండి.',
  ),
  cowDungExtract: text(
    'Spray fresh cow-dung extract: 20 kg dung in 100 litres of water, strained and settled.',
    'ताज़े गोबर का घोल छिड़कें: 100 लीटर पानी में 20 किलो गोबर, छानकर और थिराकर।',
    'ताज्या शेणाचे द्रावण फवारा: 100 लिटर पाण्यात 20 किलो शेण, गाळून व निवळून.',
    'తాజా పేడ ద్రావణం పిచికారీ చేయండి: 100 లీటర్ల నీటిలో 20 కిలోల పేడ, వడకట్టి తేరినది.',
  ),
  neemOil: text(
    'Spray neem oil, 3 to 5 ml a litre with a little soap, on the undersides of the leaves.',
    'नीम तेल 3–5 मिली प्रति लीटर, थोड़ा साबुन मिलाकर, पत्तों की निचली सतह पर छिड़कें।',
    'निंबोळी तेल 3–5 मिली प्रति लिटर, थोडा साबण घालून, पानांच्या खालच्या बाजूस फवारा.',
    'లీటరుకు 3–5 మి.లీ వేప నూనె, కొంచెం సబ్బుతో కలిపి ఆకుల అడుగున పిచికారీ చేయండి.',
  ),
  neemExtract: text(
    'Spray 5 % neem seed kernel extract at the first signs and again after ten days.',
    'शुरुआती लक्षण पर 5 % नीम गिरी का अर्क छिड़कें, दस दिन बाद फिर।',
    'सुरुवातीच्या लक्षणांवर 5 % निंबोळी अर्क फवारा, दहा दिवसांनी पुन्हा.',
    'తొలి లక్షణాలు కనిపించగానే 5 % వేప గింజల కషాయం పిచికారీ చేసి, పది రోజులకు మళ్లీ చేయండి.',
  ),
  predatoryMites: text(
    'Spare the helpers: ladybirds, lacewings and predatory mites eat the pest; do not kill them with broad sprays.',
    'मित्र कीट बचाएँ: लेडीबर्ड, क्राइसोपा और शिकारी माइट हानिकारक कीट खाते हैं; तेज दवा से उन्हें न मारें।',
    'मित्रकीटक जपा: ढालकिडे, क्रायसोपा व परभक्षी कोळी किडी खातात; तीव्र औषधांनी त्यांना मारू नका.',
    'మిత్ర పురుగులను కాపాడండి: అక్షింతల పురుగులు, క్రైసోపా, పరభక్షక నల్లులు చీడను తింటాయి; ఘాటు మందులతో వాటిని చంపవద్దు.',
  ),
  whiteflyParasite: text(
    'Leave Encarsia and other small wasps alive; they destroy whitefly and psyllid young.',
    'एनकार्सिया जैसे छोटे ततैये बचाएँ; वे सफेद मक्खी और सिल्ला के बच्चे नष्ट करते हैं।',
    'एन्कार्सियासारख्या लहान गांधीलमाश्या जपा; त्या पांढरी माशी व सिलाची पिल्ले नष्ट करतात.',
    'ఎన్‌కార్సియా వంటి చిన్న కందిరీగలను కాపాడండి; అవి తెల్లదోమ, సిల్లా పిల్లలను నాశనం చేస్తాయి.',
  ),
  bacillusPowdery: text(
    'Spray Bacillus subtilis or Ampelomyces as on its packet at the first white specks.',
    'पहले सफेद धब्बों पर बैसिलस सबटिलिस या एम्पेलोमाइसीज पैकेट के अनुसार छिड़कें।',
    'पहिले पांढरे ठिपके दिसताच बॅसिलस सबटिलिस किंवा अँपेलोमायसिस पाकिटावरील प्रमाणात फवारा.',
    'తొలి తెల్ల మచ్చలు కనిపించగానే బాసిల్లస్ సబ్టిలిస్ లేదా ఆంపెలోమైసిస్ ప్యాకెట్ ప్రకారం పిచికారీ చేయండి.',
  ),
  lecanicillium: text(
    'Spray Lecanicillium (Verticillium) lecanii, 5 g a litre, in humid weather.',
    'नम मौसम में लेकैनिसिलियम (वर्टिसिलियम) लेकानी 5 ग्राम प्रति लीटर छिड़कें।',
    'दमट हवामानात लेकॅनिसिलियम (व्हर्टिसिलियम) लेकॅनी 5 ग्रॅम प्रति लिटर फवारा.',
    'తేమ వాతావరణంలో లీటరుకు 5 గ్రా లెకానిసిలియం (వర్టిసిలియం) లెకాని పిచికారీ చేయండి.',
  ),
  pressmudTrichoderma: text(
    'Spread press-mud enriched with Trichoderma in the furrows at planting.',
    'रोपण के समय नालियों में ट्राइकोडर्मा मिली प्रेसमड डालें।',
    'लागवडीवेळी सऱ्यांत ट्रायकोडर्मा मिसळलेली प्रेसमड टाका.',
    'నాటేటప్పుడు చాళ్లలో ట్రైకోడెర్మా కలిపిన ప్రెస్‌మడ్ వేయండి.',
  ),
} as const satisfies Record<string, Text>;

export type BiologicalCode = keyof typeof BIOLOGICAL_MEASURES;
