import { withoutSourceKeys } from '@ankur/content/guidance/source-keys.ts';
import type { GuidanceArticle as Article, ArticleSection } from '@ankur/content/guidance/types.ts';
import type {
  GuidanceArticle,
  GuidanceDuty,
  GuidanceSection,
} from '@ankur/contracts/guidance/endpoints';
import { DEFAULT_LANGUAGE, type Language, languageIn, textIn } from '@ankur/languages/languages';

/** Paragraphs first, then the bullet points; a section with text alone stays one text. */
function detailsOf(section: ArticleSection): GuidanceSection['details'] {
  const text = section.text && withoutSourceKeys(section.text);
  const list = section.list?.map(withoutSourceKeys);
  if (!list) return text ?? '';
  return text ? [...text.split('\n\n'), ...list] : list;
}

function toSections(article: Article, language: Language): GuidanceSection[] {
  const own = languageIn(article.text, language);
  return textIn(article.text, language).sections.map((section, index) => {
    const written = section.text !== undefined || section.list !== undefined;
    const body = written ? section : (article.text.en.sections[index] ?? section);
    return {
      heading: section.heading,
      details: detailsOf(body),
      details_language: written ? own : DEFAULT_LANGUAGE,
    };
  });
}

function toDuties(article: Article, language: Language): GuidanceDuty[] {
  const labels = textIn(article.text, language).scheduleLabels ?? {};
  return (article.schedule ?? []).map((duty) => ({
    code: duty.code,
    animal: duty.animal,
    label: labels[duty.labelKey] ?? article.text.en.scheduleLabels?.[duty.labelKey] ?? duty.code,
    first_age_days: duty.firstAgeDays ?? null,
    month: duty.month ?? null,
    until_month: duty.untilMonth ?? null,
    repeat_every_days: duty.repeatEveryDays,
    until_age_days: duty.untilAgeDays ?? null,
  }));
}

const drawingUrl = (file: string) => `/api/guidance/drawings/${file}`;

export function toArticle(article: Article, language: Language): GuidanceArticle {
  const text = textIn(article.text, language);
  return {
    id: article.id,
    title: text.title,
    topic: article.topic,
    image: drawingUrl(article.image),
    images: article.images.map(drawingUrl),
    image_alts: text.imageAlts,
    description: withoutSourceKeys(text.description),
    do_today: text.doToday.map(withoutSourceKeys),
    extraContent: toSections(article, language),
    schedule: toDuties(article, language),
    calculator: article.calculator ?? null,
    sources: article.sources.map(({ key, title, publisher, url }) => ({
      key,
      title,
      publisher,
      url: url ?? null,
    })),
    language: languageIn(article.text, language),
  };
}
