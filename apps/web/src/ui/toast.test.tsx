import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toasts } from '../app/toasts.tsx';
import { renderApp } from '../test/render.tsx';
import { toast } from './toast.ts';

it('shows the same message once while it is visible', async () => {
  renderApp(<Toasts />);
  toast.error('Action failed');
  await screen.findByText('Action failed');
  toast.error('Action failed');
  toast.error('Another thing failed');
  await screen.findByText('Another thing failed');
  expect(screen.getAllByText('Action failed')).toHaveLength(1);
});

it('shows its message and disappears when closed', async () => {
  const { user } = renderApp(<Toasts />);
  toast.success('Login Successfull');
  expect(await screen.findByText('Login Successfull')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  // jsdom runs no animations: the end of the exit animation is dispatched by hand.
  const leaving = screen.getByText('Login Successfull').closest('.Toastify__toast');
  await expect.poll(() => leaving?.className).toContain('exit');
  if (leaving) fireEvent.animationEnd(leaving);
  await expect.poll(() => screen.queryByText('Login Successfull')).toBeNull();
});
