import type { Language } from '@ankur/contracts/auth/rules';
import type { Mail } from '../../../upstreams/mail/mail.ts';
import { type LetterWords, languageOf, letter, type Recipient } from './letter.ts';

const WORDS: Record<Language, LetterWords> = {
  en: {
    subject: 'Choose a new password for Ankur',
    lead: 'Open this link within 30 minutes to choose a new password. It works once.',
    foot: 'If you did not ask for this, you need not do anything: your password stays as it is.',
  },
  hi: {
    subject: 'अंकुर के लिए नया पासवर्ड चुनें',
    lead: 'नया पासवर्ड चुनने के लिए यह लिंक 30 मिनट के अंदर खोलें। यह एक ही बार काम करता है।',
    foot: 'अगर आपने यह नहीं माँगा है, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वही रहेगा।',
  },
  mr: {
    subject: 'अंकुरसाठी नवीन पासवर्ड निवडा',
    lead: 'नवीन पासवर्ड निवडण्यासाठी ही लिंक 30 मिनिटांच्या आत उघडा. ती एकदाच चालते.',
    foot: 'तुम्ही हे मागितले नसेल तर काहीही करायची गरज नाही: तुमचा पासवर्ड आहे तोच राहील.',
  },
  te: {
    subject: 'అంకుర్ కోసం కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
    lead: 'కొత్త పాస్‌వర్డ్ ఎంచుకోవడానికి ఈ లింక్‌ను 30 నిమిషాల లోపు తెరవండి. ఇది ఒక్కసారే పనిచేస్తుంది.',
    foot: 'మీరు ఇది అడగకపోతే ఏమీ చేయనవసరం లేదు: మీ పాస్‌వర్డ్ అలాగే ఉంటుంది.',
  },
};

/** The letter with the link for a new password, in the farmer's language. */
export function resetLetter(to: Recipient, link: string): Mail {
  return letter(to, WORDS[languageOf(to)], link);
}
