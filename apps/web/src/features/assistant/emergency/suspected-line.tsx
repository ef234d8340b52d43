import { useT } from '../../../lib/i18n/use-t.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { numberIn } from './calm-line.ts';

/** Above an ordinary answer when somebody may be in danger: one calm line, and a button that calls. */
export function SuspectedLine({ line, lang }: { line: string; lang: string }) {
  const t = useT('assistant');
  const number = numberIn(line);
  return (
    <div className="mb-2 flex flex-col items-start gap-2 rounded-control border border-warn bg-warn-soft p-3">
      <p lang={lang}>{line}</p>
      <a href={`tel:${number.replaceAll('-', '')}`} className={buttonClass('plain')}>
        <Icon name="phone" />
        {t('call', { number })}
      </a>
    </div>
  );
}
