import { describe, expect, it } from 'vitest';
import { createCropNames } from '../language/crop-names.ts';
import { spokenEntry } from './spoken-entry.ts';

const TODAY = '2026-11-23';
const crops = createCropNames({
  wheat: 'wheat गेहूँ गहू గోధుమ',
  cotton: 'cotton कपास कापूस పత్తి',
  onion: 'onion प्याज़ कांदा ఉల్లి',
});
const read = (text: string) => spokenEntry(text, TODAY, crops);

describe('spokenEntry', () => {
  it.each([
    ['पाँच सौ रुपये का खाद कल', 'expense', 500, 'fertilizers', '2026-11-22'],
    ['paid 1,200 for two labourers today', 'expense', 1200, 'labor', TODAY],
    ['dedh hazaar ka beej liya parso', 'expense', 1500, 'seeds', '2026-11-21'],
    ['काल कापसाच्या फवारणीला अडीचशे रुपये लागले', 'expense', 250, 'pesticides', '2026-11-22'],
    ['నిన్న యూరియా కొన్నాను ఐదు వందల రూపాయలు', 'expense', 500, 'fertilizers', '2026-11-22'],
    ['ట్రాక్టర్ డీజిల్ కి రెండు వేల ఐదు వందలు ఇచ్చాను', 'expense', 2500, 'equipment', TODAY],
    ['3 bags of DAP at 1350 rupees per bag', 'expense', 4050, 'fertilizers', TODAY],
    ['motor repair 12 november 800 rs', 'expense', 800, 'irrigation', '2026-11-12'],
  ])('reads %s', (text, kind, amount, category, date) =>
    expect(read(text)).toMatchObject({ kind, amount, category, date }),
  );

  it.each([
    ['sold 10 quintal wheat for 24,000 rupees yesterday', 24_000, 'crop_sale', 'wheat'],
    ['दूध बेचा छह सौ रुपये मिले', 600, 'livestock_sale', null],
    ['पीएम किसान की किस्त दो हज़ार आई', 2000, 'government_subsidy', null],
    ['कांदा विकला बारा हजार मिळाले', 12_000, 'crop_sale', 'onion'],
    ['పత్తి అమ్మాను లక్ష రూపాయలు వచ్చాయి', 100_000, 'crop_sale', 'cotton'],
  ])('hears income in %s', (text, amount, source, crop) =>
    expect(read(text)).toMatchObject({ kind: 'income', amount, source, crop }),
  );

  it.each([
    ['कल कपास में पानी देना है', '2026-11-24', 'cotton'],
    ['remind me to call the vet on friday', '2026-11-27', null],
    ['उद्या कांद्याला खत टाकायचे आहे', '2026-11-24', 'onion'],
    ['ఎల్లుండి మందు కొట్టాలి', '2026-11-25', null],
  ])('hears a task in %s', (text, date, crop) =>
    expect(read(text)).toMatchObject({ kind: 'task', date, crop }),
  );

  it('hears a milking', () =>
    expect(read('गाय ने सुबह छह लीटर दूध दिया')).toMatchObject({
      ...{ kind: 'milk', litres: 6, time: 'morning' },
    }));

  it('is null for what is none of these', () => {
    expect(read('how much water does wheat need')).toBeNull();
    expect(read('')).toBeNull();
  });
});
