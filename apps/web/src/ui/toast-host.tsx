import 'react-toastify/ReactToastify.css';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useT } from '../lib/i18n/use-t.ts';
import { IconButton } from './icon-button.tsx';
import { TOP_LINE_HEIGHT } from './top-line-height.ts';

export type ToastKind = 'success' | 'error' | 'info';

/** A message that is still visible is shown longer instead of twice. */
export function popUp(kind: ToastKind, text: string): void {
  const toastId = `${kind}:${text}`;
  if (toast.isActive(toastId)) toast.update(toastId, { render: text });
  else toast(text, { toastId, type: kind, role: kind === 'error' ? 'alert' : 'status' });
}

/** Where toasts appear: top right below the bar with its buttons and below a line on top of the page, 5 s, dragged away at 80 %, reached with Alt+T. */
export default function ToastHost() {
  const t = useT('common');
  return (
    <ToastContainer
      position="top-right"
      style={{ top: `calc(4rem + var(${TOP_LINE_HEIGHT}, 0px))` }}
      autoClose={5000}
      draggable
      draggablePercent={80}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={t('messages')}
      toastClassName="!rounded-control !bg-surface !text-ink !font-sans"
      closeButton={({ closeToast }) => (
        <IconButton
          icon="close"
          label={t('close')}
          onClick={closeToast}
          className="ms-auto shrink-0"
        />
      )}
    />
  );
}
