import { useOnline } from '../../lib/online/use-online.ts';
import { Alert } from '../../ui/alert.tsx';

interface Props {
  /** Named by `aria-describedby` of the button that sends, which stays enabled: `navigator.onLine` may be wrong. */
  id?: string;
  text: string;
}

/** Says, while the device is offline, that what stands below needs a network; nothing otherwise. */
export function NeedsNetwork({ id, text }: Props) {
  if (useOnline()) return null;
  return (
    <div id={id}>
      <Alert tone="info">{text}</Alert>
    </div>
  );
}
