import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Popover, popoverItemClass } from '../../ui/popover.tsx';
import { toast } from '../../ui/toast.ts';
import { BlockDialog } from './block-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { FeedItem, FeedKind } from './feed.api.ts';
import {
  useDeleteItemMutation,
  useHideItemMutation,
  useReportItemMutation,
  useTakeWarningOffMutation,
} from './feed-actions.api.ts';
import { ReportDialog } from './report-dialog.tsx';
import { WarnDialog } from './warn-dialog.tsx';

/** Offers in the list to take back the deletion of an item. */
export type OnRemoved = (id: string | null) => Promise<void>;

type Asking = 'none' | 'edit' | 'delete' | 'report' | 'block' | 'warn';

interface Props {
  kind: FeedKind;
  item: FeedItem;
  /** Hears of an own item that was just deleted; null: that another one is about to be. */
  onRemoved?: OnRemoved | undefined;
}

/** Actions on an item: edit and delete an own one; report, hide or block another's. */
export function ItemMenu({ kind, item, onRemoved }: Props) {
  const t = useT('community');
  const [asking, setAsking] = useState<Asking>('none');
  const [remove, removing] = useDeleteItemMutation();
  const [hide] = useHideItemMutation();
  const [report, reporting] = useReportItemMutation();
  const [takeWarningOff] = useTakeWarningOffMutation();
  const name = item.username || t('anonymous');
  const which = { kind, id: item.id };
  const end = (error: unknown, done: string): void => {
    setAsking('none');
    if (error) toast.error(t('menu.failed'));
    else toast.success(done);
  };
  const removeItem = async (): Promise<void> => {
    await onRemoved?.(null);
    const { error } = await remove(which);
    end(error, t('delete.done'));
    if (!error) await onRemoved?.(item.id);
  };
  const row = (icon: IconName, text: string, act: () => void) => (
    <button type="button" onClick={act} className={popoverItemClass}>
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <>
      <Popover button={<Icon name="more" />} label={t('menu.title', { name })}>
        {(close) => {
          const ask = (next: Asking) => () => {
            close();
            setAsking(next);
          };
          if (item.own)
            return (
              <>
                {row('edit', t('menu.edit'), ask('edit'))}
                {row('trash', t('menu.delete'), ask('delete'))}
              </>
            );
          return (
            <>
              {row('eye-off', t('menu.hide'), () => {
                close();
                void hide(which).then(({ error }) => end(error, t('menu.hidden')));
              })}
              {row('warning', t('menu.report'), ask('report'))}
              {row('lock', t('menu.block', { name }), ask('block'))}
              {item.may_warn && row('expert', t('warn.title'), ask('warn'))}
              {item.may_warn &&
                item.advice_warning &&
                row('close', t('warn.takeOff'), () => {
                  close();
                  void takeWarningOff(which).then(({ error }) => end(error, t('warn.gone')));
                })}
            </>
          );
        }}
      </Popover>
      {asking === 'edit' && (
        <EditDialog kind={kind} item={item} onClose={() => setAsking('none')} />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('delete.title')}
        confirmLabel={t('menu.delete')}
        cancelLabel={t('cancel')}
        busy={removing.isLoading}
        danger
        onConfirm={() => void removeItem()}
        onCancel={() => setAsking('none')}
      >
        {t('delete.text')}
      </ConfirmDialog>
      {asking === 'block' && (
        <BlockDialog user={item.user} name={name} onClose={() => setAsking('none')} />
      )}
      {asking === 'warn' && (
        <WarnDialog kind={kind} item={item} onClose={() => setAsking('none')} />
      )}
      {asking === 'report' && (
        <ReportDialog
          busy={reporting.isLoading}
          onClose={() => setAsking('none')}
          onReport={(reason) => report({ ...which, reason })}
        />
      )}
    </>
  );
}
