/**
 * Signs, complaints and homely names by which farmers ask for a thing, in four languages and in Latin letters;
 * added to the words of the document with that id.
 */
export const EVERYDAY_WORDS: Readonly<Record<string, string>> = {
  'guidance:1':
    'kick kicks dirty udder cracked sore teats | थन फटना थन की देखभाल दूध दुहने का तरीका गाय लात मारती | कास फुटणे सड फाटणे लाथ मारते दूध काढण्याची पद्धत | చన్నులు పగలడం పొదుగు సంరక్షణ తన్నడం podugu palu pindadam',
  'guidance:2':
    'thanela thanaila kasdah rokne | थनैला रोकना न हो | काससुजी टाळण्यासाठी | పొదుగువాపు podugu vapu rakunda',
  'guidance:3':
    'lumps in milk pus one teat hard udder swelling | थन में सूजन गाँठ पीब दूध में छीछड़े एक थन से दूध नहीं आता | कासेला सूज पू गाठी एका सडातून दूध येत नाही | పొదుగు గట్టిపడింది చీము రక్తపు పాలు పొదుగువాపు',
  'guidance:4':
    'milk curdles turns sour bulk cooler smell dirt | दूध फटना फट जाता जमना बर्तन साफ रखना मक्खी | दूध फाटते नासते आंबते भांडी | పాలు విరిగిపోతున్నాయి పులిసిపోతున్నాయి గిన్నెలు',
  'guidance:5':
    'increase fat in milk low fat dairy cuts price | दूध में फैट कम आता है फैट बढ़ाना पानी की मिलावट पहचान घनत्व | दुधाची फॅट वाढवणे कमी लागते डिग्री | పాలలో వెన్న తక్కువ శాతం పెరగాలంటే పాల చిక్కదనం',
  'guidance:6':
    'bloated stomach drum | पेट फूल गया अफरा लग गया चरने भेजना | पोट फुगले गॅस झाला चरायला सोडणे | పొట్ట ఉబ్బింది మేతకు పంపడం',
  'guidance:7':
    'cattle feed grass shortage azolla moringa | हरी घास चारे की फसल अजोला चारे की कमी | चाऱ्याची टंचाई अझोला हिरवे गवत मेथीघास | పచ్చగడ్డి అజొల్లా గడ్డి కొరత జొన్న చొప్ప',
  'guidance:8':
    'fermented fodder corn sillage saylej murghas | साइलेज बनाना चारे का अचार | मुरघास बनवणे बॅगेत | సైలేజీ మాగుడుగడ్డి పాతరగడ్డి',
  'guidance:9':
    'dry grass store bale | पुआल को पौष्टिक बनाना सूखी घास सुखाना | वैरण सुकवणे सोयाबीनचे कुटार निकृष्ट चारा | వరిగడ్డి ఎండుగడ్డి నిల్వ',
  'guidance:10':
    'how to increase milk yield low milk thin cow what to feed | दूध कैसे बढ़ाएं दूध कम देती है चारा दाना की मात्रा | दूध वाढवण्यासाठी दूध कमी देते खाद्य प्रमाण | పాలు పెంచడం పాలు తక్కువ ఇస్తోంది దాణా మోతాదు',
  'guidance:11':
    'eats soil cloth eating mud licking walls | मिट्टी खाती कपड़ा खाती है | माती खाते कापड खाते | మట్టి తింటోంది గుడ్డలు తింటోంది',
  'guidance:12':
    'drinks how often thirsty | पानी कितनी बार पिलाएं पानी पीती | किती वेळा पाणी पाजावे पाणी पिते | నీళ్లు ఎన్నిసార్లు తాగుతుంది తాగాలి',
  'guidance:13':
    'just born calf not breathing cord cutting | पैदा हुआ बच्चा खीस पिलाना नाल काटना नवजात कटिया | नुकतेच जन्मलेले वासरू चीक पाजणे | జున్నుపాలు ముర్రుపాలు దూడ పుట్టగానే బొడ్డుతాడు',
  'guidance:14':
    'calf scours diarrhoea loose motion calf weak | बछड़े को दस्त कितना दूध पिलाएं | वासराला हगवण किती दूध पाजावे | దూడకు విరేచనాలు పాలు ఎంత తాగించాలి',
  'guidance:15':
    'young cow growing slow first insemination | बछिया की बढ़वार कब गाभिन कराएं | कालवडीची वाढ पहिले रेतन | పెయ్యల పెంపకం పెయ్యను ఎప్పుడు చూడి',
  'guidance:16':
    'cow is hot restless shouting mating time | गाय बोल रही है रंभा रही गर्मी में आना पाली | गाय ओरडते माजाची लक्षणे माजावर आली | ఆవు అరుస్తోంది ఎదకు రాలేదు ఎద గుర్తించడం',
  'guidance:17':
    'ai doctor sex sorted semen injection natural service | बीज चढ़वाना सीमेन भरवाना गाभिन कराना | सिमेन भरणे रेतन करणे | సెమన్ వేయించడం ఎద ఇంజెక్షన్ కృత్రిమ గర్భోత్పత్తి',
  'guidance:18':
    'not getting pregnant does not conceive inseminations failed not holding empty again heat barren | गाभिन नहीं हो रही बार बार गर्मी गर्भ नहीं ठहरता उलटती | गाभण राहत नाही पुन्हा माज फिरते | చూడి నిలవడం లేదు కట్టడం లేదు గర్భం నిలవడం లేదు పొర్లడం',
  'guidance:19':
    'how many months carrying pregnant feed check | गाभिन गाय का आहार कितने महीने में ब्याती | गाभण गाईचा आहार किती महिन्यात विते | చూడి ఆవు మేత ఎన్ని నెలలకు ఈనుతుంది చూలు',
  'guidance:20':
    'stop milking before calving | दूध सुखाना दूध छुड़ाना ब्याने से पहले | दूध आटवणे आटवावी | పాలు ఎండగట్టడం పాలు మాన్పించడం ఈనే ముందు',
  'guidance:21':
    'calf not coming out legs first pulling placenta hanging cleansing | बच्चा उल्टा जेर अटकी जेर रुकी ब्याने में दिक्कत बच्चेदानी | वार अडकली जार वासरू आडवे विताना त्रास | దూడ బయటకు రావడం లేదు మాయ వేలాడుతోంది ఈనడంలో కష్టం',
  'guidance:22':
    'cow lying down after calving weak cold body not eating after calving | ब्याने के बाद गिर गई उठ नहीं पा रही शरीर ठंडा | व्यायल्यानंतर खाली बसली उठता येत नाही अंग थंड | ఈనిన తరువాత లేవలేకపోతోంది ఒళ్లు చల్లగా',
  'guidance:23':
    'mouth sores foot sores saliva | मुंह में छाले पैर में घाव मुहपका | तोंडात फोड पायाला जखम लाळ गळते | నోటిలో పుండ్లు కాళ్ల పుండ్లు గాలికుంటు gali kuntu',
  'guidance:24':
    'throat swollen noisy breathing gala ghontu | गला सूज गया सांस में आवाज | गळ्याला सूज घोरते श्वास | గొంతు వాచింది gonthu vapu',
  'guidance:25':
    'bullock leg swollen thigh crackles pressed air under skin | जांघ में सूजन दबाने पर आवाज | मांडीला सूज दाबल्यावर आवाज फऱ्या | తొడ వాచింది నొక్కితే చరచర jabba vapu',
  'guidance:26':
    'aborts aborted last months foetus dropped | बच्चा गिरा दिया गर्भ गिरना | वासरू पडले गाभ टाकला | ఈడ్చుకుపోయింది గర్భం పోయింది',
  'guidance:27': 'skin lumps bumps lampi lumpi | शरीर पर गाठें | अंगावर गाठी | ఒంటిపై గడ్డలు lampi',
  'guidance:28':
    'dog bit cow mad bleeding from nose sudden death red urine | कुत्ते ने काट लिया गाय को लाल पेशाब | कुत्रा चावला गाईला लाल लघवी | కుక్క కరిచింది ఆవును ఎర్ర మూత్రం',
  'guidance:29':
    'which injections yearly teeka tika lasikaran | साल में कौन से टीके टीका लगवाना | वर्षातून कोणत्या लसी | ఏ టీకాలు వేయించాలి teekalu',
  'guidance:30':
    'worm medicine ticks on body itching keede kilni chichdi gochid | कीड़े की दवा पेट में कीड़े चिचड़ | जंताचे औषध गोचडी पोटात जंत | నట్టల మందు పేలు పిడుదు natttalu pidudulu',
  'guidance:31':
    'cow shed size gaushala roof height feed trough | गाय का घर बाड़ा शेड कितना बड़ा | गोठ्याची जागा गोठा बांधणी | పశువుల పాక కొట్టం కొలతలు',
  'guidance:32':
    'buffalo breathing fast summer heat tongue out | गर्मी में भैंस हांफती लू लगना पंखा | उन्हाळ्यात धापा टाकते ऊन लागले | వడదెబ్బ ఎండలకు రొప్పుతోంది ఎండదెబ్బ',
  'guidance:33':
    'cold wave rain care mud shed | ठंड में पशु बरसात में पशु | थंडीत जनावरे पावसाळ्यात | చలిలో పశువులు వానలో',
  'guidance:34':
    'hoof crack overgrown nails walking difficulty | खुर बढ़ गए लंगड़ा रही | खुरे वाढली लंगडते चालताना | గిట్టలు పెరిగాయి కుంటుతోంది',
  'guidance:35':
    'best milk cow which buffalo desi jersey hf | कौन सी नस्ल ज्यादा दूध | कोणती जात जास्त दूध | ఏ జాతి ఎక్కువ పాలు',
  'guidance:36':
    'purchase cow checks before buying | गाय खरीदते समय क्या देखें | गाय घेताना काय बघावे | ఆవు కొనేటప్పుడు ఏం చూడాలి',
  'guidance:37':
    'dairy register write down milk daily | दूध का हिसाब डेयरी रजिस्टर | दुधाचा हिशोब नोंद | పాల లెక్క పాడి రికార్డు',
  'guidance:38':
    'cow dung urine gas plant compost pit khad | गोबर की खाद गोमूत्र गैस प्लांट | गोमूत्र शेणखत खड्डा | ఆవు మూత్రం పేడ ఎరువు గ్యాస్ ప్లాంటు',
  'guidance:39':
    'poultry business 500 1000 birds investment | मुर्गी फार्म खोलना | पोल्ट्री फार्म सुरू करणे कुक्कुट पालन | కోళ్ల ఫారం పెట్టాలి',
  'guidance:40':
    'chicks huddling cold bulb watt temprature | चूजे इकट्ठे हो रहे बल्ब कितने वाट | पिल्ले गोळा होतात कोपऱ्यात | పిల్లలు గుంపుగా బల్బు వాట్',
  'guidance:41':
    'new chicks came today first water | चूजे लाए पहला पानी | पिल्ले आणली आज | పిల్లలు తెచ్చాం మొదటి నీళ్లు',
  'guidance:42':
    'how many hens in shed sq ft overcrowding | कितनी मुर्गियां कितनी जगह | किती कोंबड्या किती जागा | ఎన్ని కోళ్లు ఎంత చోటు',
  'guidance:43':
    'poultry shed smell wet litter hens dying of heat | बुरादा गीला मुर्गियां गर्मी से मर | गादी ओली कोंबड्या उष्णतेने | లిట్టర్ తడి కోళ్లు వేడికి చనిపోతున్నాయి',
  'guidance:44':
    'hens neck twisted green droppings loose motion motions diarrhoea ranikhet | मुर्गी की गर्दन मुड़ हरी बीट दस्त पतली बीट | कोंबडीची मान हिरवी विष्ठा हगवण मर | కోడి మెడ తిప్పడం ఆకుపచ్చ రెట్ట విరేచనాలు',
  'guidance:45':
    'chicks 3 weeks white motion sleepy | चूजे सुस्त सफेद बीट | पिल्ले सुस्त पांढरी विष्ठा | పిల్లలు మత్తుగా తెల్ల రెట్ట',
  'guidance:46':
    'hens sneezing swollen eyes scabs on comb | मुर्गी छींक आंख सूजी दाने | कोंबड्या शिंकतात डोळे सुजले | కోళ్లు తుమ్ములు కళ్లు వాపు',
  'guidance:47':
    'chick vaccine dates lasota first vaccine | चूजों का टीका पहला टीका | पिल्लांना लस पहिली | పిల్లలకు టీకా మొదటి',
  'guidance:48':
    'many birds dying suddenly disease entering farm | मुर्गियां अचानक मर रही | कोंबड्या अचानक मरत | కోళ్లు హఠాత్తుగా చనిపోతున్నాయి',
  'guidance:49':
    'layer feed grams hen maize soya | मुर्गी को क्या खिलाएं दाना कितना | कोंबड्यांना काय खायला द्यावे | కోళ్లకు ఏం మేత ఎంత దాణా',
  'guidance:50':
    'not laying eggs fewer eggs bulb hours desi hen broody | अंडे नहीं दे रही अंडे कम | अंडी देत नाही अंडी कमी | గుడ్లు పెట్టడం లేదు గుడ్లు తగ్గాయి',
  'disease:rice_blast':
    'bhatavaril karpa dhan ka jhonka eye shaped spots neck rot | धान का झोंका आंख जैसे धब्बे | भातावरील करपा भाताचा करपा | వరి అగ్గి తెగులు మెడ విరుపు',
  'disease:rice_blb':
    'leaf edges drying straw colour | पत्ती किनारे से सूखना | पाने कडेने वाळतात | ఆకు అంచులు ఎండుతున్నాయి',
  'disease:rice_dead_heart':
    'stem borer tana chedak white ears | तना छेदक बालियां सफेद | खोडकिडा पांढऱ्या लोंब्या | కాండం తొలిచే పురుగు తెల్ల కంకి',
  'disease:soybean_ymv':
    'soybean leaves yellow patches | सोयाबीन पत्ती पीली चितकबरी पीला पड़ना | सोयाबीन पाने पिवळी पिवळा पडला | సోయాబీన్ ఆకులు పసుపు',
  'disease:blackgram_yellow_mosaic':
    'urad moong leaves yellow | उड़द मूंग पत्ती पीली | उडीद पाने पिवळी | మినుము ఆకులు పసుపు పల్లాకు',
  'disease:okra_yvmv':
    'bhindi leaves yellow veins | भिंडी पत्ते पीले | भेंडीची पाने पिवळी | బెండ ఆకులు పసుపు',
  'disease:chickpea_wilt':
    'chana plants drying dying | चना सूख रहा उकठा | हरभरा वाळतो मर | శనగ మొక్కలు ఎండిపోతున్నాయి',
  'disease:pigeonpea_wilt': 'tur plants drying | अरहर सूख रही | तूर वाळते मर | కంది మొక్కలు ఎండిపోతున్నాయి',
  'disease:tomato_early_blight':
    'rings spots target board lower leaves | छल्ले वाले धब्बे नीचे की पत्ती | गोल वलये खालची पाने | వలయాల మచ్చలు కింది ఆకులు',
  'disease:tomato_late_blight':
    'black patches leaves fruit rotting rain | काले धब्बे फल सड़ | काळे डाग फळ सडते | నల్ల మచ్చలు కాయలు కుళ్లు',
  'disease:tomato_tylcv':
    'leaves curled plant small | पत्ते मुड़ रहे सिकुड़ | पाने वाकडी चुरडलेली | ఆకులు ముడుచుకున్నాయి',
  'disease:chilli_leaf_curl':
    'mirchi leaves curling | मिर्च के पत्ते मुड़ सिकुड़ | मिरचीची पाने वळतात चुरडा | మిరప ఆకులు ముడుచుకుంటున్నాయి ముడత',
  'disease:chilli_anthracnose':
    'chilli fruits rotting drying tips | मिर्च सड़ रही टहनी सूख | मिरची सडते | మిరప కాయలు కుళ్లుతున్నాయి',
  'disease:potato_late_blight':
    'potato leaves black winter fog jhulsa | आलू की पत्ती काली झुलस | बटाटा पाने काळी | ఆలుగడ్డ ఆకులు నల్లగా',
  'disease:wheat_yellow_rust':
    'yellow powder on fingers wheat | हल्दी जैसा पाउडर गेहूं पीला | गहू पिवळी पावडर | గోధుమ పసుపు పొడి',
  'disease:wheat_brown_rust':
    'brown dots wheat leaf | भूरे दाने गेहूं | तपकिरी ठिपके गहू | గోధుమ రంగు బొబ్బలు',
  'disease:cotton_clcud': 'kapas leaves cupping | कपास पत्ते मुड़ | कापूस पाने वाकडी | పత్తి ఆకులు ముడత',
  'disease:groundnut_tikka':
    'round spots groundnut leaves falling | मूंगफली पत्ती पर धब्बे | भुईमुगाच्या पानांवर ठिपके | వేరుశనగ ఆకులపై మచ్చలు',
  'disease:sugarcane_red_rot':
    'ganna lal inside red drying | गन्ना अंदर से लाल सूख | उसाचे कांडे लाल ऊस वाळतो | చెరకు లోపల ఎర్రగా',
  'disease:pomegranate_blight':
    'anar black oily spots cracks | अनार पर काले धब्बे | डाळिंबावर तेलकट डाग | దానిమ్మ నూనె మచ్చలు',
  'disease:grape_downy':
    'grapes yellow oil spots white below | अंगूर पत्ती नीचे सफेद | द्राक्ष पानाखाली पांढरी | ద్రాక్ష ఆకు కింద తెల్ల',
  'disease:grape_powdery':
    'grapes white powder ash | अंगूर पर सफेद पाउडर | द्राक्षावर पांढरी पावडर | ద్రాక్ష తెల్ల పొడి',
  'disease:mango_powdery':
    'mango flowers white powder falling | आम के बौर पर सफेद | आंब्याचा मोहोर पांढरा गळतो | మామిడి పూత తెల్ల పొడి',
  'disease:mango_anthracnose':
    'mango black spots fruit flower drying | आम पर काले धब्बे | आंब्यावर काळे डाग | మామిడి నల్ల మచ్చలు',
  'disease:citrus_canker': 'lemon nimbu rough spots | नींबू पर खुरदरे दाग | लिंबावर खैऱ्या | నిమ్మ గజ్జి',
  'disease:onion_purple_blotch':
    'onion leaves purple drying tips | प्याज पत्ती बैंगनी सूख | कांद्याची पात करपते | ఉల్లి ఆకులు ఎండుతున్నాయి',
  'disease:mustard_white_rust':
    'sarson white blisters | सरसों पत्ती सफेद फफोले | मोहरी पांढरे फोड | ఆవ ఆకులు తెల్ల బొబ్బలు',
  'disease:banana_panama':
    'banana plant yellow wilting stem splitting | केला पौधा पीला सूख | केळीची पाने पिवळी झाड वाळते | అరటి చెట్టు వడలిపోతోంది',
  'disease:banana_sigatoka':
    'banana leaf streaks drying | केले के पत्ते पर धारी | केळीच्या पानांवर ठिपके | అరటి ఆకు మచ్చలు',
  'scheme:pm-kisan':
    'money not received installment stopped 2000 rupees status | पैसा नहीं आया किस्त रुकी दो हजार | पैसे आले नाहीत हप्ता थांबला दोन हजार | డబ్బులు రాలేదు విడత ఆగింది రెండు వేలు',
  'scheme:pmfby':
    'crop destroyed hail rain loss compensation claim insure | क्लेम दावा कितने घंटे ओलावृष्टि फसल बर्बाद मुआवजा बीमा कराना | गारपीट पीक गेले भरपाई विमा उतरवणे | పంట పోయింది వడగళ్లు నష్టపరిహారం బీమా చేయించడం',
  'scheme:kcc-miss':
    'loan for farming cheap interest crop loan bank | खेती के लिए कर्ज सस्ता ब्याज | शेतीसाठी कर्ज कमी व्याज | పంట రుణం తక్కువ వడ్డీ బ్యాంకు అప్పు',
  'scheme:pmkmy':
    'monthly pension old farmers sixty years | बुढ़ापे में पेंशन साठ साल | म्हातारपणी पेन्शन साठ वर्षे | ముసలి రైతులకు పింఛన్ అరవై ఏళ్లు',
  'scheme:pmksy-pdmc':
    'drip irrigation help percent sprinkler | ड्रिप पर छूट टपक फुहारा | ठिबक संचासाठी अनुदान तुषार | డ్రిప్ రాయితీ తుంపర్ల సేద్యం',
  'scheme:shc':
    'mitti ki janch soil testing where | मिट्टी की जांच कहां मिट्टी का कार्ड | माती परीक्षण कुठे माती तपासणे | మట్టి పరీక్ష ఎక్కడ భూసారం',
  'scheme:smam':
    'tractor subsidy rotavator help to buy machine | ट्रैक्टर पर छूट यंत्र खरीद अनुदान | ट्रॅक्टर अवजारे खरेदी अनुदान | ట్రాక్టర్ రాయితీ పనిముట్లు కొనడానికి',
  'scheme:pm-kusum':
    'solar water pump for field | खेत में सोलर पंप सौर ऊर्जा | शेतात सोलर पंप सौरपंप | పొలానికి సోలార్ పంప్',
  'scheme:aif':
    'build cold storage warehouse loan | गोदाम बनाना कोल्ड स्टोरेज लोन | गोदाम बांधणे कर्ज | గోదాం కట్టడానికి రుణం',
  'scheme:midh':
    'polyhouse shade net orchard help | पॉलीहाउस बाग लगाना सहायता | पॉलीहाऊस फळबाग अनुदान | పాలీహౌస్ పండ్ల తోట సాయం',
  'scheme:pkvy':
    'organic farming help certificate | जैविक खेती सहायता | सेंद्रिय शेती अनुदान प्रमाणपत्र | సేంద్రియ సేద్యం సాయం',
  'scheme:nlm':
    'goat farm loan subsidy sheep poultry unit | बकरी पालन लोन | शेळीपालन अनुदान कर्ज | మేకల పెంపకం రుణం గొర్రెల యూనిట్',
  'scheme:e-nam':
    'sell crop online other mandi | फसल ऑनलाइन बेचना | ऑनलाइन माल विकणे | ఆన్‌లైన్‌లో పంట అమ్మడం',
  'scheme:mh-munde':
    'farmer died accident help family | किसान की दुर्घटना में मौत | शेतकऱ्याचा अपघाती मृत्यू मदत | రైతు ప్రమాదంలో మరణం',
  'scheme:mh-phule-loan': 'loan waiver karjmafi | कर्ज माफ | कर्ज माफ | రుణ మాఫీ',
  'scheme:mh-shettale':
    'farm pond digging grant shettale | खेत तलाई | शेततळे खोदणे अनुदान | పొలం కుంట తవ్వకం',
};
