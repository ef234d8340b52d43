/**
 * Minimum support prices in rupees per quintal as announced by the Cabinet (Press Information
 * Bureau releases). A kharif marketing season runs October to September, a rabi one April to March.
 * Sugarcane is the fair and remunerative price that mills owe, at 10.25 % recovery.
 */
export type MspSeason = {
  label: string;
  kind: 'kharif' | 'rabi' | 'sugar';
  from: string;
  to: string;
  /** Day of the announcement. */
  announced: string;
  /** Commodity name, optionally `: variety`, to rupees. */
  rupees: Readonly<Record<string, number>>;
};

const kharif = (year: number, announced: string, prices: readonly number[]): MspSeason => ({
  label: `KMS ${year}-${String(year + 1).slice(2)}`,
  kind: 'kharif',
  from: `${year}-10-01`,
  to: `${year + 1}-09-30`,
  announced,
  rupees: Object.fromEntries(kharifCrops.map((crop, index) => [crop, prices[index] ?? Number.NaN])),
});

const rabi = (year: number, announced: string, prices: readonly number[]): MspSeason => ({
  label: `RMS ${year}-${String(year + 1).slice(2)}`,
  kind: 'rabi',
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
  announced,
  rupees: Object.fromEntries(rabiCrops.map((crop, index) => [crop, prices[index] ?? Number.NaN])),
});

const sugar = (year: number, rupees: number, announced: string): MspSeason => ({
  label: `Sugar season ${year}-${String(year + 1).slice(2)}`,
  kind: 'sugar',
  from: `${year}-10-01`,
  to: `${year + 1}-09-30`,
  announced,
  rupees: { Sugarcane: rupees },
});

const kharifCrops = [
  'Paddy(Common): Common',
  'Paddy(Common): Grade A',
  'Jowar(Sorghum): Hybrid',
  'Jowar(Sorghum): Maldandi',
  'Bajra(Pearl Millet/Cumbu)',
  'Ragi(Finger Millet)',
  'Maize',
  'Red gram/Arhar/Tur(whole)',
  'Green Gram(Moong)(Whole)',
  'Black Gram(Urd Beans)(Whole)',
  'Groundnut',
  'Sunflower',
  'Soyabean: Yellow',
  'Sesamum(Sesame,Gingelly,Til)',
  'Niger Seed(Ramtil)',
  'Cotton: Medium staple',
  'Cotton: Long staple',
] as const;

const rabiCrops = [
  'Wheat',
  'Barley(Jau)',
  'Bengal Gram(Gram)(Whole)',
  'Lentil(Masur)(Whole)',
  'Mustard',
  'Safflower',
] as const;

export const mspSeasons: readonly MspSeason[] = [
  kharif(
    2023,
    '2023-06-07',
    [
      2183, 2203, 3180, 3225, 2500, 3846, 2090, 7000, 8558, 6950, 6377, 6760, 4600, 8635, 7734,
      6620, 7020,
    ],
  ),
  kharif(
    2024,
    '2024-06-19',
    [
      2300, 2320, 3371, 3421, 2625, 4290, 2225, 7550, 8682, 7400, 6783, 7280, 4892, 9267, 8717,
      7121, 7521,
    ],
  ),
  kharif(
    2025,
    '2025-05-28',
    [
      2369, 2389, 3699, 3749, 2775, 4886, 2400, 8000, 8768, 7800, 7263, 7721, 5328, 9846, 9537,
      7710, 8110,
    ],
  ),
  kharif(
    2026,
    '2026-05-13',
    [
      2441, 2461, 4023, 4073, 2900, 5205, 2410, 8450, 8780, 8200, 7517, 8343, 5708, 10346, 10052,
      8267, 8667,
    ],
  ),
  rabi(2023, '2022-10-18', [2125, 1735, 5335, 6000, 5450, 5650]),
  rabi(2024, '2023-10-18', [2275, 1850, 5440, 6425, 5650, 5800]),
  rabi(2025, '2024-10-16', [2425, 1980, 5650, 6700, 5950, 5940]),
  rabi(2026, '2025-10-01', [2585, 2150, 5875, 7000, 6200, 6540]),
  rabi(2027, '2026-10-01', [2610, 2286, 5958, 7390, 6613, 7215]),
  sugar(2023, 315, '2023-06-28'),
  sugar(2024, 340, '2024-02-21'),
  sugar(2025, 355, '2025-04-30'),
];
