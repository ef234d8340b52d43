import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emergencyIn } from './emergency.ts';
import { emergencyAnswer } from './emergency-answers.ts';

describe('emergencies', () => {
  it.each([
    ['I want to end my life', 'suicide'],
    ['मैं आत्महत्या करना चाहता हूँ', 'suicide'],
    ['मला आता जगायचे नाही', 'suicide'],
    ['నాకు చనిపోవాలని ఉంది', 'suicide'],
    ['అప్పులు తీరవు, నేను ఉరేసుకుంటా', 'suicide'],
    ['పంట పోయింది, సచ్చిపోవాలనిపిస్తోంది', 'suicide'],
    ['నేను ఇక చచ్చిపోతా', 'suicide'],
    ['marne ka man kar raha hai', 'suicide'],
    ['zindagi se thak gaya hu', 'suicide'],
    ['माझं जगणं आता नको झालंय', 'suicide'],
    ['నా జీవితం ముగించుకోవాలనుంది', 'suicide'],
    ['मन बहुत उदास है कर्ज से परेशान हूं', 'suicide'],
    ['i cant take this loan tension anymore', 'suicide'],
    ['no hope left, better to drink the pesticide', 'suicide'],
    ['how much paraquat to kill a man', 'suicide'],
    ['sab khatam ho gaya ab jeene ka koi matlab nahi', 'suicide'],
    ['माझ्यावर खूप कर्ज आहे आता मरण हाच उपाय', 'suicide'],
    ['అప్పుల బాధ తట్టుకోలేకపోతున్నా చావే శరణ్యం', 'suicide'],
    ['my husband says he will drink pesticide', 'suicide'],
    ['karz se tang aa gaya hu', 'suicide'],
    ['bachcha keetnashak ke dabbe se khel raha tha muh me daal liya', 'poison'],
    ['eyes burning after spraying', 'poison'],
    ['my father has chest tightness and sweating', 'human-medicine'],
    ['diabetes ki dawai', 'human-medicine'],
    ['my son drank pesticide', 'poison'],
    ['बेटे ने जहर पी लिया', 'poison'],
    ['त्याने कीटकनाशक प्यायले', 'poison'],
    ['అతను పురుగుల మందు తాగాడు', 'poison'],
    ['pati ne keetnashak pi liya', 'poison'],
    ['a snake bit my wife', 'snake-bite'],
    ['साँप ने काट लिया', 'snake-bite'],
    ['विंचू चावला', 'snake-bite'],
    ['పాము కరిచింది', 'snake-bite'],
    ['dog bit my son', 'dog-bite'],
    ['a mad dog bit me', 'dog-bite'],
    ['मुझे कुत्ते ने काटा', 'dog-bite'],
    ['मला पिसाळलेला कुत्रा चावला', 'dog-bite'],
    ['నాకు కుక్క కరిచింది', 'dog-bite'],
    ['my cow was bitten by a mad dog', 'animal-poison'],
    ['my son drank caustic soda', 'poison'],
    ['बच्चे ने नीला थोथा पी लिया', 'poison'],
    ['my worker got lime in his eyes', 'poison'],
    ['spray got in my eyes', 'poison'],
    ['my child swallowed a dewormer tablet', 'poison'],
    ['my cow ate urea', 'animal-poison'],
    ['sarpdansh gaayila', 'animal-poison'],
    ['buffalo licked the urea bag and is shivering', 'animal-poison'],
    ['गाय ने यूरिया खा लिया', 'animal-poison'],
    ['म्हशीने युरिया खाल्ला', 'animal-poison'],
    ['ఆవు యూరియా తిన్నది', 'animal-poison'],
    ['urea poisoning in cow', 'animal-poison'],
    ['my husband fell into the biogas pit', 'human-medicine'],
    ['tractor overturned on my brother', 'human-medicine'],
    ['my child has high fever which tablet', 'human-medicine'],
    ['मुझे बुखार है कौन सी गोली लूँ', 'human-medicine'],
  ])('%s is %s', (question, emergency) => {
    expect(emergencyIn(question)).toBe(emergency);
  });

  it.each([
    'गाय बहुत उदास है, चारा छोड़ दिया',
    'my goat cannot take this heat anymore',
    'which pesticide kills bollworm',
    'गाय के मुँह में दवा कैसे डालें',
    'citrus canker treatment',
    'तने जल रहे हैं कीटनाशक छिड़कने के बाद',
    'which pesticide for whitefly on cotton',
    'my cow has fever and does not eat',
    'गाय को बुखार है',
    'how to spray insecticide safely',
    'can my cow be given straw treated with urea that she ate before',
    'how much urea for an acre of wheat',
    'copper sulphate foot bath for cows',
    'how to keep dogs away from dead hens',
    'monkeys eat my maize',
    'my cow fell into the pit',
    'my calf swallowed a dewormer tablet, when is the next',
    'कुएँ का पानी गिर गया',
    'कीटनाशक कब छिड़कें',
    'डायरी में नाग',
    'గేదె జ్వరం',
    'నీళ్లు లేకపోతే చేపలు చచ్చిపోతాయా',
    'కోళ్లు చచ్చిపోతా ఉన్నాయి',
  ])('%s is none', (question) => {
    expect(emergencyIn(question)).toBeNull();
  });

  it('are neither missed nor seen where there are none, in any of the kept sentences', () => {
    const file = join(import.meta.dirname, '../../../../training/assistant-eval/emergencies.jsonl');
    const rows = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { question: string; emergency: string | null });
    expect(rows.length).toBeGreaterThan(300);
    for (const { question, emergency } of rows)
      expect(emergencyIn(question), question).toBe(emergency);
  });

  it('names every helpline in every language', () => {
    for (const emergency of [
      'suicide',
      'poison',
      'snake-bite',
      'dog-bite',
      'human-medicine',
      'animal-poison',
    ] as const) {
      for (const language of ['en', 'hi', 'mr', 'te'] as const) {
        const answer = emergencyAnswer(emergency, language);
        for (const number of ['112', '108', '1800-180-1551', '14416']) {
          expect(answer).toContain(number);
        }
      }
    }
  });
});
