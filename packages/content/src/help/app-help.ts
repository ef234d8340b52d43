import type { AppHelp } from './help-types.ts';
import {
  ANIMALS,
  APP,
  either,
  HOW,
  NO_NETWORK,
  naming,
  notNaming,
  OTHERS,
  WITHOUT_NETWORK,
} from './wording.ts';

const WORKS = `work* works working run runs open* use* used chal* chalta chalega chalte chalel chalte panichest* panichey* vaad* vad* चल* चाल* उघड* वापर* खुल* काम పనిచే* పని_చే* వాడ* తెరు* నడు* kaam save* keep* जतन सहेज* దాచ*`;
const SCHEME_OR_BANK = `${OTHERS} scheme* yojan* apply* payment* paise pay योजन* आवेदन* अर्ज* पैसे पैसा పథక* డబ్బు*`;
const NOTE =
  'notification* notifications notif* bell ghanti push नोटिफ* घंटी* घण्टी* नोटिफिकेशन* నోటిఫ* గంట_గుర్తు* నోటిఫికేషన్*';
const MESSAGES =
  'message* messages msg sandesh* suchna* soochna* alerts संदेश* सूचना* मैसेज* मेसेज* సందేశ* మెసేజ్*';
const SWITCH = `${HOW} stop* turn* switch* on off mute* silent* quiet enable* disable* settings* chalu band rok* chaal* aapa* aap* bandh* बंद* बन्द* रोक* चालू* चालु* थांब* सुरू* शुरू* सेटिंग* ఆప* ఆఫ్ ఆన్ సెట్టింగ్* సెట్టింగు* రావడం_లేదు రావట్లేదు not_coming not_getting nahi_aa* yet_nahi* नहीं_आ* येत_नाही*`;
const INSTALL =
  'install* download* home_screen homescreen shortcut icon play_store playstore इंस्टॉल* इन्स्टॉल* इंस्टाल* डाउनलोड* डाऊनलोड* होम_स्क्रीन* प्ले_स्टोर* ఇన్స్టాల్* డౌన్లోడ్* హోమ్_స్క్రీన్* ప్లే_స్టోర్*';
const OTHER_APPS = `${OTHERS} suvidha kisan_suvidha enam e_nam samarth mausam_app meghdoot data photo* video* reel* article* articles lekh लेख* वीडियो* व्हिडिओ* वीडियो* सुविधा`;
const ASSISTANT =
  'assistant* asistant* chatbot chat_bot sahayak* sahayyak* sahaayak* sahayakudu सहायक* सहाय्यक* असिस्टेंट* చాట్* సహాయక* అసిస్టెంట్* चैटबॉट* चॅटबॉट*';
const ABOUT_ASSISTANT = `${HOW} what which can cannot voice speak talk question* ask* do does know* trust use kya kay em emi bol* puch* vichar* क्या काय बोल* पूछ* विचार* ఏం ఏమి ఏమేమి అడగ* మాట్లాడ* చేయగల*`;
const WHAT_TO_ASK =
  'what_can_i_ask what_all_can_i_ask what_questions_can what_should_i_ask kya_puch* kya_pooch* kya_kya_puch* kya_sawal* kay_vichar* kay_kay_vichar* em_adag* emi_adag* क्या_पूछ* क्या_क्या_पूछ* काय_विचार* काय_काय_विचार* ఏం_అడగ* ఏమి_అడగ* ఏమేమి_అడగ* ఏ_ప్రశ్నలు_అడగ*';
const USE =
  'use using chala* chalau chalana chalaye chalav* istemal* vapar* vapray* vaparay* vaad* vaadal* vadali vadal* चला* इस्तेमाल* उपयोग* वापर* వాడ* ఉపయోగి* upayogi* start* शुरू* सुरू* మొదలు* does features';

/** What is of the app as a whole. */
export const appHelp: readonly AppHelp[] = [
  {
    id: 'offline',
    url: '/application/guidance',
    subject: notNaming(
      `${SCHEME_OR_BANK} ${ANIMALS}`,
      either(
        naming(WITHOUT_NETWORK, `${WORKS} ${APP} ${HOW}`),
        naming(`${NO_NETWORK} ${WITHOUT_NETWORK} internet इंटरनेट* ఇంటర్నెట్*`, APP),
      ),
    ),
    text: {
      en: {
        title: 'Ankur without internet',
        lines: [
          'Pages and figures that this phone has shown before can be seen without internet; a line at the top says that they are not from now.',
          'In “Dairy & Poultry Guidance” press “Save everything”, while there is internet: then all 50 articles and my answers from them are on the phone. In “GreenScan Diagnostics” the leaf doctor can be fetched in the same way.',
          'Only leaf scans are sent later by themselves. A book entry, a task, a post or a question to an expert needs the internet: press again when it is back.',
        ],
      },
      hi: {
        title: 'बिना इंटरनेट अंकुर',
        lines: [
          'जो पन्ने और आँकड़े इस फ़ोन पर पहले दिख चुके हैं वे बिना इंटरनेट भी दिखते हैं; ऊपर लिखा रहता है कि वे अभी के नहीं हैं।',
          'इंटरनेट रहते “डेयरी और मुर्गीपालन सलाह” में “सब कुछ सहेजें” दबाएँ: फिर सभी 50 लेख और मेरे जवाब फ़ोन पर रहते हैं। “ग्रीनस्कैन रोग जाँच” में पत्ते का डॉक्टर भी इसी तरह फ़ोन में लिया जा सकता है।',
          'बाद में अपने आप सिर्फ़ पत्ते की जाँचें भेजी जाती हैं। हिसाब, काम, पोस्ट या विशेषज्ञ से सवाल के लिए इंटरनेट चाहिए: नेटवर्क आने पर फिर दबाएँ।',
        ],
      },
      mr: {
        title: 'इंटरनेटशिवाय अंकुर',
        lines: [
          'या फोनवर आधी दिसलेली पाने आणि आकडे इंटरनेटशिवायही दिसतात; ते आताचे नाहीत असे वर लिहिलेले असते.',
          'इंटरनेट असताना “दुग्ध व कुक्कुटपालन सल्ला” मध्ये “सर्व जतन करा” दाबा: मग सर्व 50 लेख आणि माझी उत्तरे फोनवर राहतात. “ग्रीनस्कॅन रोग तपासणी” मध्ये पानांचा डॉक्टरही तसाच फोनमध्ये घेता येतो.',
          'नंतर आपोआप फक्त पानांच्या तपासण्या पाठवल्या जातात. हिशोब, काम, पोस्ट किंवा तज्ज्ञांना प्रश्न यासाठी इंटरनेट लागते: नेटवर्क आले की पुन्हा दाबा.',
        ],
      },
      te: {
        title: 'ఇంటర్నెట్ లేకుండా అంకుర్',
        lines: [
          'ఈ ఫోన్‌లో ముందు చూసిన పేజీలు, అంకెలు ఇంటర్నెట్ లేకపోయినా కనిపిస్తాయి; అవి ఇప్పటివి కావని పైన రాసి ఉంటుంది.',
          'ఇంటర్నెట్ ఉన్నప్పుడు “పాడి, కోళ్ల పెంపకం సలహాలు”లో “అన్నీ దాచండి” నొక్కండి: అప్పుడు మొత్తం 50 వ్యాసాలు, నా జవాబులు ఫోన్‌లో ఉంటాయి. “గ్రీన్‌స్కాన్ తెగులు పరీక్ష”లో ఆకు డాక్టర్‌ను కూడా అలాగే ఫోన్‌లో ఉంచుకోవచ్చు.',
          'తర్వాత తమంతట తాముగా పంపబడేవి ఆకు పరిశీలనలు మాత్రమే. లెక్క, పని, పోస్ట్, నిపుణులకు ప్రశ్న కోసం ఇంటర్నెట్ కావాలి: నెట్‌వర్క్ వచ్చాక మళ్లీ నొక్కండి.',
        ],
      },
    },
  },
  {
    id: 'notifications',
    url: '/application/land',
    subject: notNaming(
      'rain mausam barish पाऊस मौसम* बारिश* వాన* వర్ష* price* bhav भाव* ధర*',
      either(
        naming(NOTE),
        naming(MESSAGES, SWITCH, `${APP} phone mobile fon फोन* फ़ोन* मोबाइल* ఫోన్*`),
      ),
    ),
    text: {
      en: {
        title: 'Notifications',
        lines: [
          "Press the bell at the top: it lists the day's tasks, prices you wait for, answers of experts, heavy rain and great heat.",
          'Under “Settings” choose what you want to be told, “Tell me on this phone” so that messages come while Ankur is closed, and “Quiet hours for the phone”; then press “Save settings”.',
          "If the browser does not allow messages, that is changed in the browser's own settings.",
        ],
      },
      hi: {
        title: 'सूचनाएँ',
        lines: [
          'ऊपर की घंटी दबाएँ: उसमें आज के काम, जिन भावों का इंतज़ार है, विशेषज्ञों के जवाब, तेज़ बारिश और तेज़ गर्मी की सूचना आती है।',
          '“सेटिंग” में चुनें कि क्या बताया जाए; अंकुर बंद होने पर भी संदेश आएँ इसके लिए “इस फ़ोन पर बताएँ”, और “फ़ोन शांत रखने का समय”; फिर “सेटिंग सहेजें” दबाएँ।',
          'ब्राउज़र संदेशों की इजाज़त न दे तो वह ब्राउज़र की अपनी सेटिंग में बदलता है।',
        ],
      },
      mr: {
        title: 'सूचना',
        lines: [
          'वरची घंटी दाबा: त्यात आजची कामे, वाट पाहत असलेले भाव, तज्ज्ञांची उत्तरे, जोराचा पाऊस आणि कडक ऊन यांच्या सूचना येतात.',
          '“सेटिंग” मध्ये काय सांगायचे ते निवडा; अंकुर बंद असतानाही संदेश यावेत यासाठी “या फोनवर सांगा”, आणि “फोन शांत ठेवण्याची वेळ”; मग “सेटिंग जतन करा” दाबा.',
          'ब्राउझर संदेशांना परवानगी देत नसेल तर ती ब्राउझरच्या स्वतःच्या सेटिंगमध्ये बदलते.',
        ],
      },
      te: {
        title: 'నోటిఫికేషన్లు',
        lines: [
          'పైన గంట గుర్తు నొక్కండి: అందులో ఈ రోజు పనులు, ఎదురుచూసే ధరలు, నిపుణుల జవాబులు, భారీ వర్షం, తీవ్రమైన ఎండ గురించి వస్తాయి.',
          '“సెట్టింగులు”లో ఏమేమి చెప్పాలో ఎంచుకోండి; అంకుర్ మూసి ఉన్నా సందేశాలు రావాలంటే “ఈ ఫోన్‌లో చెప్పండి”, ఇంకా “ఫోన్ నిశ్శబ్దంగా ఉండే సమయం”; తర్వాత “సెట్టింగులు భద్రపరచండి” నొక్కండి.',
          'బ్రౌజర్ సందేశాలకు అనుమతి ఇవ్వకపోతే, దాన్ని బ్రౌజర్ సెట్టింగులలోనే మార్చాలి.',
        ],
      },
    },
  },
  {
    id: 'install',
    url: '/application/land',
    subject: notNaming(OTHER_APPS, naming(APP, INSTALL)),
    text: {
      en: {
        title: 'Ankur on the home screen',
        lines: [
          'Ankur has no button of its own for this; the browser does it. In Chrome open the menu (three dots at the top right) and choose the entry that adds the page to the home screen or installs the app.',
          'On an iPhone press the share sign in Safari and choose the home screen there. The words differ between phones.',
        ],
      },
      hi: {
        title: 'होम स्क्रीन पर अंकुर',
        lines: [
          'इसके लिए अंकुर में अलग बटन नहीं है; यह ब्राउज़र से होता है। क्रोम में मेन्यू (ऊपर दाईं ओर तीन बिंदु) खोलें और पन्ने को होम स्क्रीन पर जोड़ने या ऐप इंस्टॉल करने वाला विकल्प चुनें।',
          'आईफ़ोन पर सफ़ारी में शेयर का निशान दबाएँ और वहाँ होम स्क्रीन चुनें। हर फ़ोन में शब्द थोड़े अलग होते हैं।',
        ],
      },
      mr: {
        title: 'होम स्क्रीनवर अंकुर',
        lines: [
          'यासाठी अंकुरमध्ये वेगळे बटण नाही; हे ब्राउझरमधून होते. क्रोममध्ये मेनू (वर उजवीकडे तीन ठिपके) उघडा आणि पान होम स्क्रीनवर जोडण्याचा किंवा ॲप इन्स्टॉल करण्याचा पर्याय निवडा.',
          'आयफोनवर सफारीत शेअरचे चिन्ह दाबा आणि तिथे होम स्क्रीन निवडा. प्रत्येक फोनमध्ये शब्द थोडे वेगळे असतात.',
        ],
      },
      te: {
        title: 'హోమ్ స్క్రీన్‌పై అంకుర్',
        lines: [
          'దీనికి అంకుర్‌లో వేరే బటన్ లేదు; ఇది బ్రౌజర్ ద్వారా జరుగుతుంది. క్రోమ్‌లో మెనూ (పైన కుడివైపు మూడు చుక్కలు) తెరిచి, పేజీని హోమ్ స్క్రీన్‌కు చేర్చే లేదా యాప్‌ను ఇన్‌స్టాల్ చేసే మాటను ఎంచుకోండి.',
          'ఐఫోన్‌లో సఫారీలో షేర్ గుర్తు నొక్కి, అక్కడ హోమ్ స్క్రీన్ ఎంచుకోండి. ఫోన్‌ను బట్టి మాటలు మారతాయి.',
        ],
      },
    },
  },
  {
    id: 'assistant',
    url: '/application/land',
    subject: either(naming(ASSISTANT, ABOUT_ASSISTANT), naming(WHAT_TO_ASK)),
    text: {
      en: {
        title: 'What the assistant can do',
        lines: [
          'I answer on animals, crop diseases, sowing and water, schemes, mandi prices, the weather, your tasks and your accounts, from written sources that stand below the answer; where I know nothing I say so.',
          'I cannot see photographs, and I enter nothing for you: expenses, tasks and posts you write on their pages.',
          'Where your browser can do it, “Hold to talk” takes your voice and “Read aloud” speaks the answer; a sick animal or person always needs a doctor.',
        ],
      },
      hi: {
        title: 'सहायक क्या कर सकता है',
        lines: [
          'मैं पशु, फसल के रोग, बुवाई और पानी, योजनाओं, मंडी भाव, मौसम, आपके काम और हिसाब के बारे में लिखी हुई जानकारी से जवाब देता हूँ, स्रोत जवाब के नीचे रहते हैं; जो नहीं पता वह साफ़ कहता हूँ।',
          'मैं फ़ोटो नहीं देख सकता, और आपके लिए कुछ लिखता नहीं: खर्च, काम और पोस्ट आप उनके पन्ने पर लिखते हैं।',
          'आपके ब्राउज़र में हो सके तो “दबाकर बोलें” से बोलकर पूछें और “पढ़कर सुनाएँ” से जवाब सुनें; बीमार पशु या इंसान को डॉक्टर चाहिए ही।',
        ],
      },
      mr: {
        title: 'सहाय्यक काय करू शकतो',
        lines: [
          'जनावरे, पिकांचे रोग, पेरणी व पाणी, योजना, बाजारभाव, हवामान, तुमची कामे आणि हिशोब यांबद्दल मी लिहिलेल्या माहितीतून उत्तर देतो, स्रोत उत्तराखाली असतात; माहीत नसेल तर तसे सांगतो.',
          'मला फोटो दिसत नाहीत, आणि मी तुमच्यासाठी काही लिहीत नाही: खर्च, कामे आणि पोस्ट तुम्ही त्यांच्या पानावर लिहिता.',
          'तुमच्या ब्राउझरमध्ये होत असेल तर “दाबून धरून बोला” ने बोलून विचारा आणि “वाचून दाखवा” ने उत्तर ऐका; आजारी जनावराला किंवा माणसाला डॉक्टर हवाच.',
        ],
      },
      te: {
        title: 'సహాయకుడు ఏం చేయగలడు',
        lines: [
          'పశువులు, పంట తెగుళ్లు, విత్తడం, నీరు, పథకాలు, మార్కెట్ ధరలు, వాతావరణం, మీ పనులు, లెక్కల గురించి రాసి ఉన్న సమాచారం నుంచి జవాబిస్తాను, ఆధారాలు జవాబు కింద ఉంటాయి; తెలియనిది తెలియదని చెబుతాను.',
          'నేను ఫోటోలు చూడలేను, మీ కోసం ఏమీ రాయను: ఖర్చులు, పనులు, పోస్టులు వాటి పేజీలలో మీరే రాయాలి.',
          'మీ బ్రౌజర్‌లో వీలైతే “నొక్కి పట్టి మాట్లాడండి”తో మాట్లాడి అడగండి, “చదివి వినిపించండి”తో జవాబు వినండి; జబ్బు పడిన పశువుకు, మనిషికి డాక్టర్ తప్పనిసరి.',
        ],
      },
    },
  },
  {
    id: 'overview',
    url: '/application/land',
    subject: notNaming(`${OTHER_APPS} ${ANIMALS}`, naming(APP, USE, HOW)),
    text: {
      en: {
        title: 'Using Ankur',
        lines: [
          'At the foot of the phone stand “Home”, “Dashboard”, “Community” and “Market”; on a computer they are at the top. Everything else is in the menu (☰, top left).',
          '“Dashboard” holds water advice, prices, your books, the weather and your tasks. At the top right are the bell and the person sign with profile, password, language and “Logout”.',
          'Ask me how one thing is done, for example: how do I write an expense.',
        ],
      },
      hi: {
        title: 'अंकुर कैसे चलाएँ',
        lines: [
          'फ़ोन में सबसे नीचे “होम”, “डैशबोर्ड”, “चौपाल” और “मंडी” हैं; कंप्यूटर पर ये ऊपर हैं। बाकी सब मेन्यू (☰, ऊपर बाईं ओर) में है।',
          '“डैशबोर्ड” में सिंचाई की सलाह, भाव, आपका हिसाब, मौसम और आपके काम हैं। ऊपर दाईं ओर घंटी है और आदमी का निशान, जिसमें प्रोफ़ाइल, पासवर्ड, भाषा और “लॉग आउट” हैं।',
          'कोई एक काम कैसे होता है, मुझसे पूछिए, जैसे: खर्च कैसे लिखूँ।',
        ],
      },
      mr: {
        title: 'अंकुर कसे वापरावे',
        lines: [
          'फोनमध्ये तळाशी “मुख्यपृष्ठ”, “डॅशबोर्ड”, “कट्टा” आणि “बाजार” आहेत; संगणकावर ते वर असतात. बाकी सर्व मेनूमध्ये (☰, वर डावीकडे) आहे.',
          '“डॅशबोर्ड” मध्ये पाण्याचा सल्ला, भाव, तुमचा जमाखर्च, हवामान आणि तुमची कामे आहेत. वर उजवीकडे घंटी आहे आणि माणसाचे चिन्ह, ज्यात प्रोफाइल, पासवर्ड, भाषा आणि “लॉग आउट” आहेत.',
          'एखादी गोष्ट कशी करायची ते मला विचारा, उदा. खर्च कसा लिहू.',
        ],
      },
      te: {
        title: 'అంకుర్ ఎలా వాడాలి',
        lines: [
          'ఫోన్‌లో కింద “హోమ్”, “డాష్‌బోర్డ్”, “రచ్చబండ”, “మార్కెట్” ఉంటాయి; కంప్యూటర్‌లో పైన ఉంటాయి. మిగతావన్నీ మెనూ (☰, పైన ఎడమవైపు)లో ఉంటాయి.',
          '“డాష్‌బోర్డ్”లో నీటి సలహా, ధరలు, మీ లెక్కలు, వాతావరణం, మీ పనులు ఉంటాయి. పైన కుడివైపు గంట గుర్తు, మనిషి గుర్తు ఉంటాయి; అందులో ప్రొఫైల్, పాస్‌వర్డ్, భాష, “లాగ్ అవుట్” ఉంటాయి.',
          'ఒక పని ఎలా చేయాలో నన్ను అడగండి, ఉదాహరణకు: ఖర్చు ఎలా రాయాలి.',
        ],
      },
    },
  },
];
