import type { Expert } from '@ankur/contracts/experts/endpoints';
import { yearsIn } from './experts.mapper.ts';

type Sample = Omit<Expert, 'profilePicture' | 'sample' | 'experience_years'>;

/** Fictional example experts, labelled as such on the screen. */
const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-1',
    name: 'Dr. Kavita Deshmukh',
    specialty: 'Crop diseases of cotton and soybean',
    experience: '14 years',
    location: 'Yavatmal, Maharashtra',
    fields: ['crop_diseases'],
    languages: ['marathi', 'hindi'],
  },
  {
    id: 'sample-2',
    name: 'Ramesh Yadav',
    specialty: 'Drip and sprinkler irrigation',
    experience: '9 years',
    location: 'Indore, Madhya Pradesh',
    fields: ['irrigation'],
    languages: ['hindi', 'english'],
  },
  {
    id: 'sample-3',
    name: 'Dr. Lakshmi Prasad',
    specialty: 'Soil health and fertiliser plans',
    experience: '18 years',
    location: 'Guntur, Andhra Pradesh',
    fields: ['soil_health'],
    languages: ['telugu', 'english'],
  },
  {
    id: 'sample-4',
    name: 'Sunil Jadhav',
    specialty: 'Mandi prices and selling',
    experience: '11 years',
    location: 'Nashik, Maharashtra',
    fields: ['market_analysis'],
    languages: ['marathi', 'english'],
  },
];

export const sampleExperts: readonly Expert[] = SAMPLES.map((one) => ({
  ...one,
  experience_years: yearsIn(one.experience),
  profilePicture: null,
  sample: true,
}));
