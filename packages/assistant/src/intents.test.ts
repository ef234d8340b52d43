import { expect, it } from 'vitest';
import { type Signals, toolFor } from './intents.ts';
import { contentWords } from './language/words.ts';

const COMMODITIES = ['ಈರುಳ್ಳಿ', 'ਪਿਆਜ਼', 'ପିଆଜ', 'ഉള്ളി'];

function toolOf(question: string, unasked: Signals['unasked'] = []) {
  const signals: Signals = {
    commodity: COMMODITIES.some((name) => question.includes(name)),
    isPlace: () => false,
    isCrop: (word) => COMMODITIES.includes(word),
    unasked,
    onApp: false,
  };
  return toolFor(question, contentWords(question), signals);
}

it.each([
  ['ನಾಳೆ ಮಳೆ ಬರುತ್ತಾ?', 'weather'],
  ['ಈರುಳ್ಳಿ ಬೆಲೆ ಎಷ್ಟು?', 'prices'],
  ['ನನ್ನ ಕೆಲಸಗಳು ಏನು?', 'tasks'],
  ['ಈ ತಿಂಗಳ ಖರ್ಚು ಎಷ್ಟು?', 'finance'],
  ['ಹಸುವಿನ ಕೆಚ್ಚಲು ಬಾವು', null],
  ['ਕੱਲ੍ਹ ਮੀਂਹ ਪਵੇਗਾ?', 'weather'],
  ['ਪਿਆਜ਼ ਦਾ ਭਾਅ ਕੀ ਹੈ?', 'prices'],
  ['ਮੇਰੇ ਕੰਮ ਕਿਹੜੇ ਹਨ?', 'tasks'],
  ['ਇਸ ਮਹੀਨੇ ਦਾ ਖ਼ਰਚਾ ਕਿੰਨਾ ਹੈ?', 'finance'],
  ['ਮੱਝ ਦੁੱਧ ਘੱਟ ਦਿੰਦੀ ਹੈ', null],
  ['କାଲି ବର୍ଷା ହେବ କି?', 'weather'],
  ['ପିଆଜ ଦର କେତେ?', 'prices'],
  ['ମୋର କାମ କଣ?', 'tasks'],
  ['ଏ ମାସର ଖର୍ଚ୍ଚ କେତେ?', 'finance'],
  ['ଗାଈ ଘାସ ଖାଉନାହିଁ', null],
  ['നാളെ മഴ പെയ്യുമോ?', 'weather'],
  ['ഉള്ളി വില എത്ര?', 'prices'],
  ['എന്റെ പണികൾ എന്തൊക്കെ?', 'tasks'],
  ['ഈ മാസത്തെ ചെലവ് എത്ര?', 'finance'],
  ['പശുവിന് അകിടുവീക്കം', null],
])('"%s" is for %s', (question, tool) => {
  expect(toolOf(question)).toBe(tool);
});

it('is for no weather and no price where a document surely answers, whatever words of them are said', () => {
  const hail = 'Hail fell on my insured wheat today, within how many hours to tell?';
  expect(toolOf(hail)).toBe('weather');
  expect(toolOf(hail, ['weather'])).toBeNull();
  expect(toolOf('ಈರುಳ್ಳಿ ಬೀಜದ ಬೆಲೆ ಎಷ್ಟು?', ['prices'])).toBeNull();
});
