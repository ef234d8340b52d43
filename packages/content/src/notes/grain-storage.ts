import type { FarmNote } from './note-types.ts';

export const grainStorage: FarmNote = {
  id: 'grain-storage',
  url: 'https://www.cd3wdproject.org/INPHO/VLIBRARY/X0002E/X0002E02.HTM',
  sources: [
    {
      title:
        'Post-harvest technology in India: storage of food grains, with the limits of moisture',
      publisher: 'FAO and the Central Institute of Agricultural Engineering, Bhopal',
      url: 'https://www.cd3wdproject.org/INPHO/VLIBRARY/X0002E/X0002E02.HTM',
    },
    {
      title: 'Reducing postharvest losses: hermetic storage (Foods 2017, 6, 8)',
      publisher: 'Kumar and Kalita, University of Illinois',
      url: 'https://doi.org/10.3390/foods6010008',
    },
    {
      title: 'Neem leaves in stored grain',
      publisher: 'UNDP India',
      url: 'https://grid.undp.org.in/practices/9o3isHPGDRViE6',
    },
    {
      title: 'Pesticides restricted for use in India: aluminium phosphide',
      publisher: 'APEDA, Government of India',
      url: 'http://farmerconnect.apeda.gov.in/Home/BannedPesticides',
    },
    {
      title: 'Boy dies after sulphas tablets in wheat stored in the house, Gwalior, 2025',
      publisher: 'NDTV',
      url: 'https://www.ndtv.com/india-news/gwalior-boy-dies-family-critical-after-inhaling-fumes-from-insecticide-9571685/amp/1',
    },
  ],
  words: `store storing storage stored grain grains granary bin hermetic airtight weevil weevils wheat rice paddy maize jowar bajra gram chickpea tur moong urad pulses dal groundnut sulphas celphos phosphide
  | भंडारण भंडार संग्रह कोठी टंकी अनाज घुन सुरसी खपरा गेहूं गेहूँ धान चावल मक्का ज्वार बाजरा चना अरहर तुअर मूंग उड़द दाल दालें मूंगफली सल्फास
  | साठवण साठवणूक साठवणे साठवावे साठवायचे साठवून धान्य कणगी कोठी पोती सोंडे सोंडा टोके पोरकिडे गहू तांदूळ भात मका ज्वारी बाजरी हरभरा तूर मूग उडीद डाळ डाळी भुईमूग सल्फास कडुनिंब
  | నిల్వ నిలువ దాచడం దాచాలి దాచుకోవాలి ధాన్యం గాదె గోతాం ముక్కుపురుగు పుచ్చు పుచ్చిన గోధుమ గోధుమలు వరి బియ్యం మొక్కజొన్న జొన్న సజ్జ శనగ కంది పెసర మినుము పప్పు పప్పులు వేరుశనగ సల్ఫాస్ వేప
  | bhandaran bhandar anaj anaaj ghun kothi dhanya sathavan sathvan sathvaycha sathavaycha sonde nilva nilava dachali dhanyam mukkupurugu salfas salphas sulfas`,
  subject:
    'grain|wheat|rice|paddy|maize|corn\\b|jowar|sorghum|bajra|millet|\\bgram\\b|chickpea|chana|pulses?\\b|\\bda[al]+l?s?\\b|\\btu+r\\b|moong|mung|ura?d|groundnut|peanut|seed|weevil|su?l[pf]h?as|salfas|sulfas|celphos|phosphide|gehu|geh[ou]n|gahu|\\bdhan|chawal|tandul|makk|ana+j|ghun|dhanya|kothi|sonde|biyyam|vari\\b|mukkupurugu|अनाज|गेह|(?<!प्र)धान|चावल|मक्क|मका|ज्वार|बाजर|चना|चने|अरहर|तुअर|तूर|तुरी|मूंग|मूग|उडद|उडीद|दाल|डाळ|मूंगफली|भुईमूग|बीज|बियाण|सल्फास|घुन|सुरसी|खपरा|कोठी|कणग|गहू|गव्ह|तांदूळ|तांदळ|भात|हरभर|सोंड|टोके|पोरकिड|ధాన్య|గోధుమ|వరి|వడ్ల|బియ్య|జొన్న|సజ్జ|శనగ|కంది|పెసర|మినుము|పప్పు|విత్తన|సల్ఫాస|ముక్కుపురుగు|పుచ్చు|గాదె',
  text: {
    en: {
      title: 'Storing grain at home',
      lead: 'Dry, clean and airtight: that keeps grain, and no poison ever belongs into what people or animals eat.',
      steps: [
        'Dry the grain in the sun down to 12 % moisture for wheat and gram, 12.5 % for maize, jowar, bajra and pulses, 14 % for paddy and rice, 6–7 % for groundnut pods; the mandi measures it.',
        'Let it cool, and fill a clean dry metal bin or an airtight (hermetic) bag to the brim: without air the insects in it die.',
        'Never put sulphas (aluminium phosphide) tablets into a house where anybody sleeps: the gas kills; the common tablets are by law only for pest control operators under an expert.',
        'Store it on planks, off the wall, away from damp and rats, and look at it every two weeks.',
      ],
      more: [
        'Dry neem leaves between the layers keep some insects off dry, clean grain; they do not cure grain that weevils are in.',
        'When weevils are in the grain: sieve it, dry it once more in the hot sun, burn or bury the dust, clean bin and bags, and close it airtight.',
        'In Gwalior a boy of four died in 2025 and his family came into hospital, because sulphas tablets lay in wheat stored in the house.',
        'Whoever feels sick, dizzy or short of breath near such grain goes out into the open air and calls 108.',
        'Mouldy grain is food for nobody, neither people, cattle nor hens: the poison of mould is not cooked away.',
        'Seed that was treated with medicine is kept apart and never eaten.',
      ],
      closing:
        'Moisture after FAO and CIAE, Bhopal; for your crop and store ask the Krishi Vigyan Kendra.',
    },
    hi: {
      title: 'घर में अनाज का भंडारण',
      lead: 'सूखा, साफ़ और हवा-बंद: इतने से अनाज टिकता है; जो इंसान या पशु खाएँगे, उसमें ज़हर कभी न मिलाएँ।',
      steps: [
        'धूप में सुखाएँ: गेहूँ और चना 12 % नमी तक, मक्का, ज्वार, बाजरा और दालें 12.5 %, धान और चावल 14 %, मूँगफली की फलियाँ 6–7 %; नमी मंडी में नपती है।',
        'ठंडा होने दें, फिर साफ़ सूखी धातु की टंकी या हवा-बंद (हर्मेटिक) बोरी ऊपर तक भरें: हवा के बिना उसके कीड़े मर जाते हैं।',
        'जिस घर में कोई सोता हो, वहाँ सल्फास (एल्युमिनियम फॉस्फाइड) की गोली कभी न रखें: उसकी गैस जान ले लेती है; आम गोलियाँ कानून से विशेषज्ञ की देखरेख में कीट नियंत्रण वाले ही लगा सकते हैं।',
        'तख्तों पर, दीवार से दूर, सीलन और चूहों से बचाकर रखें, और हर दो हफ़्ते में देखें।',
      ],
      more: [
        'परतों के बीच सूखी नीम की पत्तियाँ सूखे साफ़ अनाज से कुछ कीड़ों को दूर रखती हैं; घुन लगे अनाज को वे ठीक नहीं करतीं।',
        'घुन लग गया हो तो अनाज छानें, तेज़ धूप में फिर सुखाएँ, चूरा जला या गाड़ दें, टंकी और बोरी साफ़ करें, और हवा-बंद करके रखें।',
        'ग्वालियर में 2025 में चार साल के एक बच्चे की मौत हुई और परिवार अस्पताल पहुँचा, क्योंकि घर में रखे गेहूँ में सल्फास की गोलियाँ थीं।',
        'ऐसे अनाज के पास जी मिचलाए, चक्कर आए या साँस फूले तो खुली हवा में निकलें और 108 पर फ़ोन करें।',
        'फफूँद लगा अनाज न इंसान को दें, न पशु को, न मुर्गी को: फफूँद का ज़हर पकाने से नहीं जाता।',
        'दवा लगा बीज अलग रखें, उसे कभी न खाएँ।',
      ],
      closing: 'नमी एफएओ और सीआईएई, भोपाल के अनुसार; अपनी फसल और भंडार के लिए कृषि विज्ञान केंद्र से पूछें।',
    },
    mr: {
      title: 'घरात धान्याची साठवण',
      lead: 'कोरडे, स्वच्छ आणि हवाबंद: एवढ्याने धान्य टिकते; जे माणसे किंवा जनावरे खाणार त्यात विष कधीही मिसळू नका.',
      steps: [
        'उन्हात वाळवा: गहू आणि हरभरा 12 % ओलाव्यापर्यंत, मका, ज्वारी, बाजरी आणि डाळी 12.5 %, भात आणि तांदूळ 14 %, भुईमुगाच्या शेंगा 6–7 %; ओलावा बाजार समितीत मोजतात.',
        'थंड होऊ द्या, मग स्वच्छ कोरडी पत्र्याची कोठी किंवा हवाबंद (हर्मेटिक) पिशवी काठोकाठ भरा: हवेशिवाय त्यातले किडे मरतात.',
        'ज्या घरात कोणी झोपते तिथे सल्फास (ॲल्युमिनियम फॉस्फाइड) गोळी कधीही ठेवू नका: तिचा वायू जीव घेतो; नेहमीच्या गोळ्या कायद्याने तज्ज्ञाच्या देखरेखीखाली कीड नियंत्रण करणारेच वापरू शकतात.',
        'फळ्यांवर, भिंतीपासून दूर, ओल आणि उंदरांपासून जपून ठेवा, आणि दर दोन आठवड्यांनी पाहा.',
      ],
      more: [
        'थरांमध्ये कडुनिंबाचा वाळलेला पाला कोरड्या स्वच्छ धान्यापासून काही किडे दूर ठेवतो; सोंडे लागलेले धान्य त्याने बरे होत नाही.',
        'सोंडे लागले असतील तर धान्य चाळा, कडक उन्हात पुन्हा वाळवा, भुसा जाळा किंवा पुरा, कोठी आणि पोती स्वच्छ करा, आणि हवाबंद ठेवा.',
        'ग्वाल्हेरमध्ये 2025 मध्ये चार वर्षांचा मुलगा मेला आणि कुटुंब रुग्णालयात गेले, कारण घरात साठवलेल्या गव्हात सल्फासच्या गोळ्या होत्या.',
        'अशा धान्याजवळ मळमळले, चक्कर आली किंवा धाप लागली तर मोकळ्या हवेत जा आणि 108 वर फोन करा.',
        'बुरशी लागलेले धान्य माणसांना, जनावरांना किंवा कोंबड्यांना देऊ नका: बुरशीचे विष शिजवून जात नाही.',
        'औषध लावलेले बियाणे वेगळे ठेवा, ते कधीही खाऊ नका.',
      ],
      closing: 'ओलावा एफएओ आणि सीआयएई, भोपाळ यांच्यानुसार; तुमच्या पिकासाठी कृषी विज्ञान केंद्राला विचारा.',
    },
    te: {
      title: 'ఇంట్లో ధాన్యం నిల్వ',
      lead: 'ఎండబెట్టి, శుభ్రంగా, గాలి చొరకుండా ఉంచితే ధాన్యం నిలుస్తుంది; మనుషులు, పశువులు తినేదాంట్లో విషం ఎప్పుడూ కలపకండి.',
      steps: [
        'ఎండలో ఆరబెట్టండి: గోధుమ, శనగ 12 % తేమ వరకు, మొక్కజొన్న, జొన్న, సజ్జ, పప్పులు 12.5 %, వరి, బియ్యం 14 %, వేరుశనగ కాయలు 6–7 %; తేమ మార్కెట్ యార్డులో కొలుస్తారు.',
        'చల్లారనిచ్చి, శుభ్రమైన పొడి రేకు డబ్బా లేదా గాలి చొరని (హెర్మెటిక్) సంచిని నిండా నింపండి: గాలి లేక అందులోని పురుగులు చస్తాయి.',
        'ఎవరైనా నిద్రపోయే ఇంట్లో సల్ఫాస్ (అల్యూమినియం ఫాస్ఫైడ్) మాత్రలు ఎప్పుడూ పెట్టకండి: దాని గాలి ప్రాణం తీస్తుంది; మామూలు మాత్రలు చట్టప్రకారం నిపుణుడి పర్యవేక్షణలో పురుగుల నియంత్రణ వారే వాడాలి.',
        'చెక్కల మీద, గోడకు దూరంగా, చెమ్మ, ఎలుకలు లేని చోట పెట్టి, రెండు వారాలకోసారి చూడండి.',
      ],
      more: [
        'పొరల మధ్య ఎండిన వేపాకులు పొడి, శుభ్రమైన ధాన్యం నుంచి కొన్ని పురుగులను దూరం ఉంచుతాయి; ముక్కుపురుగు పట్టిన ధాన్యాన్ని అవి బాగుచేయవు.',
        'ముక్కుపురుగు పడితే ధాన్యం జల్లించి, మండే ఎండలో మళ్లీ ఆరబెట్టి, పొట్టు కాల్చండి లేదా పూడ్చండి, డబ్బా, సంచులు శుభ్రం చేసి, గాలి చొరకుండా మూయండి.',
        'గ్వాలియర్‌లో 2025లో నాలుగేళ్ల పిల్లవాడు చనిపోయాడు, కుటుంబం ఆసుపత్రి పాలైంది, ఎందుకంటే ఇంట్లో నిల్వ చేసిన గోధుమల్లో సల్ఫాస్ మాత్రలు ఉన్నాయి.',
        'అలాంటి ధాన్యం దగ్గర వికారం, కళ్లు తిరగడం, ఆయాసం వస్తే బయట గాలికి వెళ్లి 108కి ఫోన్ చేయండి.',
        'బూజు పట్టిన ధాన్యం మనుషులకు, పశువులకు, కోళ్లకు పెట్టకండి: బూజు విషం ఉడికించినా పోదు.',
        'మందు కలిపిన విత్తనం వేరుగా ఉంచండి, దాన్ని ఎప్పుడూ తినకండి.',
      ],
      closing: 'తేమ ఎఫ్ఏఓ, సీఐఏఈ భోపాల్ ప్రకారం; మీ పంట, నిల్వ గురించి కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
    },
  },
};
