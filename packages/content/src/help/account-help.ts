import type { AppHelp } from './help-types.ts';
import { ANIMALS, APP, CHANGE, either, HOW, naming, notNaming, OTHERS } from './wording.ts';

const LANGUAGE =
  'language* languag* lang bhasha* bhasa* bhaasha* basha* bhashe* भाषा* भाषे* भाशा* భాష* భాషా*';
const LANGUAGES =
  'hindi marathi telugu english angrezi हिंदी* हिन्दी* मराठी* तेलुगु* अंग्रेजी* इंग्रजी* इंग्लिश తెలుగు* హిందీ* మరాఠీ* ఇంగ్లీష్* ఇంగ్లీషు*';
const WANT = `want need chahiye pahije havi hava kavali चाहिए पाहिजे हवी हवा కావాలి కావలెను kar* karo kara करो करें करा करायची చేయ* chey*`;
/** Whose password or lock it is when it is not ours. */
const OTHER_LOCKS =
  'phone fon mobile laptop computer screen email mail pattern router फोन* फ़ोन* मोबाइल* मोबाईल* लैपटॉप* ईमेल* मेल* కంప్యూటర్* ఫోన్* మొబైల్* ఈమెయిల్* మెయిల్*';
const PASSWORD = 'password* passward* pasword* passwd पासवर्ड* पासवड* పాస్_వర్డ్* పాస్వర్డ్*';
const FORGOTTEN =
  'forgot* forget* lost reset* recover* remember bhul* bhool* yaad visar* athvat* aathvat* marchi* maracip* marachi* gurtu भूल* याद विसर* आठव* रीसेट* रिसेट* మర్చి* మరచి* మరిచి* గుర్తు* రీసెట్*';
const ACCOUNT =
  'account* acount* khata khaata khate khaate khatyat khatha khaatha profile खाता खाते खात्या* अकाउंट* अकाऊंट* प्रोफा* ఖాతా* అకౌంట్* ప్రొఫైల్*';
const DELETE =
  'delet* delit* remov* eras* mita* mitaa* hata* hatav* hatva* kadhun kadhaycha kadhayche tolagin* tholagin* teesiv* band close deactivat* मिटा* मिटवा* हटा* हटव* काढून काढायच* डिलीट* बंद తొలగిం* తీసివే* తీసేయ* తీసేయా* డిలీట్* మూసివే* క్లోజ్';
const DATA =
  'data डाटा* डेटा* डॅटा డేటా* information jankari जानकारी mahiti माहिती* samacharam సమాచార* వివరాలు records history';
const MINE = `my mine mera mere meri maza majha majhi maajha naa naadi meeru मेरा मेरी मेरे माझा माझी माझे माझ्या అన్నీ నా ${APP}`;
const COPY =
  'download* copy copies backup export* डाउनलोड* डाऊनलोड* कॉपी* बैकअप प्रत प्रति डౌన్లోడ్* డౌన్లోడ్* కాపీ* బ్యాకప్*';
const SIGN_OUT =
  'log_out* logging_out sign_out* signing_out लॉग_आउट* लॉगआउट* लॉग_आऊट* लॉगाउट* साइन_आउट* साईन_आउट* లాగ్_అవుట్* లాగ్_ఔట్* లాగౌట్* సైన్_అవుట్*';
const SIGNED_IN = 'log_in* logged* signed_in sign_in* login* लॉग_इन* लॉगइन* लॉगिन* లాగిన్* లాగ్_ఇన్*';
const OTHER_PHONE =
  'shared everywhere other_phone* another_phone* other_device* devices all_phones dusre_phone* doosre_phone* dusrya_phone* itara_phone* vere_phone* दूसरे_फोन* दूसरे_मोबाइल* सब_फोन* दुसऱ्या_फोन* दुसऱ्या_मोबाइल* इतर_फोन* వేరే_ఫోన్* ఇతర_ఫోన్* ఇంకో_ఫోన్*';
const PROFILE = 'profile* profail* prof_ile प्रोफ* प्रोफा* ప్రొఫైల్* ప్రోఫైల్*';
const MY_FACTS =
  'name naam nav naav peru photo picture pic mobile_number phone_number number mobile bio नाम नाव नंबर* फोटो* तस्वीर* పేరు* నంబర్* నెంబర్* ఫోటో*';
const PLACE =
  'place location* village town city district gaon gaav gav ganv jagah jaga thikan* thikaan* ooru uru vooru jilla lokeshan गांव* गाँव* गाव* जगह* शहर* जिला* जिल्हा* ठिकाण* लोकेशन* ఊరు* ఊరి* లొకేషన్* ప్రదేశ* చోటు* జిల్లా*';
const WRONG = `wrong galat chukich* tappu गलत* चुकीच* चुकल* తప్పు*`;
const LAND_PAPERS = `pension ration rashan card aadhaar scheme yojana passbook satbara record bank राशन* रेशन* कार्ड* योजन* पेंशन पासबुक सातबारा बैंक* रजिस्ट्री పాస్బుక్* కార్డు* పథక* రేషన్* పట్టా*`;
const CROPS = `crop* fasal* pik pike seed* plant* field* fertili* फसल* पीक* पिक* बीज* खाद* खत* पौध* झाड* खेत* शेत* పంట* పొలం* విత్తన* మొక్క*`;

/** Language, password, sign-in, data, profile and place. */
export const accountHelp: readonly AppHelp[] = [
  {
    id: 'language',
    url: '/change-language',
    subject: notNaming(
      ANIMALS,
      either(
        naming(LANGUAGE, CHANGE),
        naming(LANGUAGE, HOW),
        naming(LANGUAGES, APP, `${HOW} ${CHANGE} ${WANT} in me mein madhye lo में मध्ये`),
        naming(LANGUAGES, CHANGE),
        naming(LANGUAGE, LANGUAGES, WANT),
      ),
    ),
    text: {
      en: {
        title: 'Changing the language',
        lines: [
          'Press your name or the person sign at the top right and choose “Change language”; on the first page press the globe.',
          'Then press your language: English, हिन्दी, मराठी or తెలుగు. The whole app changes at once and this device remembers it.',
          'The first time a language needs the internet. I answer in the language in which you ask.',
        ],
      },
      hi: {
        title: 'भाषा कैसे बदलें',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ और “भाषा बदलें” चुनें; पहले पन्ने पर ग्लोब का निशान दबाएँ।',
          'फिर अपनी भाषा दबाएँ: English, हिन्दी, मराठी या తెలుగు। पूरा ऐप तुरंत बदल जाता है और यह फ़ोन इसे याद रखता है।',
          'कोई भाषा पहली बार चुनने पर इंटरनेट चाहिए। आप जिस भाषा में पूछें, मैं उसी में जवाब देता हूँ।',
        ],
      },
      mr: {
        title: 'भाषा कशी बदलावी',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा आणि “भाषा बदला” निवडा; पहिल्या पानावर पृथ्वीगोलाचे चिन्ह दाबा.',
          'मग तुमची भाषा दाबा: English, हिन्दी, मराठी किंवा తెలుగు. संपूर्ण ॲप लगेच बदलते आणि हा फोन ती लक्षात ठेवतो.',
          'एखादी भाषा पहिल्यांदा निवडताना इंटरनेट लागते. तुम्ही ज्या भाषेत विचाराल त्याच भाषेत मी उत्तर देतो.',
        ],
      },
      te: {
        title: 'భాష ఎలా మార్చాలి',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి “భాష మార్చండి” ఎంచుకోండి; మొదటి పేజీలో భూగోళం గుర్తు నొక్కండి.',
          'తర్వాత మీ భాషను నొక్కండి: English, हिन्दी, मराठी లేదా తెలుగు. యాప్ మొత్తం వెంటనే మారుతుంది, ఈ ఫోన్ దాన్ని గుర్తుంచుకుంటుంది.',
          'ఒక భాషను మొదటిసారి ఎంచుకున్నప్పుడు ఇంటర్నెట్ కావాలి. మీరు ఏ భాషలో అడిగితే ఆ భాషలోనే నేను జవాబిస్తాను.',
        ],
      },
    },
  },
  {
    id: 'forgotten-password',
    url: '/forget',
    subject: notNaming(`${OTHERS} ${OTHER_LOCKS}`, naming(PASSWORD, FORGOTTEN)),
    text: {
      en: {
        title: 'Forgotten password',
        lines: [
          'On the sign-in page press “Forgot Password?”, write the email of your account and press “Send Reset Link”.',
          'Open the link in the email, write the new password twice and press “Reset Password”.',
          'If no email comes, look among the unwanted mail and check that it is the address with which you signed up.',
        ],
      },
      hi: {
        title: 'पासवर्ड भूल गए तो',
        lines: [
          'लॉग इन के पन्ने पर “पासवर्ड भूल गए?” दबाएँ, अपने खाते का ईमेल लिखें और “लिंक भेजें” दबाएँ।',
          'ईमेल में आया लिंक खोलें, नया पासवर्ड दो बार लिखें और “नया पासवर्ड रखें” दबाएँ।',
          'ईमेल न आए तो स्पैम में देखें, और देख लें कि यह वही ईमेल है जिससे खाता बनाया था।',
        ],
      },
      mr: {
        title: 'पासवर्ड विसरला तर',
        lines: [
          'लॉग इनच्या पानावर “पासवर्ड विसरलात?” दाबा, तुमच्या खात्याचा ईमेल लिहा आणि “लिंक पाठवा” दाबा.',
          'ईमेलमध्ये आलेली लिंक उघडा, नवीन पासवर्ड दोनदा लिहा आणि “नवीन पासवर्ड ठेवा” दाबा.',
          'ईमेल आला नाही तर स्पॅममध्ये पाहा, आणि खाते उघडताना दिलेला ईमेल हाच आहे ना ते तपासा.',
        ],
      },
      te: {
        title: 'పాస్‌వర్డ్ మర్చిపోతే',
        lines: [
          'లాగిన్ పేజీలో “పాస్‌వర్డ్ మర్చిపోయారా?” నొక్కి, మీ ఖాతా ఈమెయిల్ రాసి “లింక్ పంపండి” నొక్కండి.',
          'ఈమెయిల్‌లో వచ్చిన లింక్ తెరిచి, కొత్త పాస్‌వర్డ్ రెండుసార్లు రాసి “కొత్త పాస్‌వర్డ్ పెట్టండి” నొక్కండి.',
          'ఈమెయిల్ రాకపోతే స్పామ్‌లో చూడండి, ఖాతా తెరిచినప్పుడు ఇచ్చిన ఈమెయిల్ ఇదేనా చూసుకోండి.',
        ],
      },
    },
  },
  {
    id: 'change-password',
    url: '/application/change-password',
    subject: notNaming(
      `${OTHERS} ${OTHER_LOCKS}`,
      naming(PASSWORD, `${CHANGE} ${HOW} new naya nava navin kotta kothha नया नवा नवीन కొత్త`),
    ),
    text: {
      en: {
        title: 'Changing the password',
        lines: [
          'Press your name or the person sign at the top right and choose “Change Password”.',
          'Write the current password, the new one twice, and press “Update Password”.',
          'The new one needs at least 8 characters: a small and a capital letter, a number and a sign such as ! or @.',
        ],
      },
      hi: {
        title: 'पासवर्ड बदलना',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ और “पासवर्ड बदलें” चुनें।',
          'अभी का पासवर्ड लिखें, नया पासवर्ड दो बार लिखें और “पासवर्ड बदलें” दबाएँ।',
          'नए पासवर्ड में कम से कम 8 अक्षर हों: अंग्रेज़ी का एक छोटा और एक बड़ा अक्षर, एक अंक और ! या @ जैसा एक चिह्न।',
        ],
      },
      mr: {
        title: 'पासवर्ड बदलणे',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा आणि “पासवर्ड बदला” निवडा.',
          'सध्याचा पासवर्ड लिहा, नवीन पासवर्ड दोनदा लिहा आणि “पासवर्ड बदला” दाबा.',
          'नवीन पासवर्डमध्ये किमान 8 अक्षरे हवीत: इंग्रजीतील एक लहान व एक मोठे अक्षर, एक अंक आणि ! किंवा @ सारखे एक चिन्ह.',
        ],
      },
      te: {
        title: 'పాస్‌వర్డ్ మార్చడం',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి “పాస్‌వర్డ్ మార్చండి” ఎంచుకోండి.',
          'ప్రస్తుత పాస్‌వర్డ్ రాసి, కొత్తది రెండుసార్లు రాసి “పాస్‌వర్డ్ మార్చండి” నొక్కండి.',
          'కొత్త పాస్‌వర్డ్‌లో కనీసం 8 అక్షరాలు ఉండాలి: ఇంగ్లీషు చిన్న అక్షరం, పెద్ద అక్షరం, ఒక అంకె, ! లేదా @ వంటి ఒక గుర్తు.',
        ],
      },
    },
  },
  {
    id: 'sign-out',
    url: '/application/change-password',
    subject: notNaming(OTHERS, either(naming(SIGN_OUT), naming(SIGNED_IN, OTHER_PHONE))),
    text: {
      en: {
        title: 'Signing out on a shared phone',
        lines: [
          'Press your name or the person sign at the top right, then “Logout” and “Yes”. What this phone kept of you is removed, also leaf scans that were not sent yet.',
          'Still signed in on another phone? Choose “Change Password”: under “Signed-in devices” press “Sign out” beside it, or “Sign out everywhere”.',
        ],
      },
      hi: {
        title: 'दूसरों के फ़ोन पर लॉग आउट',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ, फिर “लॉग आउट” और “हाँ”। आपका जो कुछ इस फ़ोन पर रखा था वह मिट जाता है, पत्ते की वे जाँचें भी जो अभी भेजी नहीं गईं।',
          'किसी और फ़ोन पर लॉग इन रह गए? “पासवर्ड बदलें” चुनें: “जिन फ़ोन या कंप्यूटर पर आप लॉग इन हैं” में उसके पास “लॉग आउट करें” दबाएँ, या “सब जगह से लॉग आउट करें”।',
        ],
      },
      mr: {
        title: 'दुसऱ्याच्या फोनवर लॉग आउट',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा, मग “लॉग आउट” आणि “होय”. तुमचे जे काही या फोनवर होते ते काढले जाते, अजून न पाठवलेल्या पानांच्या तपासण्याही.',
          'दुसऱ्या फोनवर लॉग इन राहिलात? “पासवर्ड बदला” निवडा: “तुम्ही लॉग इन असलेली उपकरणे” मध्ये त्याच्या शेजारी “लॉग आउट करा” दाबा, किंवा “सगळीकडून लॉग आउट करा”.',
        ],
      },
      te: {
        title: 'ఇతరుల ఫోన్‌లో లాగ్ అవుట్',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి, “లాగ్ అవుట్”, ఆ తర్వాత “అవును” నొక్కండి. ఈ ఫోన్‌లో ఉన్న మీ సమాచారం పోతుంది, ఇంకా పంపని ఆకు పరిశీలనలు కూడా.',
          'వేరే ఫోన్‌లో లాగిన్ అయి ఉండిపోయారా? “పాస్‌వర్డ్ మార్చండి” ఎంచుకుని, “మీరు లాగిన్ అయిన పరికరాలు”లో దాని పక్కన “లాగ్ అవుట్ చేయండి” లేదా “అన్ని చోట్ల లాగ్ అవుట్ చేయండి” నొక్కండి.',
        ],
      },
    },
  },
  {
    id: 'delete-account',
    url: '/application/change-password',
    subject: notNaming(
      `${OTHERS} ${ANIMALS} ${CROPS} loan`,
      either(naming(ACCOUNT, DELETE), naming(DATA, DELETE, MINE)),
    ),
    text: {
      en: {
        title: 'Deleting the account',
        lines: [
          'Press your name or the person sign at the top right and choose “Change Password”; at the foot of that page, under “Delete account”, press “Delete my account”.',
          'Write your password, tick “I understand that everything will be deleted” and press “Delete for good”.',
          'Profile, books, tasks, posts and pictures are then gone; nobody can bring them back. “Download my data” on the same page gives you a copy before.',
        ],
      },
      hi: {
        title: 'खाता मिटाना',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ और “पासवर्ड बदलें” चुनें; उस पन्ने में सबसे नीचे “खाता मिटाएँ” में “मेरा खाता मिटाएँ” दबाएँ।',
          'अपना पासवर्ड लिखें, “मुझे पता है कि सब कुछ मिट जाएगा” पर निशान लगाएँ और “हमेशा के लिए मिटाएँ” दबाएँ।',
          'फिर प्रोफ़ाइल, हिसाब, काम, पोस्ट और फ़ोटो मिट जाते हैं; उन्हें कोई वापस नहीं ला सकता। उससे पहले उसी पन्ने पर “मेरी जानकारी डाउनलोड करें” से एक प्रति ले सकते हैं।',
        ],
      },
      mr: {
        title: 'खाते काढून टाकणे',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा आणि “पासवर्ड बदला” निवडा; त्या पानाच्या तळाशी “खाते काढून टाका” मध्ये “माझे खाते काढून टाका” दाबा.',
          'तुमचा पासवर्ड लिहा, “सर्व काही काढले जाईल हे मला समजले आहे” वर खूण करा आणि “कायमचे काढून टाका” दाबा.',
          'मग प्रोफाइल, हिशोब, कामे, पोस्ट आणि फोटो जातात; ते कोणीही परत आणू शकत नाही. त्याआधी त्याच पानावर “माझी माहिती डाउनलोड करा” ने प्रत घेता येते.',
        ],
      },
      te: {
        title: 'ఖాతా తొలగించడం',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి “పాస్‌వర్డ్ మార్చండి” ఎంచుకోండి; ఆ పేజీ చివర “ఖాతా తొలగించండి”లో “నా ఖాతా తొలగించండి” నొక్కండి.',
          'మీ పాస్‌వర్డ్ రాసి, “అన్నీ తొలగిపోతాయని నాకు అర్థమైంది” దగ్గర టిక్ చేసి, “శాశ్వతంగా తొలగించండి” నొక్కండి.',
          'అప్పుడు ప్రొఫైల్, లెక్కలు, పనులు, పోస్టులు, ఫోటోలు పోతాయి; వాటిని ఎవరూ తిరిగి తేలేరు. అంతకు ముందు అదే పేజీలో “నా సమాచారం డౌన్‌లోడ్ చేయండి” నొక్కి కాపీ తీసుకోవచ్చు.',
        ],
      },
    },
  },
  {
    id: 'copy-data',
    url: '/application/change-password',
    subject: notNaming(
      `${OTHERS} ${ANIMALS} scheme* yojana* योजन* పథక* weather market price`,
      naming(DATA, COPY),
    ),
    text: {
      en: {
        title: 'A copy of your data',
        lines: [
          'Press your name or the person sign at the top right and choose “Change Password”; under “A copy of everything” press “Download my data”.',
          'You get one ZIP file with your profile, books, tasks, posts and pictures; this needs the internet.',
        ],
      },
      hi: {
        title: 'अपनी जानकारी की प्रति',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ और “पासवर्ड बदलें” चुनें; “आपकी सारी जानकारी की एक प्रति” में “मेरी जानकारी डाउनलोड करें” दबाएँ।',
          'प्रोफ़ाइल, हिसाब, काम, पोस्ट और फ़ोटो एक ZIP फ़ाइल में मिलते हैं; इसके लिए इंटरनेट चाहिए।',
        ],
      },
      mr: {
        title: 'तुमच्या माहितीची प्रत',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा आणि “पासवर्ड बदला” निवडा; “तुमच्या सर्व माहितीची प्रत” मध्ये “माझी माहिती डाउनलोड करा” दाबा.',
          'प्रोफाइल, हिशोब, कामे, पोस्ट आणि फोटो एकाच ZIP फाइलमध्ये मिळतात; यासाठी इंटरनेट लागते.',
        ],
      },
      te: {
        title: 'మీ సమాచారం కాపీ',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి “పాస్‌వర్డ్ మార్చండి” ఎంచుకోండి; “మీ సమాచారం మొత్తం కాపీ”లో “నా సమాచారం డౌన్‌లోడ్ చేయండి” నొక్కండి.',
          'ప్రొఫైల్, లెక్కలు, పనులు, పోస్టులు, ఫోటోలు ఒకే ZIP ఫైల్‌లో వస్తాయి; దీనికి ఇంటర్నెట్ కావాలి.',
        ],
      },
    },
  },
  {
    id: 'place',
    url: '/application/profile-view',
    subject: notNaming(
      `${ANIMALS} ${CROPS} ${LAND_PAPERS} mandi मंडी*`,
      either(
        naming(PLACE, CHANGE, `${HOW} ${MINE}`),
        naming(
          PLACE,
          WRONG,
          `${MINE} weather mausam मौसम* हवामान* వాతావరణ* dikh* दिख* दाखव* showing shows`,
        ),
      ),
    ),
    text: {
      en: {
        title: 'Changing the place of the farm',
        lines: [
          'Press your name or the person sign at the top right and choose “View Profile”; at “Place of the farm” press “Choose place”.',
          'Write at least 2 letters of the village, town or district and press the right one in the list. If it is not there, take the nearest town.',
          'Water, weather and price advice is worked out for this place.',
        ],
      },
      hi: {
        title: 'खेत की जगह बदलना',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ और “प्रोफ़ाइल देखें” चुनें; “खेत की जगह” में “जगह चुनें” दबाएँ।',
          'गाँव, शहर या ज़िले के कम से कम 2 अक्षर लिखें और सूची में सही नाम दबाएँ। न मिले तो पास का शहर चुनें।',
          'पानी, मौसम और भाव की सलाह इसी जगह के हिसाब से बनती है।',
        ],
      },
      mr: {
        title: 'शेताचे ठिकाण बदलणे',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा आणि “प्रोफाइल पाहा” निवडा; “शेताचे ठिकाण” मध्ये “ठिकाण निवडा” दाबा.',
          'गाव, शहर किंवा जिल्ह्याची किमान 2 अक्षरे लिहा आणि यादीतील बरोबर नाव दाबा. नसेल तर जवळचे शहर निवडा.',
          'पाणी, हवामान आणि भावाचा सल्ला याच ठिकाणासाठी काढला जातो.',
        ],
      },
      te: {
        title: 'పొలం ఉన్న చోటు మార్చడం',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి “ప్రొఫైల్ చూడండి” ఎంచుకోండి; “పొలం ఉన్న చోటు”లో “చోటు ఎంచుకోండి” నొక్కండి.',
          'గ్రామం, పట్టణం లేదా జిల్లా పేరులో కనీసం 2 అక్షరాలు రాసి, జాబితాలో సరైనదాన్ని నొక్కండి. లేకపోతే దగ్గరి పట్టణం ఎంచుకోండి.',
          'నీరు, వాతావరణం, ధరల సలహాలు ఈ చోటును బట్టి వస్తాయి.',
        ],
      },
    },
  },
  {
    id: 'profile',
    url: '/application/profile-input',
    subject: notNaming(
      `${OTHERS} ${ANIMALS} ${LAND_PAPERS}`,
      either(
        naming(PROFILE, `${HOW} ${CHANGE} fill* bhar* भर* నింప* ${MY_FACTS}`),
        naming(MY_FACTS, CHANGE, MINE),
      ),
    ),
    text: {
      en: {
        title: 'Changing your profile',
        lines: [
          'Press your name or the person sign at the top right, choose “View Profile” and press “Edit”.',
          'Change name, phone number, land, crops or picture and press “Save Profile”. Nobody else sees your phone number.',
        ],
      },
      hi: {
        title: 'अपनी प्रोफ़ाइल बदलना',
        lines: [
          'ऊपर दाईं ओर अपना नाम या आदमी का निशान दबाएँ, “प्रोफ़ाइल देखें” चुनें और “बदलें” दबाएँ।',
          'नाम, फ़ोन नंबर, ज़मीन, फसल या तस्वीर बदलें और “प्रोफ़ाइल सहेजें” दबाएँ। आपका फ़ोन नंबर और किसी को नहीं दिखता।',
        ],
      },
      mr: {
        title: 'तुमची प्रोफाइल बदलणे',
        lines: [
          'वर उजवीकडे तुमचे नाव किंवा माणसाचे चिन्ह दाबा, “प्रोफाइल पाहा” निवडा आणि “बदला” दाबा.',
          'नाव, फोन नंबर, जमीन, पिके किंवा फोटो बदला आणि “प्रोफाइल जतन करा” दाबा. तुमचा फोन नंबर दुसऱ्या कोणाला दिसत नाही.',
        ],
      },
      te: {
        title: 'మీ ప్రొఫైల్ మార్చడం',
        lines: [
          'పైన కుడివైపు మీ పేరు లేదా మనిషి గుర్తు నొక్కి, “ప్రొఫైల్ చూడండి” ఎంచుకుని “మార్చండి” నొక్కండి.',
          'పేరు, ఫోన్ నంబర్, భూమి, పంటలు లేదా ఫోటో మార్చి “ప్రొఫైల్ భద్రపరచండి” నొక్కండి. మీ ఫోన్ నంబర్ ఇంకెవరికీ కనిపించదు.',
        ],
      },
    },
  },
];
