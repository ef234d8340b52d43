import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { FeedItem, FeedKind } from './feed.api.ts';

it.each<[FeedKind, string]>([
  ['posts', 'Please add a description'],
  ['reels', 'Description cannot be empty!'],
])('says of %s without words what the server would say', async (kind, text) => {
  const item = { id: '1', description: 'Good rain' } as FeedItem;
  const { user } = renderApp(<EditDialog kind={kind} item={item} onClose={() => {}} />);
  await user.clear(await screen.findByLabelText('Description'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(text);
  expect(screen.queryByText('The request could not be read.')).toBeNull();
});
