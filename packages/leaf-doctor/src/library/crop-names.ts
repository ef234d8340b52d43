import { type Text, text } from './text.ts';

/** The crops the doctor knows, as farmers call them. */
export const CROP_NAMES = {
  Apple: text('Apple', 'सेब', 'सफरचंद', 'ఆపిల్'),
  Banana: text('Banana', 'केला', 'केळी', 'అరటి'),
  Bean: text('Bean', 'राजमा / फ्रेंच बीन', 'घेवडा', 'చిక్కుడు (ఫ్రెంచ్ బీన్)'),
  Blackgram: text('Black gram', 'उड़द', 'उडीद', 'మినుము'),
  Cardamom: text('Cardamom', 'इलायची', 'वेलची', 'ఏలకులు'),
  Chilli: text('Chilli', 'मिर्च', 'मिरची', 'మిరప'),
  Citrus: text('Orange / lime', 'संतरा / नींबू', 'संत्री / लिंबू', 'బత్తాయి / నిమ్మ'),
  Cotton: text('Cotton', 'कपास', 'कापूस', 'పత్తి'),
  Groundnut: text('Groundnut', 'मूँगफली', 'भुईमूग', 'వేరుశనగ'),
  Maize: text('Maize', 'मक्का', 'मका', 'మొక్కజొన్న'),
  Mango: text('Mango', 'आम', 'आंबा', 'మామిడి'),
  Potato: text('Potato', 'आलू', 'बटाटा', 'బంగాళాదుంప'),
  Rice: text('Rice', 'धान', 'भात', 'వరి'),
  Sugarcane: text('Sugarcane', 'गन्ना', 'ऊस', 'చెరకు'),
  Tomato: text('Tomato', 'टमाटर', 'टोमॅटो', 'టమాటా'),
  Wheat: text('Wheat', 'गेहूँ', 'गहू', 'గోధుమ'),
} as const satisfies Record<string, Text>;

/** The crop's name in every language, null for a crop the doctor does not know. */
export function cropName(crop: string): Text | null {
  return (CROP_NAMES as Record<string, Text>)[crop] ?? null;
}
