import type { SchemeId } from '@ankur/content/schemes/scheme-texts';

/** What farmers say when they mean a scheme, in four languages; the scheme's name need not be repeated. */
export const SCHEME_WORDS: Readonly<Record<SchemeId, string>> = {
  'pm-kisan':
    'pmkisan pm kisan samman nidhi 6000 2000 instalment installment ekyc kyc money every four months beneficiary | किस्त सम्मान निधि छह हजार केवाईसी | सन्मान निधी हप्ता सहा हजार केवायसी | పీఎం కిసాన్ పిఎం కిసాన్ సమ్మాన్ నిధి ఆరు వేలు విడత డబ్బులు',
  pmfby:
    'crop insurance pmfby premium claim fasal bima loss damage hail flood 72 hours | फसल बीमा प्रीमियम नुकसान मुआवजा दावा | पीक विमा पिक विमा पीकविमा हप्ता नुकसान भरपाई दावा | పంట బీమా ఫసల్ బీమా ప్రీమియం నష్టం పరిహారం',
  rwbcis:
    'weather based crop insurance fruit crop insurance index orchard | मौसम आधारित बीमा फल बीमा | हवामान आधारित फळपीक विमा फळपिक विमा | వాతావరణ ఆధారిత పంట బీమా పండ్ల తోటల బీమా',
  'kcc-miss':
    'kisan credit card kcc loan lend borrow crop loan interest 4 percent 7 percent subvention bank | किसान क्रेडिट कार्ड केसीसी कर्ज लोन ऋण ब्याज | किसान क्रेडिट कार्ड पीक कर्ज व्याज | కిసాన్ క్రెడిట్ కార్డు కెసిసి పంట రుణం అప్పు వడ్డీ',
  pmkmy:
    'pension maandhan mandhan old age 60 3000 small marginal farmer pmkmy | पेंशन मानधन बुढ़ापा | पेन्शन निवृत्तिवेतन मानधन वृद्ध | పెన్షన్ పింఛను మాన్‌ధన్ వృద్ధాప్యం',
  'pmksy-pdmc':
    'drip sprinkler micro irrigation subsidy per drop more crop pmksy | ड्रिप टपक सिंचाई फव्वारा स्प्रिंकलर सब्सिडी अनुदान | ठिबक सिंचन तुषार अनुदान | బిందు సేద్యం డ్రిప్ స్ప్రింక్లర్ తుంపర సబ్సిడీ',
  shc: 'soil health card soil test testing laboratory nutrients ph free | मृदा स्वास्थ्य कार्ड मिट्टी जांच मिट्टी परीक्षण | माती परीक्षण मृदा आरोग्य पत्रिका माती तपासणी | భూసార పరీక్ష మట్టి పరీక్ష సాయిల్ హెల్త్ కార్డు',
  pkvy: 'organic farming paramparagat cluster certification jaivik pkvy | जैविक खेती परंपरागत | सेंद्रिय शेती परंपरागत | సేంద్రియ వ్యవసాయం',
  nmnf: 'natural farming mission jeevamrut beejamrut zero budget nmnf | प्राकृतिक खेती जीवामृत | नैसर्गिक शेती जीवामृत | ప్రకృతి వ్యవసాయం జీవామృతం',
  aif: 'agriculture infrastructure fund warehouse godown cold storage loan interest 3 percent aif pack house | कृषि अवसंरचना कोष गोदाम कोल्ड स्टोर | कृषी पायाभूत सुविधा निधी गोदाम शीतगृह | వ్యవసాయ మౌలిక నిధి గోదాము శీతల గిడ్డంగి',
  smam: 'machine machinery tractor implement rotavator harvester thresher subsidy mechanisation custom hiring smam equipment | कृषि यंत्र मशीन ट्रैक्टर रोटावेटर सब्सिडी | कृषी अवजारे यांत्रिकीकरण ट्रॅक्टर अनुदान | వ్యవసాయ యంత్రాలు ట్రాక్టర్ యంత్రం సబ్సిడీ పనిముట్లు',
  'e-nam':
    'enam national agriculture market online mandi sell register trade | ई नाम ऑनलाइन मंडी बेचना | ई नाम ऑनलाइन बाजार विक्री | ఈ నామ్ ఆన్‌లైన్ మార్కెట్ అమ్మకం',
  'pm-aasha':
    'pm aasha msp procurement price support scheme buy at support price pulses oilseeds nafed | समर्थन मूल्य खरीद आशा | हमीभाव खरेदी आशा नाफेड | మద్దతు ధర కొనుగోలు ఆశా',
  'pm-kusum':
    'kusum solar pump solar panel subsidy diesel pump replace | कुसुम सोलर पंप सौर पंप | कुसुम सौर पंप सोलर पंप | కుసుమ్ సోలార్ పంపు సౌర పంపు',
  rkvy: 'rkvy rashtriya krishi vikas yojana state agriculture plan project raftaar startup | राष्ट्रीय कृषि विकास | राष्ट्रीय कृषी विकास | రాష్ట్రీయ కృషి వికాస్',
  midh: 'horticulture mission orchard polyhouse greenhouse shade net fruit plantation subsidy midh nhm | बागवानी मिशन बाग पॉलीहाउस | फलोत्पादन अभियान फळबाग पॉलिहाऊस शेडनेट | ఉద్యాన మిషన్ పండ్ల తోట పాలీహౌస్',
  nfsnm:
    'food security nutrition mission seed minikit rice wheat millets demonstration nfsm | खाद्य सुरक्षा पोषण मिनीकिट बीज | अन्न सुरक्षा पोषण मिनीकिट बियाणे | ఆహార భద్రత పోషణ మిషన్ విత్తన మినీకిట్',
  'pulses-mission':
    'pulses mission self reliance tur urad masur seed dal atmanirbhar | दलहन मिशन आत्मनिर्भर दाल | कडधान्य अभियान डाळ | పప్పుధాన్యాల మిషన్',
  nmeo: 'edible oil mission oil palm oilseeds seed nmeo | खाद्य तेल मिशन पाम तिलहन | खाद्यतेल अभियान पाम तेलबिया | వంట నూనెల మిషన్ ఆయిల్ పామ్ నూనెగింజలు',
  pmddky:
    'dhan dhaanya krishi yojana hundred districts low productivity pmddky | धन धान्य कृषि योजना | धन धान्य कृषी योजना | ధన్ ధాన్య కృషి యోజన',
  fpo: 'fpo farmer producer organisation company group form 10000 fpo grant shares | किसान उत्पादक संगठन एफपीओ कंपनी समूह | शेतकरी उत्पादक कंपनी एफपीओ गट | రైతు ఉత్పత్తిదారుల సంస్థ ఎఫ్‌పిఓ',
  'drone-didi':
    'drone didi namo women self help group spray drone subsidy | ड्रोन दीदी महिला समूह | ड्रोन दीदी महिला बचत गट | డ్రోన్ దీదీ మహిళా సంఘం డ్రోన్',
  agristack:
    'agristack farmer id farmer registry digital identity unique | किसान आईडी फार्मर आईडी किसान पहचान पंजीयन | शेतकरी ओळख क्रमांक फार्मर आयडी | రైతు ఐడీ ఫార్మర్ ఐడీ రైతు గుర్తింపు',
  nlm: 'national livestock mission goat sheep pig poultry farm subsidy entrepreneur fodder 50 percent | राष्ट्रीय पशुधन मिशन बकरी भेड़ मुर्गी सब्सिडी | राष्ट्रीय पशुधन अभियान शेळी मेंढी अनुदान | జాతీయ పశుసంపద మిషన్ మేకలు గొర్రెలు సబ్సిడీ',
  rgm: 'rashtriya gokul mission breed improvement sexed semen indigenous cow ivf | गोकुल मिशन देसी नस्ल सेक्स्ड सीमन | गोकुळ मिशन देशी गाय लिंग वर्गीकृत वीर्य | గోకుల్ మిషన్ దేశీయ ఆవుల',
  ahidf:
    'animal husbandry infrastructure development fund dairy plant meat feed plant interest loan ahidf | पशुपालन अवसंरचना विकास कोष | पशुसंवर्धन पायाभूत सुविधा निधी | పశుసంవర్ధక మౌలిక సదుపాయాల నిధి',
  lhdcp:
    'livestock health disease control free vaccination mobile veterinary 1962 ambulance lhdcp | पशु स्वास्थ्य रोग नियंत्रण मोबाइल पशु चिकित्सा | पशु आरोग्य रोग नियंत्रण फिरते पशुवैद्यकीय | పశు ఆరోగ్యం వ్యాధి నియంత్రణ సంచార పశు వైద్య',
  pmmsy:
    'fisheries matsya sampada fish farmer pond subsidy boat pmmsy scheme | मत्स्य संपदा मछली पालन योजना | मत्स्य संपदा मत्स्यपालन योजना | మత్స్య సంపద పథకం చేపల',
  'mh-namo':
    'namo shetkari mahasanman nidhi maharashtra 6000 | नमो शेतकरी महासन्मान | नमो शेतकरी महासन्मान निधी | నమో షేత్కరీ మహారాష్ట్ర',
  'mh-munde':
    'gopinath munde farmer accident death disability maharashtra 2 lakh | मुंडे किसान दुर्घटना | गोपीनाथ मुंडे शेतकरी अपघात सुरक्षा सानुग्रह | ముండే రైతు ప్రమాద మహారాష్ట్ర',
  'mh-saur':
    'magel tyala saur krushi pump maharashtra solar pump demand | मागेल त्याला सौर कृषि पंप | मागेल त्याला सौर कृषी पंप सोलर | మహారాష్ట్ర సౌర పంపు',
  'mh-shettale':
    'magel tyala shettale farm pond maharashtra grant | खेत तालाब | मागेल त्याला शेततळे अनुदान शेततळं | పొలం కుంట మహారాష్ట్ర',
  'mh-vihir':
    'well sinchan vihir mgnrega irrigation well grant maharashtra | सिंचाई कुआँ मनरेगा | सिंचन विहीर विहिरी मनरेगा अनुदान | సాగునీటి బావి మహారాష్ట్ర',
  'mh-swavalamban':
    'ambedkar krushi swavalamban sc neo buddhist well scheduled caste maharashtra | आंबेडकर कृषि स्वावलंबन अनुसूचित जाति कुआँ | डॉ बाबासाहेब आंबेडकर कृषी स्वावलंबन अनुसूचित जाती विहीर नवबौद्ध | అంబేద్కర్ కృషి స్వావలంబన',
  'mh-birsa':
    'birsa munda krushi kranti tribal scheduled tribe well maharashtra adivasi | बिरसा मुंडा कृषि क्रांति आदिवासी | बिरसा मुंडा कृषी क्रांती आदिवासी अनुसूचित जमाती विहीर | బిర్సా ముండా గిరిజన',
  'mh-fundkar':
    'bhausaheb fundkar orchard plantation fruit maharashtra grant | फुंडकर फल बाग | भाऊसाहेब फुंडकर फळबाग लागवड | ఫుండ్కర్ పండ్ల తోట',
  'mh-pocra':
    'pocra nanaji deshmukh krushi sanjivani climate resilient maharashtra | नानाजी देशमुख कृषि संजीवनी पोकरा | नानाजी देशमुख कृषी संजीवनी पोकरा | నానాజీ దేశ్‌ముఖ్ పోక్రా',
  'mh-phule-loan':
    'mahatma jyotirao phule loan waiver incentive 50000 maharashtra karj mafi | महात्मा फुले कर्ज माफी कर्जमाफी | महात्मा जोतिराव फुले कर्जमुक्ती कर्जमाफी प्रोत्साहन | ఫూలే రుణమాఫీ రుణ మాఫీ',
  'mh-smart':
    'smart project balasaheb thackeray agribusiness rural transformation maharashtra value chain | बालासाहेब ठाकरे स्मार्ट | बाळासाहेब ठाकरे कृषी व्यवसाय स्मार्ट प्रकल्प | స్మార్ట్ ప్రాజెక్టు బాలాసాహెబ్',
  'mh-crop-demo':
    'crop demonstration seed oilseeds pulses maharashtra mahadbt demo plot | फसल प्रदर्शन | पीक प्रात्यक्षिक बियाणे | పంట ప్రదర్శన',
};
