import { text } from './text.ts';

/** Said when no disease is found; the English name is the one the screens promise. */
export const HEALTHY = {
  name: text(
    'No disease detected',
    'कोई रोग नहीं मिला',
    'कोणताही रोग आढळला नाही',
    'ఏ తెగులూ కనిపించలేదు',
  ),
  advice: [
    text(
      'The leaf looks healthy. Keep walking the field every week and look at the undersides of leaves too.',
      'पत्ता स्वस्थ दिखता है। हर हफ़्ते खेत घूमते रहें और पत्तों की निचली सतह भी देखें।',
      'पान निरोगी दिसते. दर आठवड्याला शेत फिरत राहा आणि पानांची खालची बाजूही पाहा.',
      'ఆకు ఆరోగ్యంగా ఉంది. వారం వారం పొలం తిరుగుతూ ఆకుల అడుగు భాగం కూడా చూడండి.',
    ),
    text(
      'Do not spray: a healthy crop needs no medicine, and spraying kills the insects that help you.',
      'छिड़काव न करें: स्वस्थ फसल को दवा नहीं चाहिए, और दवा मित्र कीटों को मारती है।',
      'फवारणी करू नका: निरोगी पिकाला औषध नको, आणि औषधाने मित्रकीटक मरतात.',
      'పిచికారీ చేయవద్దు: ఆరోగ్యకరమైన పంటకు మందు అవసరం లేదు, మందు మిత్ర పురుగులను చంపుతుంది.',
    ),
  ],
};
