import { describe, expect, it } from 'vitest';
import { withoutPersonalDetails } from './personal-details.ts';

describe('a question that is put before experts', () => {
  it.each([
    ['call me on 98765 43210 about papaya', 'call me on … about papaya'],
    ['call +91-98765-43210 now', 'call … now'],
    ['मेरा नंबर ९८७६५४३२१० है', 'मेरा नंबर … है'],
    ['aadhaar 1234 5678 9012, papaya sick', 'aadhaar …, papaya sick'],
    ['write to asha.pawar@example.com please', 'write to … please'],
    ['pay asha@upi for seed', 'pay … for seed'],
    ['see https://example.com/asha', 'see …'],
    ['my name is Ravi Teja, papaya sick', 'my name is …, papaya sick'],
    ['मेरा नाम रमेश है', 'मेरा नाम …'],
    ['I am Asha and Pawar farm has papaya', 'I am … and … farm has papaya'],
  ])('"%s" reads "%s"', (question, told) => {
    expect(withoutPersonalDetails(question, ['Asha Pawar'])).toBe(told);
  });

  it.each(['spray 250 ml in 200 l of 10:26:26', 'sown on 12-11 in 560001', 'Ashan tree dies'])(
    'keeps what is about the farm: "%s"',
    (question) => {
      expect(withoutPersonalDetails(question, ['Asha', 'Li'])).toBe(question);
    },
  );
});
