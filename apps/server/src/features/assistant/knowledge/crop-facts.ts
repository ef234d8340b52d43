import type { CalendarEntry, CropEntry } from '@ankur/agronomy/crop-calendar/calendar-entry';
import {
  type ByLanguage,
  figuresLocaleOf,
  type Language,
  ownTexts,
  textIn,
} from '@ankur/languages/languages';

const SEASONS: ByLanguage<Record<CalendarEntry['season'], string>> = {
  en: { kharif: 'kharif', rabi: 'rabi', zaid: 'summer (zaid)', annual: 'year-round' },
  hi: { kharif: 'खरीफ', rabi: 'रबी', zaid: 'जायद', annual: 'सालाना' },
  mr: { kharif: 'खरीप', rabi: 'रब्बी', zaid: 'उन्हाळी', annual: 'वार्षिक' },
  te: { kharif: 'ఖరీఫ్', rabi: 'రబీ', zaid: 'వేసవి', annual: 'వార్షిక' },
};

const SENTENCES: ByLanguage<{ sow: string; water: string; perennial: string }> = {
  en: {
    sow: 'Usual sowing for the {season} season: {from} to {to}; about {days} days to harvest.',
    water:
      'Growth runs in four stages of about {a}, {b}, {c} and {d} days; the third, from flowering to grain or fruit filling, needs the most water: do not let the crop thirst then.',
    perennial: 'It stands for years and has no single sowing season.',
  },
  hi: {
    sow: '{season} की बुवाई आम तौर पर {from} से {to} तक; कटाई तक करीब {days} दिन।',
    water:
      'बढ़वार की चार अवस्थाएँ करीब {a}, {b}, {c} और {d} दिन की हैं; तीसरी, फूल से दाना या फल भरने तक, सबसे ज़्यादा पानी माँगती है: तब फसल को प्यासा न रखें।',
    perennial: 'यह कई साल खड़ी रहने वाली फसल है; बुवाई का एक मौसम नहीं है।',
  },
  mr: {
    sow: '{season} हंगामाची पेरणी साधारण {from} ते {to}; काढणीपर्यंत सुमारे {days} दिवस.',
    water:
      'वाढीच्या चार अवस्था सुमारे {a}, {b}, {c} आणि {d} दिवसांच्या; तिसऱ्या अवस्थेत, फुलोऱ्यापासून दाणे किंवा फळे भरेपर्यंत, सर्वांत जास्त पाणी लागते: तेव्हा पाण्याचा ताण पडू देऊ नका.',
    perennial: 'हे अनेक वर्षे उभे राहणारे पीक आहे; पेरणीचा एक हंगाम नाही.',
  },
  te: {
    sow: '{season} విత్తే కాలం సాధారణంగా {from} నుంచి {to} వరకు; కోతకు సుమారు {days} రోజులు.',
    water:
      'పెరుగుదల నాలుగు దశలు సుమారు {a}, {b}, {c}, {d} రోజులు; మూడో దశలో, పూత నుంచి గింజ లేదా కాయ నిండే వరకు, నీరు అన్నిటికంటే ఎక్కువ కావాలి: అప్పుడు పంటను ఎండనివ్వవద్దు.',
    perennial: 'ఇది ఏళ్ల తరబడి నిలిచే పంట; విత్తడానికి ఒకే సీజన్ లేదు.',
  },
};

const fill = (pattern: string, values: Record<string, string | number>) =>
  pattern.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));

/** `11-01` as a day of the year in words: 1 November. */
function dayInWords(monthDay: string, language: Language): string {
  const date = new Date(`2025-${monthDay}T00:00:00Z`);
  return new Intl.DateTimeFormat(figuresLocaleOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(date);
}

function passagesIn(crop: CropEntry, language: Language): string[] {
  const words = textIn(SENTENCES, language);
  if (crop.perennial) return [words.perennial];
  const general = crop.calendars.filter((entry) => !entry.states);
  const shown = general.length > 0 ? general : crop.calendars.slice(0, 1);
  const sowing = shown.map((entry) =>
    fill(words.sow, {
      season: textIn(SEASONS, language)[entry.season],
      from: dayInWords(entry.sowFrom, language),
      to: dayInWords(entry.sowTo, language),
      days: entry.lengths.reduce((sum, days) => sum + days, 0),
    }),
  );
  const [a = 0, b = 0, c = 0, d = 0] = shown[0]?.lengths ?? [];
  return [...sowing, fill(words.water, { a, b, c, d })];
}

/** When a crop is sown, how long it stands and when it needs water most; from its calendar (FAO-56, Indian windows). */
export const cropPassages = (crop: CropEntry): ByLanguage<string[]> =>
  ownTexts((language) => passagesIn(crop, language));
