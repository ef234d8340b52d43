import { useState } from 'react';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import type { Drafts } from '../../lib/forms/use-draft.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { AddTask } from './add-task.tsx';
import { TaskDetail } from './task-detail.tsx';
import { TaskList } from './task-list.tsx';

type View = { kind: 'list' } | { kind: 'add' } | { kind: 'one'; id: string };

/** The farm's tasks: list, form and detail. */
export function FarmTasksCard() {
  const t = useT('farm-tasks');
  const [view, setView] = useState<View>({ kind: 'list' });
  const [drafts] = useState<Drafts>(() => new Map());
  const box = useRestoredFocus<HTMLDivElement>();
  const takeBack = useTakeBack();
  const adding = view.kind === 'add';
  const showList = (): void => setView({ kind: 'list' });
  return (
    <Card
      title={t('title')}
      icon="calendar"
      id="tasks"
      actions={
        <Button look="plain" onClick={() => setView({ kind: adding ? 'list' : 'add' })}>
          {t(adding ? 'viewTasks' : 'addMore')}
        </Button>
      }
    >
      <div ref={box} className="outline-none">
        {takeBack.line}
        {adding && <AddTask drafts={drafts} />}
        {view.kind === 'list' && (
          <TaskList
            onOpen={(id) => setView({ kind: 'one', id })}
            onRemoved={(id) => void takeBack.offer(id)}
          />
        )}
        {view.kind === 'one' && (
          <TaskDetail id={view.id} onBack={showList} onRemoved={(id) => void takeBack.offer(id)} />
        )}
      </div>
    </Card>
  );
}
