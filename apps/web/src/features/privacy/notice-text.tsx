import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { OperatorContact } from './operator-contact.tsx';
import { PurposeList } from './purpose-list.tsx';

/**
 * The privacy notice below the terms: purposes, the farmer's rights and the operator's
 * contact. Its headings are one level below those of the terms.
 */
export function NoticeText({ level = 3 }: { level?: 3 | 4 }) {
  const t = useT('privacy');
  const format = useFormat();
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <div className="mt-5 flex max-w-prose flex-col gap-5 border-t border-line pt-5">
      <section id={level === 3 ? 'notice' : undefined} className="flex flex-col gap-2">
        <Heading className="text-lg font-bold">{t('notice.title')}</Heading>
        <p className="text-muted">{t('notice.version', { date: format.date(NOTICE_VERSION) })}</p>
        <p>{t('notice.lead')}</p>
        <PurposeList />
        <p>{t('notice.rights')}</p>
        <p>{t('notice.young')}</p>
      </section>
      <OperatorContact level={level} />
    </div>
  );
}
