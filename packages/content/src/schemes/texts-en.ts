import type { SchemeTexts } from './scheme-texts.ts';

export const schemeTextsEn: SchemeTexts = {
  'pm-kisan': {
    name: 'PM-KISAN (Pradhan Mantri Kisan Samman Nidhi)',
    benefit: '₹6,000 a year for a farmer family, paid into the bank in three parts of ₹2,000.',
    who: 'Families with farmland in their name. Not for income-tax payers, serving or retired government staff (except Group D), holders of constitutional posts, or pensioners getting ₹10,000 a month or more.',
    how: 'Register under Farmers Corner on the portal, in the app, or at a Common Service Centre. The state checks the land. e-KYC is a must, or payments stop.',
  },
  pmfby: {
    name: 'Pradhan Mantri Fasal Bima Yojana (crop insurance)',
    benefit:
      'Insures the crop against drought, flood, hail, pests and loss after harvest. You pay 2 % of the sum insured for kharif crops, 1.5 % for rabi and 5 % for yearly cash and fruit crops; governments pay the rest.',
    who: 'Owners, tenants and sharecroppers who grow a notified crop in a notified area. It is your choice, also when you have a crop loan.',
    how: 'Enrol at your bank, a Common Service Centre, the insurer or on the portal before the last date. Report local damage such as hail or flooding within 72 hours.',
  },
  rwbcis: {
    name: 'Restructured Weather Based Crop Insurance',
    benefit:
      'Pays when rain, heat, cold or wind at the weather station crosses the agreed limit; no loss survey is needed. You pay the same share as in crop insurance: 5 % for fruit crops.',
    who: 'Growers of notified crops, mostly fruit, in notified revenue circles.',
    how: 'Enrol as for crop insurance: bank, Common Service Centre or portal, before the last date for your fruit crop.',
  },
  'kcc-miss': {
    name: 'Kisan Credit Card with interest subsidy',
    benefit:
      'A crop loan at 7 % a year, 4 % when you repay on time. The subsidised limit is ₹3 lakh (₹5 lakh was announced in the 2025 budget: ask the bank). Up to ₹2 lakh without security.',
    who: 'Farmers, tenants and sharecroppers, self-help and joint liability groups; also those who keep animals or fish.',
    how: 'Apply at any bank branch or primary co-operative society, or on the Jan Samarth portal.',
  },
  pmkmy: {
    name: 'PM Kisan Maandhan (farmers’ pension)',
    benefit:
      'A pension of ₹3,000 a month after the age of 60. You pay ₹55 to ₹200 a month depending on your age; the government adds the same.',
    who: 'Farmers with up to 2 hectares (about 5 acres), aged 18 to 40, who are not in another pension or insurance fund such as EPFO, ESIC or NPS.',
    how: 'Go to a Common Service Centre with Aadhaar and bank passbook, or join on the portal.',
  },
  'pmksy-pdmc': {
    name: 'Per Drop More Crop (drip and sprinkler)',
    benefit:
      'Pays 55 % of the approved cost of drip or sprinkler for small and marginal farmers, 45 % for others, up to 5 hectares. Many states add a share of their own.',
    who: 'Farmers with land and a source of water. The same land can be helped once in seven years.',
    how: 'Apply on your state’s portal (MahaDBT in Maharashtra), wait for approval, then buy from a listed company.',
  },
  shc: {
    name: 'Soil Health Card',
    benefit:
      'A free soil test for 12 properties and advice on how much fertiliser each crop needs.',
    who: 'Every farmer.',
    how: 'Give a soil sample at the agriculture office or a soil laboratory, or ask for sampling through the portal.',
  },
  pkvy: {
    name: 'Paramparagat Krishi Vikas Yojana (organic farming)',
    benefit:
      '₹31,500 a hectare over three years for organic farming in groups; ₹15,000 of it goes straight to the farmer for inputs.',
    who: 'Farmers who join a group and form a cluster of about 20 hectares.',
    how: 'Form a group and apply at the district agriculture office.',
  },
  nmnf: {
    name: 'National Mission on Natural Farming',
    benefit:
      '₹4,000 an acre each year for two years, training, and centres nearby that make natural inputs.',
    who: 'Willing farmers in village clusters of about 50 hectares.',
    how: 'Give your name at the gram panchayat or the agriculture office.',
  },
  aif: {
    name: 'Agriculture Infrastructure Fund',
    benefit:
      '3 % off the interest for up to seven years on loans up to ₹2 crore, with a credit guarantee, for stores, cold rooms, sorting, drying and the like.',
    who: 'Farmers, producer companies, co-operative societies, self-help groups and start-ups that build such a unit.',
    how: 'Register the project on the portal, then the lender you choose decides on the loan.',
  },
  smam: {
    name: 'Sub-Mission on Agricultural Mechanization',
    benefit:
      '40 to 50 % of the price of farm machines, more for women, SC/ST and small farmers; 40 % for a custom hiring centre; 80 % for a machine bank of a group.',
    who: 'Farmers, producer companies and self-help groups.',
    how: 'Apply on the portal (in Maharashtra on MahaDBT, by lottery). Buy only after the approval letter.',
  },
  'e-nam': {
    name: 'e-NAM, the national online mandi',
    benefit:
      'Sell by online bids from many buyers, with weighing and quality check at the gate, and payment into your bank account.',
    who: 'Any farmer who brings produce to a linked mandi (more than 1,400).',
    how: 'Register at the mandi gate, in the app or on the portal.',
  },
  'pm-aasha': {
    name: 'PM-AASHA (buying at support price)',
    benefit:
      'The government’s agencies buy pulses, oilseeds and copra at the minimum support price, or pay the difference to it.',
    who: 'Growers of these crops who registered before the buying season.',
    how: 'Register on the e-Samridhi portal or at a NAFED or NCCF centre with your sowing record. Ask whether buying is open in your district.',
  },
  'pm-kusum': {
    name: 'PM-KUSUM (solar pumps)',
    benefit:
      'Solar pumps with 30 % from the centre and a share from the state, so that you pay 10 to 40 %; help to put grid pumps on solar; small solar plants on farmland.',
    who: 'For a stand-alone pump: farmers with a source of water and no grid connection there.',
    how: 'The order known to us ran until 31 March 2026: ask whether it goes on. Apply to your state’s agency (in Maharashtra MEDA or Mahavitaran). Beware of false websites: no agency asks for a fee by phone.',
  },
  rkvy: {
    name: 'Rashtriya Krishi Vikas Yojana',
    benefit:
      'Money for projects that states plan, and grants of up to ₹25 lakh for farm start-ups.',
    who: 'Farmers through projects of the state; young people with a farm start-up.',
    how: 'Ask the state agriculture department which projects are running; start-ups apply at the listed incubators.',
  },
  midh: {
    name: 'Mission for Integrated Development of Horticulture',
    benefit:
      '40 to 50 % of the approved cost of new orchards and vegetable gardens, shade-nets and polyhouses, farm ponds, pack houses and cold stores.',
    who: 'Growers of fruit, vegetables, flowers and spices, and their groups.',
    how: 'Apply on your state’s horticulture portal (MahaDBT in Maharashtra) before you build or plant.',
  },
  nfsnm: {
    name: 'National Food Security and Nutrition Mission',
    benefit:
      'Small seed packets, demonstrations on your field and help with tools for rice, wheat, pulses, maize and millets.',
    who: 'Farmers of these crops in the districts covered.',
    how: 'Ask the agriculture assistant or the taluka (block) agriculture office before sowing.',
  },
  'pulses-mission': {
    name: 'Mission for self-reliance in pulses',
    benefit:
      'Seed kits of better varieties, and for four years the buying of tur, urad and masur from registered farmers at support price.',
    who: 'Growers of tur, urad and masur who register with NAFED or NCCF.',
    how: 'Register on the e-Samridhi portal before harvest.',
  },
  nmeo: {
    name: 'National Mission on Edible Oils',
    benefit:
      'For oil palm: help of ₹29,000 a hectare with planting and a price assurance. For oilseeds: good seed and training in clusters.',
    who: 'Growers in the notified areas.',
    how: 'Ask the state agriculture or horticulture department.',
  },
  pmddky: {
    name: 'PM Dhan-Dhaanya Krishi Yojana',
    benefit:
      'Brings 36 schemes together in 100 districts with low yields: irrigation, storage, credit and seed.',
    who: 'Farmers of the chosen districts, through the schemes they already know.',
    how: 'Ask at the district agriculture office whether yours is one of the chosen districts.',
  },
  fpo: {
    name: 'Farmer Producer Organisations (10,000 FPOs)',
    benefit:
      '₹18 lakh for running a new producer company over three years, ₹2,000 of share money for each member (₹15 lakh at most) and a loan guarantee up to ₹2 crore.',
    who: 'Groups of 300 farmers or more (100 in the hills and the north-east).',
    how: 'Speak to the organisation that forms groups in your block, or to NABARD or SFAC; to join an existing one, ask its office.',
  },
  'drone-didi': {
    name: 'Namo Drone Didi',
    benefit:
      '80 % of the price (₹8 lakh at most) of a spraying drone, with pilot training, so that the group earns from spraying.',
    who: 'Women’s self-help groups, 15,000 of them.',
    how: 'Through the state’s livelihood mission and the lead fertiliser company of the area.',
  },
  agristack: {
    name: 'Farmer ID (AgriStack)',
    benefit:
      'One number that ties your land, crops and schemes together; it makes PM-KISAN, crop insurance and MahaDBT quicker.',
    who: 'Farmers with land in their name.',
    how: 'At a Common Service Centre, a village camp or on your state’s farmer registry, with Aadhaar and the linked mobile.',
  },
  nlm: {
    name: 'National Livestock Mission (own business)',
    benefit:
      'Half of the cost as subsidy: poultry up to ₹25 lakh, sheep and goats up to ₹50 lakh, pigs up to ₹30 lakh, fodder and feed up to ₹50 lakh; also help with insuring animals.',
    who: 'Single farmers, groups, producer companies and co-operatives with a project that a bank will lend on.',
    how: 'Apply online with the project report; the state checks it and the bank sanctions the loan.',
  },
  rgm: {
    name: 'Rashtriya Gokul Mission',
    benefit:
      'Artificial insemination free or at low cost, sexed semen at a subsidy, and better bulls of Indian breeds.',
    who: 'Owners of cows and buffaloes.',
    how: 'Ask at the veterinary hospital. Animals need the ear tag (Pashu Aadhaar).',
  },
  ahidf: {
    name: 'Animal Husbandry Infrastructure Fund',
    benefit:
      '3 % off the interest for eight years (two of them without repayment) on loans up to 90 % of the cost of dairy, meat, feed and breeding units.',
    who: 'Entrepreneurs, producer companies, dairy co-operatives and small firms.',
    how: 'Apply on the portal with the project report; then the bank decides.',
  },
  lhdcp: {
    name: 'Livestock Health and Disease Control',
    benefit:
      'Free vaccination against foot-and-mouth disease, brucellosis and goat plague, ear tags, and mobile veterinary vans.',
    who: 'All who keep animals.',
    how: 'Bring the animals to the vaccination camp, or call 1962 for the veterinary van.',
  },
  pmmsy: {
    name: 'PM Matsya Sampada Yojana (fisheries)',
    benefit: '40 % of the cost of ponds, hatcheries and other units; 60 % for women and SC/ST.',
    who: 'Fish farmers and those who want to begin, with own or leased land.',
    how: 'Apply at the district fisheries office.',
  },
  'mh-namo': {
    name: 'Namo Shetkari Mahasanman Nidhi',
    benefit: '₹6,000 a year from the state in three parts, on top of PM-KISAN.',
    who: 'Farmers of Maharashtra who receive PM-KISAN.',
    how: 'No form of its own: who has PM-KISAN with e-KYC done gets it.',
  },
  'mh-munde': {
    name: 'Gopinath Munde accident cover for farmers',
    benefit: '₹2 lakh on death or full disability by accident, ₹1 lakh on part disability.',
    who: 'Farmers of Maharashtra with land in the 7/12 and one other member of the family, aged 10 to 75.',
    how: 'Apply at the taluka agriculture office within 30 days of the accident. No premium is paid.',
  },
  'mh-saur': {
    name: 'Magel Tyala Saur Krushi Pump (solar pump on demand)',
    benefit:
      'A solar pump for 10 % of its price (5 % for SC/ST): about ₹22,971 for 3 HP, ₹32,075 for 5 HP, ₹44,929 for 7.5 HP, with five years of service and insurance.',
    who: 'Farmers of Maharashtra with their own source of water and no electric pump there. 3 HP up to 2.5 acres, 5 HP up to 5 acres, 7.5 HP above.',
    how: 'Apply on the solar portal of Mahavitaran and pay your share there only.',
  },
  'mh-shettale': {
    name: 'Magel Tyala Shettale (farm pond on demand)',
    benefit:
      'A grant of up to ₹75,000 for a farm pond; 25 % more (small farmers) or 30 % more (others) for drip and sprinkler on top of the central share.',
    who: 'Farmers of Maharashtra with at least about 0.4 hectare (1 acre; 0.6 hectare in some regions) who have not had a pond grant before.',
    how: 'Apply on the MahaDBT farmer portal.',
  },
  'mh-vihir': {
    name: 'Irrigation well under MGNREGA (Magel Tyala Vihir)',
    benefit: 'Up to ₹5 lakh for a new irrigation well.',
    who: 'Families of Maharashtra with a job card and at least 0.40 hectare (1 acre) in one piece; 150 m from other wells, 250 m from a drinking-water source.',
    how: 'Apply at the gram panchayat or in the Maha EGS app.',
  },
  'mh-swavalamban': {
    name: 'Dr. Babasaheb Ambedkar Krishi Swavalamban',
    benefit:
      'Up to ₹4 lakh for a new well, ₹1 lakh for repairing an old one, and help with pump, pond lining and drip.',
    who: 'SC and Neo-Buddhist farmers of Maharashtra with 0.20 to 6 hectares (0.5 to 15 acres).',
    how: 'Apply on the MahaDBT farmer portal.',
  },
  'mh-birsa': {
    name: 'Birsa Munda Krishi Kranti',
    benefit:
      'Help with a new well, repair of a well, pond lining, drip and an electric connection; the amount for a well was raised in 2024.',
    who: 'ST farmers of Maharashtra with 0.20 to 6 hectares (0.5 to 15 acres).',
    how: 'Apply on the MahaDBT farmer portal.',
  },
  'mh-fundkar': {
    name: 'Bhausaheb Fundkar orchard planting',
    benefit:
      'The full approved cost of pits, plants and planting of an orchard, paid over three years (50, 30 and 20 %).',
    who: 'Farmers of Maharashtra with 0.20 to 6 hectares in their own name (0.10 to 10 hectares in Konkan) who cannot take the orchard under MGNREGA.',
    how: 'Apply on the MahaDBT farmer portal before the rains.',
  },
  'mh-pocra': {
    name: 'Nanaji Deshmukh Krishi Sanjivani (POCRA) 2.0',
    benefit:
      '60 to 75 % for drip, ponds, orchards, shade-nets and other works that help a farm stand drought.',
    who: 'Farmers of the chosen villages of Maharashtra with up to 5 hectares (12 acres).',
    how: 'Apply on the project’s own portal; the village committee approves.',
  },
  'mh-phule-loan': {
    name: 'Mahatma Jyotirao Phule loan waiver',
    benefit:
      'Was: a waiver of crop loans up to ₹2 lakh, and ₹50,000 for those who had repaid on time.',
    who: 'Was for holders of crop loans on the banks’ lists.',
    how: 'This round is closed. Ask your bank whether a new one has been announced.',
  },
  'mh-smart': {
    name: 'Balasaheb Thackeray Agribusiness Project (SMART)',
    benefit:
      'Up to 60 % of the cost of a value-chain project: collecting, grading, storing, processing and selling together.',
    who: 'Producer companies and federations of self-help groups in Maharashtra.',
    how: 'The group applies on the project’s website when a call is open.',
  },
  'mh-crop-demo': {
    name: 'State farm mechanisation on MahaDBT',
    benefit:
      '40 to 50 % of the price of machines: tractors up to ₹1.25 lakh, also rotavators and other implements.',
    who: 'Farmers of Maharashtra with land in the 7/12.',
    how: 'Apply on the MahaDBT farmer portal; a lottery decides. Buy only after the approval.',
  },
};
