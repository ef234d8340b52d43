import {
  namesAnimal,
  namesBite,
  namesEntering,
  namesEye,
  namesGoring,
  namesGraveIllness,
  namesIllness,
  namesOnlyPoison,
  namesPerson,
  namesPest,
  namesPoison,
  namesSickness,
  namesSnake,
  namesSpraying,
  namesSwallowing,
  namesTablet,
  namesTaking,
  speaksOfSuicide,
} from './emergency-words.ts';

/** What is answered before anything else, by fixed words. */
export type Emergency = 'suicide' | 'poison' | 'snake-bite' | 'human-medicine' | 'animal-poison';

const NOT_OF_PEOPLE = /suicide gene|heat ?stroke/;

/** Somebody has poison inside, or in the eyes, or is ill from spraying. */
function tellsOfPoison(text: string): boolean {
  const ofPest =
    namesPest(text) && !namesPerson(text) && !/rat poison|चूहे मारने|उंदीर मार|ఎలుకల మందు/.test(text);
  if (namesPoison(text) && namesSwallowing(text) && !ofPest) return true;
  if (namesPoison(text) && namesEye(text) && namesEntering(text)) return true;
  if (namesOnlyPoison(text) && namesTaking(text)) return true;
  if (/\bpoisoned\b|pesticide poisoning|विषबाधा (?:झाली|माणस)/.test(text)) return true;
  return namesSickness(text) && !namesAnimal(text) && (namesSpraying(text) || namesPoison(text));
}

function tellsOfIllPerson(text: string): boolean {
  if (namesGraveIllness(text)) return true;
  if (namesPerson(text) && namesIllness(text)) return true;
  return namesTablet(text) && namesIllness(text);
}

/**
 * The emergency a question tells of; null when there is none. Rather one answer too many than one too few,
 * but what befalls animals is not taken for a person's.
 */
export function emergencyIn(question: string): Emergency | null {
  const text = question
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’‘`]/g, "'")
    .replace(NOT_OF_PEOPLE, ' ');
  const animal = namesAnimal(text);
  const person = namesPerson(text);
  if (speaksOfSuicide(text)) return 'suicide';
  if (tellsOfPoison(text)) return animal && !person ? 'animal-poison' : 'poison';
  if (namesSnake(text) && namesBite(text))
    return animal && !person ? 'animal-poison' : 'snake-bite';
  if (!tellsOfIllPerson(text)) return null;
  return animal && !(person && namesGoring(text)) ? null : 'human-medicine';
}
