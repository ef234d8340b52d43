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
  words: `deworm deworming dewormer worm worms wormy tapeworm roundworm drench pale eyelid anthelmintic schedule how often when month tablet medicine
  | कब कितने दवा गोली कीड़े कीड़ा कीड़ों कृमि कृमिनाशक पेट पेटकीड़े कीड़ानाशक
  | कधी औषध गोळी जंत जंतनाशक जंतांचे कृमी जंताचे
  | ఎప్పుడు మందు మాత్ర నట్టలు నట్టల ఏలికపాములు పాములు క్రిములు
  | kide keede keedon krimi kriminashak jant jantnashak nattalu nattala`,
  text: {
    en: {
      title: 'Deworming goats and sheep',
      lead: 'Worms take growth and milk from goats and kill kids after the rains: deworm by the dung and the eyelid, with the medicine and dose that the vet names for the weight.',
      steps: [
        'Look inside the lower eyelid: red is well, pale or white means worms that suck blood, and the vet is needed soon.',
        'Take fresh dung of a few goats to the dispensary before buying anything: they see which worms it is, and often have the medicine free.',
        'Have the goats weighed and tell who is pregnant: too little breeds worms that no medicine kills any more, and some medicines harm the unborn.',
        'Kids every month while they are small, grown goats every 4–6 months and after kidding, best before and after the rains, all of the herd together.',
      ],
      more: [
        'Signs: thin with a big belly, rough coat, loose dung, a soft swelling under the jaw.',
        'Deworm at least a week before a vaccination, so that the vaccine takes well.',
        'Let them graze once the dew has gone, not on the same wet ground every day, and keep feed and water off the dung.',
        'Do not drink the milk or sell the goat for meat in the waiting days that the packet gives; ask the vet for them.',
      ],
      closing:
        'Intervals after the e-course of ICAR; medicine, dose and waiting days are for your veterinary officer.',
    },
    hi: {
      title: 'बकरी और भेड़ के पेट के कीड़े: दवा कब दें',
      lead: 'कीड़े बकरी की बढ़वार और दूध घटाते हैं और बारिश के बाद मेमनों की जान लेते हैं: मींगनी और पलक देखकर दवा दें, और दवा व खुराक वज़न के हिसाब से पशु चिकित्सक से पूछें।',
      steps: [
        'नीचे की पलक के अंदर देखें: लाल हो तो ठीक, फीकी या सफ़ेद हो तो ख़ून चूसने वाले कीड़े हैं, जल्दी पशु चिकित्सक चाहिए।',
        'कुछ भी खरीदने से पहले दो-चार बकरियों की ताज़ी मींगनी पशु अस्पताल ले जाएँ: वहाँ दिखता है कि कौन से कीड़े हैं, और दवा अक्सर मुफ़्त मिलती है।',
        'वज़न करवाएँ और बताएँ कि कौन गाभिन है: कम दवा से ऐसे कीड़े पनपते हैं जिन पर फिर कोई दवा असर नहीं करती, और कुछ दवाएँ गर्भ को नुकसान करती हैं।',
        'छोटे मेमनों को हर महीने, बड़ी बकरियों को हर 4–6 महीने और ब्याने के बाद, सबसे अच्छा बारिश से पहले और बाद में, पूरे झुंड को एक साथ।',
      ],
      more: [
        'लक्षण: दुबली पर पेट बड़ा, रूखे बाल, पतली मींगनी, जबड़े के नीचे नरम सूजन।',
        'टीके से कम से कम एक हफ़्ता पहले कीड़े की दवा दें, ताकि टीका ठीक से असर करे।',
        'ओस सूखने के बाद चराएँ, रोज़ उसी गीली ज़मीन पर नहीं, और चारा-पानी मींगनी से बचाकर रखें।',
        'पैकेट पर लिखे रुकने के दिनों में दूध न पिएँ और बकरी मांस के लिए न बेचें; ये दिन पशु चिकित्सक से पूछें।',
      ],
      closing:
        'अंतराल आईसीएआर के ई-पाठ्यक्रम के अनुसार; दवा, खुराक और रुकने के दिन आपका पशु चिकित्सा अधिकारी ही बताए।',
    },
    mr: {
      title: 'शेळ्या-मेंढ्यांचे जंत: औषध कधी द्यावे',
      lead: 'जंत शेळीची वाढ आणि दूध घटवतात आणि पावसानंतर करडे मारतात: लेंडी आणि पापणी पाहून औषध द्या, औषध आणि मात्रा वजनाप्रमाणे पशुवैद्याला विचारा.',
      steps: [
        'खालच्या पापणीच्या आत पाहा: लाल असेल तर ठीक, फिकट किंवा पांढरी असेल तर रक्त शोषणारे जंत आहेत, लवकर पशुवैद्य हवा.',
        'काहीही विकत घेण्याआधी दोन-चार शेळ्यांच्या ताज्या लेंड्या दवाखान्यात न्या: कोणते जंत ते तिथे दिसते, आणि औषध अनेकदा मोफत मिळते.',
        'वजन करा आणि कोण गाभण आहे ते सांगा: कमी औषधाने असे जंत वाढतात ज्यांना मग कोणतेच औषध मारत नाही, आणि काही औषधे गर्भाला बाधतात.',
        'लहान करडांना दर महिन्याला, मोठ्या शेळ्यांना दर 4–6 महिन्यांनी आणि विल्यानंतर, शक्यतो पावसाळ्याआधी आणि नंतर, सगळ्या कळपाला एकदम.',
      ],
      more: [
        'लक्षणे: बारीक पण पोट मोठे, राठ केस, पातळ विष्ठा, जबड्याखाली मऊ सूज.',
        'लसीच्या किमान एक आठवडा आधी जंतनाशक द्या, म्हणजे लस नीट लागू पडते.',
        'दव वाळल्यावर चारा, रोज त्याच ओल्या जागी नको, आणि चारा-पाणी लेंड्यांपासून जपा.',
        'पाकिटावर लिहिलेल्या थांबण्याच्या दिवसांत दूध पिऊ नका आणि शेळी मांसासाठी विकू नका; ते दिवस पशुवैद्याला विचारा.',
      ],
      closing:
        'अंतरे आयसीएआरच्या ई-अभ्यासक्रमानुसार; औषध, मात्रा आणि थांबण्याचे दिवस तुमचा पशुवैद्यकीय अधिकारीच सांगेल.',
    },
    te: {
      title: 'మేకలు, గొర్రెలకు నట్టల మందు ఎప్పుడు',
      lead: 'నట్టలు మేక ఎదుగుదలను, పాలను తగ్గిస్తాయి, వానల తర్వాత పిల్లలను చంపుతాయి: పేడ, కంటి రెప్ప చూసి మందు ఇవ్వండి, మందు, మోతాదు బరువును బట్టి పశువైద్యుడిని అడగండి.',
      steps: [
        'కింది రెప్ప లోపల చూడండి: ఎర్రగా ఉంటే బాగున్నట్టు, పాలిపోయి లేదా తెల్లగా ఉంటే రక్తం పీల్చే నట్టలు, త్వరగా పశువైద్యుడు కావాలి.',
        'ఏదైనా కొనే ముందు కొన్ని మేకల తాజా పేడ పశువుల ఆసుపత్రికి తీసుకెళ్లండి: ఏ నట్టలో అక్కడ తెలుస్తుంది, మందు తరచుగా ఉచితంగా దొరుకుతుంది.',
        'బరువు తూయించండి, ఏది చూలుతో ఉందో చెప్పండి: మందు తక్కువైతే ఏ మందుకూ చావని నట్టలు పెరుగుతాయి, కొన్ని మందులు కడుపులోని పిల్లకు హాని.',
        'చిన్న పిల్లలకు ప్రతి నెలా, పెద్ద మేకలకు 4–6 నెలలకోసారి, ఈనిన తర్వాత, వానలకు ముందు, తర్వాత అయితే మంచిది, మంద మొత్తానికి ఒకేసారి.',
      ],
      more: [
        'గుర్తులు: సన్నబడి పొట్ట పెద్దదవడం, గరుకు వెంట్రుకలు, పలుచని పేడ, దవడ కింద మెత్తటి వాపు.',
        'టీకాకు కనీసం ఒక వారం ముందు నట్టల మందు ఇవ్వండి, అప్పుడు టీకా బాగా పనిచేస్తుంది.',
        'మంచు ఆరాక మేపండి, రోజూ అదే తడి నేలలో వద్దు, మేత, నీళ్లు పేడ తగలకుండా ఉంచండి.',
        'ప్యాకెట్ మీద రాసిన ఆగాల్సిన రోజుల్లో పాలు తాగకండి, మేకను మాంసానికి అమ్మకండి; ఆ రోజులు పశువైద్యుడిని అడగండి.',
      ],
      closing: 'వ్యవధులు ఐసీఏఆర్ ఈ-కోర్సు ప్రకారం; మందు, మోతాదు, ఆగాల్సిన రోజులు మీ పశువైద్యాధికారే చెప్పాలి.',
    },
  },
};
