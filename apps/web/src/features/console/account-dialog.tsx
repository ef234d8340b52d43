import type { ConsoleAccount } from '@ankur/contracts/console/moderation-endpoints';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fetched } from './fetched.tsx';
import { useConsoleAccountQuery, useSetSuspendedMutation } from './moderation.api.ts';
import { ModerationLogTable } from './moderation-log-table.tsx';
import { WhyDialog } from './why-dialog.tsx';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Account data for moderators, with suspend and reinstate. */
export function AccountDialog({ id, name, onClose }: Props) {
  const t = useT('console');
  const { data, isError, refetch } = useConsoleAccountQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog open shape="wide" onClose={onClose} title={t('account.open', { name })}>
      <Fetched data={data} isError={isError} refetch={refetch}>
        {(account) => <Account account={account} />}
      </Fetched>
    </Dialog>
  );
}

function Account({ account }: { account: ConsoleAccount }) {
  const t = useT('console');
  const format = useFormat();
  const [setSuspended] = useSetSuspendedMutation();
  const [asking, setAsking] = useState(false);
  const { id, suspended, posts, reels, comments, roles } = account;
  const deed = t(suspended ? 'account.reinstate' : 'account.suspend');
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere">
        {account.email} {suspended && <Badge tone="danger">{t('account.suspended')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {t('account.since', { date: format.date(account.since) })} ·{' '}
        {t('account.shared', { posts, reels, comments })} ·{' '}
        {t('account.removals', { count: account.removals })}
      </p>
      {roles.length > 0 && <p>{t('account.roles', { roles: roles.join(', ') })}</p>}
      <p className="text-sm text-muted">{t('account.recorded')}</p>
      <Button
        look={suspended ? 'plain' : 'danger'}
        className="self-start"
        onClick={() => setAsking(true)}
      >
        {deed}
      </Button>
      <ModerationLogTable log={account.log} />
      {asking && (
        <WhyDialog
          title={deed}
          hint={t('decide.logHint')}
          onClose={() => setAsking(false)}
          onDo={(why) => setSuspended({ id, why, suspended: !suspended })}
        />
      )}
    </div>
  );
}
