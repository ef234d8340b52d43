import { expect, it } from 'vitest';
import { inLearnedScript } from './learned-script.ts';

it.each([
  ['বিষ', 'बिष'],
  ['ঝেৰ', 'झेर'],
  ['સાપ', 'साप'],
  ['ਸੱਪ', 'सप'],
  ['ବିଷ', 'बिष'],
  ['விஷம்', 'विषम्'],
  ['ವಿಷ', 'विष'],
  ['വിഷം', 'विषं'],
  ['زہر', 'जहर'],
])('writes %s as %s', (word, learned) => {
  expect(inLearnedScript(word)).toBe(learned.normalize('NFC'));
});

it.each(['he drank poison', 'ज़हर पी लिया', 'విషం తాగాడు'])(
  'leaves %s to the classifier',
  (message) => {
    expect(inLearnedScript(message)).toBeNull();
  },
);
