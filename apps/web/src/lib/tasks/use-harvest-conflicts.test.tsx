import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import words from '../../locales/hi/common.json';
import { renderApp } from '../../test/render.tsx';
import { provideCatalogue } from '../i18n/catalogue.ts';
import { useHarvestConflicts } from './use-harvest-conflicts.ts';

// Without a network nothing can be fetched.
vi.mock('../i18n/locale-files.ts', () => ({ localeFiles: {} }));
vi.mock('../i18n/locale-files-signed-in.ts', () => ({ localeFiles: {} }));

const TASK = {
  id: 't1',
  task_name: 'टमाटर तोड़ना',
  date: '2026-11-28',
  time: null,
  priority: 'medium',
  recurrence: 'none',
  notes: '',
  is_completed: false,
} as unknown as Parameters<ReturnType<typeof useHarvestConflicts>>[0][number];

function Sentence() {
  return <p>{useHarvestConflicts()([TASK])}</p>;
}

beforeAll(() => {
  localStorage.setItem('language', 'hi');
  provideCatalogue('hi', 'common', words);
});
afterAll(() => localStorage.clear());

it('names the conflicting harvests with common texts only', async () => {
  renderApp(<Sentence />);
  expect(await screen.findByText(/टमाटर तोड़ना \(28 नवंबर 2026\)/)).toBeTruthy();
});
