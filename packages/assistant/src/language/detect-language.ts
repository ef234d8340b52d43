import { LANGUAGES, type Language, lettersOf } from '@ankur/languages/languages';

/** Languages whose letters tell them from all others: of those that share a script the first of the register. */
const BY_SCRIPT = LANGUAGES.filter(({ script }) => script !== 'Latn' && script !== 'Deva').map(
  ({ code }) => [lettersOf(code), code] as const,
);

const HINDI = new Set(
  'है हैं था क्या कैसे कब कहाँ कहां कितना कितनी कितने का की के में से को पर करें करे क्यों मेरा मेरी मेरे मुझे नहीं रहा रही हो हूँ तो और बताओ बताइए चाहिए गया गई लिए कौन'.split(
    ' ',
  ),
);
const MARATHI = new Set(
  'तुमचे तुमचा तुमची माझ्या तुझ्या त्याच्या तिच्या म्हशीने म्हशीला गाईने गाईला प्यायले प्यायला प्यायली प्याले खाल्ले खाल्ला खाल्ली आहे आहेत काय कसे कसा कशी कधी कुठे किती चे चा ची च्या मध्ये माझा माझी माझे मला नाही झाला झाली करावे करावा करावी असावे असावी असावा येते होते सांगा पाहिजे द्यावे द्यावी आणि का म्हणून साठी वर आला आली कोण कोणता कोणती कोणते शेतकरी अपघात विमा हप्ता गाई म्हशी गोठा वासरू कांदा गहू ऊस पाऊस उद्या आजचे आजची बाजारभाव माती भिंत पोट सड कास पानं पाने फळं शेंगा झाड झाडं गोठा जनावर जनावरं जनावरे गुरं औषध खूर हिरवा पांढरा पांढरी पांढरे काळा काळे काळी पिवळा पिवळी पिवळे सुका मोठा लहान कोणी तुला तुझा तुझी आमचा आमची आमच्या चांगला चांगली चांगले चांगलं पद्धत खूप नको आणा घ्या द्या हवा हवी हवे दाखव दाखवा करू देऊ घेऊ जाऊ येऊ मेला मेली गाभण म्हैस डाळिंब द्राक्ष द्राक्षे तूर कापूस वांगी हरभरा भुईमूग बाजरी ज्वारी मका कोंबडी कोंबड्या पिल्ले पिल्लं अंडी कडबा मुरघास विहीर शेत शेती पीक पिके लस लसी आजार जंत गोचीड महिना महिन्यात आठवडा दिवसात आठवड्यात बाळ मुलगा मुलगी बायको नवरा लागवड पेरणी फवारणी पानांवर'.split(
    ' ',
  ),
);
/** What only Marathi writes: ळ, its case endings, the -ं of speech, -लाय for आहे. */
const MARATHI_ENDING =
  /ळ|[क-ह]ं$|(?:ावर|ीवर|ांवर|ांना|ाला|ीला|ाचे|ाची|ाचा|ीचे|ीची|ीचा|ांचे|ांची|ांचा|ाच्या|ीच्या|ांच्या|ावे|ाव्यात|ायचे|ायची|ायचा|ायला|ताना|ण्यासाठी|साठी|पासून|कडून|कडे|लाय|लीय|लेत|लंय|तोय|तेय|तंय|तायत|वून|ऊन|ासारखे|ासारखी|तात)$|...ात$/;
const NOT_MARATHI = new Set(
  'काला ताला माला पाला नाला खाला वाला साला मसाला उजाला गोशाला गौशाला पाठशाला प्रयोगशाला निकाला डाला नीला पीला ढीला गीला टीला कबीला नशीला जहरीला ज़हरीला रसीला कंटीला बरसात शुरुआत हालात मुलाकात औकात'.split(
    ' ',
  ),
);

const ROMAN = {
  hi: new Set(
    'hai hain kya kaise kaisa kab kahan kitna kitni kitne ka ki ke mein ko kare karen karna kyon mera meri mere mujhe nahi raha rahi ho aur batao bataye chahiye gaya gayi liye kaun aaj kal ilaj dena dein gaay gay bhains doodh pani ne se pe pi li lee liya pee kha gya kata kaata kaat khaya das dasa lag laga lagi hun hu hoon bete beta bacche bachche bhai pitaji pati patni usne unhone uske uski khet kheti dawa dawai davai galti zeher zahar jahar saanp saap saamp naag bichhoo bicchu jaan jana jaunga chahta chahti hua hui tha thi bahut phansi karz dard bukhar wali wala mara mar main hum apni apna lagana batana fasal beej khad bimari rog paise yojana kaam wale patto patte patton daag gol upar neeche niche kala kale kali peela peele safed phool phal pedh ped paudha paudhe jaldi zyada jyada kam bahut jab tab phir bhi woh iska kaunsa kaunsi konsa chuze chuzo murgi murgiyo bachda bachde bachhda thanaila khurpaka galghotu chichdi kide keede garmi barsaat bhav lagwaye banaye kharide bache bachaye rahe sukh'.split(
      ' ',
    ),
  ),
  mr: new Set(
    'aahe ahe aahet kay kase kasa kashi kadhi kuthe kiti che cha chi chya madhe majha majhi maza mazi mala nahi zala zali zale karave karava karavi asave asava asavi sanga pahije dyave dyava dyavi aani ani mhanun sathi var aala aali kon konta konti gay vasaru lagu karaycha pikavar bhav changla changli kharedi visarlo udya paus shetkari gai mhais kanda usacha lal kuj bajarbhav chavla chavle chavli chawla chavala vinchu tyane tyani tine ghetla ghetle khalla khalle pyayla pyayle pyaylay dansh kela keli kele zhala zhali jhala jhali lagla lagli ghya dya karu kara karat karto nako nahiye pik pika pikavar rogachi shikav shet sheti shetat vish ani mi tujha tumhi amhi havi havay mahiti jiv kay kadun paryant lagtat lagtaat lagte dyavya dyavyat konkonti konkontya janavar janavara janavarana janavaranna milte milel vajta vajtat pahije havi sadhi jatat yetat karat hotat divas divsat mahinyat varsha kombdi kombdya kombdichya pilla pille chara gotha gabhan kasdah dagadi gochid jant dalimb draksha telya pikavar karpa bhuri tambera shettale vihir anudan perni kapni favarni phavarni'.split(
      ' ',
    ),
  ),
  te: new Set(
    'ela eppudu enta entha enni emi em ekkada undi undhi ledu kaadu cheyali cheyyali chey ivvali ivvandi pettali kavali naa na ku lo ki tho nu ni vachindi vastundi vastundhi cheppandi evaru ekada gurinchi kosam mandu mandhu tegulu aavu gede palu kodi modati pamu paamu telu naku naaku nenu maa ma mee visham chelli anna amma nanna vari pathi mirapa panta polam enduku evariki unnadi aavuku gedeku teeka teekalu tikalu dhara veyinchali veyyali vyadhi vaapu vapu noppi ekkuva takkuva ledhu kavala cheppu'.split(
      ' ',
    ),
  ),
};

const ENGLISH = new Set(
  'the is are was what how why when which who where my your of in for to a an and do does should can will not with it me on from'.split(
    ' ',
  ),
);

/** Words of farming that stand in questions of any language: with them small words must decide. */
const MIXED = new Set(
  'buffalo buffaloes cow cows milk water need say says have has leaf leaves spots spot yellow black white green crop crops price rate today tomorrow market plant plants fruit fruits disease vaccine hen hens chicks eggs egg feed rain weather'.split(
    ' ',
  ),
);

const ROMAN_ENDINGS = {
  hi: /$^/,
  mr: /..(?:yacha|yachi|yache|yavar|acha|anna|avar|ala|aychay?|aycha|ayche|avasa|avese|tana|vane|nantar)$/,
  te: /^(?!b?hindi|sindh?i|sundi).+(?:[iu]ndh?i|esindi|inadu|aadu|tadu|gadu|esadu|esaru|taru|tanu|alani|tunna\w*|istundi)$|^(?!buffalo$).*....(?:lo|laku|lanu|ulu|amu|andi|kunta)$/,
};

/** "tamatar me jhulsa": between two words, and not what is given or told, `me` is the Hindi "in". */
const isHindiMe = (words: readonly string[], at: number): boolean =>
  words[at] === 'me' &&
  at > 0 &&
  at < words.length - 1 &&
  !/^(?:tell|give|show|to|for|let|help|send|teach|ask|with|from|of|on|about|bit|bites|make|get|gave|told|hurts?|like|near|kill|pay|paid|cost|lend|write)$/.test(
    words[at - 1] ?? '',
  );

/**
 * The language in which a question is asked: by its script, Hindi and Marathi by their small words, Latin
 * letters by the small words of romanised Hindi, Marathi and Telugu, else English.
 */
export function detectLanguage(question: string): Language {
  const words = question
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  const other = BY_SCRIPT.find(([letters]) => letters.test(question));
  if (other) return other[1];
  if (/[\u0900-\u097F]/.test(question)) {
    const hindi = words.filter((word) => HINDI.has(word)).length;
    const marathi =
      words.filter((word) => MARATHI.has(word)).length +
      words.filter((word) => MARATHI_ENDING.test(word) && !NOT_MARATHI.has(word)).length;
    return marathi > hindi ? 'mr' : 'hi';
  }
  const counts = (Object.keys(ROMAN) as (keyof typeof ROMAN)[]).map((language) => ({
    language,
    count: words.filter((word) => ROMAN[language].has(word) || ROMAN_ENDINGS[language].test(word))
      .length,
  }));
  const best = counts.reduce((most, entry) => (entry.count > most.count ? entry : most));
  const hindiMe = words.filter((_, at) => isHindiMe(words, at)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length - hindiMe;
  if (hindiMe > 0 && english === 0 && best.count === 0) return 'hi';
  if (english > best.count) return 'en';
  const mixed = words.some((word) => MIXED.has(word));
  const enough = english === 0 && !mixed ? 1 : Math.max(1, Math.ceil(words.length / 5));
  return best.count >= enough ? best.language : 'en';
}
