import { wordGroup } from './word-group.ts';

/** Animals that bite or sting people. */
export const namesSnake = wordGroup(
  'snake snakes sanke snakebite snakebites sarpdansh sarpadansh sarpdansha sapane saapane sapani nagane nagana saanpne sanpne sarp sarpa cobra viper krait serpent scorpion scorpian saap saanp saamp sanp samp sap nag naag nagin bichhu bicchu bichu bichoo vinchu vinchvane vinchwane vichu paamu pamu telu thelu',
  /स[ाॉ][ँं]?प|सर्प|(?<!\p{L})नाग(?:ाने|िन|ीण| |$)|बिच्छ|विंचू|विंचवा|విషసర్ప|పాము(?!\s?పొడ)|పామ|తేలు|త్రాచు/u,
);
/** Animals whose bite can bring rabies. */
export const namesDog = wordGroup(
  'dog dogs jackal jackals mongoose wolf monkey monkeys kutta kutte kutton kutra kutre kutrya kutryane kukka kukkalu',
  /कुत्त|कुत्र|सियार|नेवल|बंदर ने|कोल्ह|मुंगुस|माकडाने|కుక్క|నక్క(?=\P{L}|$)|ముంగిస|కోతి/u,
);
export const namesBite = wordGroup(
  'snakebite snakebites sarpdansh sarpadansh sarpdansha karisthe karichindhi bit bite bites bited biten bitten biting sting stings stung stang kata kaata kat kaat katliya kaatliya kaati kati dasa dassa das dank dansh daans chavla chavala chavli chavle chavalay chavlay chavli karichindi karchindi karichindhi karichi kaatu katu katesindi kaatesindi kuttindi kuttindhi kuttadu',
  /काट|डस|ड[ँं]स|डंक|दंश|चाव[लत]|चावू|కరిచ|కరిస|కరచ|కాటు|కాటే|కుట్టి|కుట్ట|కుడ(?:ితే|ుతు)/,
);

/** What is sprayed or laid out and kills. */
export const namesPoison = wordGroup(
  'pesticide pestiside insecticide poison poisen weedicide herbicide fungicide roundup glyphosate monocrotophos phorate chlorpyrifos paraquat endosulfan celphos sulfas salphas sulphas phosphide acid phenyl finail kerosene rockel chemical caustic bleach bleaching formalin keetnashak kitnashak kitanashak kitaknashak keetanashak kitaknashak zehar zahar zeher jahar jehar jeher zehreela dawai davai dawaai dawa dava davaa aushadh aushad vish visha visham mandu mandhu gulikalu purugumandu purugula',
  /rat poison|weed ?killer|crop medicine|copper sul(?:ph|f)ate|नीला थोथा|मोरचूद|మైలుతుత్త|कास्टिक|कॉस्टिक|కాస్టిక్|ब्लीच|బ్లీచ్|फिनाइल|फिनाईल|तेजाब|तेज़ाब|मिट्टी का तेल|रॉकेल|ఫినాయిల్|యాసిడ్|కిరోసిన్|कीटनाश|कीटकनाश|जंतुनाश|तणनाश|ज़?हर|विष|दवा|औषध|सल्फास|पेस्टिसाइड|पेस्टीसाइड|పురుగు|విషం|మందు|గుళికలు|ఎలుకల/,
);
/** What burns an eye though nobody calls it poison. */
export const namesBurningDust = wordGroup(
  'lime quicklime cement fertiliser fertilizer urea ammonia spray chuna khaad sunnam',
  /चूना|चुना|सीमेंट|सिमेंट|यूरिया|युरिया|खाद|खत|సున్నం|సిమెంట|యూరియా|ఎరువు/,
);
/** Medicine of animals that a person must not take. */
export const namesCattleDrug = wordGroup(
  'dewormer deworming albendazole ivermectin fenbendazole',
  /(?:animal|cattle|cow|goat|vet) (?:worm )?(?:medicine|tablet)|teat dip|जंतनाशक|कृमिनाशक|నట్టల మందు/,
);
export const namesUrea = wordGroup('urea yuriya yooria', /यूरिया|युरिया|యూరియా/);
/** Poison and nothing else: medicine (दवा, మందు) may also be taken rightly. */
export const namesOnlyPoison = wordGroup(
  'poison poisen vish visham zehar zahar zeher jahar jehar jeher',
  /ज़?हर|विष|విషం/,
);
export const namesSwallowing = wordGroup(
  'drank dranked drunk drinks drinking gulped piya swallowed swalowed swallow swallows ate eaten eats consumed ingested inhaled licked pyala pyayla pyayle pyaylay pyayli pyalay pilay pyali nigal nigla nigli nigal tagadu taagadu tagindi taagindi tagaru tagesadu tagesindi tagesaru tagesa taginadu taagi tagi mingadu mingindi tinnadu tinindi khalla khalle khallay',
  /\b(?:pi|pee|kha) (?:li|lee|liya|liye|lia|gaya|gayi|gya|gyi|lunga|lungi|lu)\b|\b(?:pi|pee)(?:liya|li)\b|\bpi(?:ya|le|lay)\b|पी (?:ली|लिया|लिये|लिए|गया|गई|गयी|रखा|रखी)|पिय[ाी]|पीया|खा (?:ली|लिया|लिये|गया|गई|गयी)|निगल|प्या[यल]|पिल[ें]|पिऊन|गिळ|खाल्ल|पोटात गेल|प्राशन|चाट लि|తాగ(?:ాడు|ింది|ారు|ాను|ి|ేశ|ేసి|ిన)|మింగ|తిన్నా|తినేస/,
);
/** Taken on purpose or by mistake, said of poison alone. */
export const namesTaking = wordGroup('took taken ghetle ghetla', /घेतल|ले लिया|ले ली|తీసుకున్న/);
export const namesEye = wordGroup(
  'eye eyes mouth aankh ankh aankho muh munh dolyat tondat notlo notiloki',
  /मु[ँं]ह|तोंडा|నోట్లో|నోటిలో|आ[ँं]ख|डोळ्या|కళ్ల?ల|కంట్|కళ్ళల/,
);
export const namesEntering = wordGroup(
  'went got fell gone splashed splash spilled spilt entered gaya gayi gir giri gira chali chala gele geli udale padindi paddindi',
  /in (?:my|his|her|the|their|both) eyes?|into|गय[ाी]|गई|गिर|चल[ाी]|गेल|उडाल|पडल|పడింది|పడ్డ|పడి|వెళ్/,
);
/** Put into the mouth: of a person only, an animal is given its medicine so. */
export const namesPutting = wordGroup('daal dala daala daali', /डाल (?:लि|ली)|घातल|పెట్టుకున/);
export const namesBurning = wordGroup(
  'burn burns burning stinging itching jalan jal jalna jalti',
  /जलन|जल रह|आग|चुरचुर|जळजळ|మంట|మండ/,
);
export const namesSpraying = wordGroup(
  'spray sprayed spraying pesticide insecticide chidkav chhidkav chhidkne chhidakne chidakne chidkne chhidakte chidakte spraying chidakte favarni fawarni favarani kottetappudu',
  /छिड़क|छिड़काव|फवार|स्प्रे|స్ప్రే|మందు కొ|పిచికారీ/,
);
/** What happens to a person who has breathed poison in. */
export const namesSickness = wordGroup(
  'vomit vomiting vomited dizzy dizziness faint fainted fainting unconscious breathless nausea nauseous chakkar ulti ultya ultiyan behosh behosi bhovl',
  /मळमळ|मितली|जी मिचल|వికార|चक्कर|उल्ट|उलट[ीय]|बेहोश|बेशुद्ध|भोवळ|కళ్[ళల]ు తిర|వాంతు|స్పృహ/,
);

/** People, as against animals and plants. */
export const namesPerson = wordGroup(
  'myself wife husband father mother baby brother sister uncle aunt grandfather grandmother boy girl worker labourer labour friend somebody someone mujhe muje mujhko maine mene papa papaa babu babuki papaki baalala balala bachi bachchi bacchi dost sathi naaku naku bacche bachche bachhe bachcha baccha bete beti beta pati patni biwi bhai behen pita pitaji papa usne mazdoor majdoor mala mulala mulila mulane mulga mulgi baykola bayko aaila vadilanna tyane tine manus naku nenu biddaku pillavadu pillalaku pillodu bharyaku bharya bharta nanna amma anna abbayi abbayiki ammayi ammayiki tammudu athanu atanu',
  /\bmy (?:\w+ )?(?:child|kid|son|daughter|children|family)\b|\bby (?:a |the |my )?(?:child|boy|girl|baby)\b|\b(?:child|kid|boy|girl|baby) (?:has )?(?:swallowed|drank|ate|eaten|took)|in people\b|keeper\b|चराने वाल|charane wal|आजोब|आज्ज|बाळाला|बाबू|\b(?:i|he|she|we) (?:have|has|am|is|was|got|drank|ate|swallowed|feel)\b|\bme\b|पापा|मम्मी|दादा|दादी|चाचा|दीदी|दोस्त|बाळा|बाळ(?= )|त्यांनी|त्यांना|సోదర|పాపకు|పాప |బాబు|ఆయన|స్నేహితు|చెల్లి|మావ|मुझे|मैंने|मैने|बच्च|बेट[ाेी]|पत्नी|पति|पिता|मा[ँं]|भाई|बहन|उसने|आदमी|औरत|मजदूर|मज़दूर|इंसान|मला|मी |मुल[ागी]|मुलाने|बायको|पत्नी|नवर|वडिल|आई(?:ला|ने)|भाऊ|भावा|त्याने|तिने|माणूस|माणस|మనిషి|నాకు|నేను|పిల్లవాడ|పిల్లాడ|బిడ్డ|పిల్లలకు|భార్య|భర్త|నాన్న|అమ్మ|అన్న|తమ్ముడు|అతను|ఆమె|కూలీ/,
);
/** Illnesses and injuries. */
export const namesIllness = wordGroup(
  'fever pain vomit vomiting headache unconscious fainted bleeding burns burnt breathless sick injured fits dizzy diarrhoea diarrhea dysentery cough bukhar bukhaar dard ulti dast behosh khansi khoon tap taap hagvan julab ultya dukhte dukhtay jwaram jvaram noppi vantulu virechanalu daggu',
  /loose motions?|motions? (?:avut|ho rah|lag)|\bsa+ns na|stomach ?ache|not breathing|cannot breathe|बुख़?ार|दर्द|बेहोश|उल्टी|दस्त|सा[ँं]स नहीं|सा[ँं]स फूल|श्वास|ఊపిరి|ख़?ांसी|खून बह|जल गय|ताप|दुख|बेशुद्ध|उलट[ीय]|जुलाब|हगवण|जखम|రక్తం కార|జ్వర|నొప్పి|వాంతు|విరేచ|స్పృహ|దగ్గు|గాయ/,
);
export const namesTablet = wordGroup(
  'tablet tablets paracetamol crocin dolo antibiotic capsule goli goliyan gola maatra matra',
  /which medicine|गोली|गोलियां|गोळी|मात्र|మాత్ర|టాబ్లెట్/,
);
/** Illnesses that people have and farm animals are not asked about. */
export const namesHumanDisease = wordGroup(
  'diabetes diabetic daibitis madhumeh hypertension migraine thyroid asthma typhoid covid',
  /\bcancer\b|blood pressure|(?:^| )bp (?:ki|ka|ke|for|tablet|medicine|high|low|badh)|मधुमेह|डायबिटीज|डायबेटिस|शुगर की|ब्लड प्रेशर|रक्तदाब|थायर|कैंसर|बवासीर|मूळव्याध|టైఫాయిడ్|टायफॉइड|మధుమేహ|షుగర్ వ్యాధి|డయాబెట|బీపీ|క్యాన్సర్|థైరాయిడ్/,
);
/** Emergencies of the body in themselves, whoever has them. */
export const namesGraveIllness = wordGroup(
  'electrocuted electrocution paralysis paralysed lakwa',
  /लकवा|पक्षाघात|अर्धांगवायू|పక్షవాతం|chest (?:pain|tight|heav|press)|heart at+a?ck|hart attack|labou?r pain|delivery pain|(?<!heat |heat-)\bstroke\b(?! of)|electric(?:al)? shock|current (?:lag|laga)|karant lag|sn?e+ne me+i?n? dard|chh?ati me+i?n? dard|chhatit dukh|(?:finger|hand|arm|foot|toe)s? (?:got |is |was |has been )?(?:cut|crushed|chopped|caught)|सीने में दर्द|छाती में दर्द|छातीत|दिल का दौरा|हृदयविकार|करंट लग|करंट लाग|शॉक लाग|प्रसव पीड़ा|(?:उंगली|उँगली|हाथ|पैर) कट|(?:बोट|हात) (?:काप|तुट)|ఛాతీ ?(?:లో )?నొప్పి|గుండె ?(?:లో )?నొప్పి|గుండెపోటు|గుండె ఆగ|కరెంట్? ?(?:ు )?షాక్|కరెంటు కొట్ట|పురిటి నొప్పు|(?:వేలు|చేయి) తెగ|gunde ?(?:lo )?noppi|gunde ?potu/,
);
/** What eats crops, for which somebody asks a remedy. */
export const namesPest = wordGroup(
  'termite termites worm worms pest pests insect insects rat rats mouse mice caterpillar locust locusts deemak dimak keede kide chuhe chuhon illi sundi undir chedalu elukalu monkey monkeys neelgai nilgai boar',
  /दीमक|कीड़|इल्ली|सुंडी|चूह|टिड्डी|नीलगाय|बंदर|अळी|अळ्या|वाळवी|उंदीर|उंदर|किडे|కీటక|చెద|ఎలుకలు|పురుగులు|పురుగు తి|కోతులు|అడవి పంద/,
);
/** What befalls people on a farm and needs an ambulance. */
export const namesAccident = wordGroup(
  '',
  /fell (?:down )?(?:in|into) (?:a |the |our )?(?:\w+ )?(?:well|pit|tank)\b|tractor (?:over)?turned|under (?:a|the) tractor|(?:कुए[ँं]?|गड्ढे|टंकी|टैंक) में गिर|ट्रैक्टर पलट|ट्रैक्टर के नीचे|(?:विहिरीत|खड्ड्यात|टाकीत) पड|ट्रॅक्टर उलट|ट्रॅक्टरखाली|(?:బావి|గుంట|గుంత|ట్యాంకు|ట్యాంక్)లో పడ|ట్రాక్టర్ బోల్తా|ట్రాక్టర్ కింద/,
);
/** An animal hurt a person. */
export const namesGoring = wordGroup('gored kicked trampled', /सींग|लात मार|शिंग|लाथ|కొమ్ము|తన్ని/);

/** Farm animals: their illness and poisoning are a matter for the veterinarian. */
export const namesAnimal = wordGroup(
  'cow cows buffalo buffaloes buffalos cattle calf calves bullock bullocks ox oxen goat goats sheep hen hens chick chicks chicken chickens bird birds animal animals livestock heifer gaay gay gai gaaye bhains bhens bhais bachhda bachda bakri bakra murgi murgiyan pashu janavar gaayila gaayine gayila gayine gaine gayi mhais mhashine mhashi vasaru kombdi kombadi kombadya sheli bail aavu avu gede geda dooda duda mekalu meka kodi kollu pasuvu yeddu',
  /गाय|गाई|भैंस|भैस|म्हैस|म्हश|पशु|बछड़|बछिया|पाड़ा|वासर|मुर्ग|चूज|कोंबड|पिल्ल|जनावर|बैल|बकर|शेळी|मेंढ|भेड़|ఆవు|ఆవుల|గేదె|బర్రె|దూడ|పశువు|కోళ్|కోడి|ఎద్దు|మేక|గొర్రె/,
);

/** Whose medicine it is says nothing of who took it. */
const ANIMALS_MEDICINE =
  /\b(?:goat|sheep|cow|buffalo|cattle|animal)(?:'?s)? (?:(?:de)?worm(?:er|ing)? ?)?(?:medicine|tablet|drug)\b|\b(?:goat|sheep|cow|buffalo|cattle)(?:'?s)? dewormer\b|\b(?:dewormer|(?:deworming |worm )?(?:medicine|tablet)) (?:of|for) (?:a |the )?(?:goat|sheep|cow|buffalo|cattle)s?\b|(?:बकरी|गाय|भैंस|भेड़) की (?:कीड़े की )?दवा|\b(?:bakri|gaay?|bhains) ki dawa\w*|(?:शेळी|गाई|म्हशी|मेंढी)(?:चे|चं|ची|चा) (?:औषध|जंतनाशक|गोळी)|\b(?:sheli|gai|mhashi)(?:che|cha|chi) aushadh|(?:మేక|ఆవు|గేదె|గొర్రె)ల? మందు/g;
/** Nor does it matter whose milk or meat was drunk or eaten. */
const ANIMALS_FOOD =
  /\b(?:goat|sheep|cow|buffalo)(?:'?s)? (?:milk|meat)\b|\bmutton\b|(?:बकरी|गाय|भैंस|भेड़) (?:का|के) (?:दूध|मांस)|\b(?:bakri|gaay?|bhains) k[ae] (?:doodh|dudh|maans)|(?:शेळी|गाई|म्हशी|मेंढी)(?:चे|चं|च्या) (?:दूध|दुधा|मटण)|\b(?:sheli|gai|mhashi)(?:che|chya) (?:dudh|doodh)|(?:మేక|ఆవు|గేదె|గొర్రె) (?:పాల[ుా]?|మాంసం)|\b(?:meka|avu|aavu|gede) pal[ua]/g;
const MEAL =
  /(?:drank|drinking|drink|ate|eating|after|from) (?:\w+ )?<food>|<food> (?:is giving|gives|giving|causes|loose|se |से|पी|प्याय|पिऊन|खा|pee|pi\b|pyayl|pio+n|piun|khane|తాగ|తిన|tag)/;
/** The question without what only says for which animal a medicine is. */
export const withoutPatient = (question: string): string =>
  question.replace(ANIMALS_MEDICINE, ' vet medicine ');
/** The question without what only says from which animal a drink or a meal comes. */
export function withoutOrigin(question: string): string {
  const eaten = question.replace(ANIMALS_FOOD, '<food>');
  return MEAL.test(eaten) ? eaten : question;
}
/** Something from an animal was drunk or eaten. */
export const namesMeal = (text: string): boolean => text.includes('<food>');
/** People's own illness beside an animal's: said of themselves, or of their kin in one breath with it. */
export const namesOwnIllness = wordGroup(
  '',
  /\bi (?:also |now )?(?:have|got|am having) (?:\w+ )?(?:diarrh|loose motion|fever(?! ?(?:resist|toler))|dysentery|vomit)|\band have (?:\w+ )?(?:diarrh|loose motion|dysentery)|(?:diarrh\w+|dysentery|fever|loose motions?) in people|\bmy (?:child|kid|son|daughter|wife|husband|father|mother|baby)(?: has| have| is having| got| both have| both)? (?:\w+ )?(?:diarrh|loose|fever|dysentery|vomit)|(?:मेर[ेी]|हमारे) (?:बच्च\S*|बेट\S*|पत्नी|पति|पिता\S*) को (?:दस्त|बुख़?ार|उल्टी)|मुझे (?:भी |और \S+ को )?(?:दस्त|बुख़?ार|उल्टी)|मला (?:पण |आणि \S+ )?(?:जुलाब|हगवण|ताप|उलट)|నాకు(?:, ?\S+| కూడా| మరియు \S+)? (?:విరేచ|జ్వర|వాంతు)|keeper has (?:diarrh|fever|loose)|चराने वाले को|charane wale ko/,
);
/** Worms inside people. */
export const namesOwnWorms = wordGroup(
  '',
  /నులిపురుగ|నా కడుపులో|నాకు నట్టల|(?:मेरे|बच्च\S*|बेट\S*) (?:के )?पेट (?:में|मे)|(?:बच्चों|बच्चे|बेटे|बेटी) (?:को|के) (?:कीड़|कृमि)|(?:मुला|मुली|बाळा)\S* (?:पोटात )?जंत|पोटात जंत|పిల్లల (?:నట్టల|కడుపు)|\b(?:worms?|deworm\w*|albendazole)\b (?:\w+ ){0,4}(?:child(?:ren)?|year old|my kids?|my (?:son|daughter|wife|stomach))\b|\b(?:child(?:ren)?|my kids?|my (?:son|daughter|wife|stomach)) (?:has |have |got |having )?(?:\w+ )?(?:worms?|deworm\w*|albendazole)\b|can i take (?:albendazole|ivermectin|deworm)|bac+h?c?h\w* (?:ke|ko) (?:pet|kide|keede|krimi)/,
);
/** A remedy for loose bowels, asked for nobody in particular. */
export const asksForBowels = wordGroup(
  '',
  /(?:loose motions?|दस्त|\bdast|जुलाब|हगवण|విరేచ)\S* (?:\S+ )?(?:दवा|dawa|dava|medicine|औषध|aushadh|tablet|మందు|mandu)/,
);
