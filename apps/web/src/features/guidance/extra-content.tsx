// locale-keys: guidance:standard.*
import { SparingPicture } from '../../entities/picture/sparing-picture.tsx';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { GuidanceArticle } from './guidance.api.ts';

type Details = GuidanceArticle['extraContent'][number]['details'];

/** The sections of an article, its further drawings and where its facts come from. */
export function ExtraContent({ article }: { article: GuidanceArticle }) {
  const t = useT('guidance');
  const language = useLanguage();
  const foreign = article.extraContent.some((section) => section.details_language !== language);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      {foreign && <p className="text-sm text-muted">{t('inEnglish')}</p>}
      {article.extraContent.map((section) => (
        <section key={section.heading}>
          <h2 className="mb-2 text-xl font-bold">{section.heading}</h2>
          <div lang={section.details_language}>
            <Body details={section.details} />
          </div>
        </section>
      ))}
      {article.images.slice(1).map((image, index) => (
        <SparingPicture
          key={image}
          src={image}
          alt={article.image_alts[index + 1] ?? ''}
          className="w-full rounded-card border border-line bg-surface object-contain"
        />
      ))}
      <section>
        <h2 className="mb-2 text-lg font-bold">{t('sources')}</h2>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
          {article.sources.map((source) => (
            <SourceLine key={source.key} source={source} topic={article.topic} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Source of common teaching, a translated sentence; other sources are titles. */
const STANDARD = 'STD';

interface SourceProps {
  source: GuidanceArticle['sources'][number];
  topic: GuidanceArticle['topic'];
}

function SourceLine({ source, topic }: SourceProps) {
  const t = useT('guidance');
  if (source.key === STANDARD) return <li>{t(`standard.${topic}`)}</li>;
  return (
    <li lang="en">
      {source.url ? (
        <a href={source.url} target="_blank" rel="noreferrer" className="text-brand underline">
          {source.title}
        </a>
      ) : (
        source.title
      )}
      {', '}
      {source.publisher}
    </li>
  );
}

function Body({ details }: { details: Details }) {
  if (typeof details === 'string') {
    return (
      <div className="flex flex-col gap-3">
        {details.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    );
  }
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5">
      {details.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
