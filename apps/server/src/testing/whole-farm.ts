import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

const PROFILE = {
  ...{ age: '41', contact: '9876543210', location: 'Yavatmal', land_size: '5.5' },
  ...{ crops: 'Cotton, Soybean', seed_brand: 'Suvarna', annual_crops: '2' },
};
const PUMP = { discharge_lps: 4, power_hp: null, lift_m: null, power_from: null, power_to: null };

/** A farmer of November 2026 with rows in every table that an archive brings to another installation, pictures included. */
export async function aWholeFarm(app: FastifyInstance): Promise<TestFarmer> {
  const farmer = await aFarmer(app);
  const called = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await farmer.call(method, `/api/user/${path}/`, body);
    if (answer.statusCode !== (method === 'PUT' ? 200 : 201))
      throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const made = async (path: string, body: object): Promise<string> =>
    (await called('POST', path, body)).id;
  const put = (path: string, body: object) => called('PUT', path, body);
  const content = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#383' },
  })
    .jpeg()
    .toBuffer();
  const sent = async (path: string, fields: Record<string, string>, field: string) => {
    const file = { field, name: 'a.jpg', content, type: 'image/jpeg' };
    const form = await multipart(fields, [file]);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/user/${path}/`,
      headers: { ...form.headers, authorization: `Bearer ${farmer.access}` },
      payload: form.payload,
    });
    if (answer.statusCode > 201) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
  };
  const field = await made('fields', {
    name: 'River field',
    boundary: [
      [20.39, 78.12],
      [20.39, 78.121],
      [20.391, 78.121],
    ],
    boundary_accuracy_m: 4,
    location: { lat: 20.39, lon: 78.12 },
    soil: 'black',
    ...{ pump_source: 'bore_well', pump_litres_per_minute: 90.5, pump_hp: 5, pump_lift_m: 60 },
  });
  const cotton = await made('plantings', {
    field,
    crop: 'cotton',
    sown_on: '2026-06-20',
    variety: 'Suvarna',
  });
  const spray = {
    kind: 'spray',
    date: '2026-08-01',
    product: 'Neem oil',
    waiting_days: 5,
    note: 'Evening',
  };
  const sprayed = await made(`plantings/${cotton}/events`, spray);
  const cow = await made('animals', {
    name: 'Gauri',
    species: 'cow',
    quiet: ['care', 'duty:hs-herd'],
  });
  const calf = await made('animals', {
    name: 'Kapila',
    species: 'cow',
    dam: cow,
    born_on: '2026-09-01',
  });
  const milked = await made(`animals/${cow}/events`, {
    kind: 'milk',
    date: '2026-11-20',
    amount: 6,
    time_of_day: 'morning',
  });
  await made('expenses', {
    category: 'pesticides',
    amount: 1500.5,
    date: '2026-08-01',
    planting: cotton,
    planting_event: sprayed,
  });
  await made('incomes', {
    source: 'livestock_sale',
    amount: 900,
    date: '2026-11-01',
    animal: calf,
    animal_event: milked,
  });
  await made('loans', {
    lender: 'SBI',
    amount: 5,
    interest_rate: 7,
    start_date: '2026-06-01',
    end_date: '2027-06-01',
  });
  await made('credits', {
    shop: 'Krishi Kendra',
    amount: 4200.5,
    rate_percent_month: 2,
    taken_on: '2026-06-10',
    payments: [{ date: '2026-10-01', amount: 1000 }],
  });
  await made('budgets', { category: 'seeds', amount: 10 });
  await made('farm-tasks', { task_name: 'Weed the cotton', date: '2026-11-28' });
  // On 28 February of a series that keeps to the 31st.
  const monthly = { task_name: 'Pay the lease', date: '2027-01-31', recurrence: 'monthly' };
  const lease = await made('farm-tasks', monthly);
  await put(`farm-tasks/${lease}/done`, { done: true });
  const task = await made('farm-tasks', {
    task_name: 'Pick',
    date: '2026-11-25',
    planting: cotton,
  });
  await put(`farm-tasks/${task}/done`, { done: true });
  await made('irrigation/waterings', {
    crop_type: 'cotton',
    date: '2026-11-20',
    volume_m3: 150,
    planting: cotton,
  });
  const loss = await made('losses', {
    planting: cotton,
    cause: 'hailstorm',
    happened_at: '2026-11-20T12:30:00Z',
    told: [{ who: 'helpline', at: '2026-11-20T13:00:00Z', number: '1' }],
  });
  await sent(`losses/${loss}/photos`, { lat: '20.39' }, 'image');
  for (const of of [
    `field/${field}`,
    `animal/${cow}`,
    `planting_event/${sprayed}`,
    `animal_event/${milked}`,
  ])
    await sent(`farm-pictures/${of}`, {}, 'image');
  const label = 'Tomato___Early_blight';
  const sick = { label, crop: 'Tomato', verdict: 'diseased', confidence: '0.9' };
  await sent('scans', { ...sick, severity: 'Medium', planting: cotton }, 'image');
  const task_name = 'Spray mancozeb on tomato';
  await called('POST', 'sprays', { label, chemical: 'mancozeb', date: '2026-11-27', task_name });
  const area = { state: 'Maharashtra', district: 'Yavatmal' };
  await made('price-alerts', { ...area, commodity: 'Cotton', above: true, price: 8000.5 });
  await made('price-alerts', { ...area, commodity: 'Soyabean', above: false, price: 4000 });
  await put('notifications/settings', {
    ...{ muted_kinds: ['follower'], quiet_from: '21:30', quiet_to: '05:00', morning_at: '06:15' },
  });
  await sent('profile-input', { ...PROFILE, name: 'Asha' }, 'profile_picture');
  await put('place', { lat: 20.39, lon: 78.13, district: 'Yavatmal', state: 'Maharashtra' });
  await put('irrigation/pump', PUMP);
  await put('animals/milk-rates', { fat_rate: 400, snf_rate: 250.5 });
  return farmer;
}
