import type { FarmNote } from './note-types.ts';

const GROWN =
  '\\b(?:cows?|cattle|buffalo(?:es)?|bulls?|bullocks?|ox(?:en)?|heifers?|gaa?y|gai|gaai|gayi|bhains\\w*|bhens\\w*|bhes|mhais\\w*|mhas\\w*|mhash\\w*|bail|baila\\w*|aavu\\w*|avu\\w*|gede\\w*|barre\\w*|eddu\\w*)\\b|गाय|गाई|गायी|भैंस|भैस|म्हैस|म्हशी|म्हस|बैल|ఆవు|గేద|గేదె|బర్రె|ఎద్దు';
const CALF =
  '\\b(?:cal(?:f|ves)|bach[dh]\\w*|bacch?[dh]\\w*|katd\\w*|padd?[ai]\\w*|vasa?ru?\\w*|redku?\\w*|dooda\\w*|duda\\w*)\\b|बछ|कटड़|पड्ड|पाड[ाी]|वासर|रेडक|पारड|దూడ';
const LOOSE =
  'diarrh|dysent|scour|loose|watery|motion|dast|ponkn|patla|hagvan|hagavan|hagwan|julab|dhaal|virech|parud|paruth|दस्त|पतल|पेचिश|पोंक|मरोड़|हगव|हागव|अतिसार|जुलाब|ढाळ|पातळ|విరేచ|పారుడ|పారుతో|అతిసార|మోషన్|పలుచ|పలచ';

export const cattleDiarrhoea: FarmNote = {
  id: 'cattle-diarrhoea',
  url: 'https://vivo.colostate.edu/livestock/dehydration.html',
  sources: [
    {
      title: 'Managing dehydration: rehydration therapy (livestock disease summaries)',
      publisher: 'Colorado State University',
      url: 'https://vivo.colostate.edu/livestock/dehydration.html',
    },
    {
      title: 'Diagnostic workup in adult dairy cattle and buffalo with chronic diarrhea',
      publisher:
        'Iranian Journal of Veterinary Medicine; Guru Angad Dev Veterinary and Animal Sciences University, Ludhiana',
      url: 'https://ijvm.ut.ac.ir/article_87644.html',
    },
    {
      title: 'Grain overload in ruminants',
      publisher: 'MSD Veterinary Manual',
      url: 'https://merckvetmanual.com/digestive-system/diseases-of-the-ruminant-forestomach/grain-overload-in-ruminants',
    },
    {
      title: 'Ethnoveterinary medicine for diarrhea in cattle: signs, causes, prevention',
      publisher: 'Indiancattle.com',
      url: 'http://www.indiancattle.com/ethnoveterinary-medicine-cattle-diarrhea/',
    },
  ],
  subject: `^(?!.*(?:${CALF}))(?=.*(?:${GROWN}))(?=.*(?:${LOOSE}))`,
  words: `diarrhoea diarrhea scours scour loose watery motions motion dung dysentery
  | दस्त पतला पतले पेचिश पोंकना पोंकनी गोबर मरोड़ आँव लगे
  | हगवण हागवण अतिसार पातळ जुलाब ढाळ शेण लागली झाले
  | విరేచనాలు విరేచనం పారుడు పారుతోంది అతిసారం మోషన్స్ పలుచగా పలచగా పేడ
  | dast lage patla gobar ponkni hagvan hagavan hagwan julab shen virechanalu virechanam parudu paruthundi peda`,
  text: {
    en: {
      title: 'Diarrhoea in a grown cow or buffalo',
      lead: 'With diarrhoea an animal loses water and salts, and that is mostly what kills: give water first, and call the vet the same day for blood, for fever or when she stops eating.',
      steps: [
        'Sunken eyes, skin of the neck that stays up when pinched, an animal that staggers or cannot get up, or one that broke into grain, flour or bread: call 1962 or the dispensary at once, and pour nothing into the mouth of one that lies flat or cannot swallow.',
        'Keep her apart on a clean dry floor; take away concentrate, wet young fodder and whatever is new or mouldy, and leave dry fodder.',
        'Clean water always within reach, and electrolyte powder for animals mixed with water as its packet says, offered again and again.',
        'Take some fresh dung in a clean bag to the dispensary before buying any medicine: only a test tells worms, flukes and germs apart.',
      ],
      more: [
        'Loose for a day after a sudden change of feed or much green fodder, lively and eating: it often passes when the feed is put right; if it lasts 2 days, call the vet.',
        'Loose for weeks and getting thin: in grown cattle and buffaloes in Punjab small parasites, flukes, germs, feed, lack of copper and Johne’s disease were found.',
        'Foul, bloody dung with high fever, in several animals at once: keep them apart and tell the vet the same day.',
        'Give no tablet made for people and no leftover injection; boil the milk, and wash your hands with soap after touching the dung: it can make people ill.',
      ],
      closing:
        'After Colorado State University, the MSD Veterinary Manual and the veterinary university at Ludhiana; medicine and dose are for your veterinary officer.',
    },
    hi: {
      title: 'बड़ी गाय या भैंस को दस्त',
      lead: 'दस्त में पशु के शरीर का पानी और नमक निकल जाता है, जान ज़्यादातर उसी से जाती है: पहले पानी दें, और ख़ून आए, बुख़ार हो या वह खाना छोड़ दे तो उसी दिन पशु चिकित्सक को बुलाएँ।',
      steps: [
        'आँखें धँसी हों, गर्दन की चुटकी से उठाई चमड़ी उठी रह जाए, पशु लड़खड़ाए या उठ न पाए, या उसने बहुत अनाज, आटा या रोटी खा ली हो: तुरंत 1962 या पशु अस्पताल को फ़ोन करें, और जो लेटा हो या निगल न पाए, उसके मुँह में कुछ न डालें।',
        'उसे साफ़ सूखी जगह अलग रखें; दाना, गीला कच्चा हरा चारा और जो भी नया या फफूँद लगा हो हटा दें, सूखा चारा रहने दें।',
        'साफ़ पानी हमेशा पास रहे, और पशुओं का इलेक्ट्रोलाइट पाउडर पैकेट पर लिखे अनुसार पानी में घोलकर बार-बार दें।',
        'कोई भी दवा ख़रीदने से पहले थोड़ा ताज़ा गोबर साफ़ थैली में पशु अस्पताल ले जाएँ: कीड़े हैं, लिवर फ्लूक है या कीटाणु, यह जाँच से ही पता चलता है।',
      ],
      more: [
        'चारे में अचानक बदलाव या बहुत हरे चारे के बाद एक दिन पतला गोबर, पर पशु चुस्त हो और खाता हो: चारा ठीक करने पर ज़्यादातर रुक जाता है; 2 दिन रहे तो पशु चिकित्सक को बुलाएँ।',
        'हफ़्तों से पतला गोबर और पशु दुबला होता जाए: पंजाब की बड़ी गाय-भैंसों में इसके पीछे छोटे परजीवी, फ्लूक, कीटाणु, चारा, ताँबे की कमी और जोन्स रोग मिले।',
        'बदबूदार, ख़ून वाला गोबर और तेज़ बुख़ार, कई पशुओं को एक साथ: उन्हें अलग करें और उसी दिन पशु चिकित्सक को बताएँ।',
        'इंसानों की गोली या पहले का बचा हुआ इंजेक्शन न दें; दूध उबालें, और गोबर छूने के बाद साबुन से हाथ धोएँ: इससे लोग भी बीमार हो सकते हैं।',
      ],
      closing:
        'कोलोराडो स्टेट यूनिवर्सिटी, एमएसडी पशु चिकित्सा पुस्तिका और लुधियाना के पशु विश्वविद्यालय के अनुसार; दवा और खुराक आपका पशु चिकित्सा अधिकारी ही तय करे।',
    },
    mr: {
      title: 'मोठ्या गाईला किंवा म्हशीला हगवण',
      lead: 'हगवणीत जनावराच्या शरीरातले पाणी आणि क्षार जातात, जीव बहुधा त्यानेच जातो: आधी पाणी द्या, आणि रक्त पडत असेल, ताप असेल किंवा तिने खाणे सोडले तर त्याच दिवशी पशुवैद्याला बोलवा.',
      steps: [
        'डोळे खोल गेले, मानेची चिमटीत धरून सोडलेली कातडी तशीच उभी राहिली, जनावर अडखळत असेल किंवा उठू शकत नसेल, किंवा त्याने खूप धान्य, पीठ किंवा भाकरी खाल्ली असेल: लगेच 1962 किंवा दवाखान्याला फोन करा, आणि आडव्या पडलेल्या किंवा गिळू न शकणाऱ्याच्या तोंडात काही ओतू नका.',
        'तिला स्वच्छ कोरड्या जागी वेगळे ठेवा; खुराक, ओला कोवळा चारा आणि जे काही नवीन किंवा बुरशी लागलेले असेल ते बंद करा, वाळला चारा राहू द्या.',
        'स्वच्छ पाणी नेहमी जवळ ठेवा, आणि जनावरांची इलेक्ट्रोलाइट पावडर पाकिटावर लिहिल्याप्रमाणे पाण्यात मिसळून पुन्हा पुन्हा द्या.',
        'कोणतेही औषध घेण्याआधी थोडे ताजे शेण स्वच्छ पिशवीत दवाखान्यात न्या: जंत, पर्णकृमी की जंतुसंसर्ग हे तपासणीतूनच कळते.',
      ],
      more: [
        'चाऱ्यात अचानक बदल किंवा खूप हिरवा चारा दिल्यावर एक दिवस पातळ शेण, पण जनावर तरतरीत आणि खात असेल: चारा नीट केला की बहुधा थांबते; 2 दिवस राहिले तर पशुवैद्याला बोलवा.',
        'आठवडेच्या आठवडे पातळ शेण आणि जनावर बारीक होत असेल: पंजाबातील मोठ्या गाई-म्हशींमध्ये त्यामागे सूक्ष्म परजीवी, पर्णकृमी, जंतू, चारा, तांब्याची कमतरता आणि जोन्स रोग आढळले.',
        'घाण वासाचे, रक्त असलेले शेण आणि जोराचा ताप, अनेक जनावरांना एकाच वेळी: त्यांना वेगळे करा आणि त्याच दिवशी पशुवैद्याला सांगा.',
        'माणसांची गोळी किंवा उरलेले इंजेक्शन देऊ नका; दूध उकळा, आणि शेणाला हात लागल्यावर साबणाने हात धुवा: त्याने माणसेही आजारी पडू शकतात.',
      ],
      closing:
        'कोलोरॅडो स्टेट युनिव्हर्सिटी, एमएसडी पशुवैद्यकीय पुस्तिका आणि लुधियानाच्या पशु विद्यापीठानुसार; औषध आणि मात्रा तुमचे पशुवैद्यकीय अधिकारीच ठरवतील.',
    },
    te: {
      title: 'పెద్ద ఆవు లేదా గేదెకు విరేచనాలు',
      lead: 'విరేచనాలతో పశువు ఒంట్లోని నీరు, లవణాలు పోతాయి, ప్రాణం పోయేది ఎక్కువగా దానివల్లే: ముందు నీళ్లు ఇవ్వండి; రక్తం పడినా, జ్వరం ఉన్నా, మేత మానేసినా అదే రోజు పశువైద్యుడిని పిలవండి.',
      steps: [
        'కళ్లు లోపలికి పోతే, మెడ చర్మాన్ని పట్టి లాగి వదిలినా ముడత అలాగే ఉంటే, పశువు తూలితే లేదా లేవలేకపోతే, లేదా గింజలు, పిండి, రొట్టె ఎక్కువగా తినేస్తే: వెంటనే 1962కి లేదా పశువుల ఆసుపత్రికి ఫోన్ చేయండి; పడుకుండిపోయిన లేదా మింగలేని దాని నోట్లో ఏమీ పోయకండి.',
        'శుభ్రమైన పొడి చోట వేరుగా ఉంచండి; దాణా, తడి లేత పచ్చిమేత, కొత్తది లేదా బూజు పట్టినది ఆపండి, ఎండు మేత ఉండనివ్వండి.',
        'శుభ్రమైన నీళ్లు ఎప్పుడూ అందుబాటులో ఉంచండి, పశువుల ఎలక్ట్రోలైట్ పొడిని ప్యాకెట్ మీద రాసినట్టు నీళ్లలో కలిపి మళ్లీ మళ్లీ ఇవ్వండి.',
        'ఏ మందైనా కొనే ముందు కొంచెం తాజా పేడను శుభ్రమైన సంచిలో పశువుల ఆసుపత్రికి తీసుకెళ్లండి: నట్టలా, జలగలా, క్రిములా అన్నది పరీక్షతోనే తెలుస్తుంది.',
      ],
      more: [
        'మేతలో ఒక్కసారి మార్పు లేదా ఎక్కువ పచ్చిమేత తర్వాత ఒక రోజు పలుచని పేడ, కానీ పశువు చురుగ్గా ఉండి తింటుంటే: మేత సరిచేస్తే ఎక్కువగా తగ్గుతుంది; 2 రోజులు ఉంటే పశువైద్యుడిని పిలవండి.',
        'వారాల తరబడి పలుచని పేడ, పశువు చిక్కిపోతుంటే: పంజాబ్‌లోని పెద్ద ఆవులు, గేదెల్లో దీనికి చిన్న పరాన్నజీవులు, జలగలు, క్రిములు, మేత, రాగి లోపం, జోన్స్ వ్యాధి కారణమని తేలింది.',
        'కంపు కొట్టే, రక్తంతో కూడిన పేడ, ఎక్కువ జ్వరం, చాలా పశువులకు ఒకేసారి: వాటిని వేరు చేసి అదే రోజు పశువైద్యుడికి చెప్పండి.',
        'మనుషుల మాత్రలు, మిగిలిన ఇంజెక్షన్లు ఇవ్వకండి; పాలు మరిగించండి, పేడ ముట్టుకున్నాక సబ్బుతో చేతులు కడుక్కోండి: దానివల్ల మనుషులకూ జబ్బు రావచ్చు.',
      ],
      closing:
        'కొలరాడో స్టేట్ యూనివర్సిటీ, ఎంఎస్‌డీ పశువైద్య పుస్తకం, లుధియానా పశువైద్య విశ్వవిద్యాలయం ప్రకారం; మందు, మోతాదు మీ పశువైద్యాధికారే చెప్పాలి.',
    },
  },
};
