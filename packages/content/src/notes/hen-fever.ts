import type { FarmNote } from './note-types.ts';

export const henFever: FarmNote = {
  id: 'hen-fever',
  url: 'https://www.msdvetmanual.com/reference-values-and-conversion-tables/reference-guides/normal-rectal-temperature-ranges',
  sources: [
    {
      title: 'Normal rectal temperature ranges',
      publisher: 'MSD Veterinary Manual',
      url: 'https://www.msdvetmanual.com/reference-values-and-conversion-tables/reference-guides/normal-rectal-temperature-ranges',
    },
    {
      title: 'Action plan on avian influenza',
      publisher: 'Department of Animal Husbandry and Dairying, Government of India',
      url: 'https://dahd.gov.in',
    },
  ],
  words: `fever feverish thermometer
  | बुखार बुख़ार ज्वर
  | ताप तापाने ज्वर
  | జ్వరం జ్వరము జరం
  | bukhar bukhaar bukar jwar taap tap jwaram jvaram jaram`,
  text: {
    en: {
      title: 'Fever in hens: what to do first',
      lead: 'A hen with fever sits ruffled and sleepy and does not eat; it is the sign of an infection, and only a vet can say of which.',
      steps: [
        'A hand tells nothing: a healthy hen is as warm as 105–109.4 °F (40.6–43 °C).',
        'Take the sick hens out of the shed, see to them last, and give all of them fresh water, shade and air.',
        'Call 1962 or the dispensary the same day; at once if hens die suddenly or have purple combs or swollen heads, which may be bird flu.',
        'Give no tablet made for people; antibiotics only from a vet, and eggs and meat are kept back for the days he says.',
      ],
      more: [
        'Fever with gasping, green droppings and a twisted neck may be Ranikhet disease.',
        'Hens that pant with open beaks in hot weather have no fever: they need shade, air and cool water.',
        'Do not eat, sell or throw away sick or dead hens; bury dead ones deep with lime.',
      ],
      closing:
        'Normal temperature after the MSD Veterinary Manual; which disease it is, your vet decides.',
    },
    hi: {
      title: 'मुर्गी को बुख़ार: पहले क्या करें',
      lead: 'बुख़ार वाली मुर्गी पंख फुलाए, ऊँघती बैठी रहती है और खाती नहीं; यह किसी छूत के रोग की निशानी है, कौन सा, यह पशु चिकित्सक ही बता सकता है।',
      steps: [
        'हाथ से पता नहीं चलता: स्वस्थ मुर्गी का शरीर ही 105–109.4 °F (40.6–43 °C) गरम होता है।',
        'बीमार मुर्गियों को शेड से अलग करें, उन्हें सबसे बाद में देखें, और सबको ताज़ा पानी, छाया और हवा दें।',
        'उसी दिन 1962 या पशु अस्पताल को फ़ोन करें; मुर्गियाँ अचानक मरें, कलगी बैंगनी हो या सिर सूजे तो तुरंत, बर्ड फ्लू हो सकता है।',
        'इंसानों की गोली न दें; एंटीबायोटिक सिर्फ़ पशु चिकित्सक से, और उसके बताए दिनों तक अंडे-मांस न बेचें, न खाएँ।',
      ],
      more: [
        'बुख़ार के साथ हाँफना, हरी बीट और मुड़ी गर्दन हो तो रानीखेत हो सकता है।',
        'गर्मी में चोंच खोलकर हाँफती मुर्गियों को बुख़ार नहीं है: उन्हें छाया, हवा और ठंडा पानी चाहिए।',
        'बीमार या मरी मुर्गी न खाएँ, न बेचें, न फेंकें; मरी मुर्गी चूने के साथ गहरा गाड़ें।',
      ],
      closing: 'सामान्य तापमान एमएसडी वेटरनरी मैनुअल के अनुसार; रोग आपका पशु चिकित्सक ही तय करे।',
    },
    mr: {
      title: 'कोंबडीला ताप: आधी काय करावे',
      lead: 'ताप आलेली कोंबडी पिसे फुलवून पेंगत बसते आणि खात नाही; हे एखाद्या संसर्गाचे लक्षण आहे, कोणत्या ते पशुवैद्यच सांगू शकतो.',
      steps: [
        'हाताने कळत नाही: निरोगी कोंबडीचे अंगच 105–109.4 °F (40.6–43 °C) गरम असते.',
        'आजारी कोंबड्या शेडमधून वेगळ्या करा, त्यांच्याकडे शेवटी जा, आणि सर्वांना ताजे पाणी, सावली आणि हवा द्या.',
        'त्याच दिवशी 1962 किंवा दवाखान्याला फोन करा; कोंबड्या अचानक मेल्या, तुरा जांभळा झाला किंवा डोके सुजले तर लगेच, बर्ड फ्लू असू शकतो.',
        'माणसांची गोळी देऊ नका; प्रतिजैविक फक्त पशुवैद्याकडून, आणि तो सांगेल तितके दिवस अंडी-मांस विकू-खाऊ नका.',
      ],
      more: [
        'तापासोबत धाप, हिरवी विष्ठा आणि वाकडी मान असेल तर राणीखेत असू शकतो.',
        'उन्हाळ्यात चोच उघडून धापणाऱ्या कोंबड्यांना ताप नसतो: त्यांना सावली, हवा आणि थंड पाणी हवे.',
        'आजारी किंवा मेलेल्या कोंबड्या खाऊ, विकू किंवा फेकू नका; मेलेल्या चुन्यासह खोल पुरा.',
      ],
      closing: 'सामान्य तापमान एमएसडी व्हेटर्नरी मॅन्युअलनुसार; रोग तुमचा पशुवैद्यच ठरवेल.',
    },
    te: {
      title: 'కోడికి జ్వరం: ముందు ఏం చేయాలి',
      lead: 'జ్వరం వచ్చిన కోడి ఈకలు రేపుకుని మత్తుగా కూర్చుంటుంది, తినదు; ఇది ఏదో అంటురోగం గుర్తు, ఏదో పశువైద్యుడే చెప్పగలడు.',
      steps: [
        'చేత్తో తాకితే తెలియదు: ఆరోగ్యమైన కోడి ఒళ్లే 105–109.4 °F (40.6–43 °C) వేడిగా ఉంటుంది.',
        'జబ్బు కోళ్లను షెడ్డు నుంచి వేరు చేసి, వాటిని చివరగా చూడండి, అన్నిటికీ తాజా నీళ్లు, నీడ, గాలి ఇవ్వండి.',
        'అదే రోజు 1962కి లేదా పశువుల ఆసుపత్రికి ఫోన్ చేయండి; కోళ్లు హఠాత్తుగా చస్తే, జుట్టు ఊదాగా మారితే, తల వాస్తే వెంటనే, బర్డ్ ఫ్లూ కావచ్చు.',
        'మనుషుల మాత్రలు ఇవ్వకండి; యాంటీబయాటిక్ పశువైద్యుడి నుంచే, ఆయన చెప్పిన రోజుల వరకు గుడ్లు, మాంసం అమ్మకండి, తినకండి.',
      ],
      more: [
        'జ్వరంతో పాటు రొప్పడం, ఆకుపచ్చ రెట్ట, మెడ తిరగడం ఉంటే కొక్కెర (రాణీఖేత్) కావచ్చు.',
        'ఎండకు ముక్కు తెరిచి రొప్పే కోళ్లకు జ్వరం లేదు: వాటికి నీడ, గాలి, చల్లని నీళ్లు కావాలి.',
        'జబ్బు లేదా చచ్చిన కోళ్లను తినకండి, అమ్మకండి, పారేయకండి; చచ్చినవాటిని సున్నంతో లోతుగా పూడ్చండి.',
      ],
      closing: 'మామూలు ఉష్ణోగ్రత ఎంఎస్‌డీ వెటర్నరీ మాన్యువల్ ప్రకారం; ఏ రోగమో మీ పశువైద్యుడే తేల్చాలి.',
    },
  },
};
