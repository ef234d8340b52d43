import type { ModerationCase } from '@ankur/contracts/console/moderation-endpoints';
import type { CaseDeed } from '@ankur/contracts/console/moderation-rules';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountButton } from './account-button.tsx';
import { CaseContent } from './case-content.tsx';
import { CaseHistory } from './case-history.tsx';
import { ClockBadges } from './clock-badges.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useGround } from './use-ground.ts';

/** Actions available for a case. */
function actionsFor({ takedown, kind, advice_warning, reasons }: ModerationCase): CaseDeed[] {
  if (takedown?.state === 'removed') return ['restore'];
  const warning: CaseDeed[] =
    kind === 'comment' || takedown ? [] : [advice_warning ? 'unwarn' : 'warn'];
  const settling: CaseDeed[] = takedown ? ['restore'] : reasons.length > 0 ? ['dismiss'] : [];
  return ['remove', ...warning, ...settling];
}

/** A case with its context, deadlines and actions. */
export function CaseCard({ found }: { found: ModerationCase }) {
  const t = useT('console');
  const format = useFormat();
  const groundText = useGround();
  const [deed, setDeed] = useState<CaseDeed | null>(null);
  const [open, setOpen] = useState(false);
  const { kind, takedown, item, author, reasons, advice_warning } = found;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{t(`kind.${kind}`)}</Badge>
        {takedown && (
          <Badge tone="warn">
            {t(`state.${takedown.state}`)} · {groundText(takedown.ground)}
          </Badge>
        )}
        <ClockBadges clocks={found.clocks} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <AccountButton account={author} />
        <time dateTime={found.shared_at}>{format.dateTime(found.shared_at)}</time>
      </div>
      {kind === 'comment' && (
        <p className="text-sm text-muted wrap-anywhere">{t('case.on', { text: item.text })}</p>
      )}
      <CaseContent text={found.text} picture={found.picture} video={found.video} />
      {advice_warning && (
        <p className="text-sm wrap-anywhere">{t('case.warned', { text: advice_warning })}</p>
      )}
      <p className="text-sm">
        {reasons.map(({ reason, reports }) => `${groundText(reason)} × ${reports}`).join(' · ')}
      </p>
      <p className="text-sm text-muted">
        {t('case.reporters', { count: found.reporters, independent: found.independent })} ·{' '}
        {t('case.since', { at: format.dateTime(found.since) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {actionsFor(found).map((one) => (
          <Button
            key={one}
            look={one === 'remove' ? 'danger' : 'plain'}
            onClick={() => setDeed(one)}
          >
            {t(`deed.${one}`)}
          </Button>
        ))}
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'case.lessDetails' : 'case.details')}
        </Button>
      </div>
      {open && <CaseHistory id={found.id} />}
      {deed && (
        <DecideDialog
          id={found.id}
          deed={deed}
          ground={reasons[0]?.reason}
          hasPicture={found.picture !== null}
          onClose={() => setDeed(null)}
        />
      )}
    </li>
  );
}
