import { expect, it } from 'vitest';
import { smallTalkIn } from './small-talk.ts';

it.each([
  ['Hello!', 'greeting', null],
  ['hi bhai', 'greeting', null],
  ['ram ram ji', 'greeting', 'hi'],
  ['good morning sir', 'greeting', 'en'],
  ['how are you', 'greeting', null],
  ['नमस्कार', 'greeting', null],
  ['?', 'greeting', null],
  ['thank you so much', 'thanks', null],
  ['dhanyavaad', 'thanks', 'hi'],
  ['ధన్యవాదాలు', 'thanks', 'te'],
  ['👍', 'thanks', null],
  ['gud mrng', 'greeting', 'en'],
  ['धन्यवाद भाई बहुत अच्छा', 'thanks', 'hi'],
  ['who are you', 'who', 'en'],
  ['तुम कौन हो', 'who', 'hi'],
  ['तुझं नाव काय', 'who', 'mr'],
  ['మీరు ఎవరు', 'who', 'te'],
  ['ನಮಸ್ಕಾರ, ಹೇಗಿದ್ದೀರಿ?', 'greeting', 'kn'],
  ['ತುಂಬಾ ಧನ್ಯವಾದಗಳು', 'thanks', 'kn'],
  ['ನೀವು ಯಾರು?', 'who', 'kn'],
  ['ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ', 'greeting', 'pa'],
  ['ਤੁਹਾਡਾ ਬਹੁਤ ਧੰਨਵਾਦ', 'thanks', 'pa'],
  ['ਤੁਸੀਂ ਕੌਣ ਹੋ?', 'who', 'pa'],
  ['ନମସ୍କାର ଭାଇ', 'greeting', 'or'],
  ['ବହୁତ ଧନ୍ୟବାଦ', 'thanks', 'or'],
  ['ଆପଣ କିଏ?', 'who', 'or'],
  ['നമസ്കാരം', 'greeting', 'ml'],
  ['വളരെ നന്ദി', 'thanks', 'ml'],
  ['നിങ്ങൾ ആരാണ്?', 'who', 'ml'],
  ['you are stupid', 'rude', 'en'],
  ['tum bekar ho', 'rude', 'hi'],
  ['tu pagal hai kya', 'rude', 'hi'],
])('%s is %s', (message, kind, language) => {
  expect(smallTalkIn(message)).toEqual({ kind, language });
});

it.each([
  'good feed for cow',
  'pagal kutta',
  'pm kisan',
  'ram bachche ka vajan',
  'help with mastitis',
  'thanks, and how much water?',
  'गेहूं',
  '12',
  'जय किसान योजना',
])('%s is none', (message) => {
  expect(smallTalkIn(message)).toBeNull();
});
