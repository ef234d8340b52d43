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
    ['పన్నెండో తారీకు యూరియా 540 రూపాయలు', 'expense', 540, 'fertilizers', '2026-11-12'],
    ['బేస్తవారం కూలీలకు 900 రూపాయలు ఇచ్చాను', 'expense', 900, 'labor', '2026-11-19'],
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

  it.each([
    ['diesel fifteen litres at 94 rupees', 1410],
    ['pipe 400 metres at nine rupees a metre', 3600],
    ['2000 seedlings, one rupee fifty each', 3000],
    ['गेहूँ की कटाई चार मज़दूर, तीन तीन सौ दिए', 1200],
    ['two men three days weeding, 400 a day each', 2400],
    ['ज्वारीचा कडबा विकला, हजार पेंड्या, वीस रुपये पेंडी', 20_000],
    ['kanda 10 quintal, 1400 ne vikla', 14_000],
    ['ట్రాక్టర్ దున్నకం గంటకి తొమ్మిది వందలు, రెండు గంటలు', 1800],
    ['rotavator gantaki veyyi, gantannara', 1500],
    ['zinc packetlu naalugu, okkati 210', 840],
    ['कांदा आठ क्विंटल विकला एकूण बारा हजार मिळाले', 12_000],
    ['sold five quintal wheat for 12,000 rupees', 12_000],
    ['paid 500 for two labourers, sorry, 600', 600],
    ['three labourers 1500 rupees for weeding', 1500],
    ['सोयाबीन बेचा 4450 भाव, पैंतीस हज़ार आए', 35_000],
    ['hens ten sold, 380 each', 3800],
    ['kollu 10 ammesa okkoti 380', 3800],
    ['पाँच मज़दूर लगे, हर एक को 350', 1750],
  ])('takes a rate by its number, unless the sum is said, in %s', (text, amount) =>
    expect(read(text)).toMatchObject({ amount }),
  );

  it.each([
    ['bought 19 19 19 water soluble, two kilos 300 rupees', 300],
    ['mixture 10 26 26 two bags cost 2940', 2940],
    ['sulphur 90 percent 600 rupees', 600],
    ['DAP got only one bag at thirteen fifty', 1350],
    ['did ploughing for Mohan with my tractor, he paid 1300', 1300],
    ['sasa vikle don, paach she rupye', 500],
    ['కాదు మందు కొట్టిన వాడికి 600 ఇచ్చా', 600],
  ])('knows prices from names and other words in %s', (text, amount) =>
    expect(read(text)).toMatchObject({ amount }),
  );

  it.each([
    ['labour money was 6000, gave 4000 now', 4000],
    ['मजदूरों का कुल 5000 का काम था अभी 2000 दिए हैं', 2000],
    ['shop man asked 2650 for the urea but I paid 2500', 2500],
  ])('writes down what was paid of a sum in %s', (text, amount) =>
    expect(read(text)).toMatchObject({ amount }),
  );

  it.each([
    ['the welder asked 900 for the trailer, we settled at 750', 750],
    ['कुएँ की खुदाई डेढ़ लाख तय हुई आज 40 हजार पेशगी दी', 40_000],
    ['नांगराचे काम 8000 ला ठरले 5000 दिले राहिले 3000', 5000],
    ['దున్నకం వాడు 3500 అన్నాడు 3000 కి ఒప్పుకున్నాడు', 3000],
    ['driver Mahesh, number 9822012345, gave him 1500', 1500],
  ])('tells what was paid from what was asked, is owed or is a name in %s', (text, amount) =>
    expect(read(text)).toMatchObject({ amount }),
  );

  it.each([
    ['onion sold 2 tonnes at 9 rupees a kilo', 18_000],
    ['compost 30 bags of 50 kilo at 6 rupees a kilo', 9000],
    ['three women four days weeding at 200 a day each', 2400],
  ])('multiplies what belongs together in %s', (text, amount) =>
    expect(read(text)).toMatchObject({ amount }),
  );

  it('takes no verb for a crop and no name for a day', () => {
    expect(read('शेताची नांगरणी केली 2500 दिले')).toMatchObject({ crop: null });
    expect(read('parvati la khurpanicha 500 dile')).toMatchObject({ date: TODAY });
    expect(read('onion trader gave 1900, baki 700 kal dega')).toMatchObject({ date: TODAY });
  });

  it.each([
    ['black buffalo gave 6 and the jersey gave 8 litres milk', 14],
    ['milk this evening was eight point two litres', 8.2],
    ['nine and three quarter litres of milk in the morning', 9.75],
    ['सुबह 15 नहीं 16 लीटर दूध हुआ', 16],
    ['गौरी ने 3 श्यामा ने 4 और काली ने 5 लीटर दूध दिया', 12],
  ])('adds and reads litres in %s', (text, litres) =>
    expect(read(text)).toMatchObject({ kind: 'milk', litres }),
  );

  it.each([
    ['urea 800 rupees on fifteenth november', '2026-11-15'],
    ['पिछले मंगल को खाद लिया 700 का', '2026-11-17'],
    ['atumonna urea konna 600 rupayalu', '2026-11-20'],
    ['chowkidar ki pagar 5000 di pehli tarikh ko', '2026-11-01'],
    ['पाच दिवसांपूर्वी खत आणलं 900 रुपये', '2026-11-18'],
  ])('hears the day in %s', (text, date) => expect(read(text)).toMatchObject({ date }));

  it('hears an expense where the purpose is told by a verb of work', () =>
    expect(read('फवारणीसाठी वापरायचे औषध आणले सातशे रुपयांचे')).toMatchObject({
      ...{ kind: 'expense', amount: 700 },
    }));

  it('takes the milk of both milkings together, and that of each cow by their number', () => {
    expect(read('सुबह पाँच लीटर शाम को चार लीटर दूध दिया')).toMatchObject({
      ...{ kind: 'milk', litres: 9, time: null },
    });
    expect(read('two cows gave six litres milk each')).toMatchObject({ litres: 12 });
  });

  it('hears a milking', () =>
    expect(read('गाय ने सुबह छह लीटर दूध दिया')).toMatchObject({
      ...{ kind: 'milk', litres: 6, time: 'morning' },
    }));

  it('is null for what is none of these', () => {
    expect(read('how much water does wheat need')).toBeNull();
    expect(read('')).toBeNull();
  });

  it.each(['did I spend 500 on diesel?', 'is onion 1800 now?', 'డీఏపీ బస్తా 1350?'])(
    'takes what asks for no entry: %s',
    (text) => expect(read(text)).toBeNull(),
  );

  it('takes what others earned for no entry', () =>
    expect(read('my brother in law sold his cow for 40,000')).toBeNull());

  it('reads one behind the oblique form of Telugu hundreds', () =>
    expect(read('కూలీలకు ఇచ్చాను ఐదు వందల ఒకటి')).toMatchObject({ amount: 501 }));
});
