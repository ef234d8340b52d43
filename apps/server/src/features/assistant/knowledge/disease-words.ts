/** Further names and signs of a disease in four languages, by its id; crop and name need not be repeated. */
export const DISEASE_WORDS: Readonly<Record<string, string>> = {
  rice_blast:
    'spindle diamond shaped grey centre neck node break blast | झोंका गर्दन तोड़ नाव आकार | करपा मान मोड | అగ్గితెగులు అగ్గి మెడవిరుపు నూలుకండె',
  rice_blb:
    'blb bacterial blight wavy yellow edge leaf tip kresek milky drops | जीवाणु झुलसा किनारा पीला लहरदार | कडा करपा | బ్యాక్టీరియా ఎండాకు తెగులు అలల అంచు',
  rice_brown_spot:
    'sesame like oval brown spots | भूरे तिल जैसे धब्बे | तपकिरी ठिपके | గోధుమ రంగు మచ్చ నువ్వు',
  rice_sheath_blight: 'snake skin sheath near water line | पर्णच्छद अंगमारी | | పాముపొడ పాము పొడ',
  rice_tungro: 'virus leafhopper orange stunted | हरा फुदका बौना | तुडतुडे | టుంగ్రో దీపపు పురుగు',
  rice_false_smut: 'green black balls grains velvety | हल्दिया गांठ | | మానిపండు కాటిక',
  rice_sheath_rot: 'flag leaf sheath half emerged ear | | | పొడకుళ్లు పొట్టకుళ్లు పొట్ట కుళ్లు',
  rice_hispa: 'beetle white scratches scraping leaf | | काटेरी भुंगा | తాటాకు తెగులు',
  rice_dead_heart:
    'stem borer dead heart white ear | तना छेदक गोभ सूखा | खोडकिडा खोडकिड गाभेमर | కాండం తొలుచు మొవ్వుచావు మొగి పురుగు',
  wheat_yellow_rust:
    'stripe rust yellow rust lines powder pustule | पीला रतुआ पीली गेरुई हल्दी रोग | पिवळा तांबेरा | పసుపు తుప్పు',
  wheat_brown_rust: 'leaf rust brown orange pustule scattered | भूरा रतुआ गेरुई | तांबेरा | గోధుమ తుప్పు',
  wheat_black_rust: 'stem rust black | काला रतुआ | काळा तांबेरा | నల్ల తుప్పు',
  wheat_loose_smut:
    'black powder ear instead of grain kandua | कंडुआ काली बाली अनावृत कंड | काजळी काणी | కాటుక',
  wheat_karnal_bunt: 'fish smell black grain bunt | मछली जैसी गंध | |',
  maize_nlb:
    'turcicum northern leaf blight cigar shaped long lesion | लंबे सिगार जैसे धब्बे झुलसा | करपा | ఎండు తెగులు పొడవు మచ్చ',
  maize_common_rust: 'rust cinnamon pustule | रतुआ गेरुई | तांबेरा | తుప్పు',
  maize_gls: 'grey gray leaf spot rectangular | | |',
  tomato_early_blight:
    'target rings brown old leaves early blight | अगेती झुलसा छल्ले | लवकर करपा वलये | ముందస్తు ఆకుమాడు వలయాలు',
  tomato_late_blight:
    'late blight dark wet patch white growth fruit rot cool wet | पछेती झुलसा पिछेती | उशिरा करपा | లేట్ బ్లైట్ ఆలస్య ఆకుమాడు',
  tomato_tylcv:
    'leaf curl virus whitefly curling upward small stunted tylcv | पत्ती मरोड़ मुड़ना सफेद मक्खी गुरचा | पर्णगुच्छ पाने वळणे बोकड्या चुरडा | ఆకు ముడత తెల్లదోమ ముడుచుకోవడం',
  tomato_bacterial_spot: 'greasy dark small spot scab fruit | | |',
  tomato_septoria: 'many small spots grey centre black dots septoria | | |',
  tomato_leaf_mold: 'leaf mould mold polyhouse olive velvet | | |',
  tomato_mosaic: 'mosaic fern like virus | मोज़ेक | मोझॅक | మొజాయిక్',
  tomato_spider_mite: 'red mite spider web stippling | लाल मकड़ी माइट जाला | लाल कोळी | ఎర్ర నల్లి',
  potato_early_blight: 'early blight target rings | अगेती झुलसा | करपा | ముందస్తు',
  potato_late_blight:
    'late blight black leaves white mould cool wet tuber rot | पछेती झुलसा पिछेती पाला मारना | उशिरा करपा | ఆలస్య ఆకుమాడు',
  pepper_bacterial_spot: 'bacterial spot capsicum leaf fall | | |',
  chilli_anthracnose:
    'fruit rot ripe die back dieback | फल सड़न फल गलन | फळकूज फळ सड | కాయ కుళ్లు పండుకుళ్లు',
  chilli_leaf_curl:
    'leaf curl curling boat thrips mite murda churda | मुरडा कुकड़ा माथा बंधना पत्ती मुड़ना थ्रिप्स | चुरडा मुरडा बोकड्या फुलकिडे | ఆకు ముడత బొబ్బర తామర పురుగు జెమిని',
  cotton_clcud: 'leaf curl whitefly thick veins | पत्ती मरोड़ सफेद मक्खी मुड़ना | पाने मुरडणे | ఆకు ముడత',
  cotton_bacterial_blight: 'black arm angular leaf spot | | कोनीय ठिपके | నల్ల మచ్చ నల్లమచ్చ',
  cotton_grey_mildew: 'grey gray mildew dahiya alternaria white powder | दहिया | दहिया | బూడిద',
  sugarcane_red_rot:
    'red rot cane splits red sour alcohol smell cancer | लाल सड़न कैंसर काना रोग | लाल कूज तांबडी कूज | ఎర్ర కుళ్లు',
  sugarcane_smut: 'smut whip black | कंडुआ चाबुक | काणी चाबूक | కాటుక కొరడా',
  sugarcane_rust: 'rust orange | रतुआ | तांबेरा | తుప్పు',
  soybean_rust: 'rust tambera | गेरुआ रतुआ | तांबेरा | తుప్పు',
  soybean_ymv: 'yellow mosaic virus | पीला मोजेक | पिवळा मोझॅक केवडा | పల్లాకు పసుపు',
  groundnut_tikka: 'tikka leaf spot early late | टिक्का धब्बा | टिक्का ठिपके | తిక్క ఆకు మచ్చ',
  groundnut_rust: 'rust orange | गेरुआ | तांबेरा | తుప్పు',
  chickpea_wilt:
    'wilt fusarium drying dying plants ukhta | उकठा उखटा सूखना मुरझाना | मर रोग वाळणे | ఎండు తెగులు వడలు',
  pigeonpea_smd: 'sterility mosaic no flowers | बांझ | वांझ | వెర్రి తెగులు',
  pigeonpea_wilt: 'wilt fusarium drying | उकठा सूखना | मर रोग वाळणे | ఎండు తెగులు వడలు',
  mustard_alternaria: 'alternaria blight black spot pods | झुलसा काला धब्बा | करपा |',
  mustard_white_rust:
    'white blisters white rust staghead | सफेद फफोले सफेद गेरुई | पांढरा तांबेरा | తెల్ల తుప్పు',
  grape_downy: 'downy mildew oil spots white below | डाउनी | केवडा डाउनी | బూజు',
  grape_powdery: 'powdery mildew white powder berries crack | भुरी पाउडरी | भुरी | బూడిద',
  apple_scab: 'scab corky olive velvet | स्कैब पपड़ी | |',
  mango_anthracnose:
    'anthracnose black spots flowers fruit blossom blight | काले धब्बे बौर | करपा मोहोर | పక్షి కన్ను నల్ల మచ్చలు పూత',
  mango_powdery: 'powdery mildew flower white powder | खर्रा बौर सफेद चूर्ण | भुरी मोहोर | బూడిద పూత',
  citrus_hlb: 'greening hlb yellow mottle psylla dieback | ग्रीनिंग | |',
  citrus_canker: 'canker corky raised spots lemon | कैंकर नींबू | खैऱ्या लिंबू | గజ్జి నిమ్మ',
  banana_sigatoka: 'sigatoka leaf spot streak karpa | सिगाटोका धब्बा | करपा सिगाटोका | సిగటోకా',
  banana_panama:
    'panama wilt fusarium yellow hanging leaves stem split | पनामा उकठा | मर पनामा | పనామా వడలు',
  pomegranate_blight: 'telya oily spot blight cracking | तेल्या तेलिया | तेल्या | తేల్య బాక్టీరియా మచ్చ',
  onion_purple_blotch: 'purple blotch stemphylium karpa | बैंगनी धब्बा झुलसा | करपा जांभळा | ఊదా మచ్చ',
  okra_yvmv:
    'okra bhindi bhendi ladyfinger yellow vein mosaic | भिंडी पीली नस पीला | भेंडी हळद्या केवडा | బెండ బెండకాయ పల్లాకు',
  cucurbit_powdery:
    'gourd pumpkin bottle gourd powdery mildew white powder | लौकी कद्दू करेला चूर्ण | भोपळा दुधी कारले भुरी | సొర గుమ్మడి బీర కాకర బూడిద',
  cucurbit_downy:
    'gourd pumpkin downy mildew yellow angular | लौकी कद्दू करेला | भोपळा दुधी कारले केवडा | సొర గుమ్మడి బీర కాకర బూజు',
  brinjal_little_leaf:
    'little leaf brinjal bushy no fruit | छोटी पत्ती | पर्णगुच्छ बोकड्या | వెర్రి చిట్టాకు వంగ',
  strawberry_scorch: 'strawberry | स्ट्रॉबेरी | स्ट्रॉबेरी | స్ట్రాబెరీ',
  peach_bacterial_spot: 'peach aadu | आड़ू | पीच | పీచ్',
  cherry_powdery: 'cherry | चेरी | चेरी | చెర్రీ',
};
