import { type ComponentType, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { readText } from '../../lib/storage/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Opened } from '../../ui/opened.tsx';
import { Optional } from '../../ui/optional.tsx';
import type { Written } from './written.ts';
import { WrittenLine } from './written-line.tsx';

const NotesWaiting = lazyWithRetry(() => import('./notes-waiting.tsx'));

interface PartProps {
  onDone: (written?: Written) => void;
}

/** Opens the dialog in which an entry is spoken; `Part` is what stands in it. What was written down is shown below. */
export function VoiceButton({ Part }: { Part: ComponentType<PartProps> }) {
  const t = useT('voice-entry');
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState<Written | null>(null);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button look="plain" icon="mic" className="w-full" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {readText('voice-notes') && (
        <Optional>
          <NotesWaiting />
        </Optional>
      )}
      {written && <WrittenLine written={written} onGone={() => setWritten(null)} />}
      <Dialog open={isOpen} onClose={close} title={t('title')}>
        {isOpen && (
          <Opened>
            <Part
              onDone={(entry) => {
                if (entry) setWritten(entry);
                close();
              }}
            />
          </Opened>
        )}
      </Dialog>
    </>
  );
}
