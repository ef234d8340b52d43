import type { FarmNote } from './note-types.ts';

export const goatFever: FarmNote = {
  id: 'goat-fever',
  url: 'http://cal.vet.upenn.edu/projects/fieldservice/SmallRum/physexam/srPE1.htm',
  sources: [
    {
      title: 'Small ruminants: rectal temperature',
      publisher: 'University of Pennsylvania, School of Veterinary Medicine',
      url: 'http://cal.vet.upenn.edu/projects/fieldservice/SmallRum/physexam/srPE1.htm',
    },
    {
      title: 'Peste des petits ruminants in India',
      publisher: 'VirusDisease (Springer)',
      url: 'https://link.springer.com/article/10.1007/s13337-015-0281-9',
    },
    {
      title: 'Protect your goats from PPR',
      publisher: 'Mathrubhumi, after the Department of Animal Husbandry',
      url: 'https://english.mathrubhumi.com/agriculture/animal-husbandry/protect-your-goats-from-ppr-aka-goat-plague-1.5182346',
    },
  ],
  words: `fever feverish thermometer sick ill illness
  | बुखार बुख़ार ज्वर बीमार बीमारी
  | ताप तापाने ज्वर आजारी आजार
  | జ్వరం జ్వరము జరం జబ్బు
  | bukhar bukhaar bukar bimar beemar jwar taap tap jwaram jvaram jaram jabbu ajari`,
  text: {
    en: {
      title: 'Fever in a goat or sheep: what to do first',
      lead: 'A goat or sheep with fever may have PPR (goat plague), which spreads fast and kills many: ask a vet the same day.',
      steps: [
        'Measure in the rectum: a healthy goat has 101.5–104 °F (38.6–40 °C), a frightened or sun-warmed one a little more; compare with a healthy one of the herd.',
        'Keep her apart at once, with her own water and feed in the shade, and take no goat to the market or the common grazing.',
        'Call 1962 or the dispensary, and tell how many goats are ill and since when.',
        'Give no tablet made for people and no leftover injection: medicine and dose are for the vet to fix.',
      ],
      more: [
        'PPR in a goat: high fever, then running eyes and nose, sores in the mouth, cough and loose dung, often many goats at once.',
        'Fever with nodules or scabs on the lips, ears and under the tail of a goat may be goat pox.',
        'Fever with blisters in the mouth or feet and a lame goat may be foot and mouth disease.',
        'Keep a bought goat apart for three weeks before she joins the herd.',
      ],
      closing:
        'Normal temperature after the University of Pennsylvania; what she has, your veterinary officer decides.',
    },
    hi: {
      title: 'बकरी या भेड़ को बुख़ार: पहले क्या करें',
      lead: 'बुख़ार वाली बकरी या भेड़ को पीपीआर (बकरी प्लेग) हो सकता है, जो तेज़ी से फैलता और बहुतों को मारता है: उसी दिन पशु चिकित्सक से पूछें।',
      steps: [
        'गुदा में थर्मामीटर से नापें: स्वस्थ बकरी का तापमान 101.5–104 °F (38.6–40 °C) होता है, डरी या धूप में रही बकरी का थोड़ा ज़्यादा; झुंड की स्वस्थ बकरी से मिलाएँ।',
        'उसे तुरंत अलग करें, छाया में उसका पानी और चारा अलग रखें, और कोई बकरी मंडी या साझी चराई पर न ले जाएँ।',
        '1962 या पशु अस्पताल को फ़ोन करें और बताएँ कि कितनी बकरियाँ कब से बीमार हैं।',
        'इंसानों की गोली या पहले का बचा हुआ इंजेक्शन न दें: दवा और खुराक पशु चिकित्सक ही तय करे।',
      ],
      more: [
        'बकरी में पीपीआर: तेज़ बुख़ार, फिर आँख-नाक बहना, मुँह में छाले, खाँसी और दस्त, अक्सर कई बकरियाँ एक साथ।',
        'बुख़ार के साथ बकरी के होंठ, कान या पूँछ के नीचे दाने-पपड़ी हों तो बकरी चेचक हो सकती है।',
        'बुख़ार के साथ मुँह या खुर में छाले हों और बकरी लँगड़ाए तो खुरपका-मुँहपका हो सकता है।',
        'खरीदी हुई बकरी को झुंड में मिलाने से पहले तीन हफ़्ते अलग रखें।',
      ],
      closing:
        'सामान्य तापमान पेन्सिलवेनिया विश्वविद्यालय के अनुसार; रोग आपका पशु चिकित्सा अधिकारी ही तय करे।',
    },
    mr: {
      title: 'शेळी किंवा मेंढीला ताप: आधी काय करावे',
      lead: 'ताप आलेल्या शेळी-मेंढीला पीपीआर (शेळ्यांचा प्लेग) असू शकतो, जो झपाट्याने पसरतो आणि अनेकींना मारतो: त्याच दिवशी पशुवैद्याला विचारा.',
      steps: [
        'गुदद्वारात थर्मामीटरने मोजा: निरोगी शेळीचे तापमान 101.5–104 °F (38.6–40 °C) असते, घाबरलेल्या किंवा उन्हातल्या शेळीचे थोडे जास्त; कळपातील निरोगी शेळीशी तुलना करा.',
        'तिला लगेच वेगळे करा, सावलीत तिचे पाणी आणि चारा वेगळा ठेवा, आणि कोणतीही शेळी बाजारात किंवा सामायिक चराईला नेऊ नका.',
        '1962 किंवा दवाखान्याला फोन करा आणि किती शेळ्या कधीपासून आजारी आहेत ते सांगा.',
        'माणसांची गोळी किंवा उरलेले इंजेक्शन देऊ नका: औषध आणि मात्रा पशुवैद्यानेच ठरवावी.',
      ],
      more: [
        'शेळीत पीपीआर: जोराचा ताप, मग डोळे-नाक वाहणे, तोंडात फोड, खोकला आणि हगवण, बहुधा अनेक शेळ्या एकदम.',
        'तापासोबत शेळीच्या ओठांवर, कानांवर किंवा शेपटीखाली गाठी-खपल्या असतील तर शेळ्यांची देवी असू शकते.',
        'तापासोबत तोंडात किंवा खुरांत फोड असतील आणि शेळी लंगडत असेल तर लाळ्या खुरकूत असू शकते.',
        'विकत आणलेली शेळी कळपात सोडण्याआधी तीन आठवडे वेगळी ठेवा.',
      ],
      closing: 'सामान्य तापमान पेनसिल्व्हेनिया विद्यापीठानुसार; रोग तुमचा पशुवैद्यकीय अधिकारीच ठरवेल.',
    },
    te: {
      title: 'మేక లేదా గొర్రెకు జ్వరం: ముందు ఏం చేయాలి',
      lead: 'జ్వరం వచ్చిన మేక లేదా గొర్రెకు పీపీఆర్ (పారుడు రోగం) కావచ్చు, అది వేగంగా పాకి చాలా వాటిని చంపుతుంది: అదే రోజు పశువైద్యుడిని అడగండి.',
      steps: [
        'మలద్వారంలో థర్మామీటరుతో కొలవండి: ఆరోగ్యమైన మేకకు 101.5–104 °F (38.6–40 °C) ఉంటుంది, బెదిరిన లేదా ఎండలో ఉన్నదానికి కొంచెం ఎక్కువ; మందలో బాగున్న మేకతో పోల్చండి.',
        'వెంటనే వేరు చేసి, నీడలో దాని నీళ్లు, మేత వేరుగా పెట్టండి, ఏ మేకనూ సంతకు గానీ ఊరి మేతకు గానీ తీసుకెళ్లకండి.',
        '1962కి లేదా పశువుల ఆసుపత్రికి ఫోన్ చేసి ఎన్ని మేకలు ఎప్పటి నుంచి జబ్బుగా ఉన్నాయో చెప్పండి.',
        'మనుషుల మాత్రలు, మిగిలిన ఇంజెక్షన్లు ఇవ్వకండి: మందు, మోతాదు పశువైద్యుడే చెప్పాలి.',
      ],
      more: [
        'మేకలో పీపీఆర్: ఎక్కువ జ్వరం, తర్వాత కళ్లు ముక్కు కారడం, నోట్లో పుండ్లు, దగ్గు, విరేచనాలు, తరచుగా చాలా మేకలకు ఒకేసారి.',
        'జ్వరంతో పాటు మేక పెదవులు, చెవులు, తోక కింద గడ్డలు లేదా పొక్కులు ఉంటే మేకల మశూచి కావచ్చు.',
        'జ్వరంతో పాటు నోట్లో లేదా గిట్టల్లో బొబ్బలు ఉండి మేక కుంటితే గాలికుంటు కావచ్చు.',
        'కొన్న మేకను మందలో కలిపే ముందు మూడు వారాలు వేరుగా ఉంచండి.',
      ],
      closing: 'మామూలు ఉష్ణోగ్రత పెన్సిల్వేనియా విశ్వవిద్యాలయం ప్రకారం; ఏ రోగమో మీ పశువైద్యాధికారే తేల్చాలి.',
    },
  },
};
