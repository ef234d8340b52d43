import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button-class.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { reloadNewest } from './app-version.ts';

interface Props {
  look?: ButtonLook;
  icon?: IconName;
  children: ReactNode;
}

/** Reloads the page with the newest version; shows a spinner meanwhile. */
export function ReloadButton(props: Props) {
  const [busy, setBusy] = useState(false);
  const reload = () => {
    setBusy(true);
    void reloadNewest();
  };
  return <Button {...props} busy={busy} onClick={reload} />;
}
