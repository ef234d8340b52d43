import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEligibility, type SchemeProfile, suitedTo } from './eligibility.ts';
import type { SchemeId } from './scheme-texts.ts';
import { findScheme, schemes } from './schemes.ts';

const farmer = (change: Partial<SchemeProfile> = {}): SchemeProfile => ({
  state: 'Maharashtra',
  district: 'Yavatmal',
  landAcres: 4,
  age: 35,
  crops: ['Cotton', 'Tur'],
  keepsLivestock: false,
  ...change,
});

function check(id: SchemeId, profile: SchemeProfile, answers = {}) {
  const scheme = findScheme(id);
  if (!scheme) throw new Error(id);
  return checkEligibility(scheme, profile, answers);
}

describe('checkEligibility', () => {
  it('says yes to what is for every farmer', () => {
    expect(check('shc', farmer())).toEqual({
      verdict: 'yes',
      reasons: ['for-every-farmer'],
      questions: [],
    });
  });

  it('asks what the profile cannot tell and decides by the answers', () => {
    expect(check('pm-kisan', farmer())).toMatchObject({
      verdict: 'ask',
      questions: ['owns-land', 'income-tax', 'government-job'],
    });
    const owner = { 'owns-land': true, 'income-tax': false, 'government-job': false };
    expect(check('pm-kisan', farmer(), owner).verdict).toBe('yes');
    expect(check('pm-kisan', farmer(), { ...owner, 'income-tax': true })).toEqual({
      verdict: 'no',
      reasons: ['answer-rules-out'],
      questions: [],
    });
  });

  it('knows the farmers’ pension from land and age, at both edges', () => {
    const fits = { 'other-pension-fund': false };
    expect(check('pmkmy', farmer({ landAcres: 4.94, age: 40 }), fits).verdict).toBe('yes');
    expect(check('pmkmy', farmer({ landAcres: 5.1 }), fits).reasons).toEqual(['land-too-large']);
    expect(check('pmkmy', farmer({ age: 41 }), fits).reasons).toEqual(['too-old']);
    expect(check('pmkmy', farmer({ age: 17, landAcres: 9 }), fits).reasons).toEqual([
      'land-too-large',
      'too-young',
    ]);
    expect(check('pmkmy', farmer({ age: null, landAcres: null })).questions).toEqual([
      'land-size',
      'age',
      'other-pension-fund',
    ]);
  });

  it('takes one acre for the 0.4 hectare of the farm pond', () => {
    const first = { 'pond-before': false };
    expect(check('mh-shettale', farmer({ landAcres: 1 }), first).verdict).toBe('yes');
    expect(check('mh-shettale', farmer({ landAcres: 0.9 }), first).verdict).toBe('no');
  });

  it('uses the wider limits of Konkan for orchards', () => {
    const answers = { 'owns-land': true, 'plans-orchard': true, 'mgnrega-orchard': false };
    const large = { landAcres: 20 };
    expect(check('mh-fundkar', farmer(large), answers).verdict).toBe('no');
    expect(check('mh-fundkar', farmer({ ...large, district: 'Raigarh' }), answers).verdict).toBe(
      'yes',
    );
  });

  it('rules out by crop, animals, state and closing', () => {
    expect(check('pulses-mission', farmer({ crops: ['Onion'] })).reasons).toEqual(['no-such-crop']);
    expect(check('pulses-mission', farmer({ crops: ['तूर'] })).reasons).toEqual(['crop-fits']);
    expect(check('pulses-mission', farmer({ crops: [] })).questions).toContain('crops');
    expect(check('rgm', farmer()).reasons).toEqual(['no-livestock']);
    expect(check('mh-saur', farmer({ state: 'Karnataka' })).reasons).toEqual(['other-state']);
    expect(check('mh-saur', farmer({ state: null })).questions).toContain('state');
    expect(check('mh-phule-loan', farmer()).reasons).toEqual(['closed']);
  });

  it('never says yes with a question open, nor no without a reason', () => {
    const profiles = fc.record({
      state: fc.constantFrom(null, 'Maharashtra', 'Punjab'),
      landAcres: fc.option(fc.double({ min: 0.1, max: 50, noNaN: true })),
      age: fc.option(fc.integer({ min: 18, max: 100 })),
      crops: fc.option(fc.subarray(['Cotton', 'Tur', 'Banana', 'Wheat'])),
      keepsLivestock: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(profiles, fc.constantFrom(...schemes), (profile, scheme) => {
        const { verdict, reasons, questions } = checkEligibility(scheme, profile);
        expect(verdict === 'ask').toBe(questions.length > 0);
        if (verdict !== 'ask') expect(reasons.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('suitedTo', () => {
  it('offers ten, none ruled out, the farmer’s own crops and state among the first', () => {
    const ten = suitedTo(farmer());
    expect(ten).toHaveLength(10);
    expect(ten.map(({ eligibility }) => eligibility.verdict)).not.toContain('no');
    const ids = ten.map(({ scheme }) => scheme.id);
    expect(ids).toContain('pulses-mission');
    expect(ids.some((id) => id.startsWith('mh-'))).toBe(true);
    expect(ids).not.toContain('mh-phule-loan');
  });

  it('offers no scheme of another state and brings animals in for keepers', () => {
    const ids = suitedTo(farmer({ state: 'Punjab', district: 'Moga', keepsLivestock: true })).map(
      ({ scheme }) => scheme.id,
    );
    expect(ids.some((id) => id.startsWith('mh-'))).toBe(false);
    expect(ids).toContain('lhdcp');
  });

  it('still offers ten to one of whom nothing is known', () => {
    const stranger = { state: null, landAcres: null, age: null, crops: null, keepsLivestock: null };
    expect(suitedTo(stranger)).toHaveLength(10);
  });
});
