import { useEffect, useState } from 'react';
import { afterPage } from '../../lib/after-page.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';

const load = () => import('./place-dialog.tsx');
const PlaceDialog = lazyWithRetry(load);

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The place dialog, fetched after the page that shows it and mounted when it is first opened. */
export function PlaceChooser({ open, onClose }: Props) {
  const [opened, setOpened] = useState(open);
  useEffect(() => afterPage(() => load().catch(() => undefined)), []);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Optional>
      <PlaceDialog open={open} onClose={onClose} />
    </Optional>
  );
}
