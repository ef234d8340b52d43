import { libraryText, type Text } from './text.ts';

/** Living helpers and plant extracts, by code. */
export const BIOLOGICAL_MEASURES = {
  trichodermaSeed: libraryText('biological.trichodermaSeed'),
  trichodermaSoil: libraryText('biological.trichodermaSoil'),
  pseudomonasSeed: libraryText('biological.pseudomonasSeed'),
  pseudomonasSpray: libraryText('biological.pseudomonasSpray'),
  cowDungExtract: libraryText('biological.cowDungExtract'),
  neemOil: libraryText('biological.neemOil'),
  neemExtract: libraryText('biological.neemExtract'),
  neemLeafExtract: libraryText('biological.neemLeafExtract'),
  neemCakeExtract: libraryText('biological.neemCakeExtract'),
  predatoryMites: libraryText('biological.predatoryMites'),
  whiteflyParasite: libraryText('biological.whiteflyParasite'),
  bacillusPowdery: libraryText('biological.bacillusPowdery'),
  lecanicillium: libraryText('biological.lecanicillium'),
  pressmudTrichoderma: libraryText('biological.pressmudTrichoderma'),
} as const satisfies Record<string, Text>;

export type BiologicalCode = keyof typeof BIOLOGICAL_MEASURES;
