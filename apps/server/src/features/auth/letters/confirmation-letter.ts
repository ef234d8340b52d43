import type { Language } from '@ankur/contracts/auth/rules';
import type { Mail } from '../../../upstreams/mail/mail.ts';
import { type LetterWords, languageOf, letter, type Recipient } from './letter.ts';

const CONFIRM: Record<Language, LetterWords> = {
  en: {
    subject: 'Confirm your e-mail address for Ankur',
    lead: 'Open this link within 3 days to confirm that this address is yours. After that you can post, share videos and ask experts.',
    foot: 'If you did not make an account at Ankur, do not open the link. Without it nobody can post in your name.',
  },
  hi: {
    subject: 'अंकुर के लिए अपने ई-मेल पते की पुष्टि करें',
    lead: 'यह पता आपका ही है, इसकी पुष्टि के लिए यह लिंक 3 दिन के अंदर खोलें। उसके बाद आप पोस्ट कर सकेंगे, वीडियो साझा कर सकेंगे और विशेषज्ञों से पूछ सकेंगे।',
    foot: 'अगर आपने अंकुर पर खाता नहीं बनाया है, तो यह लिंक न खोलें। इसके बिना कोई आपके नाम से पोस्ट नहीं कर सकता।',
  },
  mr: {
    subject: 'अंकुरसाठी तुमच्या ई-मेल पत्त्याची खात्री करा',
    lead: 'हा पत्ता तुमचाच आहे याची खात्री करण्यासाठी ही लिंक 3 दिवसांच्या आत उघडा. त्यानंतर तुम्ही पोस्ट करू शकाल, व्हिडिओ शेअर करू शकाल आणि तज्ज्ञांना विचारू शकाल.',
    foot: 'तुम्ही अंकुरवर खाते उघडले नसेल तर ही लिंक उघडू नका. तिच्याशिवाय कोणीही तुमच्या नावाने पोस्ट करू शकत नाही.',
  },
  te: {
    subject: 'అంకుర్ కోసం మీ ఈ-మెయిల్ చిరునామాను నిర్ధారించండి',
    lead: 'ఈ చిరునామా మీదేనని నిర్ధారించడానికి ఈ లింక్‌ను 3 రోజుల లోపు తెరవండి. ఆ తర్వాత మీరు పోస్ట్ చేయవచ్చు, వీడియోలు పంచుకోవచ్చు, నిపుణులను అడగవచ్చు.',
    foot: 'మీరు అంకుర్‌లో ఖాతా తెరవకపోతే ఈ లింక్‌ను తెరవకండి. ఇది లేకుండా మీ పేరుతో ఎవరూ పోస్ట్ చేయలేరు.',
  },
};

const KNOWN: Record<Language, LetterWords> = {
  en: {
    subject: 'You already have an Ankur account',
    lead: 'Somebody has just tried to make an account with this address. If it was you: you already have one. Sign in here; if you have forgotten the password, you can choose a new one there.',
    foot: 'If it was not you, you need not do anything: nothing in your account has changed.',
  },
  hi: {
    subject: 'अंकुर पर आपका खाता पहले से है',
    lead: 'किसी ने अभी इस पते से खाता बनाने की कोशिश की। अगर यह आप थे, तो आपका खाता पहले से है। यहाँ लॉग इन करें; पासवर्ड भूल गए हों तो वहीं नया चुन सकते हैं।',
    foot: 'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं: आपके खाते में कुछ नहीं बदला है।',
  },
  mr: {
    subject: 'अंकुरवर तुमचे खाते आधीच आहे',
    lead: 'कोणीतरी आत्ताच या पत्त्याने खाते उघडण्याचा प्रयत्न केला. ते तुम्हीच असाल, तर तुमचे खाते आधीच आहे. इथे लॉग इन करा; पासवर्ड विसरला असाल तर तिथेच नवीन निवडता येईल.',
    foot: 'ते तुम्ही नसाल तर काहीही करायची गरज नाही: तुमच्या खात्यात काहीही बदललेले नाही.',
  },
  te: {
    subject: 'అంకుర్‌లో మీకు ఇప్పటికే ఖాతా ఉంది',
    lead: 'ఎవరో ఇప్పుడే ఈ చిరునామాతో ఖాతా తెరవడానికి ప్రయత్నించారు. అది మీరే అయితే, మీకు ఇప్పటికే ఖాతా ఉంది. ఇక్కడ లాగిన్ అవ్వండి; పాస్‌వర్డ్ మర్చిపోతే అక్కడే కొత్తది ఎంచుకోవచ్చు.',
    foot: 'అది మీరు కాకపోతే ఏమీ చేయనవసరం లేదు: మీ ఖాతాలో ఏమీ మారలేదు.',
  },
};

/** The letter with the link that confirms an address, in the farmer's language. */
export function confirmationLetter(to: Recipient, link: string): Mail {
  return letter(to, CONFIRM[languageOf(to)], link);
}

/** Tells the owner of an account that somebody signed up with its address; `link` leads to signing in. */
export function knownAddressLetter(to: Recipient, link: string): Mail {
  return letter(to, KNOWN[languageOf(to)], link);
}
