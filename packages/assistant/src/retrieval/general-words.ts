import { createWordList } from './word-list.ts';

/** Words of any talk: alone they name no subject of farming, however often an article uses them. */
const WORDS = `
weight heavy light colour color house home room door wall roof floor water less more low high increase decrease reduce raise grow big
small new old fast slow hot cold dry wet hard soft clean wash dirty cut break fall fill open close begin start stop run go eat food
money cost price rate buy sell shop market bank account card name form paper book write read learn work machine land road tree
day night month year week hour minute child baby boy girl man woman mother father son daughter family people doctor hospital pain
stomach skin eye face head hand foot leg body number list place state district office law court case complaint
birth age old born walk play damp moisture smell talk speak friend top side direction good bad
date dates last next deadline document documents तारीख तारीखें आखिरी अंतिम दस्तावेज कागजात शेवटची शेवटचा कागदपत्रे తేదీ చివరి పత్రాలు tarikh aakhri
red white black yellow green blue brown make build made rear rearing keep sleep strong weak free online apply application register
वजन भारी हल्का रंग घर मकान कमरा दरवाजा दीवार छत पानी जल कम ज्यादा अधिक बढ़ाना बढ़ाने बढ़ाएं घटाना बड़ा बड़ी छोटा छोटी नया नई पुराना पुरानी तेज धीरे गरम
गर्म ठंडा ठंडी सूखा गीला सख्त साफ धोना गंदा काटना टूटना गिरना भरना भरें भरते खोलना बंद शुरू चलना चलाना जाना खाना खाएं पैसा पैसे खर्च कीमत दाम भाव खरीदना खरीदें बेचना खेती फसल बाग बगीचा खेत धंधा
दुकान बाजार बैंक खाता कार्ड नाम फार्म कागज किताब लिखना पढ़ना सीखना काम मशीन जमीन सड़क पेड़ दिन रात महीना महीने साल हफ्ता घंटा बच्चा बच्चे लड़का लड़की आदमी औरत
माँ पिता बेटा बेटी परिवार लोग डॉक्टर अस्पताल दर्द पेट त्वचा आँख चेहरा सिर हाथ पैर शरीर नंबर जगह राज्य जिला दफ्तर कानून शिकायत लाल सफेद काला काली पीला पीली
हरा नीला प्रतिशत फीसदी उम्र आयु खिलाएं खिलाना खाता खाती टपकता झड़ गिर सूख सूखता फट फटना जन्म खेलना नमी सीलन बदबू दोस्त दिशा बनाना बनाएं बनाने विधि पालन पालना सोना मजबूत कमजोर मुफ्त ऑनलाइन आवेदन
कमी जास्त वाढवणे वाढवावे वाढते मोठा मोठी मोठे लहान छोटे नवीन नवा जुना जुनी गरम थंड सुका कोरडा ओला कडक स्वच्छ धुणे धुवावे कापणे तुटणे पडणे भरणे भरावे उघडणे बंद सुरू
चालणे चालवणे खाणे खावे पैसे खर्च किंमत दर विकत घेणे विकणे शेती लागवड बाग शेत धंदा पीक पिके दुकान बाजार बँक खाते नाव कागद पुस्तक लिहिणे वाचणे शिकणे काम यंत्र जमीन रस्ता झाड दिवस रात्र महिना वर्ष
आठवडा तास बाळ मूल मुलगा मुलगी माणूस बाई आई वडील कुटुंब लोक दवाखाना दुखणे पोट डोळा चेहरा डोके हात पाय शरीर जागा जिल्हा कार्यालय कायदा तक्रार लाल पांढरा पांढरे काळा काळे
पिवळा पिवळे हिरवा निळा घर घराला रंग भिंत छप्पर पाणी टक्के वय खायला खातो खाते खातात गळतो गळते गळतात चालत जन्म खेळणे खेळतात ओल वास मित्र दिशा डोंगर बनवणे बनवावे करणे पद्धत पाळणे मजबूत मोफत अर्ज
బరువు రంగు ఇల్లు గది తలుపు గోడ పైకప్పు నీరు నీళ్లు తక్కువ ఎక్కువ పెంచడం పెంచాలి తగ్గించడం తగ్గడం తగ్గాలి పెద్ద చిన్న కొత్త పాత వేగం వేడి చల్లని పొడి తడి గట్టి మెత్తని
శుభ్రం కడగడం కోయడం విరగడం పడటం నింపడం తెరవడం మూయడం మొదలు తినడం తినాలి తాగాలి తాగించాలి డబ్బు డబ్బులు ఖర్చు ధర కొనడం కొనాలి అమ్మడం అమ్మాలి సాగు పంట పంటలు తోట పొలం వ్యాపారం దుకాణం బజారు బ్యాంకు ఖాతా
కార్డు కార్డులో పేరు ఫారం కాగితం పుస్తకం రాయడం చదవడం నేర్చుకోవడం పని యంత్రం భూమి రోడ్డు చెట్టు రోజు రాత్రి నెల సంవత్సరం వారం గంట పిల్ల బిడ్డ అబ్బాయి అమ్మాయి మనిషి అమ్మ నాన్న
కుటుంబం డాక్టర్ ఆసుపత్రి నొప్పి కడుపు చర్మం కన్ను ముఖం తల చేయి కాలు శరీరం చోటు జిల్లా ఆఫీసు చట్టం ఎరుపు ఎర్ర తెలుపు తెల్ల నలుపు నల్ల పసుపు ఆకుపచ్చ నీలం తయారు చేయడం
పుట్టిన శాతం వయసు వయస్సు తింటుంది తింటోంది పెట్టుబడి కట్టాలి రాలుతోంది పోయింది చోటు స్థలం ఆడటం తేమ వాసన స్నేహితుడు దిక్కు కొండ పెంపకం పెంచడం బలం ఉచితం దరఖాస్తు
jagah dose doses khurak matra khayla khate khata khane shuru suru umar umra vay vayasu thota tota polam khet shet dhanda kheti sheti lagvad lagwad sagu panta fasal pik vajan bhari ghar makan kamra paani pani kam jyada zyada bada badi chota choti naya nayi purana tez dhire garam thanda saaf paisa paise kharcha kharidna bechna dukan
bank khata naam kaam zameen jameen din raat mahina saal bachcha bacche beta beti dard pet haath pair lal safed kala kali peela peeli hara banana palan palna
vadhvave mothe lahan navin juna paise kimmat naav jaga pandhra pandhre kala pivla
baruvu rangu illu neeru nillu takkuva ekkuva pedda chinna kotha patha dabbulu kharchu dhara peru pani roju nela pempakam penchali tayaru
`;

/** Whether a word belongs to any talk and names no subject. */
export const isGeneralWord = createWordList(WORDS);
