import { createWordList } from './word-list.ts';

/** Words for help by the state; with them a question may be on what only a scheme speaks of: fish, pigs, ponds. */
const WORDS = `
scheme subsidy government govt grant yojana anudan sarkari pathakam rayithi
योजना योजनाएं सरकारी सरकार सब्सिडी अनुदान शासकीय शासन सबसिडी
పథకం పథకాలు ప్రభుత్వం ప్రభుత్వ సబ్సిడీ రాయితీ
`;

/** Whether a word asks for help by the state. */
export const isHelpWord = createWordList(WORDS);
