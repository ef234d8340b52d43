/**
 * How it is said in the yard and the field rather than in a book: verbs in the forms in which they are spoken,
 * dialect words and signs, in four languages and in Latin letters; added to the words of the document with that id.
 */
export const SPOKEN_WORDS: Readonly<Record<string, string>> = {
  'guidance:1':
    'wipe wiping rinse squirt stripping lukewarm hands teat milker method | पोंछना पोंछे धोएं दुहते दुहने हाथ अंगूठे मुट्ठी थनों | पुसणे पुसावी धुवून दोहन दोहताना काढताना पिळणे धारा काढणे अंगठ्याने मुठीने | తుడవడం కడగాలి పితికేటప్పుడు పితికే పిండేటప్పుడు బొటనవేలు | than dhona dudh kadhne',
  'guidance:2':
    'dipping cup after milking keep away infection again | डुबोना डुबाएं दुहने के बाद घोल बचाएं | बुडवायची बुडवावी बुडवून होऊ नये टाळायचा दगडी | ముంచాలి ముంచే రాకూడదంటే | dagadi kas dah',
  'guidance:3':
    'flakes flaky stone stringy yellowish reddish salty swelled udder one side | थन सूज गया सूजन थनों गांठ छिछड़ेदार नमकीन पानी जैसा दूध एक थन | कास सुजली दगडी झाली गुठळ्या येतात खारट पाण्यासारखे सडातून सडात | పొదుగు వాచింది వాపు ఉప్పగా నీళ్లలా చన్ను గట్టిగా గడ్డలు వస్తున్నాయి | than soojan khoon gath podugu vachindi kas sujli',
  'guidance:4':
    'curdled sour spoiled rejected can chilling ice hours collection centre van smell straining cloth | फट गया फट जाए खट्टा हो गया डेयरी लौटाया वापस बर्फ छलनी | नासलं फाटलं आंबलं डेअरीने परत केले बर्फ गाळणी किती तासात | విరిగింది విరిగిపోయింది పులిసింది చల్లబరచాలి చల్లార్చాలి వడపోత ఎంతసేపు డెయిరీ | doodh phat gaya dudh nasle palu virigipoyayi thanda',
  'guidance:5':
    'snf degree thin watered watery adulterated mixed instrument meter percent price cut check purity | पतला मिलावटी नापने यंत्र डिग्री शुद्ध जांचें फैट कितना | पातळ डिग्री भेसळयुक्त मोजणे फॅट किती लागते एसएनएफ कमी | పలుచగా చిక్కగా కల్తీ డిగ్రీ కొలిచే వెన్నశాతం నీళ్లు కలిపారా | milavat patla doodh fat kam snf kami bhesal kalthi',
  'guidance:6':
    'swelled left side flank drum gas bloating grazed ate wet clover tympanic poisonous paddock | फूल गया फूला पेट बाईं कोख गैस बन गई चर लिया चर गई हरा बरसीम खा लिया | पोट फुगलं फुगले डावी बाजू ओले गवत चरली खाल्ल्याने कोवळी ज्वारी खाल्ली विषबाधा | పొట్ట ఉబ్బిపోయింది ఉబ్బరించింది ఎడమ పక్క మేసి మేసింది తిని లేత జొన్న పడిపోయింది | pet phool gaya pot fugle potta ubbindi afara',
  'guidance:7':
    'grasses napier bajra hybrid round months summer shortage plot guntha perennial | बारह महीने बारहमासी चरी बोएं लगाएं चारागाह नेपियर घास | बारा महिने लावावा लागवड गवत कोणते गुंठे बारमाही | సంవత్సరమంతా పచ్చగడ్డి పెంచాలి వేసవిలో మేత గుంటలు ఏడాదంతా | hara chara barah mahine hirva chara pachi metha pachigaddi napier',
  'guidance:8':
    'sailage silege ensilage trench closed days seal plastic sheet open pit cut chaff chopped rotten black smell | साईलेज गड्ढे में दबाकर बंद कितने दिन खोलें कुट्टी पॉलीथिन | मुरघास बॅग खड्ड्यात किती दिवसांनी उघडायचा कुट्टी दाबून मक्याचा | సైలేజీ గోతిలో పాతర వేయడం ఎన్ని రోజులకు తెరవాలి మాగబెట్టడం | sailej murgas patara gaddi',
  'guidance:9':
    'straw bhusa tudi kutti parali stubble urea solution sprinkle cover nutritious | भूसे तूड़ी पुआल पराली यूरिया मिलाकर छिड़ककर ढककर घोल | कडबा कुटार भुसकट पेंढा सकस युरिया शिंपडून झाकून | గడ్డికి యూరియా కలిపి చల్లి కప్పి ఎండుగడ్డికి వరిగడ్డిని | bhusa urea tudi kadba pendha vari gaddi',
  'guidance:10':
    'dana churi chokar khal khali bran cake litre giving kg daily pregnant dry concentrate pellet thin weak body | दाने चोकर खली चूरी बिनौला कितने किलो लीटर दूध देने वाली दुबली | पेंड सरकी सुग्रास गोळी पेंड भुस्सा किती किलो लिटर दूध देणारी बारीक झाली | తవుడు చెక్క దాణా ఎన్ని కిలోలు లీటర్ల పాలిచ్చే బక్కగా చిక్కిపోయింది | dana kitna khurak kiti daana entha chokar pend',
  'guidance:11':
    'licking wall mud soil bones cloth rope urine chewing minerals salt brick | चाटती चाट रही चाटना मिट्टी दीवार कपड़ा रस्सी चबाती नमक ईंट मिनरल मिक्सचर | चाटते चाटतेय भिंत माती कपडा दोरी खाते खातेय मिठाची वीट मिनरल मिक्श्चर | నాకుతోంది నాకడం గోడ గుడ్డ తాడు తింటోంది ఉప్పు రాయి మినరల్ మిక్చర్ | mitti chaat mati khate matti tintondi minral',
  'guidance:12':
    'drinking litres bucket tank trough thirsty lukewarm winter drinks less | पीती पिलाएं लीटर पानी बाल्टी हौद टंकी नांद गुनगुना कितना पानी | पिते पाजावं पाजायचं लिटर पाणी बादली टाकी हौद कोमट किती पाणी | నీళ్ళు నీరు తాగుతుంది తాగించాలి లీటర్లు బకెట్ తొట్టి గోరువెచ్చని ఎన్ని నీళ్లు | pani kitna piti kitne litre pani kiti nillu entha',
  'guidance:13':
    'delivered birth afterbirth navel first milk minutes hour beestings licking breath nose mucus | जन्मा पैदा नाल नाभि काटें खीस पिलाएं कितनी देर सांस नहीं | जन्मलं जन्मले नाळ कापणे बेंबी चीक पाजावा किती वेळात श्वास घेत नाही | పుట్టింది బొడ్డు కోయాలి జున్నుపాలు తాగించాలి ముర్రు ఊపిరి తీసుకోవడం లేదు | khees chik pajava junnu palu naal bachda paida',
  'guidance:14':
    'calves separate suckle months stop milk loose dung diarrhoea pot belly young | पड़िया पाड़ी पाड़ा कटड़ी कटिया बछिया पिलाना छुड़ाएं कब तक दूध दस्त | रेडकू पारडू कालवड वासरांना पाजायचं तोडायचं किती दिवस दूध हगवण जुलाब | దూడలకు మాన్పించాలి పాలు ఎన్ని రోజులు పారుతోంది విరోచనాలు | bachde ko doodh vasrala dudh dudaku palu katdi padiya',
  'guidance:15':
    'heifers thin late puberty months no heat small undersized grow | बछिया ओसर पाड़ी बड़ी नहीं हो रही कितने महीने में पहली बार | कालवडी रेडी वाढत नाही किती महिन्यात पहिला माज भरवावी वजनाला | పెయ్యలు పడ్డ పెరగడం లేదు ఎన్ని నెలలకు మొదటి ఎద ఎదకు వస్తుంది | heifar hiefer kalwad peyya bachiya osar',
  'guidance:16':
    'season bellow bellows restless discharge string mucus silent standing mount mounts riding recognise identify see signs | पहचानें पहचान गरमाई गर्म हुई हीट में आई चिल्लाती तार दे रही बोलती | ओळखायचा ओळखायची माजावर आली का सोट टाकते हंबरते मुका माज | ఎదలో ఎదకి వచ్చింది తెలుసుకోవడం అరుస్తోంది తీగ వేస్తోంది గుర్తులు | garmi me aayi maajavar heat me eda ki vachindi pehchan',
  'guidance:17':
    'inseminator insemination inseminate artificially service evening morning bull straw conceive ai call | बीज डलवाना बीज रखवाना टीका कराना एआई वाले को कब बुलाएं सुबह शाम सांड से | रेतन भरवायची भरवावी भरायची कधी बोलवावे सकाळ संध्याकाळ सिमेन वळू | సూది వేయించాలి ఎద సూది ఎప్పుడు ఉదయం సాయంత్రం ఎద ఇంజక్షన్ ఆంబోతు | beej dalwana retan bharvane eda sudi semen',
  'guidance:18':
    'repeats repeating repeat inseminated thrice three four times conceiving returns every 21 days comes back again settle pregnant empty | बार बार गर्मी में आती फिर जाती ठहरती नहीं रुकती नहीं गाभिन नहीं हुई | उलटते उलटतेय परत माजावर गाभ धरत नाही फळत नाही राहत नाही भरवली | నిలవట్లేదు నిలవడం కట్టట్లేదు మళ్ళీ ఎదకు వస్తోంది పొర్లుతోంది చూడి రావట్లేదు | gabhin nahi rukti nahi ulatte gabhan rahat chudi nilavadam kattadam',
  'guidance:19':
    'advanced pregnant ninth month last months before delivery gestation days count care | गाभिन ग्याभन आखिरी महीने ब्याने वाली क्या खिलाएं कितने दिन में ब्याएगी | गाभण शेवटच्या महिन्यात विणार कधी विईल काय खायला काळजी घ्यावी | చూడితో చివరి నెలలో ఈనబోయే ఎన్ని రోజులకు ఈనుతుంది ఏమి పెట్టాలి | gyabhan gabhan chudi gabhin',
  'guidance:20':
    'drying stop milk before delivery months tube how to dry | सुखाएं दूध सुखाने ड्राई कब करें कितने महीने पहले दूध बंद | आटवायची आटवावी आटवायला कधी दूध बंद करायचं भाकड | ఆపేయాలి ఎండగట్టాలి ఎండబెట్టాలి వట్టిపోయేలా పితకడం మానేయాలి | doodh sukhana atvaychi pal endagattadam',
  'guidance:21':
    'labour delivery delivering legs head showing stuck pull hours membranes not fallen dropped expelled retained hanging out | ब्या नहीं पा रही ब्या रही बच्चा फंस जेर नहीं गिरी नहीं डाली झेर लटक रही घंटे हो गए | व्यायला त्रास अडली पिल्लू बाहेर येत नाही पाय दिसतात वार पडली नाही जार लटकते तास झाले | ఈనడానికి కష్టపడుతోంది బయటకు రావట్లేదు మావి మాయ పడలేదు వేలాడుతోంది గంటలు అయింది కాళ్లు కనిపిస్తున్నాయి | jer nahi giri var padli nahi maya padaledu byane delivery',
  'guidance:22':
    'collapsed fell sitting not standing rise neck bent s shape shivering calved yesterday recently fresh stopped eating | बैठ गई उठती उठ नहीं रही गर्दन मोड़ कान ठंडे ब्याई थी कांप रही | बसली उठत नाहीये मान वळवली कान गार व्यायली काल थरथरते थंडगार | లేవలేకపోతోంది లేవట్లేదు మెడ తిప్పి చెవులు చల్లగా ఈనింది నిన్న వణుకుతోంది | baith gayi uth nahi basli uthat nahi levadam ledu byayi',
  'guidance:23':
    'tongue hoofs between toes drool dribbling froth lips ulcers wounds feet smacking | जीभ खुर छाले घाव लार टपक रही मुंह पका खुर पका झाग | जिभेवर खुरात फोड जखमा लाळ गळतेय खुरकूत तोंडखुरी | నాలుక గిట్టల మధ్య పుండ్లు చొంగ కారుస్తోంది నురగ నోరు కాళ్లు గాలికుంటు | muh khur pak lal khurkut laalya noru gittalu chonga khurpaka',
  'guidance:24':
    'swelled neck jaw tongue out breathless snoring grunting died overnight rains monsoon | गले में सूजन घर्र घर्र सांस मर गई रात में बरसात घुड़का | गळा सुजला घशात घरघर एका रात्रीत मेली पावसाळ्यात | గొంతు దగ్గర వాపు గుర్రు గుర్రు రాత్రికి రాత్రి చనిపోయింది వానలకు | gala soojan galghotu gala sujla ghatsarp gonthu vapu',
  'guidance:25':
    'hip shoulder thigh swollen crackling sound press gas young bullock lame suddenly died | पुट्ठे कंधे जांघ सूजी चर चर आवाज लंगड़ा अचानक मर | मांडी खांदा सुजला दाबले की चरचर लंगडतो अचानक मेला फऱ्या लस | తొడ భుజం వాచి నొక్కితే చరచరమని కుంటుతూ చనిపోయింది జబ్బవాపు | langdi bukhar farya jabba vapu',
  'guidance:26':
    'aborted abortion dropped slipped calf dead months early miscarriage people infect drinking raw milk | बच्चा फेंक दिया गिरा दिया समय से पहले तू गई महीने का | गाभडली गाभडते वासरू टाकलं अर्धवट महिन्याचं गाभ गेली माणसांना | ఈసుకుపోయింది ఈడ్చుకుపోయింది నెలలు నిండకుండా గర్భస్రావం అయింది మనుషులకు | bachcha gira diya gabhadli esukupoyindi tu gayi',
  'guidance:27':
    'lumps nodules boils knots bumps all over skin body bullock swelling round fever | गांठें गांठ शरीर पर चमड़ी पर दाने पूरे शरीर लंपी आ गया | गाठी आल्या अंगभर अंगावर कातडीवर लम्पी आला फोड | గడ్డలు ఒళ్లంతా ఒంటి మీద చర్మం మీద బొబ్బలు లంపి వచ్చింది | ganthe lampi gathi gaddalu lumpi',
  'guidance:28':
    'dog bite mad rabid bitten bleeding nostrils sudden died coffee red urine tick fever | कुत्ते ने काटा पागल कुत्ता नाक से खून लाल पेशाब अचानक मौत | कुत्रा चावला पिसाळलेला नाकातून रक्त लाल लघवी काळपुळी | కుక్క కరిచింది పిచ్చి ముక్కు నుంచి రక్తం ఎర్ర మూత్రం హఠాత్తుగా | kutte ne kata pagal kutra chavla kukka karichindi',
  'guidance:29':
    'vaccines injections year list chart which month camp before monsoon | टीके टीका कौन कौन से साल भर किस महीने सूची सरकारी टीका शिविर | लसी कोणकोणत्या वर्षभर कोणत्या महिन्यात टोचणे शिबीर | టీకాలు ఏడాదిలో ఏ నెలలో ఏయే వేయించాలి పట్టిక | tike lasi teekalu saal bhar tikakaran',
  'guidance:30':
    'bloodsuckers parasites suckers insects lice fleas ticks crawling worms stomach belly tablet drench | चिचड़ी किलनी जूं कलीला कीड़े पड़ गए चिपके छिड़कें पेट में कीड़े दवा पिलाना | गोचीड गोचिडे पिसू उवा लिखा झालेत अंगावर फवारा जंत जंताचं | పిడుదులు గోమారులు జోరీగలు పేలు పట్టాయి ఎక్కువగా నట్టలు నులిపురుగులు | chichdi kilni gochid pidudulu nattalu pet me kide jant',
  'guidance:31':
    'shed size feet square animals ten five build measurement loose cement floor roof height | शेड कितना बड़ा कितने फुट लंबा चौड़ा पशुओं के लिए बाड़ा बनवाना | गोठा किती फूट लांबी रुंदी मुक्त गोठा गाईंना बांधायचा | షెడ్డు ఎన్ని అడుగులు పొడవు వెడల్పు కొలతలు కట్టాలి | shed kitna bada gotha kiti fut shed kolatalu tabela',
  'guidance:32':
    'hot sun summer panting open mouth fans foggers sprinklers bath cooling temperature hotness | हांफ रही हांफती लू लग गई धूप कूलर पंखे नहलाना ठंडा रखें | धापा टाकतेय ऊन लागलं उन्हात पंखे फॉगर्स आंघोळ गारवा दूध घटले | రొప్పుతోంది ఎండకు ఎండలు వడగాలి ఫ్యాన్లు స్నానం చల్లగా ఉంచడం | garmi me haanf unhalyat dhapa endaku loo',
  'guidance:33':
    'winter rainy monsoon cold chilly frost wet bedding gunny bag calf protect mud season | ठंड सर्दी ठंडी में छोटे बछड़े को बचाएं बोरी ओढ़ाना बरसात कीचड़ जाड़े | थंडीत हिवाळ्यात पावसाळ्यात चिखल गोणपाट वासरू वाचवणे | చలికి చలికాలంలో వానాకాలంలో వర్షాకాలంలో గోనె సంచి బురద కాపాడడం | thand me sardi thandit pavsalyat chalikalam vanakalam varshakalam',
  'guidance:34':
    'limping limps nails toes claws long overgrown cut hoof foot wound between walking rot | लंगड़ाकर खुर लंबे बढ़े हुए काटने पैर में घाव सड़ गया चल नहीं पाती | लंगडतेय खुर वाढलेत कापायचे पायात जखम कुजले चालत नाही | కుంటుతోంది గిట్టలు పొడవుగా కోయడం కాలి పుండు నడవలేకపోతోంది | khur badh gaye khur vadhle gittalu perigayi langda',
  'guidance:35':
    'breed variety desi best highest milk jersey hf gir buffalo type which keep | नस्ल नस्लें सबसे ज्यादा दूध देने वाली देसी कौन सी रखें पालें | जातीची जात जातीचे जास्त दूध देणारी कोणती पाळावी देशी | జాతి జాతులు ఎక్కువ పాలు ఇచ్చే దేశీ ఏది మంచిది పెంచుకోవాలి | nasal nasl kaunsi jaat konti jathi deshi',
  'guidance:36':
    'purchasing purchase second hand fair bazaar cheated selecting look teeth rings age milk check before | खरीदते खरीदने लेते समय धोखा पहचान मेले से दांत देखकर क्या देखें | खरेदी करताना विकत घेताना बघायचं फसवणूक दात बघून बाजारातून | కొనేటప్పుడు కొనాలంటే కొనేముందు మోసపోకుండా సంతలో పళ్ళు చూసి | kharidte samay vikat ghetana konetappudu lete samay',
  'guidance:37':
    'accounts notebook writing write note profit loss per litre cost of milk register dates | हिसाब लिखें लिखकर फायदा नुकसान लागत प्रति लीटर बही कॉपी तारीख | हिशोब लिहायचा नोंदी ठेवायच्या वही नफा तोटा लिटरमागे | లెక్కలు రాసుకోవాలి రాయాలి లాభం నష్టం లీటరుకు పుస్తకంలో | doodh ka hisab hishob lekkalu rasukovadam',
  'guidance:38':
    'gobar dung slurry gas plant cows manure earthworm kenchua ready days composting | गोबर गैस कितने पशु केंचुआ खाद कितने दिन में तैयार गोबर से खाद | शेण गोबरगॅस गांडूळखत किती दिवसात तयार खत कुजवणे | పేడతో గోబర్‌గ్యాస్ వానపాముల ఎరువు ఎన్ని రోజుల్లో తయారు | gobar gas kenchua gandul shenkhat peda vermi',
  'guidance:39':
    'start starting beginner broilers layers ready sell sale weight days investment batch profit chicks farm | बेचने बिकने कितने दिन में तैयार वजन ब्रायलर शुरू करना पूंजी | विकायला विक्रीला किती दिवसात तयार वजन ब्रॉयलर सुरू करायचा भांडवल पिल्लं | అమ్మడానికి ఎన్ని రోజులకు సిద్ధం బరువు బ్రాయిలర్లు మొదలు పెట్టాలి పెట్టుబడి | poultry farm shuru broiler kitne din kollu farm',
  'guidance:40':
    'huddle huddling crowd crowding cold under bulb lamp heater degree temperature warm first week chicks scatter | झुंड इकट्ठे बल्ब के नीचे गर्मी कितनी तापमान चूजों चूजे पहला हफ्ता | गर्दी करतात बल्बखाली ऊब उष्णता किती तापमान पिल्लांना पहिला आठवडा | గుంపుగా బల్బు కింద వేడి ఎంత ఉష్ణోగ్రత పిల్లలు మొదటి వారం | chuze chuzo chooje bulb pillanna ub kodi pillalu',
  'guidance:41':
    'arriving arrive bring prepare preparation before chicks come shed ready first drink | आने से पहले तैयारी चूजे लाने मंगाने क्या तैयार रखें पहला पानी | आणायच्या आणण्यापूर्वी तयारी पिल्ले आणायची येण्याआधी काय तयार शेड | తెచ్చేముందు రాకముందు సిద్ధం ఏర్పాట్లు పిల్లలను తెచ్చినప్పుడు | chuze lane se pehle pilla ananyapurvi',
  'guidance:42':
    'space room place hens square foot crowded feeders drinkers how many keep shed size | जगह कितनी मुर्गियों के लिए शेड कितना बड़ा कितने दाने के बर्तन पानी के बर्तन | जागा किती कोंबड्यांना शेड केवढा भांडी किती पक्षी | స్థలం ఎంత కోళ్లకు షెడ్డు ఎంత తొట్లు ఎన్ని | jagah kitni jaga kiti sthalam entha',
  'guidance:43':
    'wet floor smell smells ammonia burning eyes stink husk sawdust turn change damp caking | गीली गीला बिछावन बदबू आंख जलती भूसी लकड़ी का बुरादा पलटना | ओली गादी वास येतो डोळे चुरचुरतात भुसा तूस हलवणे | తడిసింది తడి వాసన కళ్లు మంట పొట్టు ఊక తిరగేయడం లిట్టరు | gila bichhavan badbu ola tus vasana litter thadi',
  'guidance:44':
    'gasping open mouth twisted neck turning head circling paralysed green dropping dead dying birds desi | गर्दन मरोड़ टेढ़ी हरी बीट हरा पतला मुंह खोल कर सांस झुक गई मर रही | मान वाकडी मानमोडी हिरवी संडास तोंड उघडून श्वास मरतात मरतायत | మెడ వంకర తిప్పుతున్నాయి పచ్చ రెట్ట నోరు తెరిచి చనిపోతున్నాయి తెగులు కొక్కెర | gardan tedhi man vakdi meda vankara ranikhet murgi mar',
  'guidance:45':
    'watery white droppings whitish dropping chicks weeks old broilers dull ruffled feathers dying vent | सफेद बीट पतली चूजे मर रहे हफ्ते के सुस्त पंख फुलाए | पांढरी पातळ विष्ठा पिल्ले मरतात आठवड्याची मलूल पिसे फुगवून | తెల్ల రెట్ట పల్చగా పిల్లలు చనిపోతున్నాయి వారాల మత్తుగా | safed beet pandhri hagvan tella retta gumboro gambaro',
  'guidance:46':
    'pox scabs warts comb wattles eyes face swollen sneezing running nose foul smell paralysis legs apart | कलगी पर दाने फफोले मस्से आंख सूजी छींक नाक बह चेचक | तुऱ्यावर फोड खपल्या देवी डोळे सुजले शिंकतात नाक गळते | జుట్టు మీద పొక్కులు అమ్మవారు బొబ్బలు తుమ్ములు ముక్కు కారడం కళ్లు వాచి | chechak devi rog ammavaru fowlpox',
  'guidance:47':
    'vaccinate chicks layers broilers schedule days first second lasota gumboro dates chart | टीके कब कब चूजों को कौन सा टीका कितने दिन पर लेयर ब्रायलर टीकाकरण चार्ट | लसी कधी कधी पिल्लांना कोणती लस कितव्या दिवशी | టీకాలు ఎప్పుడెప్పుడు ఏ రోజున పిల్లలకు ఏ టీకా | murgi tika chart lasikaran kodi teeka',
  'guidance:48':
    'flu h5n1 crows wild birds dead suddenly many disinfectant spray footbath visitors rats biosecure comb blue | बर्ड फ्लू कौवे मरे अचानक बहुत मुर्गियां मर गईं दवा छिड़कना बाहर के लोग | बर्ड फ्लू कावळे मेले अचानक खूप कोंबड्या मेल्या फवारणी | బర్డ్ ఫ్లూ కాకులు చనిపోయాయి ఒక్కసారిగా కోళ్లు చచ్చిపోతున్నాయి | bird flu bardflu kauve mare',
  'guidance:49':
    'grams feed laying hen eat eats protein calcium shell grit mash starter finisher per day mix make own | ग्राम दाना अंडे देने वाली मुर्गी खाती प्रोटीन कैल्शियम छिलका पतला दाना बनाना | ग्रॅम खाद्य अंड्यावरील कोंबडी खाते प्रथिने कवच पातळ खाद्य बनवणे | గ్రాములు దాణా గుడ్లు పెట్టే కోడి తింటుంది ప్రోటీన్ ప్రొటీన్ పెంకు పలుచగా | murgi dana kombdi khadya kodi dana',
  'guidance:50':
    'eggs laying stopped reduced lay lays bulb hours light lamps backyard country desi dual purpose brooding broody night predator coop | अंडे देना बंद कम कर दिया बल्ब कितने घंटे घर पर मुर्गी देसी आंगन | अंडी देणं बंद कमी झाली बल्ब किती तास घरी कोंबडी गावठी गावरान परसातील | గుడ్లు పెట్టట్లేదు తగ్గింది లైటు ఎన్ని గంటలు ఇంటి దగ్గర నాటు కోళ్ల | ande dena band andi kami guddu desi murgi gavran natu kodi',
  'disease:rice_blast':
    'eye boat spindle diamond shaped spots grey ash centre neck rotten panicle breaks | आंख जैसे नाव जैसे धब्बे बाली टूट गर्दन काली | डोळ्यासारखे ठिपके मान काळी लोंबी मोडते | కంటి ఆకారపు మచ్చలు మెడ నల్లబడి విరుగుతోంది',
  'disease:rice_blb':
    'wavy drying edges tips margin straw white leaf bacterial | किनारे से सूख रही लहरदार सिरे से पुआल जैसी | कडा वाळतात शेंड्यापासून लाटेसारखे करपा | అంచులు చివర్ల అలల ఎండిపోతోంది ఎండాకు',
  'disease:rice_sheath_blight':
    'near water line sheath patches snake skin climbing | पानी के पास तने पर धब्बे केंचुली | खोडावर पाण्याजवळ पट्टे राखाडी चढतात | నీటి దగ్గర కాండం మీద పాము పొడ మచ్చలు పైకి పొడ తెగులు',
  'disease:rice_false_smut':
    'green black yellow balls grains velvet powder ears | बाली में गोले काले हरे पीले दाने पर चूर्ण | लोंबीत गोळे हिरवे काळे पिवळे दाण्यावर काजळी | కంకిలో గింజలు పసుపు పచ్చ నల్ల ఉండలు మానిపండు కాటుక',
  'disease:rice_tungro':
    'stunted short orange yellow few tillers green leafhopper | बौना नारंगी पीला कल्ले कम हरा फुदका | खुजी नारिंगी पिवळी फुटवे कमी तुडतुडे | గిడసబారి నారింజ పిలకలు తక్కువ పచ్చదోమ',
  'disease:rice_dead_heart':
    'middle shoot dry pulls out easily empty white ear borer | बीच की गोभ सूख खींचने पर निकल सफेद बाली खाली | पोंगा वाळतो ओढला की निघतो पांढरी लोंबी | మొవ్వు చనిపోయి లాగితే ఊడి వస్తుంది తెల్ల కంకులు తొలుచు',
  'disease:rice_hispa':
    'beetle scrape white lines spiny | कंटीला भृंग सफेद धारी | काटेरी भुंगा पांढऱ्या रेषा | ముళ్ల పురుగు తెల్ల చారలు',
  'disease:rice_brown_spot':
    'sesame brown dots halo poor soil | तिल जैसे भूरे धब्बे | तिळासारखे तपकिरी ठिपके | నువ్వు గింజ లాంటి గోధుమ మచ్చలు',
  'disease:wheat_yellow_rust':
    'stripes lines hand yellow powder | पीली धारियां हाथ पर पीला चूर्ण रतुआ | पिवळ्या रेषा हाताला पावडर तांबेरा | పసుపు చారలు చేతికి అంటుతుంది',
  'disease:wheat_brown_rust':
    'orange brown pustules scattered leaf | नारंगी भूरे दाने बिखरे | नारिंगी तपकिरी पुटकुळ्या | నారింజ గోధుమ',
  'disease:wheat_black_rust':
    'stem black red long pustules torn | तने पर काले लाल | खोडावर काळे लाल | కాండం నల్ల ఎర్ర',
  'disease:wheat_loose_smut':
    'ear head black powder soot no grain blown | बाली काली काला चूर्ण पाउडर दाना नहीं कालिख कंडवा | ओंबी काळी काजळी पावडर दाणे नाहीत | కంకి నల్ల పొడి గింజ లేదు కాటుక',
  'disease:wheat_karnal_bunt':
    'grain black fish smell rotten | दाना काला मछली जैसी बदबू | दाणा काळा माशासारखा वास | గింజ నల్ల చేప వాసన',
  'disease:wheat_powdery_mildew':
    'white flour powder leaves | सफेद आटे जैसा चूर्ण | पांढरी पिठासारखी भुरी | తెల్ల పిండి బూడిద',
  'disease:maize_nlb':
    'cigar boat long grey lesions leaf blight | लंबे सिगार जैसे धब्बे झुलसा | लांबट चिरुटासारखे डाग करपा | పొడవాటి చుట్ట మచ్చలు ఆకుమాడు',
  'disease:maize_common_rust':
    'rusty brown dots both sides powder | जंग जैसे दाने | गंज तांबेरा पुरळ | తుప్పు రంగు పొక్కులు',
  'disease:tomato_early_blight':
    'rings target circles old lower leaves dry yellow | छल्लेदार गोल घेरे पुरानी पत्तियां | वर्तुळे गोलाकार खालची पाने करपा | గుండ్రని వలయాలు పాత ఆకులు',
  'disease:tomato_late_blight':
    'dark wet patches cloudy fog rain brown hard fruit rot overnight | काले गीले धब्बे बादल पाला फल सड़ना | काळे ओले डाग ढगाळ फळे कुजतात | నల్ల తడి మచ్చలు మబ్బు కాయ గట్టిగా కుళ్లు',
  'disease:tomato_tylcv':
    'curl curling cup yellow edges small leaves bushy flowers drop whitefly | मुड़ सिकुड़ पत्ते पीले किनारे फूल झड़ सफेद मक्खी | वळतात पिवळी कडा फुले गळतात पांढरी माशी पाने बोकड्या | ముడుచుకుని ముడుచుకుపోయి పసుపు అంచులు పూత రాలుతోంది తెల్లదోమ',
  'disease:tomato_spider_mite':
    'web webs tiny red mites dots dusty | जाला लाल मकड़ी बारीक | जाळी लाल कोळी | సాలెగూడు నల్లి',
  'disease:chilli_leaf_curl':
    'folding boat upward downward thrips mites curling crinkled gubba | मुड़ गए नाव जैसे सिकुड़ पत्ती मरोड़ कुकड़ा | वळतात बोकड्या चुरडा मुरडा होडीसारखी | ముడత పైముడత కిందిముడత పడవలా ముడుచుకు బొబ్బర',
  'disease:chilli_anthracnose':
    'ripe fruit rot sunken circles black spots drying tips dieback | पके फल सड़ रहे काले गोल धब्बे टहनी सूख | पिकलेली मिरची सडते काळे खोलगट डाग फांद्या वाळतात | పండు కాయలు కుళ్లిపోతున్నాయి నల్ల మచ్చలు కొమ్మలు ఎండు కుళ్ళు | kulli pothundi nalla machalu kaya kullu',
  'disease:cotton_grey_mildew':
    'white powder below underside leaf mildew dahiya | पत्ती के नीचे सफेद चूर्ण दही | पानाखाली पांढरी पावडर दह्यासारखे भुरी | ఆకు కింద తెల్ల బూజు పొడి',
  'disease:cotton_bacterial_blight':
    'angular corner spots black arm branch stem boll rot | कोणीय धब्बे काली टहनी तना | कोनाकृती ठिपके काळी फांदी काळे खोड | కోణాకార మచ్చలు నల్ల కొమ్మ',
  'disease:sugarcane_red_rot':
    'split cut inside red white sour smell drying top | चीरने पर अंदर लाल खट्टी बदबू | चिरला आत लाल आंबट वास ऊस | చీలిస్తే ఎర్రగా పులిసిన వాసన',
  'disease:sugarcane_smut':
    'black whip top tail grassy | काला चाबुक कोड़ा सिरे पर | काळा चाबूक शेंड्याला | నల్ల కొరడా మొవ్వు',
  'disease:soybean_ymv':
    'yellow green patches mosaic | पीले हरे चितकबरे | पिवळे हिरवे चट्टे पिवळं | పసుపు పచ్చ మచ్చలు',
  'disease:soybean_rust':
    'brown tan dots lower early yellow fall | भूरे दाने पत्ती गिर | तांबेरा तपकिरी पाने गळतात | తుప్పు',
  'disease:groundnut_tikka':
    'round black brown spots leaves falling | गोल काले भूरे धब्बे पत्ते झड़ | गोल काळे ठिपके पानं गळतात | గుండ్రని నల్ల మచ్చలు ఆకులు రాలు తిక్క',
  'disease:groundnut_rust':
    'orange rusty dots below leaf | नारंगी दाने पत्ती नीचे | नारिंगी पुटकुळ्या पानाखाली | ఎర్రటి నారింజ పొక్కులు ఆకు కింద',
  'disease:chickpea_wilt':
    'drying patches dies plant inside brown root uproot | सूख रहा सूख रहे टुकड़ों में उखाड़ने अंदर भूरा जड़ | मरतो वाळतोय ठिकठिकाणी उपटला आत तपकिरी | ఎండిపోతోంది చనిపోతోంది లోపల గోధుమ వేరు',
  'disease:pigeonpea_smd':
    'bushy pale no flower no pods | फूल नहीं झाड़ी जैसा बांझा फली नहीं | फुले नाहीत झुडपासारखे वांझ शेंगा नाहीत | పూత లేదు గుబురుగా కాయలు లేవు గొడ్డు',
  'disease:pigeonpea_wilt':
    'drying purple band stem dies standing | सूख रही बैंगनी पट्टी तना | वाळतात जांभळी पट्टी खोडावर मर | ఎండిపోతోంది ఊదా చార కాండం',
  'disease:mustard_alternaria':
    'black ring spots pods leaves | काले गोल धब्बे फली | काळे ठिपके शेंगा | నల్ల మచ్చలు కాయలు',
  'disease:grape_downy':
    'oily oil yellow spots white cotton below berries drop | तेल जैसे पीले धब्बे नीचे सफेद फफूंद | तेलकट पिवळे डाग खाली पांढरी बुरशी | నూనె పసుపు మచ్చలు కింద తెల్ల బూజు',
  'disease:grape_powdery':
    'ash white powder bunch cracks | राख जैसा सफेद गुच्छे फट | राखेसारखी भुरी घड मणी फुटतात | బూడిద గుత్తులు పగుళ్లు',
  'disease:mango_powdery':
    'blossom bloom white powder flowers fall baur | बौर पर सफेद चूर्ण फूल झड़ रहे छाछिया | मोहोर पांढरा भुरी गळतो | పూత మీద తెల్ల బూడిద రాలుతోంది',
  'disease:mango_anthracnose':
    'flowers blacken drying black spots ripe fruit | बौर काला सूख काले धब्बे पके | मोहोर काळा करपतो फळावर काळे ठिपके | పూత మాడిపోతోంది నల్లబడి కాయల మీద నల్ల మచ్చలు',
  'disease:citrus_canker':
    'rough scabby corky raised spots lemon lime fruit leaf | खुरदरे उभरे धब्बे नींबू खाज | खडबडीत डाग खरबरीत लिंबू खैरा | గజ్జి గరుకు మచ్చలు నిమ్మ నిమ్మకాయ బత్తాయి',
  'disease:citrus_hlb':
    'yellow blotches bitter small lopsided greening | पीला चितकबरा कड़वा छोटा टेढ़ा | पिवळे चट्टे कडू लहान वाकडी संत्रा | పసుపు మచ్చలు చేదు చిన్న',
  'disease:banana_panama':
    'hang hanging yellow leaves trunk splits brown ring | पत्ते लटक पीले तना फट | पाने लोंबतात पिवळी बुंधा फुटतो | ఆకులు వేలాడుతున్నాయి పసుపు కాండం పగులు',
  'disease:banana_sigatoka':
    'streaks spots grey centre leaf drying | धारियां धब्बे पत्ता सूख | पट्टे ठिपके पाने करपतात | చారలు మచ్చలు ఆకులు ఎండు',
  'disease:pomegranate_blight':
    'oily black spots crack burst fruit | तैलीय काले धब्बे फल फट | तेलकट काळे डाग फळ तडकते | నూనె నల్ల మచ్చలు కాయ పగులు',
  'disease:onion_purple_blotch':
    'purple patches leaves tip drying falling | बैंगनी धब्बे पत्ती सूख | जांभळे चट्टे पात वाळते करपा | ఊదా మచ్చలు కొనలు ఎండు',
  'disease:okra_yvmv':
    'yellow net veins pale pods | पीला जाल नसें पीली भिंडी सफेद | पिवळ्या शिरा जाळी भेंडी पिवळी | పసుపు ఈనెలు బెండ కాయలు తెల్లగా',
  'disease:brinjal_little_leaf':
    'tiny leaves bushy no fruit | छोटी छोटी पत्ती झाड़ी फल नहीं लगता | बारीक पाने झुडूप फळ धरत नाही | చిన్న ఆకులు గుబురు కాయ లేదు',
  'disease:cucurbit_powdery':
    'white powder gourd cucumber pumpkin leaves | सफेद पाउडर लौकी तोरी खीरा | पांढरी भुरी काकडी दोडका | తెల్ల పొడి దోస బీర',
  'scheme:pm-kisan':
    'instalment instalments samman nidhi six thousand next kist ekyc status stopped | सम्मान निधि किस्त अगली छह हजार ई केवाईसी रुक | सन्मान निधी हप्ता पुढचा सहा हजार केवायसी | సమ్మాన్ నిధి విడత తదుపరి ఆరు వేలు | kisan samman nidhi kist hapta',
  'scheme:pmfby':
    'insurance hail flood drought storm destroyed standing crop premium claim 72 hours inform | फसल बीमा ओले बाढ़ सूखा खराब नुकसान दावा कितने घंटे | पीकविमा गारपीट पूर दुष्काळ नुकसान दावा किती तासात | పంట బీమా వడగళ్ళు వరద కరువు నష్టం ఎన్ని గంటల్లో | fasal bima pik vima panta bima',
  'scheme:kcc-miss':
    'kcc kisan credit card crop loan 4 percent interest limit bank | किसान क्रेडिट कार्ड फसली ऋण चार प्रतिशत ब्याज | किसान क्रेडिट कार्ड पीककर्ज चार टक्के व्याज | కిసాన్ క్రెడిట్ కార్డు పంట రుణం నాలుగు శాతం వడ్డీ',
  'scheme:pmkmy':
    'pension old age sixty 60 monthly | पेंशन बुढ़ापा साठ | पेन्शन निवृत्ती वेतन साठी | పింఛను పెన్షన్ 60 ఏళ్ల తర్వాత వృద్ధాప్య',
  'scheme:pmksy-pdmc':
    'drip sprinkler micro irrigation pipe set install | टपक ड्रिप स्प्रिंकलर लगवाना पाइप | ठिबक तुषार बसवणे संच | డ్రిప్ బిందు స్ప్రింక్లర్ పెట్టించుకోవడం పైపులు',
  'scheme:shc':
    'soil test testing lab sample card | मिट्टी जांच परीक्षण नमूना प्रयोगशाला | माती तपासणी नमुना प्रयोगशाळा | మట్టి నమూనా పరీక్ష ల్యాబ్ నేల',
  'scheme:drone-didi':
    'women group drone fly spraying | महिला समूह दीदी ड्रोन उड़ाना | बचत गट महिला ड्रोन | మహిళా సంఘం డ్వాక్రా డ్రోన్',
  'scheme:pmmsy':
    'fish farming fishery fisheries fingerlings aquaculture fisherman | मछुआरा मछुआरे मत्स्य पालक | मच्छीमार मत्स्यपालक | మత్స్యకారులు',
  'scheme:fpo':
    'growers own company together start shares members fpo fpc producers | अपनी कंपनी मिलकर किसानों की कंपनी सदस्य | शेतकरी कंपनी गट एकत्र स्थापन सभासद | రైతుల కంపెనీ కలిసి సభ్యులు',
  'scheme:nlm':
    'piggery pigs goats sheep farming rearing unit livestock insurance cattle insurance cow insurance buffalo insurance insured | पशु बीमा गाय बीमा भैंस बीमा पशुधन बीमा सूअर सुअर बकरी भेड़ पालन | डुक्कर वराह शेळी मेंढी पालन जनावरांचा विमा गाय विमा म्हैस विमा पशुधन विमा | పందుల మేకల గొర్రెల పెంపకం పశువుల బీమా ఆవు బీమా గేదె బీమా | suar bakri sheli mekala',
  'scheme:mh-munde':
    'accident died death lightning electric shock snake bite farmer family disabled | दुर्घटना मृत्यु बिजली गिरने करंट परिवार | अपघात मृत्यू वीज पडून विजेचा धक्का मेला वारस कुटुंब घरच्यांना | ప్రమాదం మరణం పిడుగు కరెంటు షాక్ కుటుంబం',
  'scheme:mh-vihir':
    'new well dig digging | नया कुआं खोदना कुआँ | नवीन विहीर खोदणे खोदायची खोदकाम | కొత్త బావి తవ్వడం',
  'scheme:mh-shettale':
    'farm pond dig lining plastic | खेत तालाब खोदना | शेततळे शेततळं शेततळ्यासाठी खोदणे अस्तरीकरण | నీటి కుంట',
  'scheme:mh-crop-demo':
    'tractor rotavator implements machine mahadbt lottery Maharashtra | ट्रैक्टर यंत्र महाडीबीटी | ट्रॅक्टर रोटाव्हेटर अवजारे यंत्र महाडीबीटी सोडत | ట్రాక్టర్ యంత్రాలు మహారాష్ట్ర',
  'scheme:smam':
    'tractor thresher harvester power tiller implements machine | ट्रैक्टर थ्रेशर पावर टिलर कृषि यंत्र | ट्रॅक्टर मळणी यंत्र अवजारे | ట్రాక్టర్ పవర్ టిల్లర్ యంత్రాలు',
  'scheme:pm-kusum':
    'solar pump motor sun electricity diesel | सोलर पंप मोटर सौर | सोलर पंप मोटर सौर | సోలార్ మోటారు పంపు సౌర',
};
