/** Words that say nothing about the subject: question words, helpers, "disease", "control", "please". */
const WORDS = `
a an the is are was were be been do does did done can could should would will shall may might must have has had having
i me my mine we us our you your he him his she her it its they them their this that these those there here who whom which
what when where why how much many often long soon and or but if of in on at to for from by with without about into near
as not no yes than then so too very also only just any some all more most less other please tell give get got make made
want need know say show use using used let keep help best good right way ways thing things control controlling treat
treatment cure remedy medicine solution disease diseases problem problems sign signs symptom symptoms cause causes
prevent manage management kind type farmer farmers farm village am up out off over under am get gets available one two three first second take takes taking going come comes coming try tried soon new after before
during because against between there's don't apply called day days time
है हैं था थी थे हो होता होती होते हूँ क्या कैसे कैसा कैसी कब कहाँ कहां कौन कौनसा कौन-सा क्यों कितना कितनी कितने का की के को में से पर तक ने और या भी ही तो
नहीं न मत सी सा सकें मिल मिलती मिलता मिलेगी सकती सकता सकते मेरा मेरी मेरे मुझे हम हमारा आप आपका यह वह ये वो इस उस इसका जो करें करे करना करते करती कर दें दे देना देते लें ले चाहिए बताओ बताइए बताएं बताये
लिए बाद पहले साथ रहा रही रहे गया गई गए है। रोग बीमारी इलाज उपाय उपचार दवा दवाई लक्षण रोकथाम नियंत्रण बचाव तरीका किसान कुछ कोई होना होने लगता लगती लगवाएँ
kya kaise kaisa kaisi kab kahan kaha kaun kyon kyu kitna kitni kitne ka ki ke ko me mein mai se par pe tak ne aur ya bhi hi to nahi na mera meri mere mujhe hum
yeh ye woh wo is us iska jo kare karen karna karte kar den de dena dete len le chahiye batao bataye liye baad pehle sath raha rahi gaya gayi hai hain tha thi ho hota
hoti rog bimari beemari ilaj upay upchar dawa dawai lakshan banaye banaen lagwaye lagaye
getting got gets gone went keeps kept makes made while when
जाता जाती जाते जाए जाएं आ आती आते आता आई आए आया हुआ हुई हुए रख रखें रखना रखे रखते लग लगा लगी लगे लगाना हुवा पड़ पड़ा पड़ी पड़ रहे jata jati jate aata aati aaya aayi hua hui laga lagi lage rakhe pad gira
मिळतो मिळतात आले येतात होतात होतो होतं लागला लागली लागले लागतो ठेवणे ठेवावी ala ali aale yete lagla lagli
ఉంటుంది ఉంటాయి అవుతుంది అయింది పడుతుంది చేస్తే vastunnayi avutundi ayindi untundi
सबसे सबसें सबकी बहुत अच्छा अच्छी अच्छे sabse bahut accha achha acchi achhi si sa kuch koi wala wali tarika chalu
आहे आहेत होते होता होती काय कसे कसा कशी कधी कुठे कोठे कोण कोणता कोणती कोणते कोणत्या का किती चा ची चे च्या ला ने वर आत मध्ये साठी आणि व किंवा पण च नाही नको
मिळते मिळेल मिळतात मिळू शकते शकतात माझा माझी माझे माझ्या मला आम्ही तुम्ही हा ही हे तो ती ते या त्या जो करावे करावा करावी करायचे करा द्या द्यावे द्यावी द्यावा घ्या घ्यावे असावे असावी असावा पाहिजे सांगा
म्हणून नंतर आधी चांगले चांगला चांगली खूप changla changli khup सोबत झाला झाली झाले आला आली आले येते येतो रोगाची आजार इलाज उपचार औषध लक्षणे नियंत्रण उपाय शेतकरी काही कोणी होऊ लागू लागते कशाची ठेवावे पाहावे बांधावा
aahe ahe aahet hote kay kase kasa kashi kadhi kuthe kon konta konti kontya kiti cha chi che chya la var madhe sathi aani ani va pan nahi nako majha majhi maza mazi mala
ha hi he to ti te ya karave karava karavi karaycha karaychi kara dya dyave dyavi dyava ghya asave asavi pahije sanga mhanun nantar aadhi zala zali zale aala aali
rogachi aajar upchar aushadh lakshane olkhave mahine
మంచి మంచిది చాలా manchi chala దొరుకుతుంది దొరుకుతాయి ఏం ఏమి ఏమిటి ఎలా ఎప్పుడు ఎక్కడ ఎవరు ఎవరికి ఎంత ఎన్ని ఎందుకు ఏ ఉంది ఉన్నాయి ఉందా లేదు కాదు కాని మరియు లేదా నా మా నాకు మాకు మీ మీరు ఈ ఆ ఇది అది చేయాలి చేయడం చేయించాలి
చేస్తారు ఇవ్వాలి ఇవ్వడం పెట్టాలి కావాలి చెప్పండి తెలుసుకోవాలి తెలుస్తుంది వస్తుంది వస్తాయి వచ్చింది వచ్చిందని అవుతుందా ఉండాలి ఉంచాలి చూడాలి తర్వాత ముందు కోసం గురించి వ్యాధి తెగులు
జబ్బు రోగం మందు నివారణ లక్షణాలు చికిత్స రైతు పోవడానికి రాకుండా వేయాలి తో లో కు కి
ela eppudu ekkada evaru enta entha enni emi em enduku undi undhi undali ledu kadu mariyu leda naa na nenu maa naku maku mee ee aa idi adi cheyali cheyyali cheyadam ivvali
ivvadam pettali kavali cheppandi vastundi vastundhi vachindi vachina tarvata mundu kosam gurinchi vyadhi tegulu jabbu mandu lo ku ki tho nu ni chestaru
see sees seen saw seeing tell told ask asked call calling every each others another still till until like
four five six seven eight ten few sir madam bhai ji namaste hello dear now today really very much many lot lots please kindly
such same whole part rather quite even ever never always sometimes often usually maybe around across through away behind
farmer's peasant happen happens happening happened put puts give gives giving gave given send told think feel
एक भर कि जी साहब सर भाई जैसा जैसे जैसी वाला वाले वाली बन बना बने बनी चल चला चले चली पता चाहता चाहते चाहती सकेगा अब तब जब तो अगर मगर लेकिन क्योंकि सारा सारे सारी सब अपना अपनी अपने उसका उसकी
उसके इसकी इसके इनका उनका किस किसी किसे किसको कहीं वहाँ वहां यहाँ यहां दो तीन चार पाँच पांच छह सात आठ दस ज़रा जरा काफी बिल्कुल ऐसा ऐसे ऐसी कैसा किसानों किसानो को पास बारे करवाना करवाएं कराएं कराना करूँ करूं करेंगे
दूँ दूं दिया दिए दी लिया लिए ली रहता रहती रहते रहे होगा होगी होंगे हमारे तुम्हारा कौनसी नमस्ते
देने देनेवाली रोज रोज़ रोजाना रोज़ाना प्रतिदिन रहते रहना रहती रहता देगी देगा देंगे देती देता मिलेगा मिलेंगे मिलेगी अभी सौ हजार जाए जाएगा आएगा आएगी
देणारी देणारे देणारा देणाऱ्या दररोज रोजचा रोजची रोजचे दिवसाला राहतो राहते राहतात राहणे येणार येईल आलं करू करून करताना करतात करतो करते केले केला केली करायला दिले दिला दिली देतो देते देतात द्यायला घेतले घेतला घेतली घ्यायला तर जर पण म्हणजे असे अशी असा असतो असते असतात असल्यास तसे खूप फार अगदी काही सगळे सगळी सर्व
बाकीचे बाकीच्या आपला आपले आपली त्याचा त्याची त्याचे तिचा तिची कुठला कुठली कुठे कोठून दोन तीन चार पाच सहा सात आठ दहा साहेब राव भाऊ दादा दिसतो दिसते दिसतात दिसली दिसला वाटते वाटतो शेतकऱ्याला शेतकऱ्यांना शेतकऱ्यांसाठी
शेतकऱ्यांची शेतकऱ्याचे लागतात लागतील होणे होईल होतील आलाय आलेत आलीय झालाय झालीय झालेत चाललाय चाललीय चाललंय मिळतात मिळणार घेऊ देऊ जाऊ येऊ सांगू नमस्कार नेमके नक्की 
ఇచ్చే ఇచ్చేది రోజుకు రోజూ ఎన్నో ఎక్కువగా బాగా లాంటి లాగా మీద కింద పైన లోపల దగ్గర నుంచి నుండి వరకు కూడా కాని కానీ అయితే అంటే ఇంకా ఇప్పుడు అప్పుడు రెండు మూడు నాలుగు ఐదు ఆరు ఏడు పది అన్న అక్క సార్ రైతులు రైతులకు రైతుకు రైతుల
వస్తున్నాయి వస్తోంది వస్తే చేస్తున్నాయి చేస్తోంది చేస్తున్నా చేసుకోవాలి పోతోంది పోతున్నాయి పోయింది పోయాయి వచ్చాయి ఇస్తే ఇస్తోంది ఇస్తారు ఉన్నా ఉంటే అవుతోంది అవుతున్నాయి కావాలంటే చెయ్యాలి చేయొచ్చు ఇవ్వొచ్చు వేయొచ్చు వేయించాలి ఎన్నిసార్లు ఎంతసేపు
ఎంతకాలం నమస్కారం
kisan kisano kisaano shetkari shetkaryala shetkaryanna shetkaryasathi raithu rythu raitulaku rythulaku bhau dada saheb anna sir mera apna apni apne agar lekin ab jab tab sab sare chal chale ban wale
karu karun kartana kela keli kele dila dili tar jar mhanje khup sagle donhi nakki bagha dyaycha ghyaycha karayche karaychay milte milel lagte lagel hoil hou disat distat
emiti emitti ento roz roj rojana daily rojuku roju baaga inka ippudu appudu kuda kani aithe ante vastundha vastunnayi cheyyalo cheyalo cheyochu ivvacha unnayi unnaya untundi chesthe kavalante pothundi pothunnayi poyindi
`;

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .normalize('NFC');

const small = new Set(WORDS.split(/\s+/).filter(Boolean).map(plain));

/** Marathi is spoken with -ं where it is written with -े: करावं is करावे. */
const asWritten = (word: string) => word.replace(/\u0902$/, '\u0947');

/** Whether a word (lower case) tells nothing about what is asked. */
export function isSmallWord(word: string): boolean {
  const own = plain(word);
  return small.has(own) || small.has(asWritten(own));
}
