import type { AppHelp } from './help-types.ts';
import { APP, either, HOW, naming, notNaming, onlyOf } from './wording.ts';

const PRICE =
  'price* rate rates mandi* bazar* bajar* bhav* bhaav* dar daam dam dhara* dharalu rete market* भाव* दाम* दर रेट* मंडी* मंडई* बाजार* बाज़ार* किंमत* कीमत* ధర* రేటు* రేట్* మండి* మార్కెట్*';
const SEE =
  'see check* view find look show* know dekh* dekhe* dekhu dekhna pah* paha* pahu pahaych* bagh* baghu chud* choo* choodal* telusuko* chusuko* milega mil देख* पाह* पहा* बघ* तपास* मिल* मिळ* पता చూడ* చూసు* చూడా* చూసే* తెలుసు*';
const AND_SO_ON =
  'the of a an in on from my me i do you can today todays daily live latest crop crops ka ke ki ko kaa se par pe mein mai mujhe mera aaj aaj_ka cha chi che chya la va madhye var mala aajcha ajche naku naa lo yokka ela ee roju का के की को से पर में मुझे आज है चा ची चे च्या ला मध्ये वर मला आजचा आजचे आहे आहेत ఈ రోజు నాకు నా లో యొక్క అని hai he ahe karu kare karte karein kar करें करे करू करायचे చేయాలి';
const ALERT =
  'alert* notif* notification* suchna suchana soochna suchit अलर्ट* सूचना* सूचित* नोटिफ* అలర్ట్* హెచ్చరిక* సూచన* నోటిఫ*';
const WHEN =
  'when if jab agar jevha jenvha appudu unnappudu जब अगर जेव्हा తర్వాత ఉన్నప్పుడు అయితే అయినప్పుడు పెరిగితే వస్తే';
const TELL =
  'tell inform message bata* batao sang* kalav* cheppu* cheppandi telap* बता* कळव* सांग* చెప్ప* తెలప* తెలియజే*';
const REACHES =
  'above below reach* cross* higher lower rises falls badh* badhe ghat* vadh* pergi* perigi* pera पार ऊपर बढ़* बढ* घट* वाढ* दाट* దాటి* దాటితే పెరిగి* తగ్గి* వర वर';

/** Prices and being told of them. */
export const marketHelp: readonly AppHelp[] = [
  {
    id: 'price-alert',
    url: '/application/market',
    subject: notNaming(
      'weather mausam rain मौसम* हवामान* पाऊस వాన* వర్ష*',
      either(naming(PRICE, ALERT), naming(PRICE, WHEN, TELL, REACHES)),
    ),
    text: {
      en: {
        title: 'Being told of a price',
        lines: [
          'Open “Market”, choose “Commodity”, “State” and “District”, and go down to “Tell me the price”.',
          'Choose “above” or “below”, write the price per quintal and press “Tell me”. When a mandi reports it, the bell at the top tells you.',
          'The bin beside an alert removes it.',
        ],
      },
      hi: {
        title: 'भाव की सूचना लगाना',
        lines: [
          '“मंडी” खोलें, “उपज”, “राज्य” और “ज़िला” चुनें, और नीचे “भाव की सूचना” पर जाएँ।',
          '“इससे ऊपर” या “इससे नीचे” चुनें, एक क्विंटल का भाव लिखें और “मुझे बताएँ” दबाएँ। किसी मंडी से वह भाव आने पर ऊपर की घंटी बताती है।',
          'सूचना के पास का कूड़ेदान उसे हटा देता है।',
        ],
      },
      mr: {
        title: 'भावाची सूचना लावणे',
        lines: [
          '“बाजार” उघडा, “शेतमाल”, “राज्य” आणि “जिल्हा” निवडा, आणि खाली “भाव कळवा” वर जा.',
          '“यापेक्षा वर” किंवा “यापेक्षा खाली” निवडा, क्विंटलचा भाव लिहा आणि “मला कळवा” दाबा. एखाद्या बाजारातून तो भाव आला की वरची घंटी सांगते.',
          'सूचनेशेजारची कचरापेटी ती काढून टाकते.',
        ],
      },
      te: {
        title: 'ధర సూచన పెట్టడం',
        lines: [
          '“మార్కెట్” తెరిచి, “పంట”, “రాష్ట్రం”, “జిల్లా” ఎంచుకుని, కింద “ధర తెలియజేయండి” దగ్గరకు వెళ్లండి.',
          '“దీనికి పైన” లేదా “దీనికి కింద” ఎంచుకుని, క్వింటాలు ధర రాసి “నాకు తెలపండి” నొక్కండి. ఏదైనా మార్కెట్‌లో ఆ ధర వస్తే పైన గంట గుర్తు చెబుతుంది.',
          'సూచన పక్కన ఉన్న చెత్తబుట్ట గుర్తు దాన్ని తీసేస్తుంది.',
        ],
      },
    },
  },
  {
    id: 'mandi-prices',
    url: '/application/market',
    subject: `${onlyOf(PRICE, SEE, HOW, APP, AND_SO_ON)}${naming(PRICE, SEE, HOW)}`,
    text: {
      en: {
        title: 'Seeing mandi prices',
        lines: [
          'Press “Market”, choose “Commodity”, “State” and “District”: the list shows the lowest, highest and usual price per quintal of each mandi. Empty “Arrival Date” to see the newest day.',
          'Further down “What I get at my gate” takes off the way and the fees.',
          'You may also ask me, for example: onion price in Pune.',
        ],
      },
      hi: {
        title: 'मंडी भाव देखना',
        lines: [
          '“मंडी” दबाएँ, “उपज”, “राज्य” और “ज़िला” चुनें: हर मंडी का सबसे कम, सबसे ज़्यादा और आम भाव प्रति क्विंटल दिखता है। सबसे नया दिन देखने के लिए “आवक की तारीख” खाली कर दें।',
          'और नीचे “मेरे खेत पर मिलने वाला भाव” में ढुलाई और शुल्क घटाकर दिखता है।',
          'मुझसे भी पूछ सकते हैं, जैसे: पुणे में प्याज का भाव।',
        ],
      },
      mr: {
        title: 'बाजारभाव पाहणे',
        lines: [
          '“बाजार” दाबा, “शेतमाल”, “राज्य” आणि “जिल्हा” निवडा: प्रत्येक बाजाराचा क्विंटलमागे किमान, कमाल आणि सर्वसाधारण भाव दिसतो. सर्वात नवा दिवस पाहण्यासाठी “आवकेची तारीख” रिकामी करा.',
          'आणखी खाली “माझ्या शेतावर हाती येणारा भाव” मध्ये वाहतूक आणि शुल्क वजा करून दिसते.',
          'मलाही विचारता येते, उदा. पुण्यात कांद्याचा भाव.',
        ],
      },
      te: {
        title: 'మార్కెట్ ధరలు చూడడం',
        lines: [
          '“మార్కెట్” నొక్కి, “పంట”, “రాష్ట్రం”, “జిల్లా” ఎంచుకోండి: ఒక్కో మార్కెట్‌లో క్వింటాలుకు కనిష్ఠ, గరిష్ఠ, సాధారణ ధర కనిపిస్తుంది. అన్నింటికన్నా కొత్త రోజు చూడాలంటే “వచ్చిన తేదీ” ఖాళీ చేయండి.',
          'ఇంకా కింద “నా పొలం దగ్గర చేతికి వచ్చే ధర”లో రవాణా, రుసుములు తీసేసి చూపిస్తుంది.',
          'నన్ను కూడా అడగవచ్చు, ఉదాహరణకు: పుణెలో ఉల్లి ధర.',
        ],
      },
    },
  },
];
