import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useT } from './use-t.ts';

function UnreadCount() {
  const t = useT('notifications');
  const [count] = useState(3);
  return (
    <p>
      {t('title')} {count}
    </p>
  );
}

it('resumes a suspended component without a recoverable error', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const recovered = vi.fn();
  const root = createRoot(box, { onRecoverableError: recovered });
  root.render(
    <Suspense fallback="waiting">
      <UnreadCount />
    </Suspense>,
  );
  await vi.waitFor(() => expect(box.textContent).toMatch(/ 3$/));
  expect(recovered).not.toHaveBeenCalled();
  root.unmount();
});
