import { createWordList } from './word-list.ts';

/** Words for help by the state or a bank; with them a question may be on what only a scheme speaks of: fish, pigs, ponds. */
const WORDS = `
loan insurance karj vima bima scheme subsidy government govt grant yojana anudan sarkari pathakam rayithi
योजना योजनाएं सरकारी सरकार सब्सिडी अनुदान शासकीय शासन सबसिडी लोन कर्ज ऋण बीमा विमा
పథకం పథకాలు ప్రభుత్వం ప్రభుత్వ సబ్సిడీ రాయితీ రుణం బీమా
`;

/** Whether a word asks for such help. */
export const isHelpWord = createWordList(WORDS);
