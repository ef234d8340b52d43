import { useEffect, useState } from 'react';
import { isNearlyFull } from '../../lib/device/room.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Alert } from '../../ui/alert.tsx';

/** Says that this phone is nearly full, before something that is written finds no room. */
export function RoomNote() {
  const t = useT('outbox');
  const { records } = useOutbox();
  const [isFull, setFull] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when more waits or less
  useEffect(() => void isNearlyFull().then(setFull), [records.length]);
  return isFull ? <Alert tone="warn">{t('nearlyFull')}</Alert> : null;
}
