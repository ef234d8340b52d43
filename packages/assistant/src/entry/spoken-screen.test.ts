import { describe, expect, it } from 'vitest';
import { createCropNames } from '../language/crop-names.ts';
import { spokenScreen } from './spoken-screen.ts';

const cropNamed = createCropNames({
  cotton: 'cotton kapas कपास कापूस పత్తి',
  onion: 'onion pyaz प्याज कांदा ఉల్లి',
});

describe('spokenScreen', () => {
  it.each([
    ['weather', 'weather', null],
    ['how is the weather', 'weather', null],
    ['मौसम', 'weather', null],
    ['आज हवामान कसे आहे', 'weather', null],
    ['వాతావరణం', 'weather', null],
    ['my cow', 'herd', null],
    ['मेरी गाय', 'herd', null],
    ['माझी म्हैस', 'herd', null],
    ['నా ఆవు', 'herd', null],
    ['price of cotton', 'prices', 'cotton'],
    ['कपास का भाव', 'prices', 'cotton'],
    ['कांद्याचा भाव', 'prices', 'onion'],
    ['పత్తి ధర', 'prices', 'cotton'],
    ['sarkari yojana', 'schemes', null],
    ['फसल में बीमारी', 'leaf', null],
    ['मेरा हिसाब दिखाओ', 'money', null],
    ['आज के काम', 'tasks', null],
    ['onion', 'crops', 'onion'],
    ['hail on my cotton', 'losses', 'cotton'],
    ['बारिश से नुकसान', 'losses', null],
    ['fasal bima', 'losses', null],
    ['మా పంట నష్టం', 'losses', null],
  ])('opens for "%s" the screen %s', (text, screen, crop) =>
    expect(spokenScreen(text, cropNamed)).toEqual({ screen, crop }),
  );

  it.each(['', 'hello', 'नमस्ते', 'one two three four five six seven eight weather'])(
    'opens nothing for "%s"',
    (text) => expect(spokenScreen(text, cropNamed)).toBeNull(),
  );
});
