import type { AppHelp } from './help-types.ts';
import { ANIMALS, APP, either, HOW, naming, notNaming } from './wording.ts';

const EXPERT =
  'expert* specialist* agronomist* visheshag* visheshadny* vishesagy* tadny* tadnya* tajna* tajnya* tagya* nipun* विशेषज्ञ* एक्सपर्ट* तज्ज्ञ* तज्ञ* తజ్ఞ* నిపుణ* ఎక్స్పర్ట్*';
const SPEAK =
  'ask* talk* speak* contact* connect* question* send puch* pooch* baat bat vichar* bol* sampark* sawal* saval* prashn* adag* adugu* matlad* maatlad* prashna* पूछ* पुछ* बात* विचार* बोल* संपर्क* सवाल* प्रश्न* जुड़* भेज* पाठव* అడగ* అడుగ* మాట్లాడ* ప్రశ్న* సంప్రది*';
const POST = 'post* posting पोस्ट* పోస్ట్* పోస్టు*';
const OTHER_POST =
  'harvest* office man matric graduat* fence mortem emergence ऑफिस* ऑफीस* कार्यालय* डाक* मैट्रिक* నాటిన ఆఫీస్* ఆఫీసు*';
const VILLAGE =
  'community comunity chaupal* katta samudaay* samuday* rachabanda* rachchabanda* चौपाल* कट्टा कट्ट्यावर कम्युनिटी* समुदाय* రచ్చబండ* కమ్యూనిటీ*';
const OTHER_FARMERS =
  'other_farmers dusre_kisan* itar_shetkar* itara_raitu* दूसरे_किसान* इतर_शेतकऱ्यां* ఇతర_రైతు* తోటి_రైతు*';
const SHARE =
  'post* share* write photo* upload* ask question* put show likh* dal* daal* tak* taak* pett* panchu* panch* shear* लिख* डाल* टाक* शेअर* साझा* शेयर* फोटो* पूछ* विचार* पोस्ट* लिह* పెట్ట* పంచు* రాయ* పోస్ట్* ఫోటో* అడగ*';
const VIDEO =
  'reel* riil* video* vidio* vedio* रील* रिल* वीडियो* विडियो* व्हिडिओ* व्हिडीओ* వీడియో* విడియో* రీల్*';
const PUT =
  'upload* post* add put share* send record* creat* dal* daal* tak* taak* bhej* pathav* banau* pett* apload* अपलोड* डाल* टाक* भेज* पाठव* पोस्ट* साझा* शेअर* शेयर* చేర్చ* పెట్ట* పంప* అప్లోడ్* పోస్ట్* పంచు*';
const NEWS =
  'news headline* khabar* khabre* samachar* batmya* batmi* baatmya* vaartalu vartalu varthalu खबर* समाचार* बातम* న్యూస్ వార్త*';
const SCHEMES = 'scheme* yojana* yojna* yojane* योजना* पथक* पथकाल* పథక* పథకా*';
const PAGE = `${APP} page pages section screen पन्न* पेज* पान पानावर सेक्शन పేజీ* విభాగ*`;
const READ =
  'see find look read show* where how kaise kahan dekh* padh* paha* pah* bagh* vach* kuthe kase ela ekkada chud* choo* chad* farm* kheti sheti agri* today aaj latest देख* पढ़* पढ* पाह* बघ* वाच* कहाँ कहां कैसे कुठे कसे कशा खेती* शेती* आज* ताज* చూడ* చూసు* చదవ* ఎక్కడ ఎలా వ్యవసాయ* ఈరోజు తాజా';

/** Experts, posts, reels, news and schemes. */
export const peopleHelp: readonly AppHelp[] = [
  {
    id: 'expert',
    url: '/application/expert',
    subject: naming(EXPERT, `${SPEAK} ${HOW}`),
    text: {
      en: {
        title: 'Asking an expert',
        lines: [
          'Open “Expert Connections” in the menu (☰, top left), choose field and language, write your question, add a photo if it helps, and press “Submit Request”.',
          'The answer comes to “My Requests” and to the bell at the top; how soon depends on the experts.',
          'If it is urgent, call the Kisan Call Centre on 1800-180-1551; for a sick animal 1962.',
        ],
      },
      hi: {
        title: 'विशेषज्ञ से पूछना',
        lines: [
          'मेन्यू (☰, ऊपर बाईं ओर) में “विशेषज्ञ से पूछें” खोलें, विषय और भाषा चुनें, सवाल लिखें, काम आए तो फ़ोटो लगाएँ, और “सवाल भेजें” दबाएँ।',
          'जवाब “मेरे सवाल” और ऊपर की घंटी में आता है; कब आएगा, यह विशेषज्ञों पर है।',
          'जल्दी हो तो किसान कॉल सेंटर 1800-180-1551 पर फ़ोन करें; पशु बीमार हो तो 1962 पर।',
        ],
      },
      mr: {
        title: 'तज्ज्ञांना विचारणे',
        lines: [
          'मेनूमध्ये (☰, वर डावीकडे) “तज्ज्ञांना विचारा” उघडा, विषय आणि भाषा निवडा, प्रश्न लिहा, उपयोगी असेल तर फोटो जोडा, आणि “प्रश्न पाठवा” दाबा.',
          'उत्तर “माझे प्रश्न” मध्ये आणि वरच्या घंटीत येते; केव्हा ते तज्ज्ञांवर आहे.',
          'घाई असेल तर किसान कॉल सेंटर 1800-180-1551 वर फोन करा; जनावर आजारी असेल तर 1962 वर.',
        ],
      },
      te: {
        title: 'నిపుణులను అడగడం',
        lines: [
          'మెనూ (☰, పైన ఎడమవైపు)లో “నిపుణులను అడగండి” తెరిచి, విషయం, భాష ఎంచుకుని, ప్రశ్న రాసి, ఉపయోగపడితే ఫోటో చేర్చి, “ప్రశ్న పంపండి” నొక్కండి.',
          'జవాబు “నా ప్రశ్నలు”లో, పైన గంట గుర్తులో వస్తుంది; ఎప్పుడన్నది నిపుణుల మీద ఆధారపడి ఉంటుంది.',
          'తొందరైతే కిసాన్ కాల్ సెంటర్ 1800-180-1551కి ఫోన్ చేయండి; పశువుకు జబ్బైతే 1962కి.',
        ],
      },
    },
  },
  {
    id: 'reel',
    url: '/application/create-agroloop',
    subject: naming(VIDEO, PUT),
    text: {
      en: {
        title: 'Posting a video',
        lines: [
          'Open “AgriLoop (Reel)” in the menu (☰, top left) and press “Create”; choose a video of at most 10 minutes and below 100 MB.',
          'Write a few words under “Description” and press “Post Reel”. “Make it smaller”, where it is offered, saves data.',
          'If the line breaks while it is sent, it goes on where it stopped.',
        ],
      },
      hi: {
        title: 'वीडियो डालना',
        lines: [
          'मेन्यू (☰, ऊपर बाईं ओर) में “एग्रीलूप (रील)” खोलें और “नई रील” दबाएँ; ज़्यादा से ज़्यादा 10 मिनट का और 100 एमबी से छोटा वीडियो चुनें।',
          '“विवरण” में कुछ शब्द लिखें और “रील पोस्ट करें” दबाएँ। जहाँ “छोटा करें” दिखे, उससे डेटा बचता है।',
          'भेजते समय नेटवर्क टूटे तो जहाँ रुका था वहीं से आगे जाता है।',
        ],
      },
      mr: {
        title: 'व्हिडिओ टाकणे',
        lines: [
          'मेनूमध्ये (☰, वर डावीकडे) “ॲग्रीलूप (रील)” उघडा आणि “नवी रील” दाबा; जास्तीत जास्त 10 मिनिटांचा आणि 100 एमबीपेक्षा लहान व्हिडिओ निवडा.',
          '“वर्णन” मध्ये थोडे लिहा आणि “रील पोस्ट करा” दाबा. “लहान करा” दिसले तर त्याने डेटा वाचतो.',
          'पाठवताना नेटवर्क तुटले तर जिथे थांबले तिथूनच पुढे जाते.',
        ],
      },
      te: {
        title: 'వీడియో పెట్టడం',
        lines: [
          'మెనూ (☰, పైన ఎడమవైపు)లో “అగ్రిలూప్ (రీల్)” తెరిచి “కొత్త రీల్” నొక్కండి; 10 నిమిషాలు మించని, 100 MB కంటే చిన్న వీడియో ఎంచుకోండి.',
          '“వివరణ”లో కొన్ని మాటలు రాసి “రీల్ పోస్ట్ చేయండి” నొక్కండి. “చిన్నది చేయండి” కనిపిస్తే దానితో డేటా ఆదా అవుతుంది.',
          'పంపేటప్పుడు నెట్‌వర్క్ పోతే ఆగిన చోటి నుంచే మళ్లీ వెళ్తుంది.',
        ],
      },
    },
  },
  {
    id: 'post',
    url: '/application/upload-post',
    subject: notNaming(
      `${OTHER_POST}`,
      either(
        naming(POST, HOW),
        naming(POST, VILLAGE),
        naming(`${VILLAGE} ${OTHER_FARMERS}`, SHARE, HOW),
      ),
    ),
    text: {
      en: {
        title: 'Sharing with other farmers',
        lines: [
          'Press “Community”, then “Photo”, “Question” or “Tip”.',
          'Choose a photo, write a “Description” (both are needed) and press “Post”. All farmers who are signed in see it with your name.',
          'Your own post is changed or deleted through the menu at its corner.',
        ],
      },
      hi: {
        title: 'दूसरे किसानों से साझा करना',
        lines: [
          '“चौपाल” दबाएँ, फिर “फ़ोटो”, “सवाल” या “नुस्खा”।',
          'फ़ोटो चुनें, “विवरण” लिखें (दोनों ज़रूरी हैं) और “पोस्ट करें” दबाएँ। लॉग इन किए सभी किसान इसे आपके नाम के साथ देखते हैं।',
          'अपनी पोस्ट उसके कोने वाले मेन्यू से बदली या हटाई जाती है।',
        ],
      },
      mr: {
        title: 'इतर शेतकऱ्यांशी शेअर करणे',
        lines: [
          '“कट्टा” दाबा, मग “फोटो”, “प्रश्न” किंवा “युक्ती”.',
          'फोटो निवडा, “वर्णन” लिहा (दोन्ही लागतात) आणि “पोस्ट करा” दाबा. लॉग इन केलेल्या सर्व शेतकऱ्यांना ती तुमच्या नावासह दिसते.',
          'तुमची पोस्ट तिच्या कोपऱ्यातील मेनूतून बदलता किंवा काढून टाकता येते.',
        ],
      },
      te: {
        title: 'ఇతర రైతులతో పంచుకోవడం',
        lines: [
          '“రచ్చబండ” నొక్కి, తర్వాత “ఫోటో”, “ప్రశ్న” లేదా “చిట్కా” నొక్కండి.',
          'ఫోటో ఎంచుకుని, “వివరణ” రాసి (రెండూ కావాలి) “పోస్ట్ చేయండి” నొక్కండి. లాగిన్ అయిన రైతులందరికీ మీ పేరుతో కనిపిస్తుంది.',
          'మీ పోస్టును దాని మూలలో ఉన్న మెనూ నుంచి మార్చవచ్చు లేదా తొలగించవచ్చు.',
        ],
      },
    },
  },
  {
    id: 'news-schemes',
    url: '/application/news',
    subject: notNaming(ANIMALS, either(naming(NEWS, READ), naming(SCHEMES, PAGE, `${HOW} where`))),
    text: {
      en: {
        title: 'News and schemes',
        lines: [
          'Open “News & Schemes” in the menu (☰, top left): at the top stand the schemes that suit your profile, then “Farm headlines”, then “All schemes” with a search.',
          'In a scheme “Is it for me?” asks a few questions. It is a first look; the office that gives the scheme decides.',
        ],
      },
      hi: {
        title: 'समाचार और योजनाएँ',
        lines: [
          'मेन्यू (☰, ऊपर बाईं ओर) में “समाचार और योजनाएँ” खोलें: सबसे ऊपर आपकी प्रोफ़ाइल के हिसाब से योजनाएँ, फिर “खेती की ख़बरें”, फिर खोज के साथ “सभी योजनाएँ”।',
          'योजना के भीतर “क्या यह मेरे लिए है?” कुछ सवाल पूछता है। यह पहली जाँच है; फ़ैसला योजना देने वाला दफ़्तर करता है।',
        ],
      },
      mr: {
        title: 'बातम्या आणि योजना',
        lines: [
          'मेनूमध्ये (☰, वर डावीकडे) “बातम्या आणि योजना” उघडा: सर्वात वर तुमच्या प्रोफाइलनुसार योजना, मग “शेतीच्या बातम्या”, मग शोधासह “सर्व योजना”.',
          'योजनेत “ही योजना माझ्यासाठी आहे का?” काही प्रश्न विचारते. ही पहिली पडताळणी आहे; निर्णय योजना देणारे कार्यालय घेते.',
        ],
      },
      te: {
        title: 'వార్తలు, పథకాలు',
        lines: [
          'మెనూ (☰, పైన ఎడమవైపు)లో “వార్తలు, పథకాలు” తెరవండి: పైన మీ ప్రొఫైల్‌కు సరిపోయే పథకాలు, తర్వాత “వ్యవసాయ వార్తలు”, ఆ తర్వాత వెతికే వీలుతో “అన్ని పథకాలు” ఉంటాయి.',
          'పథకంలో “ఇది నాకు వర్తిస్తుందా?” కొన్ని ప్రశ్నలు అడుగుతుంది. ఇది తొలి పరిశీలన మాత్రమే; పథకం ఇచ్చే కార్యాలయమే నిర్ణయిస్తుంది.',
        ],
      },
    },
  },
];
