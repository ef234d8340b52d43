import { createWordList } from './word-list.ts';

const PEOPLE = createWordList(`
wife husband son daughter child children kid baby mother father mom dad brother sister grandmother grandfather uncle aunt woman man lady girl boy friend
पत्नी बीवी पति बेटा बेटे बेटी बच्ची माँ मां माता पिता पापा दादी दादा नाना नानी बहन चाचा चाची बहू औरत महिला लड़का लड़की दोस्त
बायको नवरा मुलगा मुलाला मुलगी मुलीला आई वडील बाबा आजी आजोबा बहीण काका काकू सून बाई मैत्रीण मित्र
భార్య భర్త కొడుకు కూతురు అబ్బాయి అమ్మాయి అమ్మ నాన్న తాత అమ్మమ్మ చెల్లి తమ్ముడు అత్త మామ కోడలు బాబు పాప స్నేహితుడు
patni biwi bivi beta bete beti dadi nani behen bahu ladka ladki bayko navra mulga mulgi mulala vadil aaji bahin bharya bharta koduku kuthuru abbayi ammayi
`);

/** Whether a word names farm animals or what comes of them. */
export const isAnimalWord = createWordList(`
cow cows cattle buffalo bull bullock ox calf calves heifer animal animals livestock dairy milk udder hen hens chicken chick chicks bird birds poultry broiler layer egg eggs goat sheep
गाय गायों भैंस भैंसों बैल बछड़ा बछड़े बछिया कटड़ा पशु पशुओं मवेशी जानवर ढोर मुर्गी मुर्गियों चूजे चूजों अंडे बकरी दूध थन
गाई म्हैस म्हशी वासरू वासराला कालवड जनावर जनावरे गुरे गोठा कोंबडी कोंबड्या अंडी शेळी कास सड
ఆవు ఆవులు గేదె గేదెలు బర్రె ఎద్దు దూడ దూడలు పెయ్య పశువు పశువులు కోడి కోళ్లు కోళ్ళు గుడ్లు మేక పాలు పొదుగు
gaay gay bhains bhens mhais bail bachda bachhda vasru vasaru kalwad janavar pashu murgi kombdi chuze aavu avu gede barre dooda kodi kollu dudh doodh palu
`);

/** Whether a question is about people: it names a person by kin or kind, and no animal. */
export function isOnPeople(words: readonly string[]): (word: string) => boolean {
  return words.some(isAnimalWord) ? () => false : PEOPLE;
}
