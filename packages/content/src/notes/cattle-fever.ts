import type { FarmNote } from './note-types.ts';

export const cattleFever: FarmNote = {
  id: 'cattle-fever',
  url: 'https://www.msdvetmanual.com/reference-values-and-conversion-tables/reference-guides/normal-rectal-temperature-ranges',
  sources: [
    {
      title: 'Normal rectal temperature ranges',
      publisher: 'MSD Veterinary Manual',
      url: 'https://www.msdvetmanual.com/reference-values-and-conversion-tables/reference-guides/normal-rectal-temperature-ranges',
    },
    {
      title: 'How to take the body temperature of animals',
      publisher: 'Vikaspedia',
      url: 'https://en.vikaspedia.in/agriculture/livestock/general-management-practices-of-livestock/body-temperature',
    },
    {
      title: 'Diclofenac, ketoprofen and aceclofenac prohibited for animal use',
      publisher: 'Financial Express, on the notification of the Ministry of Health of 31 July 2023',
      url: 'https://www.financialexpress.com/business/healthcare-centre-prohibits-production-sale-of-ketoprofen-and-aceclofenac-for-animal-use-3196606',
    },
  ],
  words: `fever feverish fevers thermometer paracetamol crocin
  | बुखार बुख़ार ज्वर तेज थर्मामीटर पैरासिटामोल
  | ताप तापाने ज्वर थर्मामीटर
  | జ్వరం జ్వరము జరం థర్మామీటరు
  | bukhar bukhaar bukar bhukar fivar jwar jvar taap tap jwaram jvaram jaram`,
  text: {
    en: {
      title: 'Fever in a cow or buffalo: what to do first',
      lead: 'Fever is a sign of many diseases: only a vet can say which one it is.',
      steps: [
        'Measure in the rectum: a healthy dairy cow has 100.4–102.8 °F (38.0–39.3 °C); above 103 °F call the vet.',
        'Call 1962 or the dispensary the same day; at once if the throat swells, she breathes hard, limps or lies down.',
        'Keep her apart in the shade with clean water and soft green fodder, and milk her last.',
        'Give no tablet made for people and no leftover injection: some, like diclofenac, are banned for cattle, and the dose is for the vet to fix.',
      ],
      more: [
        'Fever with drooling and blisters in the mouth or feet may be foot and mouth disease.',
        'Fever with a hot swelling under the throat may be HS, which kills within a day or two.',
        'Fever with lameness and a crackling swelling of the thigh or shoulder may be black quarter.',
        'Fever with round lumps all over the skin may be lumpy skin disease.',
        'Fever with a hot, hard udder or clots in the milk may be mastitis.',
        'Fever with swollen glands, pale or yellow gums and ticks may be theileriosis.',
        'Fever after hours in the sun, with an open mouth and panting, may be heat stroke.',
        'Milk fever after calving is no fever: her ears are cold and she cannot rise, and she needs the vet at once.',
        'To measure, hold the tail aside, put the wetted thermometer in gently so that it touches the wall, and wash it with cold water and soap afterwards.',
      ],
      closing:
        'Normal temperature after the MSD Veterinary Manual; what she has, your vet decides.',
    },
    hi: {
      title: 'गाय-भैंस को बुख़ार: पहले क्या करें',
      lead: 'बुख़ार कई रोगों की निशानी है: कौन सा रोग है, यह पशु चिकित्सक ही बता सकता है।',
      steps: [
        'गुदा में थर्मामीटर से नापें: स्वस्थ दुधारू गाय का तापमान 100.4–102.8 °F (38.0–39.3 °C) होता है; 103 °F से ऊपर हो तो पशु चिकित्सक को बुलाएँ।',
        'उसी दिन 1962 या पशु अस्पताल को फ़ोन करें; गला सूजे, साँस मुश्किल हो, लँगड़ाए या बैठ जाए तो तुरंत।',
        'उसे छाया में अलग रखें, साफ़ पानी और नरम हरा चारा दें, और सबसे बाद में दुहें।',
        'इंसानों की गोली या बची हुई सुई न दें: डाइक्लोफेनाक जैसी कुछ दवाएँ पशुओं के लिए बंद हैं, और खुराक पशु चिकित्सक ही तय करे।',
      ],
      more: [
        'बुख़ार के साथ लार और मुँह या खुर में छाले हों तो खुरपका-मुँहपका हो सकता है।',
        'बुख़ार के साथ गले के नीचे गरम सूजन हो तो गलघोंटू हो सकता है, जो एक-दो दिन में मार देता है।',
        'बुख़ार के साथ लँगड़ापन और जाँघ या कंधे पर चरचराती सूजन हो तो लँगड़ा बुख़ार हो सकता है।',
        'बुख़ार के साथ पूरी चमड़ी पर गोल गाँठें हों तो लंपी हो सकता है।',
        'बुख़ार के साथ थन गरम, सख्त हो या दूध में छिछड़े हों तो थनैला हो सकता है।',
        'बुख़ार के साथ सूजी गिल्टियाँ, फीके या पीले मसूड़े और चिचड़ियाँ हों तो थाइलेरिया हो सकता है।',
        'घंटों धूप में रहने के बाद बुख़ार और मुँह खोलकर हाँफना लू हो सकती है।',
        'ब्याने के बाद का मिल्क फीवर बुख़ार नहीं है: कान ठंडे होते हैं और वह उठ नहीं पाती, तुरंत पशु चिकित्सक बुलाएँ।',
        'नापते समय पूँछ एक ओर करें, गीला थर्मामीटर धीरे से अंदर डालें कि दीवार को छुए, और बाद में ठंडे पानी-साबुन से धोएँ।',
      ],
      closing: 'सामान्य तापमान एमएसडी वेटरनरी मैनुअल के अनुसार; रोग आपका पशु चिकित्सक ही तय करे।',
    },
    mr: {
      title: 'गाई-म्हशीला ताप: आधी काय करावे',
      lead: 'ताप हे अनेक रोगांचे लक्षण आहे: कोणता रोग आहे हे पशुवैद्यच सांगू शकतो.',
      steps: [
        'गुदद्वारात थर्मामीटरने मोजा: निरोगी दुभत्या गाईचे तापमान 100.4–102.8 °F (38.0–39.3 °C) असते; 103 °F च्या वर गेले तर पशुवैद्याला बोलवा.',
        'त्याच दिवशी 1962 किंवा दवाखान्याला फोन करा; गळा सुजला, धाप लागली, लंगडली किंवा खाली बसली तर लगेच.',
        'तिला सावलीत वेगळे ठेवा, स्वच्छ पाणी आणि मऊ हिरवा चारा द्या, आणि तिचे दूध शेवटी काढा.',
        'माणसांची गोळी किंवा उरलेले इंजेक्शन देऊ नका: डायक्लोफेनॅकसारखी काही औषधे जनावरांसाठी बंद आहेत, आणि मात्रा पशुवैद्यानेच ठरवावी.',
      ],
      more: [
        'तापासोबत लाळ गळते आणि तोंडात किंवा खुरांत फोड असतील तर लाळ्या खुरकूत असू शकते.',
        'तापासोबत गळ्याखाली गरम सूज असेल तर घटसर्प असू शकतो, जो एक-दोन दिवसांत मारतो.',
        'तापासोबत लंगडणे आणि मांडी किंवा खांद्यावर चरचरणारी सूज असेल तर फऱ्या असू शकतो.',
        'तापासोबत अंगभर गोल गाठी असतील तर लम्पी असू शकतो.',
        'तापासोबत कास गरम, कडक किंवा दुधात गुठळ्या असतील तर कासदाह असू शकतो.',
        'तापासोबत सुजलेल्या गाठी, फिक्या किंवा पिवळ्या हिरड्या आणि गोचीड असतील तर थायलेरिया असू शकतो.',
        'तासन् तास उन्हात राहिल्यावर ताप आणि तोंड उघडे ठेवून धापणे हा उष्माघात असू शकतो.',
        'व्यायल्यानंतरचा दुग्धज्वर हा ताप नाही: कान थंड असतात आणि तिला उठता येत नाही, लगेच पशुवैद्याला बोलवा.',
        'मोजताना शेपटी बाजूला धरा, ओला थर्मामीटर हळू आत घाला म्हणजे तो आतल्या भिंतीला लागेल, आणि नंतर थंड पाणी-साबणाने धुवा.',
      ],
      closing: 'सामान्य तापमान एमएसडी व्हेटर्नरी मॅन्युअलनुसार; रोग तुमचा पशुवैद्यच ठरवेल.',
    },
    te: {
      title: 'ఆవు, గేదెకు జ్వరం: ముందు ఏం చేయాలి',
      lead: 'జ్వరం చాలా రోగాల గుర్తు: ఏ రోగమో పశువైద్యుడే చెప్పగలడు.',
      steps: [
        'మలద్వారంలో థర్మామీటరుతో కొలవండి: ఆరోగ్యమైన పాడి ఆవుకు 100.4–102.8 °F (38.0–39.3 °C) ఉంటుంది; 103 °F దాటితే పశువైద్యుడిని పిలవండి.',
        'అదే రోజు 1962కి లేదా పశువుల ఆసుపత్రికి ఫోన్ చేయండి; గొంతు వాచినా, ఊపిరి కష్టమైనా, కుంటినా, పడుకున్నా వెంటనే.',
        'నీడలో వేరుగా ఉంచి, శుభ్రమైన నీళ్లు, మెత్తని పచ్చిమేత ఇవ్వండి, చివరగా పాలు పిండండి.',
        'మనుషుల మాత్రలు, మిగిలిన ఇంజెక్షన్లు ఇవ్వకండి: డైక్లోఫెనాక్ లాంటివి పశువులకు నిషేధం, మోతాదు పశువైద్యుడే చెప్పాలి.',
      ],
      more: [
        'జ్వరంతో పాటు చొంగ, నోట్లో లేదా గిట్టల్లో బొబ్బలు ఉంటే గాలికుంటు కావచ్చు.',
        'జ్వరంతో పాటు గొంతు కింద వేడి వాపు ఉంటే గొంతువాపు కావచ్చు, ఒకటి రెండు రోజుల్లో చంపుతుంది.',
        'జ్వరంతో పాటు కుంటుతూ తొడ లేదా భుజం మీద చరచరలాడే వాపు ఉంటే జబ్బవాపు కావచ్చు.',
        'జ్వరంతో పాటు ఒళ్లంతా గుండ్రటి గడ్డలు ఉంటే లంపీ చర్మ వ్యాధి కావచ్చు.',
        'జ్వరంతో పాటు పొదుగు వేడిగా, గట్టిగా లేదా పాలలో గడ్డలు ఉంటే పొదుగువాపు కావచ్చు.',
        'జ్వరంతో పాటు వాచిన గ్రంథులు, పాలిపోయిన లేదా పసుపు చిగుళ్లు, పిడుదులు ఉంటే థైలేరియా కావచ్చు.',
        'గంటల తరబడి ఎండలో ఉన్నాక జ్వరం, నోరు తెరిచి రొప్పడం వడదెబ్బ కావచ్చు.',
        'ఈనిన తర్వాత వచ్చే పాల జ్వరం జ్వరం కాదు: చెవులు చల్లగా ఉంటాయి, లేవలేదు, వెంటనే పశువైద్యుడిని పిలవండి.',
        'కొలిచేటప్పుడు తోక పక్కకు పట్టి, తడిపిన థర్మామీటరును లోపలి గోడకు తగిలేలా మెల్లగా పెట్టండి, తర్వాత చల్లని నీళ్లు సబ్బుతో కడగండి.',
      ],
      closing: 'మామూలు ఉష్ణోగ్రత ఎంఎస్‌డీ వెటర్నరీ మాన్యువల్ ప్రకారం; ఏ రోగమో మీ పశువైద్యుడే తేల్చాలి.',
    },
  },
};
