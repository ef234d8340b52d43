import { expect, it } from 'vitest';
import { sentencesOf } from './extract.ts';

it('cuts a passage into sentences', () => {
  expect(sentencesOf('Give 0.5 % iodine. Wait a minute! पानी दें। फिर देखें।')).toEqual([
    'Give 0.5 % iodine.',
    'Wait a minute!',
    'पानी दें।',
    'फिर देखें।',
  ]);
});

it.each([
  'రోజుకు 100–200 గ్రా. పూర్తి ఖనిజ మిశ్రమం ఇవ్వండి.',
  'गायीला 4 चौ. मी. जागा लागते.',
  '2 మీ. లోతు గుంట.',
])('never parts an amount from what it is of: %s', (sentence) => {
  expect(sentencesOf(`${sentence} x.`)).toEqual([sentence, 'x.']);
});
