import type { FarmNote } from './note-types.ts';

export const goatWorms: FarmNote = {
  id: 'goat-worms',
  url: 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=57995',
  sources: [
    {
      title: 'Deworming of livestock (e-course of animal husbandry)',
      publisher: 'ICAR, e-Krishi Shiksha (IASRI)',
      url: 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=57995',
    },
    {
      title:
        'Faecal consistency: a measure of gastrointestinal parasitic infections in goats (2024, 58, 820–826)',
      publisher: 'Indian Journal of Animal Research; ICAR-Central Institute for Research on Goats',
      url: 'https://arccjournals.com/journal/indian-journal-of-animal-research/B-4417',
    },
    {
      title: 'Package and practices for livestock farmers: deworming before vaccination',
      publisher: 'ICAR Research Complex for Eastern Region, Patna (poulvet.com)',
      url: 'http://poulvet.com/dairy/articles/livestock_farmers.php',
    },
  ],
  words: `deworm deworming dewormer worm worms wormy tapeworm roundworm drench pale eyelid anthelmintic schedule how often when month tablet medicine anaemia anaemic bottle jaw famacha barber pole
  | कब कितने दवा दवाई गोली कीड़े कीड़ा कीड़ों कृमि कृमिनाशक पेट पेटकीड़े कीड़ानाशक डीवर्मिंग
  | कधी औषध गोळी जंत जंतनाशक जंतांचे कृमी जंताचे जंतनिर्मूलन डीवर्मिंग पाजणे पाजायचे
  | ఎప్పుడు మందు మాత్ర నట్టలు నట్టల నట్టలమందు ఏలికపాములు క్రిములు పురుగులు జలగలు డీవార్మింగ్ తాపించాలి
  | kide keede keeda pet dawa kab krimi nashak aushadh jantache keedon krimi kriminashak jant jantnashak nattalu nattala elikapamulu jalagalu`,
  text: {
    en: {
      title: 'Deworming goats and sheep',
      lead: 'Worms take growth and milk from goats and kill kids in and after the rains: deworm by a dung test and the eyelid, with the medicine and dose that the vet names for the weight.',
      steps: [
        'Look inside the lower eyelid: red means that little blood is lost, though other worms may be there; pale or white mostly means worms or flukes that suck blood, and the vet is needed soon.',
        'Take fresh dung of a few goats to the dispensary before buying anything: they see which worms it is, and often have the medicine free.',
        'Have the goats weighed and tell the vet which are pregnant: too small a dose breeds worms that no medicine kills any more, and some medicines harm the unborn.',
        'The usual rhythm, where the vet finds no other need: kids every month while they are small, from the age that the vet names; grown goats after a dung test at most every 4–6 months and after kidding, best before and after the rains; ask whether the whole herd needs it.',
      ],
      more: [
        'Signs: thin with a big belly, rough coat, loose dung, a soft swelling under the jaw.',
        'Deworm at least a week before a vaccination, so that the vaccine takes well.',
        'Let them graze once the dew has gone, not on the same wet ground every day, and keep dung out of feed and water.',
        'Do not drink the milk or sell the goat for meat until the days that the packet gives are over; ask the vet how many.',
      ],
      closing:
        'Intervals after the e-course of ICAR; medicine, dose and the days without milk and meat are for your veterinary officer.',
    },
    hi: {
      title: 'बकरी और भेड़ के पेट के कीड़े: दवा कब दें',
      lead: 'कीड़े बकरी की बढ़वार और दूध घटाते हैं और बारिश में और उसके बाद मेमनों की जान लेते हैं: मींगनी की जाँच और पलक देखकर दवा दें, और दवा व खुराक वज़न के हिसाब से पशु चिकित्सक से पूछें।',
      steps: [
        'नीचे की पलक के अंदर देखें: लाल हो तो ख़ून की कमी नहीं, पर दूसरे कीड़े हो सकते हैं; फीकी या सफ़ेद हो तो अक्सर ख़ून चूसने वाले कीड़े या लिवर फ्लूक हैं, जल्दी पशु चिकित्सक को दिखाएँ।',
        'कुछ भी खरीदने से पहले दो-चार बकरियों की ताज़ी मींगनी पशु अस्पताल ले जाएँ: वहाँ दिखता है कि कौन से कीड़े हैं, और दवा अक्सर मुफ़्त मिलती है।',
        'बकरियों का वज़न करवाएँ और पशु चिकित्सक को बताएँ कि कौन गाभिन है: कम खुराक से ऐसे कीड़े पनपते हैं जिन पर फिर कोई दवा असर नहीं करती, और कुछ दवाएँ पेट के बच्चे को नुकसान करती हैं।',
        'पशु चिकित्सक कुछ और न कहे तो आम तौर पर: छोटे मेमनों को, जिस उम्र से वह बताए, हर महीने दवा दें; बड़ी बकरियों को मींगनी की जाँच के बाद ज़्यादा से ज़्यादा हर 4–6 महीने पर और ब्याने के बाद, सबसे अच्छा बारिश से पहले और बाद में; पूछ लें कि पूरे झुंड को देनी है या नहीं।',
      ],
      more: [
        'लक्षण: बकरी दुबली पर पेट बड़ा, बाल रूखे, दस्त, जबड़े के नीचे नरम सूजन।',
        'टीके से कम से कम एक हफ़्ता पहले कीड़े की दवा दें, ताकि टीका ठीक से असर करे।',
        'ओस सूखने के बाद चराएँ, रोज़ उसी गीली ज़मीन पर नहीं, और चारे-पानी में मींगनी न गिरने दें।',
        'दवा के पैकेट पर जितने दिन की रोक लिखी हो, उतने दिन दूध न पिएँ और बकरी मांस के लिए न बेचें; ये दिन पशु चिकित्सक से पूछें।',
      ],
      closing:
        'दवा कितने-कितने समय पर देनी है, यह आईसीएआर के ई-पाठ्यक्रम के अनुसार; दवा, खुराक और दूध-मांस की रोक के दिन आपका पशु चिकित्सा अधिकारी ही बताए।',
    },
    mr: {
      title: 'शेळ्या-मेंढ्यांचे जंत: औषध कधी द्यावे',
      lead: 'जंतांमुळे शेळीची वाढ आणि दूध कमी होते आणि पावसाळ्यात व नंतर करडे दगावतात: लेंडी तपासून आणि पापणी पाहून औषध द्या, कोणते औषध आणि वजनाप्रमाणे किती ते पशुवैद्याला विचारा.',
      steps: [
        'खालच्या पापणीच्या आत पाहा: लाल असेल तर रक्त कमी झालेले नाही, पण दुसरे जंत असू शकतात; फिकट किंवा पांढरी असेल तर बहुधा रक्त शोषणारे जंत किंवा पर्णकृमी आहेत, लवकर पशुवैद्याला दाखवा.',
        'काहीही विकत घेण्याआधी दोन-चार शेळ्यांच्या ताज्या लेंड्या दवाखान्यात न्या: कोणते जंत ते तिथे दिसते, आणि औषध अनेकदा मोफत मिळते.',
        'शेळ्यांचे वजन करून घ्या आणि कोण गाभण आहे ते पशुवैद्याला सांगा: मात्रा कमी पडली तर असे जंत तयार होतात ज्यांच्यावर नंतर कोणतेच औषध चालत नाही, आणि काही औषधांनी पोटातल्या पिलाला इजा होते.',
        'पशुवैद्याने वेगळे सांगितले नाही तर साधारण अंतर: लहान करडांना, पशुवैद्य सांगतील त्या वयापासून, दर महिन्याला; मोठ्या शेळ्यांना लेंडी तपासून फार तर दर 4–6 महिन्यांनी आणि विल्यानंतर, शक्यतो पावसाळ्याआधी आणि पावसाळ्यानंतर; सगळ्या कळपाला द्यायचे का ते विचारा.',
      ],
      more: [
        'लक्षणे: अंगाने बारीक पण पोट मोठे, केस राठ, पातळ हगवण, जबड्याखाली मऊ सूज.',
        'लसीच्या किमान एक आठवडा आधी जंतनाशक द्या, म्हणजे लस नीट लागू पडते.',
        'दव सुकल्यावरच शेळ्या चरायला सोडा, रोज त्याच ओल्या जागी नको, आणि चारा-पाण्यात लेंड्या पडू देऊ नका.',
        'औषध दिल्यावर पाकिटावर लिहिलेल्या दिवसांपर्यंत दूध पिऊ नका आणि शेळी मांसासाठी विकू नका; ते दिवस पशुवैद्याला विचारा.',
      ],
      closing:
        'किती दिवसांनी औषध द्यायचे ते आयसीएआरच्या ई-अभ्यासक्रमानुसार; औषध, मात्रा आणि दूध-मांस किती दिवस वापरायचे नाही हे तुमचे पशुवैद्यकीय अधिकारीच सांगतील.',
    },
    te: {
      title: 'మేకలు, గొర్రెలకు నట్టల మందు ఎప్పుడు',
      lead: 'నట్టలు మేక ఎదుగుదలను, పాలను తగ్గిస్తాయి, వానల్లో, వానల తర్వాత మేకపిల్లలను చంపుతాయి: పెంటికల పరీక్ష, కంటి రెప్ప చూసి మందు ఇవ్వండి, ఏ మందు, ఎంత మోతాదు అనేది బరువును బట్టి పశువైద్యుడే చెప్పాలి.',
      steps: [
        'కింది రెప్ప లోపల చూడండి: ఎర్రగా ఉంటే రక్తం తగ్గలేదు, అయినా వేరే నట్టలు ఉండొచ్చు; పాలిపోయి లేదా తెల్లగా ఉంటే ఎక్కువగా రక్తం పీల్చే నట్టలు లేదా జలగలు, త్వరగా పశువైద్యుడికి చూపించండి.',
        'ఏదైనా కొనే ముందు కొన్ని మేకల తాజా పెంటికలు పశువుల ఆసుపత్రికి తీసుకెళ్లండి: ఏ నట్టలో అక్కడ తెలుస్తుంది, మందు తరచుగా ఉచితంగా దొరుకుతుంది.',
        'మేకల బరువు తూయించండి, ఏది చూడితో ఉందో పశువైద్యుడికి చెప్పండి: మందు మోతాదు తక్కువైతే ఏ మందుకూ చావని నట్టలు పెరుగుతాయి, కొన్ని మందులు కడుపులోని పిల్లకు హాని చేస్తాయి.',
        'పశువైద్యుడు వేరుగా చెప్పకపోతే మామూలుగా: చిన్న మేకపిల్లలకు, గొర్రెపిల్లలకు ఆయన చెప్పిన వయసు నుంచి ప్రతి నెలా; పెద్దవాటికి పెంటికల పరీక్ష తర్వాత మహా అయితే 4–6 నెలలకోసారి, ఈనిన తర్వాత కూడా, వానాకాలానికి ముందు, తర్వాత ఇస్తే మంచిది; మంద మొత్తానికి ఇవ్వాలా అని అడగండి.',
      ],
      more: [
        'గుర్తులు: సన్నబడి పొట్ట పెద్దదవడం, గరుకు వెంట్రుకలు, పలుచని పేడ, దవడ కింద మెత్తటి వాపు.',
        'టీకాకు కనీసం ఒక వారం ముందు నట్టల మందు ఇవ్వండి, అప్పుడు టీకా బాగా పనిచేస్తుంది.',
        'మంచు ఆరాక మేపండి, రోజూ అదే తడి నేలలో వద్దు, మేతలో, నీళ్లలో పెంటికలు పడనివ్వకండి.',
        'మందు ఇచ్చాక ప్యాకెట్ మీద రాసిన రోజులు పూర్తయ్యేదాకా ఆ పాలు తాగకండి, ఆ మేకను మాంసానికి అమ్మకండి; ఎన్ని రోజులో పశువైద్యుడిని అడగండి.',
      ],
      closing: 'వ్యవధులు ఐసీఏఆర్ ఈ-కోర్సు ప్రకారం; మందు, మోతాదు, పాలు, మాంసం వాడకూడని రోజులు మీ పశువైద్యాధికారే చెప్పాలి.',
    },
  },
};
