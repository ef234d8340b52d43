import { createWordList } from './word-list.ts';

/** Crops and animals on which little or nothing here is written; documents that do not name them do not answer. */
const WORDS = `
turmeric ginger rose marigold jasmine chrysanthemum gerbera tuberose rubber arecanut areca betel cashew papaya guava litchi jackfruit custard
pineapple fig kiwi avocado olive almond walnut datepalm sapota chikoo amla tamarind moringa drumstick bamboo teak sandalwood eucalyptus poplar
aloe stevia ashwagandha tulsi mint isabgol fennel fenugreek coriander cumin ajwain saffron vanilla clove nutmeg cinnamon jute tobacco hemp
cauliflower radish beetroot lettuce broccoli capsicum mushroom quinoa oats buckwheat amaranth asparagus dragonfruit lotus waterchestnut makhana
goat goats sheep lamb pig pigs pork duck ducks goose turkey quail ostrich emu rabbit camel horse donkey yak mithun bee bees honey silkworm lac pearl fish prawn shrimp crab
हल्दी अदरक गुलाब गेंदा चमेली मोगरा रबर रबड़ सुपारी पान काजू पपीता अमरूद लीची कटहल शरीफा अनानास अंजीर कीवी बादाम अखरोट खजूर चीकू आंवला इमली सहजन बांस
सागौन चंदन नीलगिरी यूकेलिप्टस पॉपलर एलोवेरा घृतकुमारी स्टीविया अश्वगंधा तुलसी पुदीना ईसबगोल सौंफ मेथी धनिया जीरा अजवाइन केसर लौंग जायफल दालचीनी जूट तंबाकू
फूलगोभी मूली चुकंदर ब्रोकली मशरूम कमल सिंघाड़ा मखाना बकरी बकरा बकरे बकरियां बकरियों भेड़ मेमना मेमने मेमनों सुअर सूअर बत्तख बतख बटेर शुतुरमुर्ग खरगोश ऊंट घोड़ा गधा मधुमक्खी शहद रेशम लाख मोती मछली झींगा
हळद हळदी आले गुलाब झेंडू मोगरा रबर सुपारी काजू पपई पेरू लिची फणस सीताफळ अननस अंजीर बदाम अक्रोड खजूर चिकू आवळा चिंच शेवगा बांबू साग चंदन निलगिरी
कोरफड अश्वगंधा तुळस पुदिना मेथी कोथिंबीर धणे जिरे ओवा केशर लवंग जायफळ दालचिनी ताग तंबाखू फ्लॉवर मुळा बीट ब्रोकोली अळिंबी शेळी शेळ्या शेळ्यांना बोकड मेंढी करडू करडे करडाला करडांना कोकरू कोकराला डुक्कर डुकरे बदक बदके लावा ससा उंट घोडा
गाढव मधमाशी मध रेशीम मोती मासे कोळंबी
అల్లం గులాబీ బంతి మల్లె చామంతి రబ్బరు పోక వక్క తమలపాకు జీడి జీడిమామిడి బొప్పాయి జామ లిచీ పనస సీతాఫలం అనాస అంజీర్ బాదం ఖర్జూరం సపోటా ఉసిరి చింత మునగ వెదురు టేకు
గంధం గంధపు శ్రీగంధం యూకలిప్టస్ కలబంద అశ్వగంధ తులసి పుదీనా మెంతి కొత్తిమీర ధనియాలు జీలకర్ర వాము లవంగం జాజికాయ దాల్చిన జనుము జనపనార పొగాకు క్యాలీఫ్లవర్ ముల్లంగి
పుట్టగొడుగు మేక మేకలు మేకపిల్ల మేకపిల్లలు గొర్రె గొర్రెలు పంది పందుల బాతు బాతులు కముజు కుందేలు ఒంటె గుర్రం గాడిద తేనె తేనెటీగ పట్టు ముత్యాలు చేప చేపలు రొయ్యలు
haldi halad adrak adrakh gulab genda mogra supari kaju papita papaya amrud lichi kathal sitafal anjeer chiku amla imli sahjan shevga bans sagwan chandan aloevera tulsi
pudina saunf methi dhaniya jeera jira kesar tambaku phoolgobhi muli chukandar suar suwar battakh batakh bater khargosh madhumakkhi shahad resham moti bakri bakra bakre bakriyan bhed bhede mendha sheli shelila sheliche shelya shelyanna mendhi memna memne bakriyon meka mekaku mekalu mekalaku gorre machhli machli jhinga
papai peru fanas dukkar badak sasa madh reshim maase allam gulabi banthi malle boppayi jama panasa munaga veduru teku pandi bathu kundelu thene pattu chepa royyalu
`;

/** Whether a word names such a crop or animal. */
export const isOtherSubject = createWordList(WORDS);
