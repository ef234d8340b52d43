import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { Confidence } from './confidence.tsx';

it.each([
  [0.91, 'Quite sure (91%)'],
  [0.99, 'Quite sure (99%)'],
  [0.9987, 'Quite sure (over 99%)'],
  [1, 'Quite sure (over 99%)'],
])('never claims to be all sure: %d', async (value, text) => {
  renderApp(<Confidence value={value} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
