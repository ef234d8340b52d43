import type { FarmNote } from './note-types.ts';

export const goatVaccines: FarmNote = {
  id: 'goat-vaccines',
  url: 'https://www.villageofgoats.com/goat-vaccination-calendar/',
  sources: [
    {
      title: 'Goat health calendar of ICAR-CIRG, Makhdoom, as quoted',
      publisher: 'Village of Goats',
      url: 'https://www.villageofgoats.com/goat-vaccination-calendar/',
    },
    {
      title: 'Vaccination in goats: recommendation of ICAR-CIRG, as quoted',
      publisher: 'OdishaVet',
      url: 'https://odishavet.com/vaccination-in-goats/',
    },
    {
      title: 'PPR eradication: vaccination',
      publisher: 'Food and Agriculture Organization of the United Nations',
      url: 'https://www.fao.org/ppr/global-programme/components/component-3/en/',
    },
    {
      title: 'Recommended vaccine schedule',
      publisher: 'Department of Animal Husbandry, Government of Puducherry',
      url: 'https://ahd.py.gov.in/recommended-vaccine-schedule',
    },
  ],
  words: `vaccine vaccines vaccination vaccinate schedule ppr plague enterotoxaemia enterotoxemia et pox
  | टीका टीके टीकाकरण लगवाएं लगवाना पीपीआर आंत्रविषाक्तता फड़किया ईटी चेचक
  | लस लसी लसीकरण टोचणे पीपीआर आंत्रविषार ईटी देवी
  | టీకా టీకాలు వేయించాలి పీపీఆర్ పారుడు చిటుక ఈటీ మశూచి బొబ్బ
  | tika teeka tikakaran las lasikaran teekalu tikalu phadkiya pharkiya chituka devi`,
  text: {
    en: {
      title: 'Vaccines for goats and sheep',
      lead: 'Four vaccines matter most for goats and sheep: PPR (goat plague), enterotoxaemia (ET), goat pox and foot and mouth disease (FMD).',
      steps: [
        'PPR vaccine: from 3 to 4 months of age; it protects for about three years, and the government gives it free in its rounds.',
        'ET vaccine: from 3 to 4 months of age, a second dose 2 to 3 weeks later, then every year before the rains.',
        'Goat pox vaccine: from 3 to 5 months of age, then every year.',
        'FMD vaccine: with the round of the animal husbandry department, every 6 months.',
      ],
      more: [
        'HS, black quarter and anthrax vaccines are given to goats only where these diseases occur.',
        'Vaccinate healthy goats only, never one with fever or loose dung.',
        'Kind, dose and place of the injection depend on the maker: only a vet or a trained vaccinator gives it.',
        'Ask the vet before a pregnant goat is vaccinated.',
        'Keep a bought goat apart for three weeks before she joins the herd.',
        'A vaccine does not cure a goat that is already ill.',
      ],
      closing:
        'After ICAR-CIRG, Makhdoom, and FAO; ages and months differ between states: ask your veterinary officer, or call 1962.',
    },
    hi: {
      title: 'बकरी और भेड़ के टीके',
      lead: 'बकरी और भेड़ के लिए चार टीके सबसे ज़रूरी हैं: पीपीआर (बकरी प्लेग), ईटी (फड़किया), बकरी चेचक और खुरपका-मुँहपका।',
      steps: [
        'पीपीआर का टीका: 3 से 4 महीने की उम्र से; करीब तीन साल बचाता है, और सरकार अपने अभियान में मुफ़्त लगाती है।',
        'ईटी (फड़किया) का टीका: 3 से 4 महीने की उम्र से, दूसरी खुराक 2 से 3 हफ़्ते बाद, फिर हर साल बरसात से पहले।',
        'बकरी चेचक का टीका: 3 से 5 महीने की उम्र से, फिर हर साल।',
        'खुरपका-मुँहपका का टीका: पशुपालन विभाग के अभियान में, हर 6 महीने पर।',
      ],
      more: [
        'गलघोंटू, लँगड़ा बुख़ार और एंथ्रेक्स के टीके बकरियों को वहीं लगते हैं जहाँ ये रोग होते हैं।',
        'टीका सिर्फ़ स्वस्थ बकरी को लगवाएँ, बुख़ार या दस्त वाली को कभी नहीं।',
        'कौन सा टीका, कितना और कहाँ, यह बनाने वाली कंपनी पर है: टीका पशु चिकित्सक या प्रशिक्षित टीका लगाने वाला ही लगाए।',
        'गाभिन बकरी को टीका लगवाने से पहले पशु चिकित्सक से पूछें।',
        'खरीदी हुई बकरी को झुंड में मिलाने से पहले तीन हफ़्ते अलग रखें।',
        'जो बकरी बीमार हो चुकी है, उसे टीका ठीक नहीं करता।',
      ],
      closing:
        'आईसीएआर-सीआईआरजी, मखदूम और एफएओ के अनुसार; उम्र और महीने राज्य के हिसाब से बदलते हैं: अपने पशु चिकित्सा अधिकारी से पूछें, या 1962 पर फ़ोन करें।',
    },
    mr: {
      title: 'शेळ्या-मेंढ्यांच्या लसी',
      lead: 'शेळ्या-मेंढ्यांसाठी चार लसी सर्वात महत्त्वाच्या: पीपीआर (शेळ्यांचा प्लेग), ईटी (आंत्रविषार), शेळ्यांची देवी आणि लाळ्या खुरकूत.',
      steps: [
        'पीपीआर लस: 3 ते 4 महिने वयापासून; सुमारे तीन वर्षे संरक्षण देते, आणि सरकार मोहिमेत मोफत देते.',
        'ईटी (आंत्रविषार) लस: 3 ते 4 महिने वयापासून, दुसरी मात्रा 2 ते 3 आठवड्यांनी, मग दरवर्षी पावसाळ्यापूर्वी.',
        'देवीची लस: 3 ते 5 महिने वयापासून, मग दरवर्षी.',
        'लाळ्या खुरकूत लस: पशुसंवर्धन विभागाच्या मोहिमेत, दर 6 महिन्यांनी.',
      ],
      more: [
        'घटसर्प, फऱ्या आणि काळपुळीच्या लसी शेळ्यांना जिथे हे रोग होतात तिथेच देतात.',
        'फक्त निरोगी शेळीला लस द्या, ताप किंवा हगवण असलेल्या शेळीला कधीही नाही.',
        'कोणती लस, किती आणि कुठे, हे बनवणाऱ्या कंपनीवर अवलंबून आहे: पशुवैद्य किंवा प्रशिक्षित माणसानेच टोचावी.',
        'गाभण शेळीला लस देण्याआधी पशुवैद्याला विचारा.',
        'विकत आणलेली शेळी कळपात सोडण्याआधी तीन आठवडे वेगळी ठेवा.',
        'आधीच आजारी असलेली शेळी लसीने बरी होत नाही.',
      ],
      closing:
        'आयसीएआर-सीआयआरजी, मखदूम आणि एफएओ यांच्यानुसार; वय आणि महिने राज्याप्रमाणे बदलतात: तुमच्या पशुवैद्यकीय अधिकाऱ्याला विचारा, किंवा 1962 वर फोन करा.',
    },
    te: {
      title: 'మేకలు, గొర్రెల టీకాలు',
      lead: 'మేకలు, గొర్రెలకు నాలుగు టీకాలు ముఖ్యం: పీపీఆర్ (పారుడు రోగం), ఈటీ (చిటుక రోగం), మేకల మశూచి, గాలికుంటు.',
      steps: [
        'పీపీఆర్ టీకా: 3 నుంచి 4 నెలల వయసు నుంచి; సుమారు మూడేళ్లు కాపాడుతుంది, ప్రభుత్వం తన కార్యక్రమంలో ఉచితంగా వేస్తుంది.',
        'ఈటీ (చిటుక) టీకా: 3 నుంచి 4 నెలల వయసు నుంచి, రెండో డోసు 2 నుంచి 3 వారాల తర్వాత, తర్వాత ఏటా వానలకు ముందు.',
        'మేకల మశూచి టీకా: 3 నుంచి 5 నెలల వయసు నుంచి, తర్వాత ఏటా.',
        'గాలికుంటు టీకా: పశుసంవర్ధక శాఖ కార్యక్రమంలో, ప్రతి 6 నెలలకు.',
      ],
      more: [
        'గొంతువాపు, జబ్బవాపు, ఆంత్రాక్స్ టీకాలు మేకలకు ఆ రోగాలు వచ్చే చోట్ల మాత్రమే వేస్తారు.',
        'ఆరోగ్యంగా ఉన్న మేకకే టీకా వేయించండి, జ్వరం లేదా విరేచనాలు ఉన్నదానికి ఎప్పుడూ వద్దు.',
        'ఏ టీకా, ఎంత, ఎక్కడ అనేది తయారు చేసిన కంపెనీని బట్టి ఉంటుంది: పశువైద్యుడు లేదా శిక్షణ పొందినవారే వేయాలి.',
        'చూడి మేకకు టీకా వేయించే ముందు పశువైద్యుడిని అడగండి.',
        'కొన్న మేకను మందలో కలిపే ముందు మూడు వారాలు వేరుగా ఉంచండి.',
        'ఇప్పటికే జబ్బు పడ్డ మేకను టీకా నయం చేయదు.',
      ],
      closing:
        'ఐసీఏఆర్-సీఐఆర్‌జీ మఖ్దూమ్, ఎఫ్ఏఓ ప్రకారం; వయసు, నెలలు రాష్ట్రాన్ని బట్టి మారతాయి: మీ పశువైద్యాధికారిని అడగండి, లేదా 1962కి ఫోన్ చేయండి.',
    },
  },
};
