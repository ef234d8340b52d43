import type { FarmNote } from './note-types.ts';

export const goatDiarrhoea: FarmNote = {
  id: 'goat-diarrhoea',
  url: 'https://goats.langston.edu/diseases-gastrointestinal-system',
  sources: [
    {
      title: 'Diseases of the gastrointestinal system of goats',
      publisher: 'Langston University, American Institute for Goat Research',
      url: 'https://goats.langston.edu/diseases-gastrointestinal-system',
    },
    {
      title:
        'Faecal consistency: a measure of gastrointestinal parasitic infections in goats (2024, 58, 820–826)',
      publisher: 'Indian Journal of Animal Research; ICAR-Central Institute for Research on Goats',
      url: 'https://arccjournals.com/journal/indian-journal-of-animal-research/B-4417',
    },
    {
      title: 'Peste des petits ruminants in India',
      publisher: 'VirusDisease (Springer)',
      url: 'https://link.springer.com/article/10.1007/s13337-015-0281-9',
    },
  ],
  words: `diarrhoea diarrhea scours scour loose watery motions motion dung dysentery
  | दस्त पतला पतले पेचिश पोंकनी मींगनी गोबर
  | हगवण अतिसार पातळ जुलाब लेंडी शेण
  | విరేచనాలు విరేచనం పారుడు పలుచగా పలచగా పేడ
  | dast patla potty hagvan hagavan hagwan julab virechanalu virechanam parudu`,
  text: {
    en: {
      title: 'Diarrhoea in a goat or kid',
      lead: 'A goat with diarrhoea dries out, and a kid can die of it within a day or two: give water first, and call the vet the same day for a kid, for blood or for fever.',
      steps: [
        'Keep her apart on a clean dry floor; take away grain, wet green fodder and whatever is new, and leave dry fodder.',
        'Clean water always within reach, and electrolyte powder for animals mixed as its packet says, a little at a time; a kid goes on drinking its mother’s milk in between.',
        'Sunken eyes, a cold mouth, skin that stays up when pinched, or a kid that cannot stand: call 1962 at once.',
        'Take some fresh dung in a clean bag to the dispensary: only when it is known whether it is worms, coccidia or something else can the right medicine be given.',
      ],
      more: [
        'Kids in their first month: mostly dirt, crowding, cold and wet, or too much milk at once; first milk (colostrum) and a dry bed prevent much of it.',
        'Kids of 1–4 months: often coccidia, the dung dark, at times with blood or slime; it can kill within days.',
        'Grown goats: often worms, a sudden change of feed or too much grain; pale eyelids point to worms that suck blood.',
        'Loose dung with high fever, running eyes and nose and sores in the mouth, in several goats at once, may be PPR (goat plague): keep them apart and call the vet the same day.',
        'Give no tablet made for people and no leftover injection.',
      ],
      closing:
        'After Langston University and the Central Institute for Research on Goats; medicine and dose are for your veterinary officer.',
    },
    hi: {
      title: 'बकरी या मेमने को दस्त',
      lead: 'दस्त से बकरी के शरीर का पानी सूखता है, और मेमना एक-दो दिन में मर सकता है: पहले पानी दें, और मेमना हो, ख़ून आए या बुख़ार हो तो उसी दिन पशु चिकित्सक को बुलाएँ।',
      steps: [
        'उसे साफ़ सूखी जगह अलग रखें; दाना, गीला हरा चारा और जो भी नया शुरू किया हो हटा दें, सूखा चारा रहने दें।',
        'साफ़ पानी हमेशा पास रहे, और पशुओं का इलेक्ट्रोलाइट पाउडर पैकेट पर लिखे अनुसार घोलकर थोड़ा-थोड़ा पिलाएँ; बीच-बीच में मेमना माँ का दूध पीता रहे।',
        'आँखें धँसी हों, मुँह ठंडा हो, चुटकी से उठाई चमड़ी उठी रह जाए, या मेमना खड़ा न हो पाए: तुरंत 1962 पर फ़ोन करें।',
        'थोड़ी ताज़ी मींगनी साफ़ थैली में पशु अस्पताल ले जाएँ: कीड़े हैं, कॉक्सीडिया है या कुछ और, यह पता चलने पर ही सही दवा दी जा सकती है।',
      ],
      more: [
        'पहले महीने के मेमने: ज़्यादातर गंदगी, भीड़, ठंड-सीलन या एक साथ बहुत दूध; खीस (पहला दूध) और सूखा बिछावन बहुत कुछ रोकते हैं।',
        '1–4 महीने के मेमने: अक्सर कॉक्सीडिया, मल गहरे रंग का, कभी ख़ून या आँव के साथ; कुछ ही दिनों में जान ले सकता है।',
        'बड़ी बकरियाँ: अक्सर कीड़े, चारे में अचानक बदलाव या बहुत दाना; पलक के अंदर का रंग फीका हो तो ख़ून चूसने वाले कीड़ों का इशारा है।',
        'तेज़ बुख़ार, आँख-नाक बहने और मुँह के छालों के साथ कई बकरियों को एक साथ दस्त हों तो पीपीआर (बकरी प्लेग) हो सकता है: उन्हें अलग करें और उसी दिन पशु चिकित्सक को बुलाएँ।',
        'इंसानों की गोली या बची हुई सुई न दें।',
      ],
      closing:
        'लैंग्स्टन विश्वविद्यालय और केंद्रीय बकरी अनुसंधान संस्थान के अनुसार; दवा और खुराक आपका पशु चिकित्सा अधिकारी ही तय करे।',
    },
    mr: {
      title: 'शेळी किंवा करडाला हगवण',
      lead: 'हगवणीने शेळीच्या अंगातले पाणी जाते, आणि करडू एक-दोन दिवसांत मरू शकते: आधी पाणी द्या, आणि करडू असेल, रक्त पडत असेल किंवा ताप असेल तर त्याच दिवशी पशुवैद्याला बोलवा.',
      steps: [
        'तिला स्वच्छ कोरड्या जागी वेगळे ठेवा; खुराक, ओला हिरवा चारा आणि जे नवीन सुरू केले ते बंद करा, वाळला चारा राहू द्या.',
        'स्वच्छ पाणी नेहमी जवळ ठेवा, आणि जनावरांची इलेक्ट्रोलाइट पावडर पाकिटावर लिहिल्याप्रमाणे मिसळून थोडी थोडी पाजा; मधून मधून करडू आईचे दूध पीत राहू द्या.',
        'डोळे खोल गेले, तोंड थंड पडले, चिमटीत धरलेली कातडी तशीच राहिली, किंवा करडू उभे राहत नसेल: लगेच 1962 वर फोन करा.',
        'थोड्या ताज्या लेंड्या स्वच्छ पिशवीत दवाखान्यात न्या: जंत आहेत, कॉक्सिडिया आहे की आणखी काही हे कळल्यावरच योग्य औषध देता येते.',
      ],
      more: [
        'पहिल्या महिन्यातील करडे: बहुधा घाण, गर्दी, थंडी-ओल किंवा एकदम जास्त दूध; चीक (पहिले दूध) आणि कोरडा गोठा यांनी बरेच टळते.',
        '1–4 महिन्यांची करडे: अनेकदा कॉक्सिडिया, विष्ठा गडद, कधी रक्त किंवा शेमेसह; काही दिवसांत जीव जाऊ शकतो.',
        'मोठ्या शेळ्या: अनेकदा जंत, चाऱ्यात अचानक बदल किंवा फार खुराक; पापणीच्या आतला रंग फिकट असेल तर रक्त शोषणाऱ्या जंतांची खूण आहे.',
        'जोराचा ताप, डोळे-नाक वाहणे आणि तोंडात फोड यांसह अनेक शेळ्यांना एकदम हगवण झाली तर पीपीआर (शेळ्यांचा प्लेग) असू शकतो: त्यांना वेगळे करा आणि त्याच दिवशी पशुवैद्याला बोलवा.',
        'माणसांची गोळी किंवा उरलेले इंजेक्शन देऊ नका.',
      ],
      closing:
        'लँग्स्टन विद्यापीठ आणि केंद्रीय शेळी संशोधन संस्था यांच्यानुसार; औषध आणि मात्रा तुमचा पशुवैद्यकीय अधिकारीच ठरवेल.',
    },
    te: {
      title: 'మేకకు లేదా పిల్లకు విరేచనాలు',
      lead: 'విరేచనాలతో మేక ఒంట్లో నీరు పోతుంది, పిల్ల ఒకటి రెండు రోజుల్లో చనిపోవచ్చు: ముందు నీళ్లు ఇవ్వండి; పిల్లకైనా, రక్తం పడినా, జ్వరం ఉన్నా అదే రోజు పశువైద్యుడిని పిలవండి.',
      steps: [
        'శుభ్రమైన పొడి చోట వేరుగా ఉంచండి; దాణా, తడి పచ్చిమేత, కొత్తగా మొదలుపెట్టినది ఆపండి, ఎండు మేత ఉండనివ్వండి.',
        'శుభ్రమైన నీళ్లు ఎప్పుడూ అందుబాటులో ఉంచండి, పశువుల ఎలక్ట్రోలైట్ పొడిని ప్యాకెట్ మీద రాసినట్టు కలిపి కొంచెం కొంచెంగా తాగించండి; మధ్యలో పిల్ల తల్లి పాలు తాగుతూ ఉండాలి.',
        'కళ్లు గుంటలు పడితే, నోరు చల్లబడితే, గిల్లితే చర్మం అలాగే నిలిచిపోతే, లేదా పిల్ల నిలబడలేకపోతే: వెంటనే 1962కి ఫోన్ చేయండి.',
        'కొంచెం తాజా పేడను శుభ్రమైన సంచిలో పశువుల ఆసుపత్రికి తీసుకెళ్లండి: నట్టలా, కాక్సిడియానా, మరేదైనానా తెలిస్తేనే సరైన మందు ఇవ్వగలరు.',
      ],
      more: [
        'మొదటి నెల పిల్లలు: ఎక్కువగా మురికి, ఇరుకు, చలి-చెమ్మ, లేదా ఒకేసారి ఎక్కువ పాలు; జున్నుపాలు (మొదటి పాలు), పొడి పడక చాలావరకు ఆపుతాయి.',
        '1–4 నెలల పిల్లలు: తరచుగా కాక్సిడియా, పేడ ముదురు రంగు, ఒక్కోసారి రక్తం లేదా జిగటతో; కొన్ని రోజుల్లోనే ప్రాణం తీయొచ్చు.',
        'పెద్ద మేకలు: తరచుగా నట్టలు, మేతలో ఒక్కసారి మార్పు లేదా దాణా ఎక్కువవడం; కంటి రెప్ప లోపల పాలిపోతే రక్తం పీల్చే నట్టల గుర్తు.',
        'ఎక్కువ జ్వరం, కళ్లు ముక్కు కారడం, నోట్లో పుండ్లతో చాలా మేకలకు ఒకేసారి విరేచనాలైతే పీపీఆర్ (మేకల ప్లేగు) కావచ్చు: వాటిని వేరు చేసి అదే రోజు పశువైద్యుడిని పిలవండి.',
        'మనుషుల మాత్రలు, మిగిలిన ఇంజెక్షన్లు ఇవ్వకండి.',
      ],
      closing: 'లాంగ్‌స్టన్ విశ్వవిద్యాలయం, కేంద్ర మేకల పరిశోధన సంస్థ ప్రకారం; మందు, మోతాదు మీ పశువైద్యాధికారే చెప్పాలి.',
    },
  },
};
