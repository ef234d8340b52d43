import type { FarmNote } from './note-types.ts';

export const onionStorage: FarmNote = {
  id: 'onion-storage',
  url: 'https://dogr.icar.gov.in/index.php?option=com_content&view=article&layout=edit&id=67&lang=en',
  sources: [
    {
      title: 'Advisory for May 2022: harvest, curing and storage of rabi onions',
      publisher: 'ICAR-Directorate of Onion and Garlic Research, Pune',
      url: 'https://dogr.icar.gov.in/index.php?option=com_content&view=article&layout=edit&id=67&lang=en',
    },
    {
      title: 'Advisory for November 2024: harvest of kharif onions',
      publisher: 'ICAR-Directorate of Onion and Garlic Research, Pune',
      url: 'https://dogr.icar.gov.in/index.php?option=com_content&view=article&id=400:advisory-for-the-month-of-november-2024&catid=2:abt1&Itemid=101&lang=en',
    },
    {
      title: 'Modern NHRDF onion storage structure under sub-tropical conditions',
      publisher: 'Vegetable Science, Indian Society of Vegetable Science',
      url: 'https://isvsvegsci.in/index.php/vegetable/article/view/50',
    },
    {
      title: 'Harvest practices and storage losses in onion',
      publisher: 'Krishisewa',
      url: 'https://krishisewa.com/?id=1640%3Aharvest-practices-storage-losses-onion&view=article',
    },
  ],
  words: `onion onions store storing storage stored keep keeping rot rotting rotten sprout sprouting curing cure chawl shed
  | प्याज प्याज़ घर भंडारण भंडार गोदाम रखना रखें रखे सड़ना सड़ सड़न सड़ता सड़ते गलना गलने अंकुर अंकुरण अंकुरित सुखाना
  | कांदा कांदे कांद्याला घरी घरात कांद्याची कांद्याचा साठवण साठवणूक साठवणे साठवावा साठवायचा साठवून टिकवणे टिकतो चाळ चाळीत कांदाचाळ सडणे सडतो सडतात सडला मोड कोंब कोंबारणे सुकवणे
  | ఉల్లి ఇంట్లో ఉల్లిగడ్డ ఉల్లిగడ్డలు ఉల్లిపాయ ఉల్లిపాయలు ఎర్రగడ్డ ఎర్రగడ్డలు నీరుల్లి నిల్వ నిలువ దాచడం దాచాలి షెడ్డు కుళ్లు కుళ్లడం కుళ్లిపోతోంది కుళ్లిపోతున్నాయి కుళ్లింది మురిగిపోతున్నాయి మొలక మొలకలు మొలకెత్తడం ఆరబెట్టడం
  | pyaj pyaaz pyaz kanda kande bhandaran sathavan sathvan sathvaycha sathavaycha kandachal sadto ulli ullipaya ulligadda ulligaddalu erragadda nilva kullipothunnayi sadna sadan sadne`,
  subject: 'onions?|pya+[jz]|प्याज|कांद|\\bkand(?:a|e|ya\\w*)\\b|ఉల్లి|ఎర్రగడ్డ|నీరుల్లి|\\bulli|erragadda',
  text: {
    en: {
      title: 'Storing onions',
      lead: 'Rabi onions that are dry at the neck keep for five to six months in an airy store; kharif onions keep badly and are best sold soon.',
      steps: [
        'Stop watering rabi onions 10–15 days before the harvest, and lift them when half of the necks (50 %) have fallen over; lift plants with a flower stalk at once.',
        'Leave them in the field for 3 days, the leaves of each row laid over the bulbs of the next, so that the sun does not scald them.',
        'Then cut the leaves 2–2.5 cm above the bulb and let the onions dry in the shade for 10–12 days.',
        'Put only sound, dry onions of one size into the store; sell the thick-necked, double, bolted, cut and soft ones first.',
      ],
      more: [
        'The store wants air from below and from the sides, a floor raised off the ground and a roof that keeps the rain out.',
        'Without cold storage onions keep best at 25–30 °C and 65–70 % humidity of the air; in damper air they rot.',
        'Look through the heap often and take out every rotting or sprouting onion before it spoils its neighbours.',
        'Some is always lost, to drying, rot and sprouts together: in a trial of six months 14.5 % in a store kept at an even temperature and humidity and 33.4 % in a built, airy one; more is lost in a farmer’s own. Reckon with it before waiting for a better price.',
        'If rain is forecast when kharif onions stand 90–100 days after transplanting, lift them early and sell at once.',
      ],
      closing:
        'Harvest and drying after ICAR-DOGR, Pune, losses after NHRDF; for your own store ask the Krishi Vigyan Kendra.',
    },
    hi: {
      title: 'प्याज का भंडारण',
      lead: 'गर्दन तक सूखा रबी प्याज हवादार भंडार में पाँच-छह महीने टिकता है; खरीफ का प्याज कम टिकता है, उसे जल्दी बेचना ही अच्छा है।',
      steps: [
        'रबी प्याज की सिंचाई खुदाई से 10–15 दिन पहले बंद करें, और जब आधे पौधों (50 %) की गर्दन गिर जाए तब प्याज निकालें; जिन पौधों में फूल का डंठल निकले, उन्हें तुरंत निकाल लें।',
        '3 दिन खेत में ही रहने दें, एक कतार के पत्ते दूसरी कतार के प्याज पर रखें ताकि वे धूप से न झुलसें।',
        'फिर गाँठ से 2–2.5 सेमी ऊपर पत्ते काटें और 10–12 दिन छाया में सुखाएँ।',
        'भंडार में सिर्फ़ अच्छे, सूखे और एक आकार के प्याज रखें; मोटी गर्दन वाले, जुड़वाँ, फूल का डंठल निकले, कटे और नरम प्याज पहले बेच दें।',
      ],
      more: [
        'भंडार में नीचे और बगल से हवा आए, फ़र्श ज़मीन से ऊँचा हो और छत बारिश रोके।',
        'कोल्ड स्टोरेज के बिना प्याज 25–30 °C और हवा की 65–70 % नमी में सबसे अच्छा टिकता है; ज़्यादा नमी में सड़ता है।',
        'ढेर को बार-बार देखें और सड़ा या अंकुर निकला प्याज निकाल दें, नहीं तो पास वाले भी खराब होंगे।',
        'सूखने, सड़ने और अंकुर निकलने से कुछ प्याज हमेशा घटता है: छह महीने के परीक्षण में एक समान तापमान और नमी वाले भंडार में 14.5 % और हवादार पक्के ढाँचे में 33.4 %; किसान के अपने भंडार में इससे भी ज़्यादा। अच्छे भाव का इंतज़ार करने से पहले यह घाटा जोड़ लें।',
        'रोपाई के 90–100 दिन बाद खड़े खरीफ प्याज पर बारिश का अनुमान हो तो पहले ही निकालकर तुरंत बेच दें।',
      ],
      closing:
        'खुदाई और सुखाना आईसीएआर-डीओजीआर, पुणे के अनुसार, नुकसान के आँकड़े एनएचआरडीएफ़ के अनुसार; अपने भंडार के लिए कृषि विज्ञान केंद्र से पूछें।',
    },
    mr: {
      title: 'कांद्याची साठवण',
      lead: 'मान पूर्ण वाळलेला रब्बी कांदा हवेशीर चाळीत पाच-सहा महिने टिकतो; खरीप कांदा कमी टिकतो, तो लवकर विकलेला बरा.',
      steps: [
        'रब्बी कांद्याचे पाणी काढणीच्या 10–15 दिवस आधी बंद करा, आणि निम्म्या (50 %) माना मोडल्या की कांदा काढा; डेंगळे आलेली झाडे लगेच काढा.',
        '3 दिवस शेतातच राहू द्या, एका ओळीची पात दुसऱ्या ओळीच्या कांद्यावर येईल असे ठेवा म्हणजे कांदे उन्हाने भाजणार नाहीत.',
        'मग कांद्यावर 2–2.5 सेंमी मान ठेवून पात कापा आणि 10–12 दिवस सावलीत सुकवा.',
        'चाळीत फक्त चांगले, सुकलेले आणि एका आकाराचे कांदे ठेवा; जाड मानेचे, जोड, डेंगळे आलेले, कापलेले आणि मऊ कांदे आधी विका.',
      ],
      more: [
        'चाळीत खालून आणि बाजूंनी हवा खेळती राहिली पाहिजे, तळ जमिनीपासून उंच आणि छप्पर पाऊस अडवणारे असावे.',
        'शीतगृहाशिवाय कांदा 25–30 °C आणि हवेतील 65–70 % आर्द्रतेत सर्वात चांगला टिकतो; जास्त दमट हवेत सडतो.',
        'ढीग वारंवार पाहा आणि सडलेला किंवा कोंब आलेला प्रत्येक कांदा काढा, नाहीतर शेजारचेही खराब होतात.',
        'थोडी घट नेहमीच होते (वजन, सड आणि कोंब मिळून): सहा महिन्यांच्या चाचणीत तापमान आणि आर्द्रता एकसारखी ठेवणाऱ्या साठवणगृहात 14.5 % आणि बांधलेल्या हवेशीर चाळीत 33.4 %; शेतकऱ्याच्या साध्या चाळीत त्याहून जास्त. चांगल्या भावाची वाट पाहण्याआधी ही घट धरा.',
        'लागवडीनंतर 90–100 दिवसांच्या खरीप कांद्यावर पावसाचा अंदाज असेल तर कांदा आधीच काढून लगेच विका.',
      ],
      closing:
        'काढणी आणि सुकवणे आयसीएआर-डीओजीआर, पुणे यांच्यानुसार, घट एनएचआरडीएफनुसार; तुमच्या चाळीसाठी कृषी विज्ञान केंद्राला विचारा.',
    },
    te: {
      title: 'ఉల్లిగడ్డల నిల్వ',
      lead: 'మెడ బాగా ఆరిన రబీ ఉల్లి గాలి బాగా ఆడే షెడ్డులో ఐదారు నెలలు నిల్వ ఉంటుంది; ఖరీఫ్ ఉల్లి ఎక్కువ రోజులు నిల్వ ఉండదు, దాన్ని త్వరగా అమ్మడమే మంచిది.',
      steps: [
        'రబీ ఉల్లికి తవ్వే 10–15 రోజుల ముందు నీళ్లు ఆపండి, సగం (50 %) మొక్కల మెడలు వాలినప్పుడు తవ్వండి; పూత కాడ వచ్చిన మొక్కలను వెంటనే పీకండి.',
        '3 రోజులు పొలంలోనే ఉంచండి, ఒక వరుస ఆకులు పక్క వరుస గడ్డల మీద పడేలా పరిస్తే ఎండకు మాడవు.',
        'తర్వాత గడ్డకు 2–2.5 సెం.మీ. పైన ఆకులు కోసి, 10–12 రోజులు నీడలో ఆరబెట్టండి.',
        'దెబ్బ తగలని, బాగా ఆరిన, ఒకే సైజు గడ్డలనే నిల్వ పెట్టండి; మెడ లావుగా ఉన్నవి, జంట గడ్డలు, పూత కాడ వచ్చినవి, తెగిన గడ్డలు, మెత్తబడినవి ముందే అమ్మండి.',
      ],
      more: [
        'షెడ్డుకు కింది నుంచి, పక్కల నుంచి గాలి రావాలి, నేల నుంచి ఎత్తుగా ఉండాలి, పైకప్పు వాన పడకుండా ఆపాలి.',
        'కోల్డ్ స్టోరేజీ లేకుండా ఉల్లి 25–30 °C ఉష్ణోగ్రతలో, గాలిలో తేమ 65–70 % ఉంటే బాగా నిల్వ ఉంటుంది; తేమ ఎక్కువైతే కుళ్లుతుంది.',
        'కుప్పను తరచూ చూసి, కుళ్లిన లేదా మొలకెత్తిన ప్రతి గడ్డను తీసేయండి, లేకపోతే పక్కవీ చెడిపోతాయి.',
        'ఎండిపోవడం, కుళ్లడం, మొలకెత్తడం వల్ల కొంత తరుగు ఎప్పుడూ ఉంటుంది: ఆరు నెలల పరీక్షలో వేడి, తేమ ఒకేలా ఉంచే షెడ్డులో 14.5 %, గాలి ఆడేలా కట్టిన షెడ్డులో 33.4 %; రైతు సొంత షెడ్డులో అంతకంటే ఎక్కువ. మంచి ధర కోసం ఆగే ముందు ఈ తరుగును లెక్క వేసుకోండి.',
        'నాటిన 90–100 రోజుల ఖరీఫ్ ఉల్లికి వాన సూచన ఉంటే ముందే తవ్వి వెంటనే అమ్మండి.',
      ],
      closing:
        'తవ్వడం, ఆరబెట్టడం ఐసీఏఆర్-డీఓజీఆర్, పుణె ప్రకారం, తరుగు ఎన్‌హెచ్‌ఆర్‌డీఎఫ్ ప్రకారం; మీ షెడ్డు గురించి కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
    },
  },
};
