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
  words: `pink bollworm bollworms boll bolls worm worms cotton kapas rosette larva larvae caterpillar
  | गुलाबी सुंडी सुंडियाँ सुंडियां इल्ली कीड़ा कपास नरमा टिंडा टिंडे डोडा
  | गुलाबी बोंडअळी बोंडअळीचा बोंडअळ्या बोंड बोंडे अळी कापूस कापसावर कापसावरील कपाशी कपाशीवर
  | గులాబీ గులాబిరంగు పింక్ బోల్‌వార్మ్ కాయతొలుచు పురుగు పురుగులు కాయ కాయలు పత్తి పత్తిలో
  | spray spraying trap pheromone gulabi sundi illi bond bondali bond-ali kapus kapashi gulabi-purugu patti pathi purugu`,
  text: {
    en: {
      title: 'Pink bollworm in cotton',
      lead: 'The pink bollworm feeds inside the boll, where no spray reaches it: find it early in the flowers and clear the crop in good time.',
      steps: [
        'From the first flowers on look twice a week: a flower twisted shut like a rose (rosette) holds a worm; pick and destroy it.',
        'From 45 days after sowing hang 5 pheromone traps in a hectare (about 2 in an acre) and change their lures in time.',
        'Pluck 20 green bolls from different plants and open them: white or pink worms or an exit hole mean damage.',
        'Spray only when one limit is reached: 10 % rosette flowers, 2 of 20 bolls with worms, or 8 moths in a trap a night on 3 nights running; for the product ask the Krishi Vigyan Kendra.',
      ],
      more: [
        'In many districts Bt cotton no longer stops this worm: look also where the seed is Bt, and sow the non-Bt seed of the packet too.',
        'Pick clean and damaged cotton apart, and keep no damaged cotton in the house.',
        'After the last picking let no cotton stand or sprout again: pull up the stalks and destroy them with the leftover bolls, or the worm waits there for the next crop.',
        'Short-season seed sown at the usual time of your district escapes the worst of it; long-season cotton feeds the worm.',
        'Gather fallen squares, flowers and bolls and destroy them.',
      ],
      closing:
        'Limits after the pink bollworm strategy for kharif 2019; product, dose and waiting days are for the Krishi Vigyan Kendra to name.',
    },
    hi: {
      title: 'कपास में गुलाबी सुंडी',
      lead: 'गुलाबी सुंडी टिंडे के अंदर खाती है, जहाँ छिड़काव नहीं पहुँचता: उसे फूलों में ही जल्दी पहचानें और फसल समय पर समेट लें।',
      steps: [
        'पहले फूल से ही हफ़्ते में दो बार देखें: गुलाब जैसा मुड़कर बंद फूल (रोज़ेट) में सुंडी होती है; उसे तोड़कर नष्ट करें।',
        'बुवाई के 45 दिन बाद से एक हेक्टेयर में 5 फेरोमोन ट्रैप (एक एकड़ में करीब 2) लगाएँ और उनका ल्यूर समय पर बदलें।',
        'अलग-अलग पौधों से 20 हरे टिंडे तोड़कर खोलें: सफ़ेद या गुलाबी सुंडी या निकलने का छेद मिले तो नुकसान है।',
        'छिड़काव तभी करें जब कोई एक सीमा पार हो: 10 % रोज़ेट फूल, 20 में से 2 टिंडों में सुंडी, या लगातार 3 रात हर ट्रैप में 8 पतंगे; कौन सी दवा, यह कृषि विज्ञान केंद्र से पूछें।',
      ],
      more: [
        'कई ज़िलों में बीटी कपास अब इस सुंडी को नहीं रोकती: बीटी बीज हो तब भी देखें, और पैकेट का गैर-बीटी बीज भी बोएँ।',
        'साफ़ और खराब कपास अलग चुनें, और खराब कपास घर में न रखें।',
        'आख़िरी चुनाई के बाद कपास खड़ी न रहने दें, न दोबारा फूटने दें: डंठल उखाड़ें और बचे टिंडों के साथ नष्ट करें, नहीं तो सुंडी अगली फसल तक वहीं रहती है।',
        'कम दिनों वाला बीज अपने ज़िले के सही समय पर बोने से फसल ज़्यादा नुकसान से बचती है; लंबी अवधि की कपास सुंडी को पालती है।',
        'गिरी हुई कलियाँ, फूल और टिंडे बटोरकर नष्ट करें।',
      ],
      closing:
        'सीमाएँ खरीफ 2019 की गुलाबी सुंडी रणनीति के अनुसार; दवा, मात्रा और रुकने के दिन कृषि विज्ञान केंद्र ही बताए।',
    },
    mr: {
      title: 'कापसावरील गुलाबी बोंडअळी',
      lead: 'गुलाबी बोंडअळी बोंडाच्या आत खाते, तिथे फवारणी पोचत नाही: ती फुलांतच लवकर ओळखा आणि पीक वेळेवर काढून टाका.',
      steps: [
        'पहिल्या फुलापासून आठवड्यातून दोनदा पाहा: गुलाबासारखे मिटलेले फूल (डोमकळी) असेल तर आत अळी असते; ते तोडून नष्ट करा.',
        'पेरणीनंतर 45 दिवसांपासून हेक्टरी 5 कामगंध सापळे (एकरी सुमारे 2) लावा आणि त्यांचे ल्युर वेळेवर बदला.',
        'वेगवेगळ्या झाडांची 20 हिरवी बोंडे तोडून उघडा: पांढरी किंवा गुलाबी अळी किंवा बाहेर पडल्याचे छिद्र दिसले तर नुकसान आहे.',
        'एक तरी मर्यादा ओलांडली तरच फवारा: 10 % डोमकळ्या, 20 पैकी 2 बोंडांत अळी, किंवा सलग 3 रात्री प्रत्येक सापळ्यात 8 पतंग; कोणते औषध ते कृषी विज्ञान केंद्राला विचारा.',
      ],
      more: [
        'अनेक जिल्ह्यांत बीटी कापूस आता ही अळी रोखत नाही: बियाणे बीटी असले तरी पाहा, आणि पाकिटातले बिगर-बीटी बियाणेही पेरा.',
        'चांगला आणि किडका कापूस वेगळा वेचा, आणि किडका कापूस घरात ठेवू नका.',
        'शेवटच्या वेचणीनंतर कापूस उभा ठेवू नका, पुन्हा फुटू देऊ नका: पऱ्हाट्या उपटा आणि उरलेल्या बोंडांसह नष्ट करा, नाहीतर अळी पुढच्या पिकापर्यंत तिथेच राहते.',
        'कमी दिवसांचे बियाणे तुमच्या जिल्ह्याच्या नेहमीच्या वेळी पेरले तर जास्त नुकसान टळते; जास्त दिवसांचा कापूस अळीला पोसतो.',
        'गळालेल्या पात्या, फुले आणि बोंडे गोळा करून नष्ट करा.',
      ],
      closing:
        'मर्यादा खरीप 2019 च्या गुलाबी बोंडअळी धोरणानुसार; औषध, मात्रा आणि थांबण्याचे दिवस कृषी विज्ञान केंद्रानेच सांगावेत.',
    },
    te: {
      title: 'పత్తి కాయ పురుగు (పింక్ బోల్‌వార్మ్)',
      lead: 'గులాబీ రంగు పురుగు కాయ లోపల తింటుంది, అక్కడికి మందు చేరదు: పూలలోనే త్వరగా గుర్తించండి, పంటను సమయానికి తీసేయండి.',
      steps: [
        'మొదటి పూల నుంచి వారానికి రెండుసార్లు చూడండి: గులాబీలా ముడుచుకున్న పువ్వులో (గుడ్డిపువ్వు) పురుగు ఉంటుంది; దాన్ని తెంపి నాశనం చేయండి.',
        'విత్తిన 45 రోజుల నుంచి హెక్టారుకు 5 లింగాకర్షక బుట్టలు (ఎకరానికి సుమారు 2) పెట్టి, ఎరలు సమయానికి మార్చండి.',
        'వేర్వేరు మొక్కల నుంచి 20 పచ్చి కాయలు తెంపి తెరవండి: తెల్ల లేదా గులాబీ పురుగు, లేదా బయటికి వచ్చిన రంధ్రం కనిపిస్తే నష్టమే.',
        'ఒక హద్దు దాటితేనే మందు చల్లండి: 10 % గుడ్డిపూలు, 20 కాయల్లో 2 కాయల్లో పురుగు, లేదా వరుసగా 3 రాత్రులు ఒక్కో బుట్టలో 8 రెక్కల పురుగులు; ఏ మందో కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
      ],
      more: [
        'చాలా జిల్లాల్లో బీటీ పత్తి ఇప్పుడు ఈ పురుగును ఆపడం లేదు: విత్తనం బీటీ అయినా చూడండి, ప్యాకెట్‌లోని నాన్-బీటీ విత్తనం కూడా వేయండి.',
        'మంచి పత్తి, పుచ్చు పత్తి వేరుగా ఏరండి, పుచ్చు పత్తి ఇంట్లో ఉంచకండి.',
        'చివరి ఏరివేత తర్వాత పత్తిని ఉంచకండి, మళ్లీ చిగురించనివ్వకండి: కట్టె పీకి, మిగిలిన కాయలతో కలిపి నాశనం చేయండి, లేకపోతే పురుగు తర్వాతి పంట దాకా అక్కడే ఉంటుంది.',
        'తక్కువ రోజుల విత్తనం మీ జిల్లా మామూలు సమయానికి వేస్తే ఎక్కువ నష్టం తప్పుతుంది; ఎక్కువ రోజుల పత్తి పురుగును పెంచుతుంది.',
        'రాలిన మొగ్గలు, పూలు, కాయలు ఏరి నాశనం చేయండి.',
      ],
      closing:
        'హద్దులు ఖరీఫ్ 2019 గులాబీ పురుగు వ్యూహం ప్రకారం; మందు, మోతాదు, ఆగాల్సిన రోజులు కృషి విజ్ఞాన కేంద్రమే చెప్పాలి.',
    },
  },
};
