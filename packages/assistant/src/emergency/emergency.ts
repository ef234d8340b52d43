import { asksForDeath, speaksOfDespair, speaksOfSuicide } from './despair-words.ts';
import {
  asksForBowels,
  namesAccident,
  namesAnimal,
  namesBite,
  namesBurning,
  namesBurningDust,
  namesCattleDrug,
  namesDog,
  namesEntering,
  namesEye,
  namesGoring,
  namesGraveIllness,
  namesHumanDisease,
  namesIllness,
  namesMeal,
  namesOnlyPoison,
  namesOwnIllness,
  namesOwnWorms,
  namesPerson,
  namesPest,
  namesPoison,
  namesPutting,
  namesSickness,
  namesSnake,
  namesSpraying,
  namesSwallowing,
  namesTablet,
  namesTaking,
  namesUrea,
  withoutOrigin,
  withoutPatient,
} from './emergency-words.ts';

/** What is answered before anything else, by fixed words. */
export type Emergency =
  | 'suicide'
  | 'poison'
  | 'snake-bite'
  | 'dog-bite'
  | 'human-medicine'
  | 'animal-poison';

const NOT_OF_PEOPLE = /suicide gene|heat ?stroke/;
const GIVEN_TO_KIN =
  /\b(?:gave|given) (?:it )?(?:to )?my (?:son|daughter|child|kid|baby|wife|husband)/;
const BY_MISTAKE = /by mistake|mistakenly|गलती से|ग़लती से|चुकून|పొరపాటున/;
/** Urea that is meant to be eaten, in small parts: straw treated with it, molasses blocks. */
const UREA_AS_FEED =
  /treat|straw|molasses|block|bhus|उपचार|भूस|पुआल|पराली|प्रक्रिया|कडब|पेंढ|चाटण|గడ్డి|శుద్ధి/;

/** Somebody has poison inside, or in the eyes, or is ill from spraying. */
function tellsOfPoison(text: string): boolean {
  const ofPest =
    namesPest(text) && !namesPerson(text) && !/rat poison|चूहे मारने|उंदीर मार|ఎలుకల మందు/.test(text);
  if (namesPoison(text) && namesSwallowing(text) && !ofPest) return true;
  if ((namesPoison(text) || namesBurningDust(text)) && namesEye(text) && namesEntering(text))
    return true;
  if (namesPoison(text) && namesEye(text) && namesPutting(text) && !namesAnimal(text)) return true;
  if (namesSpraying(text) && namesEye(text) && namesBurning(text) && !namesAnimal(text))
    return true;
  if (namesUrea(text) && (namesSwallowing(text) || /తిన|తింది/.test(text)) && !UREA_AS_FEED.test(text))
    return true;
  if (namesOnlyPoison(text) && namesTaking(text)) return true;
  if (
    /\bpoisoned\b|(?:pesticide|urea) poisoning|यू?रिया की ज़?हर|युरियाची विषबाधा|యూరియా విష|विषबाधा (?:झाली|माणस)/.test(
      text,
    )
  )
    return true;
  return namesSickness(text) && !namesAnimal(text) && (namesSpraying(text) || namesPoison(text));
}

/** A person took what is meant for an animal. */
function tellsOfCattleDrugTaken(question: string): boolean {
  const text = withoutPatient(question);
  if (!namesCattleDrug(text) || namesAnimal(text)) return false;
  const taken = namesSwallowing(text) || namesTaking(text) || GIVEN_TO_KIN.test(text);
  return (namesPerson(text) && taken) || BY_MISTAKE.test(text);
}

function tellsOfIllPerson(text: string): boolean {
  if (namesGraveIllness(text) || namesHumanDisease(text)) return true;
  if (namesPerson(text) && (namesIllness(text) || namesAccident(text))) return true;
  if (!namesAnimal(text) && (asksForBowels(text) || namesOwnWorms(text))) return true;
  if (namesMeal(text) && namesIllness(text)) return true;
  return namesTablet(text) && namesIllness(text);
}

/**
 * The emergency a question tells of; null when there is none. Rather one answer too many than one too few,
 * but what befalls animals is not taken for a person's.
 */
export function emergencyIn(question: string): Emergency | null {
  const text = withoutOrigin(
    question.toLowerCase().normalize('NFC').replace(/[’‘`]/g, "'").replace(NOT_OF_PEOPLE, ' '),
  );
  const animal = namesAnimal(text);
  const person = namesPerson(text);
  if (speaksOfSuicide(text)) return 'suicide';
  if (!animal && (speaksOfDespair(text) || (namesPoison(text) && asksForDeath(text))))
    return 'suicide';
  if (tellsOfCattleDrugTaken(text)) return 'poison';
  if (tellsOfPoison(text)) return animal && !person ? 'animal-poison' : 'poison';
  if (namesSnake(text) && namesBite(text))
    return animal && !person ? 'animal-poison' : 'snake-bite';
  if (namesDog(text) && namesBite(text)) return animal && !person ? 'animal-poison' : 'dog-bite';
  if (namesOwnIllness(text)) return 'human-medicine';
  if (!tellsOfIllPerson(text)) return null;
  return animal && !(person && namesGoring(text)) ? null : 'human-medicine';
}
