/** Where the facts of the library come from; shown below every entry. */
export const SOURCES = {
  tnau: 'TNAU Agritech Portal, crop protection (agritech.tnau.ac.in)',
  icar: 'ICAR institute packages of practices',
  niphm: 'NIPHM, AESA-based IPM packages',
  ncipm: 'ICAR-NCIPM, vegetable IPM schedule',
  irri: 'IRRI Rice Knowledge Bank',
  rkmp: 'Rice Knowledge Management Portal: BAU Ranchi, TNAU',
  ucipm: 'University of California IPM (ipm.ucanr.edu)',
  uga: 'University of Georgia Extension',
  kvk: 'KVK Gurdaspur, wheat rust advisory',
  skuast: 'SKUAST-Jammu, wheat rust trials 2014',
  ijcmas: 'IJCMAS, turcicum blight trials',
  nau: 'Navsari Agricultural University, tomato',
  ijbsm: 'IJBSM, sugarcane azoxystrobin and sett-treatment trials',
  gramophone: 'Gramophone, crop advisories (a company’s)',
  cibrc: 'CIB&RC list of label claims (ppqs.gov.in)',
  spices: 'Spices Board of India, cardamom package of practices',
} as const;

export type SourceCode = keyof typeof SOURCES;
