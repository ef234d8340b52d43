import { wordGroup } from './word-group.ts';

/** Words of somebody who does not want to live. */
export const speaksOfSuicide = wordGroup(
  'suicide sucide suiside suicidal aatmahatya atmahatya aatmhatya atmhatya khudkushi khudkhushi galfas galphas',
  new RegExp(
    [
      "(?:finish|finishing|destroy) (?:my|his|her) life|kill(?:ing)? (?:my|him|her|them)\\s?s[elf]{3}|kill (?:him|her|them)selves|(?:want|wanna|wish|ready|decided|like) (?:to )?die|wish i (?:was|were) dead|better off dead|i (?:will|am going to|want to|wanna) (?:die|end)|end(?:ing)? (?:my|it all|everything|this life|his|her)(?: own)?(?: life)?|(?:can ?no?t|cannot|can't|do ?n.?t want to|not want to) live|no (?:reason|point|use|will|wish) (?:to live|in living|of living)|not worth living|(?:feel|feeling) like dying|nothing to live for|tired of (?:my )?(?:life|living)|(?:do ?n.?t|not) want to wake up|(?:will|going to|wants? to|threaten\\w* to|gonna) (?:drink|swallow|eat|consume|take) (?:the |some |rat )?(?:pesticides?|poison|insecticide|monocrotophos|phorate|celphos)|better to (?:die|drink|eat|swallow|take) (?:the |some )?(?:pesticide|poison)|(?:think|thinking|thought|thoughts) of (?:dying|death|suicide|drinking (?:pesticide|poison))|hang (?:my|him|her|them)\\s?self|tak(?:e|ing) my (?:own )?life",
      'आत्महत्या|ख़?ुदकुशी|सुसाइड|मरना (?:चाह|है मुझे)|मरने (?:का (?:मन|दिल|विचार|जी)|की (?:इच्छा|सोच))|(?:जीवन|ज़?िंदगी|जिन्दगी) (?:समाप्त|ख़?त्म|ख़तम)|जीवन लीला|(?:मुझे|मैं) मर|मर (?:जाना|जाऊ|जाउ|जाने का)|जीना नहीं|जीने (?:का मन|की इच्छा|का दिल)|जिया नहीं|फ[ाा]?[ँं]सी (?:लगा|ले|पर|खा)|फांसी लगा|लटक जाऊ|जान दे|अपनी जान|ज़?ि[ंन्]+दगी (?:ख़?त्म|से तंग)|ज़?हर खा(?:कर|के| ल[ूे]| लूं)|(?:ज़?िंदगी|जिन्दगी|जीवन|जीने) से (?:थक|तंग|हार|ऊब|परेशान)|ख़?ुद को (?:ख़?त्म|मार)|जीने का (?:कोई |अब )*(?:मतलब|फ़?ायदा)|(?:ज़?हर|कीटनाशक|दवा|दवाई) (?:खाने|पीने) की (?:बात|धमकी|सोच)|(?:ज़?हर|कीटनाशक) (?:खा|पी) (?:लूंगा|लूँगा|लूंगी|लेगा|लेगी|लेंगे|लूं|लूँ)',
      'मरायच|मरावेसे|मरून जा|मरणार आहे मी|जीव (?:द्या|देणार|देतो|देते|नकोसा|नको|संपव)|जगायच|मराव[ें]|मरून जाव|जगण्यात (?:अर्थ|राम)|जगण्याचा कंटाळा|जगू (?:शकत|वाटत) नाही|जगणे (?:अशक्य|नकोसे)|जगावेसे|जगण्याची इच्छा|जगणे नको|जगून काय|गळफास|फाशी घ्?[ेयआ]|आयुष्य संपव|विष (?:घेणार|घेईन|पिणार)|जगण(?:े|ं) (?:\\S+ ){0,2}(?:नको|अशक्य|असह्य|नकोस)|(?:आयुष्याला|जीवनाला|जिवाला|जगण्याला) (?:\\S+ )?कंटाळ|जगून (?:\\S+ )?(?:काय|उपयोग)|मरण(?:च| हाच| हा)? (?:\\S+ )?(?:उपाय|पर्याय|बरे|बरं)|(?:विष|कीटकनाशक|औषध) (?:पिण्याची|घेण्याची|खाण्याची) (?:धमकी|भाषा|गोष्ट)',
      'ఆత్మహత్య|చనిపోవాలని|చచ్చిపోవాలని|చావాలని|చచ్చిపోతాను|చనిపోతాను|బ్?ర?తకాలని (?:లేదు|అనిపించ)|చావాలనిపిస్త|చనిపోవాలనిపిస్త|ఇక బ్?ర?తక|బ్రతకలేను|బతకలేను|ఉరి (?:వేసు|పోసు|తాడు)|ఉరే(?:సు|సి)క|సావాలని|సచ్చిపోవాలని|బ్?ర?తకబుద్ధి|(?:చచ్చి|సచ్చి|చని)పోతా(?![యరడవంమ])(?! ?ఉ)|(?:^| )[చస]స్తాను?(?: |$)|ప్రాణం తీసు|ప్రాణాలు తీసు|చావే (?:దిక్కు|గతి|శరణ్యం|మార్గం|మేలు|నయం)|(?:విషం|పురుగుల? ?మందు) తాగుతా(?:ను|నని|డట|డంట|నంట|నంటు)|జీవించాలని లేదు|(?:జీవితం|జీవితాన్ని|బ్?ర?తుకు) (?:\\S+ )?(?:ముగి|అంతం|చాలి|విరక్తి|వద్దు|భారం)',
      '\\b(?:main|mai|mujhe|me|hum) (?:bhi )?mar(?:na|ne)?\\b|\\bmarna chah|\\bmar ja(?:na|u|un|unga|ungi|unga)\\b|\\bj[ei]+na nah|\\bj[ei]+ne (?:ka|ki) (?:man|mann|dil|ich)|\\b(?:ph|f)a+n?si (?:lag|le|pe|kha)|\\bjaan de|\\b[zj]i?n?dagi kh?ata?m|\\b(?:zeh?ar|zaha?r|jaha?r|zeher) kha(?:ke|kar| ke| kar| lu| lun)|\\bmarne (?:ka|ki) (?:man|mann|dil|jee|ji|ich|soch)|\\b(?:z|j)i?n?dagi se (?:thak|tang|haar|har|pareshan|pareshaan|ub)|\\bj[ei]+ne se (?:thak|tang|haar)|\\bj[ei]+ne ka (?:koi |ab )*(?:matlab|fayda|faida)|\\b(?:zeh?ar|zaha?r|jaha?r|zeher|jeher|keetnashak|dawa[i]?) (?:khane|peene|pine) ki (?:baat|bat|dhamki)|\\bjan de (?:du|dun|dunga|dungi)|\\bkhud ko (?:khatam|khatm|maar|mar)\\b',
      'maraych|maraych|maravese|jagaych|jagayla nako|\\bjiv (?:nako|dy|de|sampav|dein)|\\bfashi ghe|chanipov|chanipothanu|chanipotanu|chachipov|chachipotha?nu|chavalani|chavali anipis|chanipovali|ika bra?th?aka|bra?th?akalani|bath?akalani|bra?th?akalenu|bath?akalenu|\\buri (?:vesuk|posuk)|pranam te?i?suk|\\bjagn[ae]n? (?:\\w+ )?nako|\\bjagun (?:\\w+ )?(?:kay|upyog)|\\b(?:ayushyala|jivnala|jivala) (?:\\w+ )?kant|jeevitham (?:\\w+ )?(?:mugi|virakti|vaddu)|jeevitam (?:\\w+ )?(?:mugi|virakti|vaddu)|\\b(?:bath?uku|brath?uku) (?:\\w+ )?vaddu|\\b(?:chach?i|sachi)povali',
    ].join('|'),
  ),
);

/** Words of somebody in despair; said of an animal (गाय उदास है) they only tell that it is ill. */
export const speaksOfDespair = wordGroup(
  '',
  new RegExp(
    [
      "no (?:more )?hope left(?! (?:for|of|in))|(?:fed up|sick|tired) (?:of|with) (?:my |the |this |these )?(?:debts?|loans?)|life is (?:over|finished|useless|meaningless|worthless)|\\bi (?:ca ?n'?o?t|can not) (?:take|bear|handle|go on)\\b(?=.*(?:any ?more|any longer|tension|stress|pressure|like this))|\\bi(?:'m| am| feel) (?:so |very |really |feeling )?(?:hopeless|depressed|suicidal)",
      '(?:मन|दिल|जी) (?:बहुत |बड़ा |एकदम )?(?:उदास|हताश|निराश)|(?:बहुत|मैं) (?:उदास|हताश|निराश)|(?:कोई|अब) उम्मीद नहीं(?: बची| रही|$)|डिप्रेशन|क़?र्ज़?(?:े|ा|ों)? से (?:तंग|टूट|हार)|(?:और|अब) नहीं सह (?:सक|पा)|सब(?: कुछ)? ख़?त्म कर (?:दूं|दूँ|लूं|लूँ)',
      '(?:मन|मी) (?:\\S+ )?(?:उदास|हताश|निराश)|नैराश्य|डिप्रेशन|कर्जाला कंटाळ|(?:आता|आणखी) सहन होत नाही',
      'జీవితం ?(?:పై|మీద) (?:ఆశ|విరక్తి|విసుగు)|(?:మనసు|మనసంతా) (?:\\S+ )?(?:బాధగా|కుంగి|విరిగి)|(?:ఏ|ఇక) ఆశ(?:లు)? లే(?:దు|వు)|డిప్రెషన్|అప్పుల (?:బాధ|భారం) (?:తట్టుకోలే|భరించలే|మోయలే)',
      '\\b(?:bahut|bohot|main|mai) (?:udas|udaas|nirash|hatash)\\b|\\bkoi (?:umeed|ummid|ummeed) na?hi|\\b(?:karz|karj|karja|qarz) se (?:tang|haar|toot)',
    ].join('|'),
  ),
);

/** Somebody asks how much poison ends a human life: nobody is told that, everybody is told whom to talk to. */
export const asksForDeath = (sentence: string): boolean =>
  /\b(?:kill|kills|die|dies|death|lethal|fatal|marta|marega|martaa|mar jata|mar jayega|chastadu|marel)\b|मर (?:जाता|जाएगा|सकता|जाते)|मरता|मरेगा|मरतो|मरेल|చనిపోతాడు|చనిపోతారు|చస్తాడు/.test(
    sentence,
  ) &&
  /\b(?:man|men|person|people|human|humans|someone|somebody|adult|me|myself|aadmi|admi|insaan|insan|manus|manishi|manushulu)\b|आदमी|इंसान|मनुष्य|व्यक्ति|माणूस|మనిషి|మనుషు/.test(
    sentence,
  );
