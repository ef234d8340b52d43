import { act, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { renderApp } from '../../test/render.tsx';
import { ExpertCard } from './expert-card.tsx';

const expert = {
  id: 'sample-4',
  profilePicture: null,
  name: 'Sunil Jadhav',
  specialty: 'Mandi prices and selling',
  experience: '11 years',
  experience_years: 11,
  location: 'Nashik, Maharashtra',
  fields: ['market_analysis' as const],
  languages: ['marathi' as const],
  sample: true,
};

afterEach(() => act(() => setLanguage('en')));

it('translates the name and place of an example', async () => {
  await act(() => setLanguage('te'));
  renderApp(<ExpertCard expert={expert} />);
  await screen.findByRole('heading', { name: 'సునీల్ జాధవ్' });
  await screen.findByText('నాసిక్, మహారాష్ట్ర');
});

it('shows a real expert unchanged', async () => {
  await act(() => setLanguage('te'));
  renderApp(<ExpertCard expert={{ ...expert, sample: false, location: 'Near the temple' }} />);
  await screen.findByRole('heading', { name: 'Sunil Jadhav' });
  screen.getByText('Near the temple');
});
