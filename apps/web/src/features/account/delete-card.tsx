import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** Deletion of the account. */
export function DeleteCard() {
  const t = useT('account');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('remove.title')} icon="trash">
      <div className="flex flex-col items-start gap-3">
        <p className="text-muted">{t('remove.text')}</p>
        <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('remove.open')}
        </Button>
      </div>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
