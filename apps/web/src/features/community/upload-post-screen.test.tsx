import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { UploadPostScreen } from './upload-post-screen.tsx';

const share = vi.hoisted(() => vi.fn());
vi.mock('./feed-actions.api.ts', () => ({
  useSharePostMutation: () => [share, { isLoading: false }],
}));

const photo = (type = 'image/jpeg') => new File(['x'], 'field.jpg', { type });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:field');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});
afterEach(() => {
  share.mockReset();
  vi.restoreAllMocks();
});

async function filled(error: unknown, words = 'Good rain') {
  share.mockResolvedValueOnce({ error });
  const { user } = renderApp(<UploadPostScreen />);
  fireEvent.change(await screen.findByLabelText('Photo'), { target: { files: [photo()] } });
  if (words) await user.type(screen.getByLabelText('Description'), words);
  await user.click(screen.getByRole('button', { name: 'Post' }));
}

const kept = () => {
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Good rain');
  screen.getByAltText('The photo you chose');
};

describe('a post that cannot be sent', () => {
  it('needs a description', async () => {
    await filled(undefined, '');
    await screen.findByText('❌ Please upload an image and add a description!');
    expect(share).not.toHaveBeenCalled();
  });

  it.each([
    [{ status: 'FETCH_ERROR' }, '❌ An error occurred. Please try again.'],
    [{ status: 500, data: {} }, '❌ Failed to upload post. Try again!'],
    [
      { status: 413, data: { errors: { photo: ['Image size must be less than 20MB'] } } },
      'Image size must be less than 20MB',
    ],
    [
      { status: 415, data: { errors: { photo: ['Please upload a valid image file.'] } } },
      'Please upload a valid image file.',
    ],
  ])('%o is said, and picture and words stay', async (answer, text) => {
    await filled(answer);
    await screen.findByText(text);
    kept();
  });

  it('can be sent again unchanged', async () => {
    await filled({ status: 'FETCH_ERROR' });
    share.mockResolvedValueOnce({ data: {} });
    await screen.findByText('❌ An error occurred. Please try again.');
    screen.getByRole('button', { name: 'Post' }).click();
    await screen.findByText('✅ Upload Successful! Redirecting...');
    const form: FormData = share.mock.calls[1]?.[0];
    expect([form.get('description'), (form.get('photo') as File).name]).toEqual([
      'Good rain',
      'field.jpg',
    ]);
    expect(screen.getByLabelText('Description')).toHaveProperty('value', '');
    await waitFor(() => expect(screen.queryByAltText('The photo you chose')).toBeNull());
  });

  it('refuses a file that is not a picture before sending', async () => {
    renderApp(<UploadPostScreen />);
    const field = await screen.findByLabelText('Photo');
    fireEvent.change(field, { target: { files: [photo('application/pdf')] } });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByAltText('The photo you chose')).toBeNull();
  });
});
