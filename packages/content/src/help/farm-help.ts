import type { AppHelp } from './help-types.ts';
import {
  ANIMALS,
  APP,
  either,
  HOW,
  NO_NETWORK,
  naming,
  notNaming,
  WITHOUT_NETWORK,
} from './wording.ts';

const MONEY =
  'expens* incom* earning* spending* kharch* kharcha kharche aamdani* amdani* aay utpann* utpanna karchu* kharchu* aadayam* adayam* hisab* hishob* hisob* lekka* lekkalu jamakharch* खर्च* आमदनी* आय उत्पन्न* हिसाब* हिशोब* हिशेब* जमाखर्च* ఖర్చు* ఆదాయ* లెక్క* జమా';
const WRITE =
  'write record* add adding enter* log note likh* lih* lihu* jod* dal dalu daal* daalu darj nond* bhar* raay* raya* rasu* raasu* cherch* cheru* namod* लिख* लिह* जोड* डाल* दर्ज नोंद* भरें भरू भरूँ भरायच* రాయ* రాసు* రాసే* చేర్చ* నమోదు* వేయ*';
const HOW_MUCH =
  'much many total kitna* kitne kitni kiti entha enta enni कितन* किती कुल एकूण ఎంత ఎన్ని మొత్తం how_much';
const TASK =
  'task* todo to_do reminder* remind alarm* टास्क* रिमाइंडर* रिमाईंडर* अलार्म* टू_डू टाइमर టాస్క్* రిమైండర్* అలారం*';
const WORK = 'kaam* kam kame kaame pani panulu पनि काम* कामे काम पनी పని పనిని పనులు పనుల*';
const REMEMBER =
  'yaad_dil* yad_dil* yaad_rakh* athvan* aathvan* gurtu_chey* याद_दिल* याद_कर* आठवण* గుర్తు_చే* గుర్తుచే*';
const ADD =
  'add* set* creat* make put* new jod* laga* lagau lagav* lav* banau banav* cherch* pett* rayal* likh* lih* जोड* लगा* लगवा* लावा* लावू* लावायच* बना* ठेवा* ठेवू* ठेवायच* लिख* लिह* घाल* చేర్చ* పెట్ట* పెట్టు* రాయ*';
const ADD_TO_LIST = 'add* jod* cherch* list jodaych* जोड* लिस्ट सूची यादी* చేర్చ* జాబితా*';
const CALENDAR = 'calendar* kalendar* calender* कैलेंडर* कॅलेंडर* క్యాలెండర్*';
const WATERING =
  'watering* irrigat* watered sinchai* sinchan* सिंचाई* सिंचन* ओलीत* neeru* nillu* paani pani panya* water पानी* पाणी* पाण्य* नీరు నీరు* నీళ్* తడి* नीर పారుదల*';
const RECORD =
  'record* log logged note enter* write likh* lih* darj nond* namod* raay* raya* raasu* rasu* लिख* लिह* दर्ज नोंद* నమోదు* రాయ* రాసు*';
const IRRIGATION =
  'irrigat* sinchai* sinchan* water* pani paani neeru सिंचाई* सिंचन* पानी* पाणी* నీరు* నీటి* పారుదల*';
const ADVICE =
  'advice advise* suggest* recommend* predict* salah* salla* sallah* sujhav* sujhaav* shifaras* salaha* suchana* soochana* सलाह* सल्ला* सल्ल्य* सुझाव* सुझा* शिफारस* सुचव* సలహా* సూచన* సూచిం*';
const CROP =
  'crop* fasal* phasal* pik pike pikachi pikacha panta* pantalu फसल* पीक* पिक* పంట* పైరు*';
const SOIL =
  'soil* mitti* mati* maati* nela nelaku matti मिट्टी* माती* मातीसाठी నేల* మట్టి* field खेत* शेत* పొలం* khet* shet* polam*';
const WHICH = 'which what kaun* kon* konti kont* konsi ye_panta e_panta em_panta कौन* कोण* ఏ ఏం ఏది';
const INSURANCE = `bima* vima* insurance loan karj* loss बीमा* विमा* कर्ज* ऋण* नुकसान* నష్ట* బీమా* రుణ* disease* pest* rog* keed* रोग* कीड* कीट* తెగులు* పురుగు* khad* खाद* खत* ఎరువు* price* rate* bhav* भाव* ధర* scheme* yojan* योजन* పథక*`;
const PHOTO =
  'photo* foto* pic picture* image* camera* scan* greenscan green_scan snap फोटो* तस्वीर* कैमर* कॅमेर* स्कैन* स्कॅन* ग्रीनस्कैन* ग्रीनस्कॅन* ఫోటో* కెమెరా* స్కాన్* గ్రీన్స్కాన్*';
const LEAF =
  'leaf leaves plant* crop* diseas* diagnos* identif* detect* patta patte patti* pan panache panacha paane rog* bimari* beemari* aaku* aku akulu tegul* jabbu* mokka* पत्त* पान पाने पाना* रोग* बीमारी* बिमारी* पौध* झाड* फसल* पीक* पिक* ओळख* पहचान* ఆకు* తెగులు* తెగుళ్* జబ్బు* మొక్క* పంట*';
const LEAF_DOCTOR =
  'leaf_doctor plant_doctor crop_doctor greenscan green_scan doctor लीफ_डॉक्टर ग्रीनस्कैन* ग्रीनस्कॅन* डॉक्टर* గ్రీన్స్కాన్* డాక్టర్*';
const SKIN = `skin khaj* khuj* त्वचा चमड़ी baby child bacch* बच्च* मुल* చర్మ* पासपोर्ट passport aadhaar form video वीडियो व्हिडिओ వీడియో* రీల్* reel* रील* profile post* पोस्ट* పోస్ట్*`;

/** Books, tasks, watering, crop advice and the leaf doctor. */
export const farmHelp: readonly AppHelp[] = [
  {
    id: 'books',
    url: '/application/dashboard#finance',
    subject: notNaming(
      `${ANIMALS} ${HOW_MUCH} form letter application_form`,
      naming(MONEY, WRITE, `${HOW} ${APP}`),
    ),
    text: {
      en: {
        title: 'Writing an expense or an income',
        lines: [
          'On “My Farm Dashboard” go to “Finance” and press “Add More ?”.',
          'Choose “Expenses” or “Incomes”, fill in what for, amount and date, and press “Add Expense” or “Add Income”.',
          '“Go To Summary” shows the totals; you may also ask me how much you spent this month.',
        ],
      },
      hi: {
        title: 'खर्च या आमदनी लिखना',
        lines: [
          '“मेरा खेत” में “हिसाब-किताब” पर जाएँ और “और जोड़ें ?” दबाएँ।',
          '“खर्च” या “आमदनी” चुनें, किस चीज़ का है, रकम और तारीख भरें, और “खर्च जोड़ें” या “आमदनी जोड़ें” दबाएँ।',
          '“कुल हिसाब देखें” से जोड़ दिखता है; मुझसे भी पूछ सकते हैं कि इस महीने कितना खर्च हुआ।',
        ],
      },
      mr: {
        title: 'खर्च किंवा उत्पन्न लिहिणे',
        lines: [
          '“माझे शेत” मध्ये “जमाखर्च” वर जा आणि “आणखी जोडा ?” दाबा.',
          '“खर्च” किंवा “उत्पन्न” निवडा, कशाचे आहे, रक्कम आणि तारीख भरा, आणि “खर्च जोडा” किंवा “उत्पन्न जोडा” दाबा.',
          '“गोषवारा पाहा” मध्ये बेरीज दिसते; या महिन्यात किती खर्च झाला ते मलाही विचारता येते.',
        ],
      },
      te: {
        title: 'ఖర్చు లేదా ఆదాయం రాయడం',
        lines: [
          '“నా పొలం”లో “జమా ఖర్చులు” దగ్గర “ఇంకా చేర్చాలా ?” నొక్కండి.',
          '“ఖర్చులు” లేదా “ఆదాయం” ఎంచుకుని, దేనికో, మొత్తం, తేదీ రాసి “ఖర్చు చేర్చండి” లేదా “ఆదాయం చేర్చండి” నొక్కండి.',
          '“మొత్తం లెక్క చూడండి” నొక్కితే మొత్తాలు కనిపిస్తాయి; ఈ నెల ఎంత ఖర్చయిందో నన్ను కూడా అడగవచ్చు.',
        ],
      },
    },
  },
  {
    id: 'tasks',
    url: '/application/dashboard#tasks',
    subject: notNaming(
      `${ANIMALS} vaccin* टीका* लस* టీకా* price* bhav* भाव* ధర*`,
      either(
        naming(TASK, ADD, `${HOW} ${APP} me my mera maza`),
        naming(TASK, HOW, ADD),
        naming(WORK, ADD_TO_LIST, HOW),
        naming(REMEMBER, HOW),
        naming(CALENDAR, `${TASK} ${WORK}`),
      ),
    ),
    text: {
      en: {
        title: 'Tasks and reminders',
        lines: [
          'On “My Farm Dashboard” go to “Farm Tasks” and press “Add More ?”; write “Task Name” and “Date” and press “Add Task”. What comes again every week or month is set at “Recurrence”.',
          'On its day the bell at the top tells you. That the phone rings while Ankur is closed is switched on at the bell under “Settings”: “Tell me on this phone”.',
        ],
      },
      hi: {
        title: 'काम और याद दिलाना',
        lines: [
          '“मेरा खेत” में “खेती के काम” पर जाएँ और “और जोड़ें ?” दबाएँ; “काम का नाम” और “तारीख” लिखें और “काम जोड़ें” दबाएँ। हर हफ़्ते या महीने आने वाला काम “कितनी बार” में चुनें।',
          'उस दिन ऊपर की घंटी बताती है। अंकुर बंद होने पर भी फ़ोन बताए, इसके लिए घंटी में “सेटिंग” खोलकर “इस फ़ोन पर बताएँ” दबाएँ।',
        ],
      },
      mr: {
        title: 'कामे आणि आठवण',
        lines: [
          '“माझे शेत” मध्ये “शेतीची कामे” वर जा आणि “आणखी जोडा ?” दाबा; “कामाचे नाव” आणि “तारीख” लिहा आणि “काम जोडा” दाबा. दर आठवड्याला किंवा महिन्याला येणारे काम “किती वेळा” मध्ये निवडा.',
          'त्या दिवशी वरची घंटी सांगते. अंकुर बंद असतानाही फोनने सांगावे यासाठी घंटीत “सेटिंग” उघडून “या फोनवर सांगा” दाबा.',
        ],
      },
      te: {
        title: 'పనులు, గుర్తుచేయడం',
        lines: [
          '“నా పొలం”లో “వ్యవసాయ పనులు” దగ్గర “ఇంకా చేర్చాలా ?” నొక్కి, “పని పేరు”, “తేదీ” రాసి “పని చేర్చండి” నొక్కండి. ప్రతి వారం లేదా నెల వచ్చే పనిని “ఎన్నిసార్లు”లో ఎంచుకోండి.',
          'ఆ రోజు పైన ఉన్న గంట గుర్తు చెబుతుంది. అంకుర్ మూసి ఉన్నా ఫోన్ చెప్పాలంటే గంట గుర్తులో “సెట్టింగులు” తెరిచి “ఈ ఫోన్‌లో చెప్పండి” నొక్కండి.',
        ],
      },
    },
  },
  {
    id: 'watering',
    url: '/application/dashboard#irrigation',
    subject: notNaming(
      `${ANIMALS} ${HOW_MUCH}`,
      either(
        naming(WATERING, RECORD, `${HOW} ${APP}`),
        naming(IRRIGATION, ADVICE, `${HOW} ${APP}`),
      ),
    ),
    text: {
      en: {
        title: 'Water advice and recording a watering',
        lines: [
          'On “My Farm Dashboard” go to “Irrigation Management”, choose crop, land and date and press “Submit”: it says when and how much to water.',
          'After watering press “I have watered” below the advice, write the pump hours or the water and press “Save watering”; the advice is then worked out anew.',
        ],
      },
      hi: {
        title: 'सिंचाई की सलाह और दिया हुआ पानी लिखना',
        lines: [
          '“मेरा खेत” में “सिंचाई की सलाह” पर जाएँ, फसल, ज़मीन और तारीख भरें और “पानी की सलाह लें” दबाएँ: कब और कितना पानी देना है, बताया जाता है।',
          'पानी देने के बाद सलाह के नीचे “मैंने पानी दे दिया” दबाएँ, पंप के घंटे या पानी लिखें और “सहेजें” दबाएँ; सलाह फिर से निकलती है।',
        ],
      },
      mr: {
        title: 'पाण्याचा सल्ला आणि दिलेले पाणी लिहिणे',
        lines: [
          '“माझे शेत” मध्ये “सिंचन व्यवस्थापन” वर जा, पीक, जमीन आणि तारीख भरा आणि “पाण्याचा सल्ला घ्या” दाबा: कधी आणि किती पाणी द्यायचे ते कळते.',
          'पाणी दिल्यावर सल्ल्याखाली “मी पाणी दिले” दाबा, पंपाचे तास किंवा पाणी लिहा आणि “जतन करा” दाबा; सल्ला पुन्हा काढला जातो.',
        ],
      },
      te: {
        title: 'నీటి సలహా, పెట్టిన నీరు రాయడం',
        lines: [
          '“నా పొలం”లో “నీటి పారుదల నిర్వహణ” దగ్గర పంట, భూమి, తేదీ నింపి “నీటి సలహా చూడండి” నొక్కండి: ఎప్పుడు, ఎంత నీరు పెట్టాలో చెబుతుంది.',
          'నీరు పెట్టాక సలహా కింద “నేను నీరు పెట్టాను” నొక్కి, పంపు గంటలు లేదా నీరు రాసి “భద్రపరచండి” నొక్కండి; సలహా మళ్లీ లెక్కిస్తుంది.',
        ],
      },
    },
  },
  {
    id: 'leaf-doctor-offline',
    url: '/application/greenscan',
    subject: notNaming(
      ANIMALS,
      naming(`${LEAF_DOCTOR} ${PHOTO}`, `${WITHOUT_NETWORK} ${NO_NETWORK}`),
    ),
    text: {
      en: {
        title: 'The leaf doctor without internet',
        lines: [
          'While there is internet, open “GreenScan Diagnostics” and press “Download” at “The doctor without internet”; its size stands on the button.',
          'It then works in the field without a network, and the photographs stay on the phone.',
          'When there is a network again the scans go to your account, if “Keep my scans and their photographs in my account” is ticked.',
        ],
      },
      hi: {
        title: 'बिना इंटरनेट पत्ते की जाँच',
        lines: [
          'जब इंटरनेट हो तब “ग्रीनस्कैन रोग जाँच” खोलें और “बिना इंटरनेट का डॉक्टर” में “डाउनलोड करें” दबाएँ; कितना बड़ा है यह बटन पर लिखा है।',
          'फिर वह खेत में बिना नेटवर्क भी चलता है, और फ़ोटो फ़ोन में ही रहती है।',
          'नेटवर्क आने पर जाँचें आपके खाते में जाती हैं, अगर “मेरी जाँचें और फ़ोटो मेरे खाते में रखें” पर निशान लगा हो।',
        ],
      },
      mr: {
        title: 'इंटरनेटशिवाय पानाची तपासणी',
        lines: [
          'इंटरनेट असताना “ग्रीनस्कॅन रोग तपासणी” उघडा आणि “इंटरनेटशिवाय डॉक्टर” मध्ये “डाउनलोड करा” दाबा; किती मोठा आहे ते बटणावर लिहिले आहे.',
          'मग तो शेतात नेटवर्कशिवायही चालतो, आणि फोटो फोनमध्येच राहतात.',
          'नेटवर्क आल्यावर तपासण्या तुमच्या खात्यात जातात, “माझ्या तपासण्या व फोटो माझ्या खात्यात ठेवा” वर खूण असेल तर.',
        ],
      },
      te: {
        title: 'ఇంటర్నెట్ లేకుండా ఆకు పరీక్ష',
        lines: [
          'ఇంటర్నెట్ ఉన్నప్పుడు “గ్రీన్‌స్కాన్ తెగులు పరీక్ష” తెరిచి, “ఇంటర్నెట్ లేని డాక్టర్”లో “డౌన్‌లోడ్ చేయండి” నొక్కండి; ఎంత పెద్దదో బటన్ మీద రాసి ఉంటుంది.',
          'అప్పుడు పొలంలో నెట్‌వర్క్ లేకపోయినా పనిచేస్తుంది, ఫోటోలు ఫోన్‌లోనే ఉంటాయి.',
          'నెట్‌వర్క్ వచ్చాక పరిశీలనలు మీ ఖాతాకు వెళ్తాయి, “నా పరిశీలనలు, ఫోటోలు నా ఖాతాలో ఉంచండి” దగ్గర టిక్ ఉంటేనే.',
        ],
      },
    },
  },
  {
    id: 'leaf-doctor',
    url: '/application/greenscan',
    subject: notNaming(
      `${ANIMALS} ${SKIN}`,
      either(naming(PHOTO, LEAF), naming('greenscan green_scan ग्रीनस्कैन* ग्रीनस्कॅन* గ్రీన్స్కాన్*')),
    ),
    text: {
      en: {
        title: 'Checking a sick leaf by photograph',
        lines: [
          'Open “GreenScan Diagnostics” in the menu (☰, top left) and press “Take a photograph” or “Upload Image”: one sick leaf, close up, in daylight.',
          'Choose the crop if you know it and press “Predict Disease”. You read what it may be, how sure the doctor is, and what to do.',
          'Where it is not sure it says so: do not spray on a guess then, but ask an expert. I myself cannot see photographs.',
        ],
      },
      hi: {
        title: 'फ़ोटो से पत्ते की बीमारी जाँचना',
        lines: [
          'मेन्यू (☰, ऊपर बाईं ओर) में “ग्रीनस्कैन रोग जाँच” खोलें और “फ़ोटो खींचें” या “फ़ोटो चुनें” दबाएँ: एक बीमार पत्ता, पास से, दिन की रोशनी में।',
          'फसल पता हो तो चुनें और “रोग पहचानें” दबाएँ। क्या हो सकता है, कितना पक्का है और क्या करना है, सब लिखा आता है।',
          'पक्का न हो तो वह साफ़ कहता है: तब अंदाज़े से छिड़काव न करें, विशेषज्ञ से पूछें। मैं ख़ुद फ़ोटो नहीं देख सकता।',
        ],
      },
      mr: {
        title: 'फोटोवरून पानाचा रोग तपासणे',
        lines: [
          'मेनूमध्ये (☰, वर डावीकडे) “ग्रीनस्कॅन रोग तपासणी” उघडा आणि “फोटो काढा” किंवा “फोटो निवडा” दाबा: एकच रोगट पान, जवळून, दिवसाच्या उजेडात.',
          'पीक माहीत असेल तर निवडा आणि “रोग ओळखा” दाबा. काय असू शकते, किती खात्री आहे आणि काय करायचे ते दिसते.',
          'खात्री नसेल तर तो तसे सांगतो: तेव्हा अंदाजाने फवारणी करू नका, तज्ज्ञांना विचारा. मला स्वतःला फोटो दिसत नाहीत.',
        ],
      },
      te: {
        title: 'ఫోటోతో ఆకు తెగులు పరీక్షించడం',
        lines: [
          'మెనూ (☰, పైన ఎడమవైపు)లో “గ్రీన్‌స్కాన్ తెగులు పరీక్ష” తెరిచి “ఫోటో తీయండి” లేదా “ఫోటో ఎంచుకోండి” నొక్కండి: జబ్బు పడిన ఒక ఆకు, దగ్గర నుంచి, పగటి వెలుతురులో.',
          'పంట తెలిస్తే ఎంచుకుని “తెగులు గుర్తించండి” నొక్కండి. ఏమై ఉండవచ్చో, ఎంత నమ్మకమో, ఏం చేయాలో కనిపిస్తుంది.',
          'నమ్మకం లేకపోతే అదే చెబుతుంది: అప్పుడు ఊహతో మందు కొట్టకండి, నిపుణులను అడగండి. నేను ఫోటోలు చూడలేను.',
        ],
      },
    },
  },
  {
    id: 'crop-advice',
    url: '/application/crop-prediction',
    subject: notNaming(
      `${ANIMALS} ${INSURANCE}`,
      either(
        naming(CROP, ADVICE, `${HOW} ${APP}`),
        naming('crop_prediction crop_suggestion* फसल_का_सुझाव पिकाची_शिफारस పంట_సూచన'),
        naming(
          WHICH,
          CROP,
          SOIL,
          'my mere meri mera majhya mazya maza majhi naa na suit* best grow* मेरे मेरी मेरा माझ्या माझी नా నా సరిపో* అనుకూ* योग्य',
        ),
      ),
    ),
    text: {
      en: {
        title: 'Which crop suits my field',
        lines: [
          'Open “Crop Prediction” in the menu (☰, top left), fill in soil and weather and press “Predict Crops”.',
          "Figures that you do not have are filled in by “I don't know my N, P, K” and “Fill the weather of my place”; with a card choose “My values are from a Soil Health Card”.",
          'It is advice, not a promise: ask your Krishi Vigyan Kendra before a big change.',
        ],
      },
      hi: {
        title: 'मेरे खेत के लिए कौन सी फसल',
        lines: [
          'मेन्यू (☰, ऊपर बाईं ओर) में “फसल का सुझाव” खोलें, मिट्टी और मौसम के आँकड़े भरें और “फसल सुझाएँ” दबाएँ।',
          'जो आँकड़े पता न हों वे “मुझे अपना N, P, K नहीं पता” और “मेरी जगह का मौसम भरें” से भर जाते हैं; कार्ड हो तो “मेरे आँकड़े मृदा स्वास्थ्य कार्ड के हैं” चुनें।',
          'यह सलाह है, वादा नहीं: बड़ा बदलाव करने से पहले अपने कृषि विज्ञान केंद्र से पूछें।',
        ],
      },
      mr: {
        title: 'माझ्या शेतासाठी कोणते पीक',
        lines: [
          'मेनूमध्ये (☰, वर डावीकडे) “पिकाची शिफारस” उघडा, माती आणि हवामानाचे आकडे भरा आणि “पीक सुचवा” दाबा.',
          'माहीत नसलेले आकडे “मला माझे N, P, K माहीत नाही” आणि “माझ्या ठिकाणचे हवामान भरा” ने भरले जातात; पत्रिका असेल तर “माझे आकडे मृदा आरोग्य पत्रिकेतील आहेत” निवडा.',
          'हा सल्ला आहे, हमी नाही: मोठा बदल करण्याआधी कृषी विज्ञान केंद्राला विचारा.',
        ],
      },
      te: {
        title: 'నా పొలానికి ఏ పంట',
        lines: [
          'మెనూ (☰, పైన ఎడమవైపు)లో “పంట సూచన” తెరిచి, నేల, వాతావరణం అంకెలు నింపి “పంటలు సూచించండి” నొక్కండి.',
          'తెలియని అంకెలను “నాకు నా N, P, K తెలియదు”, “నా ఊరి వాతావరణం నింపండి” నింపుతాయి; కార్డు ఉంటే “నా విలువలు సాయిల్ హెల్త్ కార్డులోవి” ఎంచుకోండి.',
          'ఇది సలహా మాత్రమే, హామీ కాదు: పెద్ద మార్పుకు ముందు కృషి విజ్ఞాన కేంద్రాన్ని అడగండి.',
        ],
      },
    },
  },
];
