import type { FarmNote } from './note-types.ts';

export const pinkBollworm: FarmNote = {
  id: 'pink-bollworm',
  url: 'http://indiaagronet.com/Government-Agriculture-Schemes/Pink-Bollworm-Management-Strategies-for-Kharif-2019.html',
  sources: [
    {
      title: 'Pink bollworm management strategies for kharif 2019',
      publisher: 'India Agronet, for ICAR-CICR and the state departments of agriculture',
      url: 'http://indiaagronet.com/Government-Agriculture-Schemes/Pink-Bollworm-Management-Strategies-for-Kharif-2019.html',
    },
    {
      title: 'Integrated pink bollworm management for cotton farmers',
      publisher: 'Efficient Farm',
      url: 'https://efficientfarm.blogspot.com/2020/07/integrated-pink-bollworm-management-for.html',
    },
    {
      title: 'Pink bollworm and practices of its integrated management in cotton (2017, 3, 1–6)',
      publisher: 'International Journal of Plant Science and Ecology',
      url: 'http://www.aiscience.org/journal/ijpse',
    },
  ],
  words: `pink pinkbollworm pbw pectinophora gossypiella bollworm bollworms boll bolls worm worms cotton kapas rosette larva larvae caterpillar
  | गुलाबी सुंडी सुंडियाँ सुंडियां इल्ली लट कीड़ा कपास नरमा टिंडा टिंडे टिंडों डोडा डेंडू घेटा बॉलवर्म फेरोमोन
  | गुलाबी बोंडअळी बोंडआळी बोंडअळीचा बोंडअळ्या बोंड बोंडे अळी आळी डोमकळी डोमकळ्या फरदड कवडी कापूस कापसावर कापसावरील कपाशी कपाशीवर
  | గులాబీ గులాబిరంగు పింక్ బోల్‌వార్మ్ కాయతొలుచు పురుగు పురుగులు కాయ కాయలు గుడ్డిపూలు గుడ్డిపువ్వు లింగాకర్షక పత్తి ప్రత్తి పత్తిలో
  | spray spraying trap pheromone gulabi sundi illi narma tinda bond bondali domkali kapus kapashi pink purugu guddi lingakarshaka patti pathi prathi`,
  subject:
    '(?<!spotted |american |spiny )boll ?worm|pbw|pectinophora|rosette|gulabi (?:sundi|illi|lat|bond|ali|purugu|keed)|(?:kapas|narma)\\w* .*(?:sundi|illi)|bond ?ali|domkali|fardad|गुलाबी (?:सुंडी|सुंडिय|इल्ली|लट|कीड|बोंड|अळी|आळी)|(?:कपास|नरम).*(?:सुंडी|इल्ली)|ब[ॉो]लवर्म|बोंड ?[अआ]ळ|डोमकळ|फरदड|పింక్|గులాబ\\S* ?(?:రంగు )?పురుగు|గుడ్డి ?పూ|గుడ్డి ?పువ్|ప(?:్ర)?త్తి.*పురుగు|pink purugu|guddi ?p',
  text: {
    en: {
      title: 'Pink bollworm in cotton',
      lead: 'The pink bollworm feeds inside the boll, where no spray reaches it: find it early in the flowers, and clear the field of cotton in good time.',
      steps: [
        'From the first flowers on look twice a week: a flower twisted shut like a rose (rosette) holds a worm; pick and destroy it.',
        'From 45 days after sowing hang 5 pheromone traps in a hectare (about 2 in an acre) with the lure for pink bollworm, and change the lure in time.',
        'Once bolls have formed pluck 20 green bolls from different plants every week and open them: count those with white or pink worms or an exit hole.',
        'Spray only when one limit is reached: 10 % rosette flowers, 2 of 20 bolls with worms or holes, or 8 moths in a trap each night on 3 nights running; for the product ask the Krishi Vigyan Kendra.',
      ],
      more: [
        'In many districts Bt cotton no longer stops this worm: look also where the seed is Bt, and if non-Bt seed comes in a separate pouch, sow that too; mostly it is mixed in already.',
        'Pick clean and damaged cotton apart, and keep no damaged cotton in the house.',
        'After the last picking let no cotton plant stand or sprout again: pull up the stalks and destroy them with the leftover bolls, and keep no heap of them by the field, or the worm waits there for the next crop.',
        'A short-season variety sown at the usual time of your district escapes the worst of it; long-season cotton feeds the worm.',
        'Gather fallen squares, flowers and bolls and destroy them.',
      ],
      closing:
        'Limits after the pink bollworm strategy for kharif 2019; product, dose and the days to wait before picking are for the Krishi Vigyan Kendra to name.',
    },
    hi: {
      title: 'कपास में गुलाबी सुंडी',
      lead: 'गुलाबी सुंडी टिंडे के अंदर रहकर खाती है, जहाँ दवा नहीं पहुँचती: उसे फूलों में ही जल्दी पहचानें और समय पर खेत से कपास के पौधे हटा दें।',
      steps: [
        'पहले फूल आते ही हफ़्ते में दो बार देखें: जो फूल गुलाब की तरह मुड़कर बंद रह जाए (रोज़ेट), उसमें सुंडी होती है; उसे तोड़कर नष्ट करें।',
        'बुवाई के 45 दिन बाद से एक हेक्टेयर में 5 फेरोमोन ट्रैप (एक एकड़ में करीब 2) गुलाबी सुंडी वाले ल्यूर के साथ लगाएँ और ल्यूर समय पर बदलें।',
        'टिंडे बनने पर हर हफ़्ते अलग-अलग पौधों से 20 हरे टिंडे तोड़कर खोलें: जिनमें सफ़ेद या गुलाबी सुंडी या निकलने का छेद हो, उन्हें गिनें।',
        'छिड़काव तभी करें जब इनमें से कोई एक सीमा आ जाए: 10 % रोज़ेट फूल, 20 में से 2 टिंडों में सुंडी या छेद, या लगातार 3 रात, हर रात एक ट्रैप में 8 पतंगे; कौन सी दवा, यह कृषि विज्ञान केंद्र से पूछें।',
      ],
      more: [
        'कई ज़िलों में बीटी कपास अब इस सुंडी को नहीं रोकती: बीटी बीज हो तब भी देखें, और गैर-बीटी बीज अलग थैली में मिले तो उसे भी बोएँ; ज़्यादातर वह पहले से मिला होता है।',
        'साफ़ और खराब कपास अलग चुनें, और खराब कपास घर में न रखें।',
        'आख़िरी चुनाई के बाद खेत में कपास के पौधे न रहने दें, न दोबारा फूटने दें: डंठल उखाड़ें और बचे टिंडों के साथ नष्ट करें, खेत के पास उनका ढेर न रखें, नहीं तो सुंडी अगली फसल तक वहीं रहती है।',
        'कम दिनों में पकने वाली किस्म अपने ज़िले के आम समय पर बोने से फसल ज़्यादा नुकसान से बचती है; लंबे समय की कपास में सुंडी पलती रहती है।',
        'गिरी हुई कलियाँ, फूल और टिंडे बटोरकर नष्ट करें।',
      ],
      closing:
        'सीमाएँ खरीफ 2019 की गुलाबी सुंडी रणनीति के अनुसार; दवा, मात्रा और छिड़काव के कितने दिन बाद चुनाई करें, यह कृषि विज्ञान केंद्र ही बताए।',
    },
    mr: {
      title: 'कापसावरील गुलाबी बोंडअळी',
      lead: 'गुलाबी बोंडअळी बोंडाच्या आत राहून खाते, तिथे फवारणी पोचत नाही: ती फुलांतच लवकर ओळखा आणि वेचणी संपली की शेत वेळेवर मोकळे करा.',
      steps: [
        'पहिल्या फुलापासून आठवड्यातून दोनदा पाहा: गुलाबासारखे मिटलेले फूल (डोमकळी) असेल तर आत अळी असते; ते तोडून नष्ट करा.',
        'पेरणीनंतर 45 दिवसांपासून हेक्टरी 5 कामगंध सापळे (एकरी सुमारे 2) गुलाबी बोंडअळीच्या ल्यूरसह (आमिषासह) लावा आणि ल्यूर वेळेवर बदला.',
        'बोंडे लागल्यावर दर आठवड्याला वेगवेगळ्या झाडांची 20 हिरवी बोंडे तोडून फोडून पाहा: पांढरी किंवा गुलाबी अळी किंवा अळी बाहेर पडल्याचे छिद्र असलेली बोंडे मोजा.',
        'यांपैकी एक तरी पातळी गाठली तरच फवारा: 10 % डोमकळ्या, 20 पैकी 2 बोंडांत अळी किंवा छिद्र, किंवा सलग 3 रात्री दर रात्री एका सापळ्यात 8 पतंग; कोणते औषध ते कृषी विज्ञान केंद्राला विचारा.',
      ],
      more: [
        'अनेक जिल्ह्यांत बीटी कापूस आता ही अळी रोखत नाही: बियाणे बीटी असले तरी पाहणी करा, आणि नॉन-बीटी (आश्रय) बियाणे वेगळ्या पाकिटात दिले असेल तर तेही पेरा; बहुधा ते आधीच मिसळलेले असते.',
        'चांगला आणि किडका (कवडी) कापूस वेगवेगळा वेचा, आणि किडका कापूस घरात साठवू नका.',
        'शेवटच्या वेचणीनंतर कापूस उभा ठेवू नका, फरदड घेऊ नका: पऱ्हाट्या उपटा आणि उरलेल्या बोंडांसह नष्ट करा, शेताजवळ त्यांचा ढीग ठेवू नका, नाहीतर अळी पुढच्या पिकापर्यंत तिथेच राहते.',
        'लवकर तयार होणारे वाण तुमच्या जिल्ह्याच्या नेहमीच्या वेळी पेरले तर जास्त नुकसान टळते; जास्त दिवसांचा कापूस अळीला पोसतो.',
        'गळालेल्या पात्या, फुले आणि बोंडे गोळा करून नष्ट करा.',
      ],
      closing:
        'मर्यादा खरीप 2019 च्या गुलाबी बोंडअळी धोरणानुसार; औषध, मात्रा आणि फवारणीनंतर वेचणीपर्यंत किती दिवस थांबायचे हे कृषी विज्ञान केंद्रानेच सांगावे.',
    },
    te: {
      title: 'పత్తిలో పింక్ బోల్‌వార్మ్ (కాయ తొలిచే పురుగు)',
      lead: 'గులాబీ రంగు పురుగు కాయ లోపలే ఉండి తింటుంది, అక్కడికి మందు చేరదు: పూత దశలోనే త్వరగా గుర్తించండి, పంటను సకాలంలో ముగించి చేను ఖాళీ చేయండి.',
      steps: [
        'పూత మొదలైనప్పటి నుంచి వారానికి రెండుసార్లు చూడండి: గులాబీలా ముడుచుకున్న పువ్వులో (గుడ్డిపువ్వు) పురుగు ఉంటుంది; దాన్ని తెంపి నాశనం చేయండి.',
        'విత్తిన 45 రోజుల నుంచి హెక్టారుకు 5 లింగాకర్షక బుట్టలు (ఎకరానికి సుమారు 2) పింక్ బోల్‌వార్మ్ ఎరతో పెట్టి, ఎరను సమయానికి మార్చండి.',
        'కాయలు కట్టాక ప్రతి వారం వేర్వేరు మొక్కల నుంచి 20 పచ్చి కాయలు తెంపి, చీల్చి చూడండి: తెల్ల లేదా గులాబీ రంగు పురుగు, లేదా పురుగు బయటికి పోయిన రంధ్రం ఉన్న కాయలు లెక్కపెట్టండి.',
        'ఈ మూడింటిలో ఏదో ఒక హద్దుకు చేరితేనే మందు కొట్టండి: 10 % గుడ్డిపూలు, 20 కాయల్లో 2 కాయల్లో పురుగు లేదా రంధ్రం, లేదా వరుసగా 3 రాత్రులు ఒక్కో బుట్టలో రాత్రికి 8 రెక్కల పురుగులు; ఏ మందు కొట్టాలో కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
      ],
      more: [
        'చాలా జిల్లాల్లో బీటీ పత్తి ఇప్పుడు ఈ పురుగును ఆపడం లేదు: విత్తనం బీటీ అయినా చూడండి, నాన్-బీటీ విత్తనం వేరే ప్యాకెట్‌లో ఇస్తే అదీ వేయండి; ఇప్పుడు ఎక్కువగా బీటీ విత్తనంలోనే కలిపి ఇస్తారు.',
        'మంచి పత్తి, పుచ్చు పత్తి వేరుగా ఏరండి, పుచ్చు పత్తి ఇంట్లో ఉంచకండి.',
        'చివరి ఏరివేత తర్వాత చేలో పత్తి మొక్కలు ఉంచకండి, మళ్లీ చిగురించనివ్వకండి: పత్తి కట్టె పీకి, మిగిలిన కాయలతో సహా నాశనం చేయండి, చేను పక్కన కుప్ప పెట్టకండి, లేకపోతే పురుగు తర్వాతి పంట దాకా అక్కడే ఉంటుంది.',
        'తక్కువ రోజుల రకం మీ జిల్లా మామూలు సమయానికి వేస్తే ఎక్కువ నష్టం తప్పుతుంది; ఎక్కువ రోజుల పత్తి పురుగును పెంచుతుంది.',
        'రాలిన మొగ్గలు, పూలు, కాయలు ఏరి నాశనం చేయండి.',
      ],
      closing:
        'హద్దులు ఖరీఫ్ 2019 గులాబీ పురుగు వ్యూహం ప్రకారం; మందు, మోతాదు, మందు కొట్టాక ఎన్ని రోజులు ఆగి ఏరాలో కృషి విజ్ఞాన కేంద్రమే చెప్పాలి.',
    },
  },
};
