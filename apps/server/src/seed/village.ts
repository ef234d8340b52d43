/** The demonstration village: two farmers, their farms, books, tasks and words. Everybody sees that it is a demonstration. */
export const DEMO_PASSWORD = 'Sprout!2026';

export interface DemoFarmer {
  name: string;
  email: string;
  profile: Record<string, string>;
  place: { lat: number; lon: number; city: string; district: string; state: string };
  expenses: readonly DemoEntry[];
  incomes: readonly DemoEntry[];
  loans: readonly Record<string, string | number>[];
  budgets: readonly Record<string, string | number>[];
  tasks: readonly {
    task_name: string;
    inDays: number;
    priority: string;
    recurrence: string;
    notes: string;
  }[];
  posts: readonly { description: string; crop: string; sky: string; field: string }[];
}

export interface DemoEntry {
  what: string;
  amount: number;
  description: string;
  daysAgo: number;
}

export const VILLAGE: readonly DemoFarmer[] = [
  {
    name: 'Asha Pawar Demo',
    email: 'asha@demo.ankur',
    profile: {
      age: '41',
      contact: '9000000001',
      location: 'Yavatmal',
      land_size: '5',
      land_type: 'irrigated',
      crops: 'Cotton, Soybean, Wheat',
      livestock: '2 cows, 6 hens',
      fertilizers: 'Urea, DAP, farmyard manure',
      pesticides: 'Neem oil',
      irrigation: 'drip',
      seed_brand: 'Mahabeej',
      annual_crops: '2',
      bio: 'Demonstration account. Cotton and soybean near Yavatmal.',
    },
    place: { lat: 20.39, lon: 78.13, city: 'Yavatmal', district: 'Yavatmal', state: 'Maharashtra' },
    expenses: [
      { what: 'seeds', amount: 3250.5, description: 'Wheat seed, 60 kg', daysAgo: 12 },
      { what: 'fertilizers', amount: 2700, description: 'DAP, 2 bags', daysAgo: 11 },
      { what: 'labor', amount: 4200, description: 'Cotton picking, 7 people', daysAgo: 5 },
      { what: 'irrigation', amount: 860.75, description: 'Drip filters', daysAgo: 40 },
      { what: 'pesticides', amount: 540, description: 'Neem oil, 2 litres', daysAgo: 75 },
    ],
    incomes: [
      { what: 'crop_sale', amount: 48_600, description: 'Soybean, 10.8 quintal', daysAgo: 20 },
      { what: 'crop_sale', amount: 36_250, description: 'Cotton, first picking', daysAgo: 4 },
      { what: 'government_subsidy', amount: 2000, description: 'PM-KISAN instalment', daysAgo: 60 },
    ],
    loans: [
      {
        lender: 'District Central Co-operative Bank',
        amount: 60_000,
        interest_rate: 7,
        start: -160,
        end: 205,
      },
    ],
    budgets: [{ category: 'seeds', amount: 6000, start: -30, end: 60 }],
    tasks: [
      {
        task_name: 'Water the wheat',
        inDays: 1,
        priority: 'high',
        recurrence: 'weekly',
        notes: 'Drip, block 2',
      },
      {
        task_name: 'Second cotton picking',
        inDays: 6,
        priority: 'medium',
        recurrence: 'none',
        notes: '',
      },
      {
        task_name: 'Pay the seed shop',
        inDays: -2,
        priority: 'high',
        recurrence: 'none',
        notes: '',
      },
      {
        task_name: 'Milk collection account',
        inDays: 9,
        priority: 'low',
        recurrence: 'monthly',
        notes: '',
      },
    ],
    posts: [
      {
        description: 'First cotton picking done. Seven people, one long day. (Demonstration post)',
        crop: 'cotton',
        sky: '#dff1f7',
        field: '#2f9e62',
      },
      {
        description:
          'Wheat sown on the 12th. Drip lines checked, two filters changed. (Demonstration post)',
        crop: 'wheat',
        sky: '#fde8c4',
        field: '#b98a44',
      },
    ],
  },
  {
    name: 'Gurpreet Singh Demo',
    email: 'gurpreet@demo.ankur',
    profile: {
      age: '35',
      contact: '9000000002',
      location: 'Karnal',
      land_size: '8',
      land_type: 'irrigated',
      crops: 'Rice, Wheat',
      livestock: '4 buffaloes',
      fertilizers: 'Urea, zinc sulphate',
      pesticides: '',
      irrigation: 'flood',
      seed_brand: 'HSDC',
      annual_crops: '2',
      bio: 'Demonstration account. Paddy and wheat near Karnal.',
    },
    place: { lat: 29.69, lon: 76.99, city: 'Karnal', district: 'Karnal', state: 'Haryana' },
    expenses: [
      {
        what: 'equipment',
        amount: 5200,
        description: 'Happy Seeder, hired for 4 acres',
        daysAgo: 16,
      },
      { what: 'seeds', amount: 6400, description: 'Wheat seed, 160 kg', daysAgo: 15 },
    ],
    incomes: [
      { what: 'crop_sale', amount: 182_400, description: 'Paddy, 76 quintal', daysAgo: 28 },
    ],
    loans: [],
    budgets: [{ category: 'fertilizers', amount: 14_000, start: -20, end: 120 }],
    tasks: [
      {
        task_name: 'First wheat irrigation',
        inDays: 5,
        priority: 'high',
        recurrence: 'none',
        notes: 'Crown root stage',
      },
    ],
    posts: [
      {
        description:
          'Sowed wheat straight into the paddy stubble, nothing burned. (Demonstration post)',
        crop: 'wheat',
        sky: '#e8f1f8',
        field: '#8a5a2b',
      },
    ],
  },
];
