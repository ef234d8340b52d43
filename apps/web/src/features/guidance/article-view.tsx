import { useEffect, useRef, useState } from 'react';
import { SparingPicture } from '../../entities/picture/sparing-picture.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ArticleTools } from './article-tools.tsx';
import { Calculator } from './calculators/calculator.tsx';
import { ExtraContent } from './extra-content.tsx';
import type { GuidanceArticle } from './guidance.api.ts';
import { Reminders } from './reminders.tsx';

/** One article: drawing, summary, what to do today, and the rest behind "Learn More". */
export function ArticleView({ article }: { article: GuidanceArticle }) {
  const t = useT('guidance');
  const [open, setOpen] = useState(false);
  const extra = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) extra.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [open]);
  return (
    <article className="flex flex-col gap-5">
      <SparingPicture
        src={article.image}
        alt={article.image_alts[0] ?? article.title}
        eager
        className="mx-auto max-h-[28rem] w-full max-w-3xl rounded-card border border-line bg-surface object-contain"
      />
      <p className="max-w-prose text-lg">{article.description}</p>
      <ArticleTools article={article} />
      <Card title={t('doToday')} icon="check" className="print:shadow-none">
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {article.do_today.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      {article.schedule.length > 0 && <Reminders article={article} />}
      {article.calculator && <Calculator kind={article.calculator} />}
      <Button
        look="primary"
        className="self-start print:hidden"
        aria-expanded={open}
        icon={open ? 'chevron-up' : 'chevron-down'}
        onClick={() => setOpen(!open)}
      >
        {open ? t('less') : t('more')}
      </Button>
      <div ref={extra} className={open ? 'scroll-mt-20' : 'hidden print:block'}>
        <ExtraContent article={article} />
      </div>
    </article>
  );
}
