import type { Reel } from '@ankur/contracts/community/feed-item';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { ReelCaption } from './reel-caption.tsx';

const reel = (description: string) => ({ description, new_account: false }) as Reel;

describe('the caption of a reel', () => {
  it('is truncated, and expandable', () => {
    renderApp(<ReelCaption reel={reel('Sow in lines. '.repeat(30))} />);
    const text = screen.getByText(/Sow in lines/);
    expect(text.className).toContain('line-clamp');
    fireEvent.click(screen.getByRole('button', { name: 'Read all', expanded: false }));
    expect(text.className).not.toContain('line-clamp');
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(text.className).toContain('line-clamp');
  });

  it('has no button when short', () => {
    renderApp(<ReelCaption reel={reel('Sow in lines.')} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
