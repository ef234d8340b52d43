import { AssistantQuestions } from '../features/experts/assistant-questions.tsx';
import { ExpertDesk } from '../features/experts/expert-desk.tsx';
import { QuestionForm } from '../features/experts/question-form.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { rowOf } from '../lib/outbox/fold.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';
import { Dialog } from '../ui/dialog.tsx';

/** What experts see beside their own questions; a file of its own, since farmers never need it. */
export default function ExpertPart() {
  return (
    <>
      <ExpertDesk />
      <AssistantQuestions />
    </>
  );
}

/** An answer for the assistant that waits, with what was typed. */
export function OpenAnswer({ record, onClose }: { record: OutboxRecord; onClose: () => void }) {
  const t = useT('outbox');
  return (
    <Dialog open onClose={onClose} title={t('what.assistantAnswer')}>
      <QuestionForm question={rowOf(record)} onDone={onClose} />
    </Dialog>
  );
}
