// Loaded when there is a result to explain: the whole disease library in four languages.
export {
  adviceFor,
  chemicalSentences,
  recommendationList,
} from '@ankur/leaf-doctor/library/advice';
export { diseaseOf, labelName, typicalRisk } from '@ankur/leaf-doctor/library/library';
export { SOURCES } from '@ankur/leaf-doctor/library/sources';
