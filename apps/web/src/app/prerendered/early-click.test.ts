import { afterEach, expect, it, vi } from 'vitest';
import { holdClicks, releaseClicks } from './early-click.ts';

afterEach(() => {
  releaseClicks();
  document.body.replaceChildren();
});

it('gives a click on a button to the app once, after hydration, also when the app already listens', () => {
  document.body.innerHTML = '<div id="root"><button type="button">Sign Up</button></div>';
  const [root, button] = [document.querySelector('#root'), document.querySelector('button')];
  const pressed = vi.fn();
  holdClicks();
  // As React does for its root when hydration begins.
  root?.addEventListener('click', pressed, true);
  root?.addEventListener('click', pressed);
  button?.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(button?.dataset.pressed).toBe('');
  releaseClicks();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(button?.dataset.pressed).toBeUndefined();
});

it('leaves links to the browser', () => {
  document.body.innerHTML = '<a href="#terms">Terms</a>';
  const link = document.querySelector('a');
  const followed = vi.fn();
  link?.addEventListener('click', followed);
  holdClicks();
  link?.click();
  expect(followed).toHaveBeenCalledTimes(1);
});
