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
  words: `onion onions home house store storing storage stored keep keeping rot rotting rotten sprout sprouting curing cure chawl
  | प्याज प्याज़ घर भंडारण भंडार रखना रखें रखे सड़ना सड़ सड़न सड़ता सड़ते अंकुरण अंकुरित सुखाना
  | कांदा कांदे घरी घरात कांद्याची कांद्याचा साठवण साठवणूक साठवणे साठवावा साठवायचा साठवून चाळ चाळीत कांदाचाळ सडणे सडतो सडतात सडला कोंब कोंबारणे सुकवणे
  | ఉల్లి ఇంట్లో ఉల్లిగడ్డ ఉల్లిగడ్డలు ఉల్లిపాయ ఉల్లిపాయలు నిల్వ నిలువ దాచడం దాచాలి కుళ్లు కుళ్లడం కుళ్లిపోతోంది కుళ్లిపోతున్నాయి కుళ్లింది మొలక మొలకెత్తడం ఆరబెట్టడం
  | pyaj pyaaz pyaz kanda kande bhandaran sathavan sathvan sathvaycha sathavaycha chal ulli ulligadda ulligaddalu nilva sadna sadan`,
  text: {
    en: {
      title: 'Storing onions',
      lead: 'Rabi onions that are dry at the neck keep for five to six months in an airy store; kharif onions keep badly and are best sold soon.',
      steps: [
        'Stop watering 10–15 days before the harvest, and lift the onions when half of the necks (50 %) have fallen over.',
        'Leave them in the field for 3 days, the bulbs covered by the leaves, so that the sun does not scald them.',
        'Then cut the leaves 2–2.5 cm above the bulb and let the onions dry in the shade for 10–12 days.',
        'Put only sound, dry onions of one size into the store; sell the thick-necked, double, bolted, cut and soft ones first.',
      ],
      more: [
        'The store wants air from below and from the sides, a floor raised off the ground and a roof that keeps the rain out.',
        'Without cooling onions keep best at 25–30 °C and 65–70 % humidity of the air; in damper air they rot.',
        'Look through the heap often and take out every rotting or sprouting onion before it spoils its neighbours.',
        'Some weight is always lost: in a trial of six months 14.5 % in an improved store and 33.4 % in an ordinary airy one. Reckon with it before waiting for a better price.',
        'If rain is forecast within days of the harvest of kharif onions, lift them and sell at once.',
      ],
      closing:
        'Harvest and drying after ICAR-DOGR, Pune, losses after NHRDF; for your own store ask the Krishi Vigyan Kendra.',
    },
    hi: {
      title: 'प्याज का भंडारण',
      lead: 'गर्दन तक सूखा रबी प्याज हवादार भंडार में पाँच-छह महीने टिकता है; खरीफ का प्याज कम टिकता है, उसे जल्दी बेचना ही अच्छा है।',
      steps: [
        'खुदाई से 10–15 दिन पहले सिंचाई बंद करें, और जब आधे पौधों (50 %) की गर्दन गिर जाए तब प्याज निकालें।',
        '3 दिन खेत में ही रहने दें, गाँठें पत्तों से ढकी रहें ताकि धूप से न झुलसें।',
        'फिर गाँठ से 2–2.5 सेमी ऊपर पत्ते काटें और 10–12 दिन छाया में सुखाएँ।',
        'भंडार में सिर्फ़ साबुत, सूखे और एक आकार के प्याज रखें; मोटी गर्दन वाले, जुड़वाँ, फूल वाले, कटे और नरम प्याज पहले बेच दें।',
      ],
      more: [
        'भंडार में नीचे और बगल से हवा आए, फ़र्श ज़मीन से ऊँचा हो और छत बारिश रोके।',
        'बिना ठंडक के प्याज 25–30 °C और हवा की 65–70 % नमी में सबसे अच्छा टिकता है; ज़्यादा नमी में सड़ता है।',
        'ढेर को बार-बार देखें और सड़ा या अंकुर निकला प्याज निकाल दें, नहीं तो पास वाले भी खराब होंगे।',
        'कुछ वज़न हमेशा घटता है: छह महीने की जाँच में सुधरे भंडार में 14.5 % और साधारण हवादार भंडार में 33.4 %। अच्छे भाव का इंतज़ार करने से पहले इसे जोड़ लें।',
        'खरीफ प्याज की खुदाई के दिनों में बारिश का अनुमान हो तो निकालकर तुरंत बेच दें।',
      ],
      closing:
        'खुदाई और सुखाना आईसीएआर-डीओजीआर, पुणे के अनुसार, घटत एनएचआरडीएफ़ के अनुसार; अपने भंडार के लिए कृषि विज्ञान केंद्र से पूछें।',
    },
    mr: {
      title: 'कांद्याची साठवण',
      lead: 'मान सुकलेला रब्बी कांदा हवेशीर चाळीत पाच-सहा महिने टिकतो; खरीप कांदा कमी टिकतो, तो लवकर विकलेला बरा.',
      steps: [
        'काढणीच्या 10–15 दिवस आधी पाणी बंद करा, आणि निम्म्या (50 %) झाडांच्या माना पडल्या की कांदा काढा.',
        '3 दिवस शेतातच राहू द्या, कांदे पातीखाली झाकलेले असू द्या म्हणजे उन्हाने भाजणार नाहीत.',
        'मग कांद्याच्या 2–2.5 सेंमी वर पात कापा आणि 10–12 दिवस सावलीत सुकवा.',
        'चाळीत फक्त चांगले, सुकलेले आणि एका आकाराचे कांदे ठेवा; जाड मानेचे, जोड, डेंगळे आलेले, कापलेले आणि मऊ कांदे आधी विका.',
      ],
      more: [
        'चाळीला खालून आणि बाजूंनी हवा हवी, तळ जमिनीपासून उंच आणि छप्पर पाऊस अडवणारे हवे.',
        'थंड न करता कांदा 25–30 °C आणि हवेतील 65–70 % आर्द्रतेत सर्वात चांगला टिकतो; जास्त दमट हवेत सडतो.',
        'ढीग वारंवार पाहा आणि सडलेला किंवा कोंब आलेला प्रत्येक कांदा काढा, नाहीतर शेजारचेही खराब होतात.',
        'थोडे वजन नेहमीच घटते: सहा महिन्यांच्या चाचणीत सुधारित चाळीत 14.5 % आणि साध्या हवेशीर चाळीत 33.4 %. चांगल्या भावाची वाट पाहण्याआधी ही घट धरा.',
        'खरीप कांद्याच्या काढणीच्या दिवसांत पावसाचा अंदाज असेल तर काढून लगेच विका.',
      ],
      closing:
        'काढणी आणि सुकवणे आयसीएआर-डीओजीआर, पुणे यांच्यानुसार, घट एनएचआरडीएफनुसार; तुमच्या चाळीसाठी कृषी विज्ञान केंद्राला विचारा.',
    },
    te: {
      title: 'ఉల్లిగడ్డల నిల్వ',
      lead: 'మెడ వరకు ఆరిన రబీ ఉల్లి గాలి ఆడే గోదాములో ఐదారు నెలలు నిలుస్తుంది; ఖరీఫ్ ఉల్లి తక్కువ నిలుస్తుంది, దాన్ని త్వరగా అమ్మడమే మంచిది.',
      steps: [
        'తవ్వే 10–15 రోజుల ముందు నీళ్లు ఆపండి, సగం (50 %) మొక్కల మెడలు వాలినప్పుడు ఉల్లి తవ్వండి.',
        '3 రోజులు పొలంలోనే ఉంచండి, ఎండకు మాడకుండా గడ్డలు ఆకులతో కప్పి ఉండాలి.',
        'తర్వాత గడ్డకు 2–2.5 సెం.మీ. పైన ఆకులు కోసి, 10–12 రోజులు నీడలో ఆరబెట్టండి.',
        'మంచి, ఆరిన, ఒకే సైజు గడ్డలనే నిల్వ పెట్టండి; లావు మెడవి, జంటవి, పూత వచ్చినవి, తెగినవి, మెత్తబడినవి ముందే అమ్మండి.',
      ],
      more: [
        'గోదాముకు కింది నుంచి, పక్కల నుంచి గాలి రావాలి, నేల నుంచి ఎత్తుగా ఉండాలి, పైకప్పు వాన పడకుండా ఆపాలి.',
        'చల్లదనం లేకుండా ఉల్లి 25–30 °C వేడిలో, గాలిలో 65–70 % తేమలో బాగా నిలుస్తుంది; తేమ ఎక్కువైతే కుళ్లుతుంది.',
        'కుప్పను తరచూ చూసి, కుళ్లిన లేదా మొలకెత్తిన ప్రతి గడ్డను తీసేయండి, లేకపోతే పక్కవీ చెడిపోతాయి.',
        'కొంత బరువు ఎప్పుడూ తగ్గుతుంది: ఆరు నెలల పరీక్షలో మెరుగైన గోదాములో 14.5 %, మామూలు గాలి ఆడే గోదాములో 33.4 %. మంచి ధర కోసం ఆగే ముందు ఇది లెక్కలోకి తీసుకోండి.',
        'ఖరీఫ్ ఉల్లి తవ్వే రోజుల్లో వాన సూచన ఉంటే తవ్వి వెంటనే అమ్మండి.',
      ],
      closing:
        'తవ్వడం, ఆరబెట్టడం ఐసీఏఆర్-డీఓజీఆర్, పుణె ప్రకారం, నష్టం ఎన్‌హెచ్‌ఆర్‌డీఎఫ్ ప్రకారం; మీ గోదాము గురించి కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
    },
  },
};
