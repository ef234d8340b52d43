import { join } from 'node:path';
import { withCropNames } from '@ankur/languages/crop-names';
import { describe, expect, it } from 'vitest';
import { readLocales } from './locale-files.ts';

describe('the names of crops in locale files', () => {
  it('come from the register, by the keys of the tables that the screen shows', () => {
    const { crop } = withCropNames('crop-prediction.json', 'hi', { title: 'x' });
    expect(crop).toMatchObject({ rice: 'धान', kidneybeans: 'राजमा' });
    expect(withCropNames('irrigation.json', 'te', {}).crop).toHaveProperty('Corn');
  });

  it('give way to a name that the file has itself', () => {
    const { crop } = withCropNames('irrigation.json', 'en', { crop: { Corn: 'Corn' } });
    expect(crop).toMatchObject({ Corn: 'Corn', Rice: 'Rice' });
  });

  it('leave other files and languages without a register alone', () => {
    const texts = { title: 'x' };
    expect(withCropNames('market.json', 'hi', texts)).toBe(texts);
    expect(withCropNames('irrigation.json', 'qaa', texts)).toBe(texts);
  });

  it('count as texts of the language', () => {
    const locales = readLocales(join(import.meta.dirname, '../src/locales'));
    expect(locales.get('mr')?.get('irrigation')?.get('crop.Wheat')).toBeTruthy();
  });
});
