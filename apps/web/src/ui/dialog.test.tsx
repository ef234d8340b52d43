import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add expense">
        <input aria-label="Amount" />
        <button type="button">Last</button>
      </Dialog>
    </>
  );
}

it('has a name, traps the focus and restores it when closed', async () => {
  const { user } = renderApp(<Opener />);
  const opener = await screen.findByRole('button', { name: 'Open' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Add expense' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  screen.getByRole('button', { name: 'Last' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes on Escape, which the browser reports as cancel', async () => {
  const { user } = renderApp(<Opener />);
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('asks a question with two answers', async () => {
  const answers: string[] = [];
  const { user } = renderApp(
    <ConfirmDialog
      open
      title="Confirm Deletion"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    >
      Delete this expense?
    </ConfirmDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(answers).toEqual(['yes', 'no', 'no']);
});
