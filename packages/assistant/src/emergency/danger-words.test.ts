import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClassifier } from './classifier.ts';
import { dangerByWords, unknownKinds } from './danger-words.ts';
import { createEmergencyGate } from './emergency.ts';

const root = join(import.meta.dirname, '../../../..');
const emergencyIn = createEmergencyGate(
  createClassifier(
    new Uint8Array(readFileSync(join(root, 'packages/assistant/model/emergency.bin'))).buffer,
  ),
);

// The words were mended after these sentences were read: they hold what is seen, and measure nothing.
describe('danger told by words in the languages that the classifier has not learned', () => {
  it('names kinds that have a card', () => {
    expect(unknownKinds()).toEqual([]);
  });

  it.each([
    ['আমার ভাইকে সাপে কেটেছে', 'snake'],
    ['বউ ঝগড়া করে ঘাস মারার ওষুধ খেয়েছে', 'poison'],
    ['স্প্রে করার পর থেকে বমি করছে আর চোখে ঝাপসা দেখছে', 'poison'],
    ['আমার আর বেঁচে থাকতে ইচ্ছে করে না, অনেক দেনা', 'selfharm'],
    ['খড় কাটার যন্ত্রে দুটো আঙুল কাটা গেছে', 'machine'],
    ['মোটর চালাতে গিয়ে কারেন্টে আটকে গেছে দাদা', 'shock'],
    ['হাঁসুয়ায় পা কেটে গলগল করে রক্ত', 'bleeding'],
    ['ছোট ছেলে পুকুরে পড়েছে তুলেছি নিশ্বাস নেই', 'drowning'],
    ['বাবার বুকে খুব ব্যথা, ঘামছে', 'heart'],
    ['মোষকে সাপে কেটেছে', 'animal-snake'],
    ['গরু চরাতে গিয়ে ছেলেকে সাপে কেটেছে', 'snake'],
    ['গাভিন গরুর বাচ্চা বেরোচ্ছে না তিন ঘণ্টা', 'animal-calving'],
    ['ছাগলের পেট ফুলে ঢোল', 'animal-bloat'],
    ['amar bhai ke saap e keteche', 'snake'],
    ['நல்ல பாம்பு அப்பாவை கடிச்சிருச்சு', 'snake'],
    ['மனைவி சண்டை போட்டு களைக்கொல்லி குடித்துவிட்டாள்', 'poison'],
    ['மருந்து தெளித்த பிறகு வாந்தி எடுக்கிறார், கண் மங்குகிறது', 'poison'],
    ['கடன் தாங்க முடியவில்லை, வாழ பிடிக்கவில்லை', 'selfharm'],
    ['தீவனம் வெட்டும் மெஷினில் விரல் துண்டாகிவிட்டது', 'machine'],
    ['கரண்ட் ஷாக் அடித்துவிட்டது', 'shock'],
    ['ரத்தம் நிக்கவே மாட்டேங்குது', 'bleeding'],
    ['மாமா கிணத்துல விழுந்துட்டார்', 'drowning'],
    ['நெஞ்சு அடைக்குது இடது கை வலிக்குது', 'heart'],
    ['மாட்டுக்கு வயிறு உப்பி மூச்சு விட முடியவில்லை', 'animal-bloat'],
    ['கன்று போட்ட எருமை எழுந்திருக்க முடியாமல் கிடக்கிறது', 'animal-down'],
    ['pambu kadichiduchu', 'snake'],
    ['મારા ભાઈને ખેતરમાં સાપ કરડ્યો છે શું કરું', 'snake'],
    ['પપ્પા દવા પી ગયા છે', 'poison'],
    ['હવે મારે નથી જીવવું', 'selfharm'],
    ['મજૂરનો હાથ થ્રેસરમાં આવી ગયો', 'machine'],
    ['મારો દીકરો કૂવામાં પડી ગયો', 'drowning'],
    ['બાને શ્વાસ ચડે છે ને છાતીમાં ભીંસ થાય છે', 'heart'],
    ['ગાયને આફરો ચડ્યો', 'animal-bloat'],
    ['ગાય વિયાયા પછી ઊભી થતી નથી', 'animal-down'],
    ['પાડીને નાની જુવાર ખાધા પછી ધ્રુજારી છે', 'animal-poison'],
    ['میرے بھائی کو کھیت میں سانپ نے کاٹ لیا کیا کروں', 'snake'],
    ['ابا نے دوا پی لی ہے', 'poison'],
    ['بیوی نے جھگڑے کے بعد گھاس مارنے کی دوا پی لی', 'poison'],
    ['اب جینے کا دل نہیں کرتا، بہت قرض ہے', 'selfharm'],
    ['مزدور کا ہاتھ تھریشر میں آ گیا', 'machine'],
    ['میرا بیٹا کنویں میں گر گیا', 'drowning'],
    ['ابا کے سینے میں بہت درد ہے پسینہ آ رہا ہے', 'heart'],
    ['گائے کا پیٹ پھول گیا ہے ڈھول جیسا', 'animal-bloat'],
    ['بھینس بیانے کے بعد کھڑی نہیں ہو رہی', 'animal-down'],
    ['بکری نے یوریا کھا لیا', 'animal-poison'],
    ['گائے کا بچہ تین گھنٹے سے نہیں نکل رہا', 'animal-calving'],
    ['چھڑکاؤ کے بعد سے چکر اور الٹی ہو رہی ہے', 'poison'],
    ['موٹر چلاتے ہوئے چچا کو کرنٹ لگ گیا', 'shock'],
    ['چھوٹا بچہ تالاب میں ڈوب گیا تھا نکال لیا سانس نہیں ہے', 'drowning'],
    ['بھینس کو سانپ نے کاٹا', 'animal-snake'],
    ['گائے چراتے ہوئے بیٹے کو سانپ نے ڈس لیا', 'snake'],
    ['کلہاڑی پیر میں لگ گئی خون نہیں رک رہا', 'bleeding'],
    ['کتے نے بچی کو کاٹ لیا', 'bite'],
    ['মোৰ ভাইক পথাৰত সাপে কামুৰিলে', 'snake'],
    ['দেউতাই পোক মৰা দৰব খাই পেলালে', 'poison'],
    ['মোৰ ল’ৰা পুখুৰীত পৰিল', 'drowning'],
    ['ദാ ചേട്ടനെ പാമ്പ് കടിച്ചു', 'snake'],
    ['അച്ഛൻ കീടനാശിനി കുടിച്ചു', 'poison'],
    ['മകൻ കിണറ്റിൽ വീണു', 'drowning'],
    ['ମୋ ଭାଇକୁ ସାପ କାମୁଡ଼ି ଦେଲା', 'snake'],
    ['ବାପା ବିଷ ଖାଇଦେଲେ', 'poison'],
    ['ପୁଅ ପୋଖରୀରେ ପଡ଼ିଗଲା', 'drowning'],
    ['ਮੇਰੇ ਭਰਾ ਨੂੰ ਸੱਪ ਨੇ ਡੰਗ ਲਿਆ', 'snake'],
    ['ਬਾਪੂ ਨੇ ਸਪਰੇਅ ਵਾਲੀ ਦਵਾਈ ਪੀ ਲਈ', 'poison'],
    ['ਮੁੰਡਾ ਖੂਹ ਵਿੱਚ ਡਿੱਗ ਪਿਆ', 'drowning'],
    ['ನನ್ನ ತಮ್ಮನಿಗೆ ಹಾವು ಕಚ್ಚಿದೆ', 'snake'],
    ['ಅಪ್ಪ ಕೀಟನಾಶಕ ಕುಡಿದಿದ್ದಾರೆ', 'poison'],
    ['ಮಗ ಬಾವಿಗೆ ಬಿದ್ದ', 'drowning'],
  ])('in "%s" is %s', (message, kind) => {
    expect(emergencyIn(message)).toEqual({ level: 'sure', kind });
  });

  it.each([
    'ধানে কারেন্ট পোকা ধরেছে কী ওষুধ দেব',
    'জমি জলে ডুবে গেছে, ধান কি বাঁচবে',
    'বিষ ছাড়া পোকা মারার উপায়',
    'দুর্ঘটনা বিমার টাকা কীভাবে পাব',
    'আলুর বাজার পড়ে গেছে',
    'ধান গাছ শুকিয়ে মরে যাচ্ছে',
    'গরুর বাছুর হওয়ার পরে কী খাওয়াব',
    'வயல் தண்ணீரில் மூழ்கி நெல் வீணாகிவிட்டது',
    'தென்னையில் குரும்பை விழுகிறது',
    'விபத்து காப்பீடு திட்டம் எப்படி',
    'பயிர் செத்துப்போகிறது என்ன செய்ய',
    'வாழை மரம் காற்றில் விழுந்துவிட்டது',
    'શિયાળામાં ઘઉંને કેટલાં પાણી આપવાં',
    'પાણીની ખેંચ છે શું વાવું',
    'આંબા પરથી કેરી ખરી પડે છે',
    'કપાસ કાઢવાનું મશીન ક્યાં મળે',
    'ઝેરમુક્ત ખેતી કેવી રીતે કરવી',
    'ઉનાળામાં ગાયને ગરમી લાગે તો શું કરવું',
    'گیہوں کو سردی میں کتنے پانی دیں',
    'آم کے پیڑ سے پھل گر رہے ہیں',
    'زہر سے پاک کھیتی کیسے کریں',
    'گرمی میں گائے کو کیا کھلائیں',
    'فصل جھلس گئی ہے کیا کریں',
    'حادثہ بیمہ اسکیم کیا ہے',
    'بندر فصل کاٹ رہے ہیں',
    'سرسوں کاٹنے کی مشین کہاں ملے گی',
    'پودے مر رہے ہیں کیا کریں',
    'مرغی کے چوزے کتنے دن میں بڑے ہوتے ہیں',
    'ধানৰ পোক মাৰিবলৈ কি কৰিম',
    'গৰুক কিমান পানী দিব লাগে',
    'നെല്ലിന് എത്ര വളം ഇടണം',
    'പശുവിന് പാൽ കുറവാണ്',
    'ଧାନରେ କେତେ ସାର ଦେବି',
    'ଗାଈ କମ କ୍ଷୀର ଦେଉଛି',
    'ਕਣਕ ਨੂੰ ਕਿੰਨੀ ਖਾਦ ਪਾਈਏ',
    'ਮੱਝ ਦੁੱਧ ਘੱਟ ਦਿੰਦੀ ਹੈ',
    'ಭತ್ತಕ್ಕೆ ಎಷ್ಟು ಗೊಬ್ಬರ ಹಾಕಬೇಕು',
    'ಹಸು ಕಡಿಮೆ ಹಾಲು ಕೊಡುತ್ತಿದೆ',
  ])('is not read into "%s"', (message) => {
    expect(emergencyIn(message)).toBeNull();
  });

  it('is not read into harmless messages of the learned languages', () => {
    const harmless = ['emergencies-held', 'emergencies-tune', 'emergencies-second'].flatMap(
      (name) =>
        readFileSync(join(root, 'training/assistant-eval', `${name}.jsonl`), 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { message: string; level: string })
          .filter(({ level }) => level === 'none'),
    );
    expect(harmless.length).toBeGreaterThan(100);
    expect(harmless.filter(({ message }) => dangerByWords(message))).toEqual([]);
  });
});
