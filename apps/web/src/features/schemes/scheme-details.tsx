import type { SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';

const MONTH = { month: 'long', year: 'numeric' } as const;

/** Details of a scheme. */
export function SchemeDetails({ scheme }: { scheme: SchemeAnswer }) {
  const t = useT('schemes');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-2">
        <Part name={t('giver')}>{scheme.giver}</Part>
        <Part name={t('benefit')}>{scheme.benefit}</Part>
        <Part name={t('who')}>{scheme.who}</Part>
        <Part name={t('documents')}>{scheme.documents.join(', ')}</Part>
        <Part name={t('how')}>{scheme.how}</Part>
        <Part name={t('deadline')}>{scheme.deadline}</Part>
        <Part name={t('helpline')}>
          <a
            href={`tel:${scheme.helpline.replace(/[^+\d]/g, '')}`}
            className="text-brand underline"
          >
            {scheme.helpline}
          </a>
        </Part>
      </dl>
      <EligibilityCheck id={scheme.id} known={scheme.eligibility} />
      <p className="text-sm text-muted">
        {t(scheme.reread ? 'asOf' : 'asOfUnread', {
          month: format.date(`${scheme.as_of}-01`, MONTH),
        })}
      </p>
      <a
        href={scheme.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('plain', 'self-start')}
      >
        {t('official')} <Icon name="external" className="size-4" />
      </a>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
