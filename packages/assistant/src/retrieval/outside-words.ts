import { createWordList } from './word-list.ts';

/** Subjects that people ask about and that nothing here answers; they weigh against an answer. */
const WORDS = `
paracetamol crocin dolo meloxicam oxytocin diclofenac analgin aspirin translate translation anuvad steal theft chori चोरी దొంగతనం ganja bhang charas afeem opium cannabis daru daaru whisky beer bomb gun python javascript coding program software
गांजा भांग चरस अफीम बंदूक अफू గంజాయి తుపాకీ
cricket football match score ipl movie film cinema song music actor actress serial tv game mobile phone recharge sim iphone
android laptop computer internet wifi whatsapp facebook youtube instagram password app train bus flight ticket hotel
railway airport taxi car bike scooter passport visa aadhaar-update exam school college homework english maths physics
chemistry history capital president minister election party parliament country world moon planet poem story joke love
marriage wedding horoscope astrology zodiac kundli gold silver stock share reliance bitcoin lottery salary job interview
dog puppy cat pet parrot horse camel elephant fish pond prawn shrimp rohu catla silkworm mulberry sericulture honeybee beekeeping
mushroom vanilla saffron dragonfruit hair skin headache diabetes weight-loss gym recipe biryani cake pizza cooking
electricity-bill insurance-policy-lic loan-home capital france america usa american paris london bollywood
nepal pakistan bangladesh china chinese japan russia africa kenya nigeria ethiopia brazil canada australia germany israel dubai saudi srilanka lanka bhutan
अमेरिका नेपाल पाकिस्तान बांग्लादेश बांगलादेश चीन जापान रूस अफ्रीका कनाडा ऑस्ट्रेलिया इजराइल दुबई श्रीलंका ब्राजील
అమెరికా నేపాల్ పాకిస్తాన్ బంగ్లాదేశ్ చైనా జపాన్ రష్యా ఆఫ్రికా కెనడా ఆస్ట్రేలియా ఇజ్రాయెల్ దుబాయ్ శ్రీలంక బ్రెజిల్
क्रिकेट फुटबॉल मैच फिल्म सिनेमा गाना मोबाइल रिचार्ज लैपटॉप कंप्यूटर ट्रेन रेल बस हवाई टिकट होटल पासपोर्ट परीक्षा स्कूल अंग्रेजी गणित राजधानी
प्रधानमंत्री राष्ट्रपति चुनाव कविता शायरी चुटकुला प्यार शादी कुंडली राशिफल सोना सोने चांदी शेयर लॉटरी नौकरी कुत्ता कुत्ते बिल्ली घोड़ा ऊंट मछली तालाब
रेशम शहतूत मधुमक्खी मशरूम केसर बाल सिरदर्द खाना
चित्रपट सिनेमा गाणे मोबाईल रिचार्ज लॅपटॉप संगणक रेल्वे बस विमान तिकीट पासपोर्ट परीक्षा शाळा इंग्रजी राजधानी पंतप्रधान निवडणूक कविता विनोद लग्न
राशीभविष्य पत्रिका सोने सोन्याचा चांदी नोकरी कुत्रा मांजर घोडा मासे मत्स्य मासा रेशीम तुती मधमाशी अळिंबी मशरूम केस डोकेदुखी डोकेदुखीवर विश्वचषक
క్రికెట్ మ్యాచ్ సినిమా పాట మొబైల్ రీఛార్జ్ ల్యాప్‌టాప్ కంప్యూటర్ రైలు బస్సు విమానం టికెట్ పాస్‌పోర్ట్ పరీక్ష బడి ఇంగ్లిష్ రాజధాని ప్రధాని ప్రధానమంత్రి ఎన్నికలు
కవిత జోక్ ప్రేమ పెళ్లి జాతకం రాశిఫలాలు బంగారం వెండి ఉద్యోగం కుక్క పిల్లి గుర్రం చేప చేపలు చేపల చెరువు పట్టు మల్బరీ తేనెటీగ పుట్టగొడుగు పుట్టగొడుగుల జుట్టు తలనొప్పి
kutta kutte billi ghoda machhli machli talab resham madhumakkhi kundli rashifal shaadi shadi sona sone chandi naukri gaana kukka pilli chepa chepala cheruvu pattu
khargosh sasa kundelu kundelulu gadi gaadi padhai shaala shala school kapde chappal juta joote bijli naukar bandi vaahan bungalow
गाड़ी गाड़ियां कार मोटरसाइकिल साइकिल बाइक स्कूटर माइलेज कपड़ा कपड़े दाग जूता जूते चप्पल पढ़ाई कॉलेज डाकघर पोस्ट दिवाली होली त्योहार व्रत पूजा आयकर जीएसटी टैक्स वोटर राशन-कार्ड आधार पैन बिजली बिल इंटरनेट
गिटार नाच गाना रेसिपी चाय समोसा बिरयानी पकवान साबुन शैंपू क्रीम मेकअप वजन-घटाना योग जिम खरगोश तोता बत्तख-दौड़ चांद चंद्रमा सूरज ग्रह भूत सपना नेता मंत्री मुख्यमंत्री पुलिस वकील तलाक
मायलेज गाडी मोटारसायकल सायकल कपडे कपड्यांवरचे बूट चप्पल शाळा शाळेचा अभ्यास टपाल दिवाळी होळी सण व्रत आयकर वीजबिल रेशन आधारकार्ड गिटार नृत्य पुरणपोळी पोळी भाजी स्वयंपाक साबण ससा ससे पोपट चंद्र चंद्रावर सूर्य ग्रह
स्वप्न मुख्यमंत्री पोलीस वकील मुहूर्त व्यायाम पोहणे पोहायला
కారు బండి మోటార్ సైకిల్ మైలేజీ బట్టలు బట్టల మరకలు చెప్పులు బూట్లు చదువు కళాశాల పోస్టాఫీసు దీపావళి పండుగ వ్రతం పూజ పన్ను కరెంటు బిల్లు రేషన్ ఆధార్ గిటార్ డాన్స్ వంట వండాలి బిర్యానీ సబ్బు కుందేలు కుందేళ్లు చిలుక చంద్రుడు
చంద్రుడి సూర్యుడు గ్రహం కల ముఖ్యమంత్రి పోలీసు లాయర్ వ్యాయామం యోగా కుళాయి
essay nibandh holy god temple religion prayer bhagwan mandir निबंध भगवान मंदिर धर्म देव देऊळ వ్యాసం దేవుడు గుడి మతం
moneylender sahukar savkar sawkar chitfund साहूकार सावकार सावकाराचे
cylinder booking voter vote सिलेंडर सिलिंडर बुकिंग वोटर వోటరు ఓటరు సిలిండర్ परवाना ड्राइविंग
certificate snore snoring chess invent telephone kitchen umbrella mountain kite magic neighbour naraz dost प्रमाण-पत्र खर्राटे शतरंज टेलीफोन रसोई छाता पहाड़ पतंग जादू नींद दाखला घोरणे बुद्धिबळ टेलिफोन स्वयंपाकघर छत्री झोप సర్టిఫికెట్ గురక చదరంగం టెలిఫోన్ వంటగది గొడుగు నిద్ర
bicycle motorbike mileage clothes stain shoe shoes tuition festival puja tax gst voter police lawyer divorce dance guitar recipe tea soap shampoo makeup yoga rabbit parrot ghost dream minister leader novel newspaper painting
furniture sofa curtain fridge washing-machine television fan-repair plumber electrician driving licence license
rythubandhu bandhu bharosa boar nilgai neelgai బంధు భరోసా नीलगाय bangaram vendi jatakam udyogam pelli puttagodugu matsya maase kutra manjar lagna sonyacha nokri alimbi reshim
`;

/** Whether a word names a subject outside farming or one that nothing here is written about. */
export const isOutsideWord = createWordList(WORDS);
