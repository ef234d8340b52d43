import { useEffect, useRef } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { leaveEndedSession } from '../lib/session/ended.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TOP_LINE_HEIGHT } from '../ui/top-line-height.ts';

/** Keeps the height of a line on top of the page in a variable of the page, since toasts appear below it. */
function tellHeight(line: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const tell = (): void => style.setProperty(TOP_LINE_HEIGHT, `${line?.offsetHeight ?? 0}px`);
  const observer = new ResizeObserver(tell);
  if (line) observer.observe(line);
  tell();
  return () => {
    observer.disconnect();
    style.removeProperty(TOP_LINE_HEIGHT);
  };
}

/** Says that the session has ended, with the way to sign in again. */
export default function SessionEndedLine() {
  const t = useT('common');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(box.current), []);
  return (
    <div ref={box} className="sticky top-0 z-40 p-2">
      <Alert
        tone="warn"
        action={
          <Button look="plain" onClick={leaveEndedSession}>
            {t('sessionEnded.action')}
          </Button>
        }
      >
        {t('sessionEnded.text')}
      </Alert>
    </div>
  );
}
