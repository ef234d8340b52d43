import { describe, expect, it } from 'vitest';
import { numbersIn } from './numbers.ts';

const values = (text: string) => numbersIn(text.split(' ')).map(({ value }) => value);

describe('numbersIn', () => {
  it.each([
    ['five hundred', 500],
    ['twenty five thousand', 25_000],
    ['पाँच सौ', 500],
    ['डेढ़ सौ', 150],
    ['ढाई हज़ार', 2500],
    ['साढ़े तीन हज़ार', 3500],
    ['सवा लाख', 125_000],
    ['पौने दो सौ', 175],
    ['सात सौ पचास', 750],
    ['एक लाख बीस हज़ार पाँच सौ', 120_500],
    ['paanch sau', 500],
    ['saath hazar', 60_000],
    ['saat hazar', 7000],
    ['dedh lakh', 150_000],
    ['sadhe char sau', 450],
    ['पाचशे', 500],
    ['दीडशे', 150],
    ['अडीच हजार', 2500],
    ['साडेतीन हजार', 3500],
    ['pachshe', 500],
    ['साडेतीनशे', 350],
    ['पावणेदोनशे', 175],
    ['सव्वाशे', 125],
    ['अडीचशे', 250],
    ['बाराशे', 1200],
    ['పదిహేను వందలు', 1500],
    ['వెయ్యి రెండు వందల యాభై', 1250],
    ['pandrah sau', 1500],
    ['barah hazaar', 12_000],
    ['padihenu vandalu', 1500],
    ['one and a half', 1.5],
    ['don hajar', 2000],
    ['ఐదు వందలు', 500],
    ['ఐదు వందల ఒకటి', 501],
    ['aidu vandala okati', 501],
    ['ekshe aishi', 180],
    ['ఐదువందల', 500],
    ['రెండు వేల ఐదు వందలు', 2500],
    ['రెండున్నర వేలు', 2500],
    ['లక్షన్నర', 150_000],
    ['ఇరవై ఐదు', 25],
    ['ఐదొందలు', 500],
    ['rendu vela', 2000],
    ['aidu vandalu', 500],
    ['1500', 1500],
    ['2.5 lakh', 250_000],
    ['10k', 10_000],
    ['one eighty', 180],
    ['four twenty five', 425],
    ['half a lakh', 50_000],
    ['ekees hazaar', 21_000],
    ['మూడుంబావు', 3.25],
    ['hajarala', 1000],
    ['pannasla', 50],
    ['నూటిరవై', 120],
    ['ముప్ఫయి వేలు', 30_000],
    ['పాతిక వేలు', 25_000],
    ['ఇన్నూరు', 200],
    ['अठरासे', 1800],
    ['साडेतीनसे', 350],
    ['panthommidi vandalu', 1900],
    ['padakonda vandala enabhai', 1180],
    ['panneendu', 12],
    ['noota iravai aidu', 125],
    ['వెయ్యిన్నూట', 1100],
    ['నాలుగుంపావు', 4.25],
    ['ఆరుంముప్పావు', 6.75],
    ['satse', 700],
    ['panchavanna', 55],
  ])('reads %s', (text, value) => expect(values(text)).toEqual([value]));

  it('keeps two numbers apart', () => {
    expect(values('2 bags 600')).toEqual([2, 600]);
    expect(values('दो 500')).toEqual([2, 500]);
  });

  it('ends a number at a pause, at the ending of a case and where a larger scale follows', () => {
    expect(values('two , forty')).toEqual([2, 40]);
    expect(values('दोन हजाराची एक')).toEqual([2000, 1]);
    expect(values('sau sau')).toEqual([100, 100]);
  });

  it('begins a number with "noota" and leaves "one" behind a price', () => {
    expect(values('aaru noota padi')).toEqual([6, 110]);
    expect(values('తొంభై నూట అరవై')).toEqual([90, 160]);
    expect(values('రెండు తొమ్మిది వందల ఎనభై ఒకటి')).toEqual([2, 980, 1]);
  });

  it('joins no digits to a bare hundred or thousand, nor a thousand to large digits', () => {
    expect(values('thousand 1900')).toEqual([1000, 1900]);
    expect(values('हजार 6500')).toEqual([1000, 6500]);
    expect(values('2000 हजार 1200')).toEqual([2000, 1000, 1200]);
    expect(values('వంద తొమ్మిది వందలు')).toEqual([100, 900]);
  });

  it('joins a half only where somebody says it so', () => {
    expect(values('45 half')).toEqual([45, 0.5]);
    expect(values('45 and a half')).toEqual([45.5]);
    expect(values('अठराशे आधी')).toEqual([1800, 0.5]);
  });

  it('takes no boxes for seventy', () => expect(values('3 dabbe 1850')).toEqual([3, 1850]));

  it('finds none where none is', () =>
    expect(values('खाद so give to urea चारा साथ बारिश')).toEqual([]));
});
