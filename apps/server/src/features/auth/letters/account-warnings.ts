import type { Language } from '@ankur/contracts/auth/rules';
import type { Mail } from '../../../upstreams/mail/mail.ts';
import { type LetterWords, languageOf, momentInIndia, type Recipient, warning } from './letter.ts';

const PASSWORD_CHANGED: Record<Language, (moment: string) => LetterWords> = {
  en: (moment) => ({
    subject: 'Your Ankur password was changed',
    lead: `The password of your account was changed (${moment}, Indian time). All other devices were signed out.`,
    foot: 'If it was you, you need not do anything. If it was not you, choose a new password here at once:',
  }),
  hi: (moment) => ({
    subject: 'आपका अंकुर पासवर्ड बदला गया',
    lead: `आपके खाते का पासवर्ड बदला गया है (${moment}, भारतीय समय)। बाकी सभी फ़ोन और कंप्यूटर लॉग आउट हो गए हैं।`,
    foot: 'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर आपने नहीं किया, तो तुरंत यहाँ नया पासवर्ड चुनें:',
  }),
  mr: (moment) => ({
    subject: 'तुमचा अंकुरचा पासवर्ड बदलला गेला',
    lead: `तुमच्या खात्याचा पासवर्ड बदलला गेला आहे (${moment}, भारतीय वेळ). इतर सर्व फोन आणि संगणक लॉग आउट झाले आहेत.`,
    foot: 'हे तुम्ही केले असेल तर काहीही करायची गरज नाही. तुम्ही केले नसेल तर लगेच इथे नवीन पासवर्ड निवडा:',
  }),
  te: (moment) => ({
    subject: 'మీ అంకుర్ పాస్‌వర్డ్ మార్చబడింది',
    lead: `మీ ఖాతా పాస్‌వర్డ్ మార్చబడింది (${moment}, భారత సమయం). మిగతా ఫోన్లు, కంప్యూటర్లన్నీ లాగ్ అవుట్ అయ్యాయి.`,
    foot: 'ఇది మీరే చేస్తే ఏమీ చేయనవసరం లేదు. మీరు చేయకపోతే వెంటనే ఇక్కడ కొత్త పాస్‌వర్డ్ ఎంచుకోండి:',
  }),
};

const NEW_DEVICE: Record<Language, (device: string, moment: string) => LetterWords> = {
  en: (device, moment) => ({
    subject: 'New sign-in to your Ankur account',
    lead: `Somebody signed in to your account on a device that was not used for it before: ${device || 'a device that did not say what it is'} (${moment}, Indian time).`,
    foot: 'If it was you, you need not do anything. If it was not you, choose a new password here at once; that signs all devices out:',
  }),
  hi: (device, moment) => ({
    subject: 'आपके अंकुर खाते में नया लॉग इन',
    lead: `आपके खाते में ऐसे फ़ोन या कंप्यूटर से लॉग इन हुआ है, जिससे पहले कभी नहीं हुआ था: ${device || 'जिसने अपना नाम नहीं बताया'} (${moment}, भारतीय समय)।`,
    foot: 'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं। अगर आप नहीं थे, तो तुरंत यहाँ नया पासवर्ड चुनें; इससे सभी फ़ोन और कंप्यूटर लॉग आउट हो जाएँगे:',
  }),
  mr: (device, moment) => ({
    subject: 'तुमच्या अंकुर खात्यात नवीन लॉग इन',
    lead: `तुमच्या खात्यात अशा फोन किंवा संगणकावरून लॉग इन झाले आहे, ज्यावरून आधी कधी झाले नव्हते: ${device || 'ज्याने आपले नाव सांगितले नाही'} (${moment}, भारतीय वेळ).`,
    foot: 'ते तुम्ही असाल तर काहीही करायची गरज नाही. तुम्ही नसाल तर लगेच इथे नवीन पासवर्ड निवडा; त्याने सर्व फोन आणि संगणक लॉग आउट होतील:',
  }),
  te: (device, moment) => ({
    subject: 'మీ అంకుర్ ఖాతాలో కొత్త లాగిన్',
    lead: `ఇంతకు ముందు వాడని ఫోన్ లేదా కంప్యూటర్ నుండి మీ ఖాతాలో లాగిన్ జరిగింది: ${device || 'పేరు చెప్పని పరికరం'} (${moment}, భారత సమయం).`,
    foot: 'అది మీరే అయితే ఏమీ చేయనవసరం లేదు. మీరు కాకపోతే వెంటనే ఇక్కడ కొత్త పాస్‌వర్డ్ ఎంచుకోండి; దానితో అన్ని పరికరాలూ లాగ్ అవుట్ అవుతాయి:',
  }),
};

/** Tells a farmer that the password was changed; `link` leads to choosing another. */
export function passwordChangedLetter(to: Recipient, at: Date, link: string): Mail {
  return warning(to, PASSWORD_CHANGED[languageOf(to)](momentInIndia(at)), link);
}

/** Tells a farmer of a sign-in on a device not seen before; `device` is empty when it did not say what it is. */
export function newDeviceLetter(to: Recipient, device: string, at: Date, link: string): Mail {
  return warning(to, NEW_DEVICE[languageOf(to)](device, momentInIndia(at)), link);
}
