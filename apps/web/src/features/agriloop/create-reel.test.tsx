import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { CreateReel } from './create-reel.tsx';
import type { shrinkVideo } from './shrink-thread.ts';

const MB = 1_000_000;
const plan = vi.hoisted(() => ({ durationS: 60, can: true }));
const shrink = vi.hoisted(() => vi.fn());
vi.mock('./make-poster.ts', () => ({ makePoster: async () => null }));
vi.mock('./shrink-thread.ts', () => ({
  planShrinking: async () => ({
    durationS: plan.durationS,
    to: plan.can ? { width: 720, height: 1280, bytes: 4 * MB } : null,
  }),
  shrinkVideo: shrink,
}));

beforeEach(() => {
  Object.assign(plan, { durationS: 60, can: true });
  vi.stubGlobal('VideoEncoder', class {});
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
  shrink.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** A fake video of a given size without content. */
function film(bytes: number, type = 'video/mp4'): File {
  return Object.defineProperty(new File(['x'], 'film.mp4', { type }), 'size', { value: bytes });
}

type Share = Parameters<typeof CreateReel>[0]['onShare'];
type Keep = Parameters<typeof CreateReel>[0]['onKeep'];

async function screenWith(video: File, error?: unknown) {
  const onShare = vi.fn<Share>(async () => ({ error, waits: false }));
  const onKeep = vi.fn<Keep>(async () => 'waits');
  const { user, unmount } = renderApp(
    <CreateReel onShare={onShare} onKeep={onKeep} hero={() => null} />,
  );
  fireEvent.change(await screen.findByLabelText('Video'), { target: { files: [video] } });
  await user.type(screen.getByLabelText(/Description/), 'Words that stay');
  return {
    user,
    unmount,
    onShare,
    onKeep,
    asked: () => onShare.mock.calls.at(-1)?.[0],
    post: () => user.click(screen.getByRole('button', { name: 'Post Reel' })),
  };
}

describe('what a farmer sees when a reel does not arrive', () => {
  it.each([
    ['no answer', { status: 'FETCH_ERROR' }, 'An unexpected error occurred!'],
    ['a fault', { status: 500, data: null }, 'Failed to upload reel!'],
    ['a message', { status: 507, data: { message: 'Full' } }, 'Full'],
    ['a refusal', { status: 415, data: { errors: { video: ['Damaged'] } } }, 'Damaged'],
  ])('%s', async (_name, error, text) => {
    const { post, user } = await screenWith(film(500_000), error);
    await post();
    await screen.findByText(text);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText(/Description/)).toHaveProperty('value', 'Words that stay');
    screen.getByLabelText('The video you chose');
  });

  it.each([
    [film(104_857_600), 60, 'Video size must be less than 100MB!'],
    [film(9 * MB), 3600, 'Videos can be 10 minutes long at most!'],
    [film(10, 'text/plain'), 60, 'Please upload a valid video file!'],
  ])('a video that may not go is not sent (%#)', async (video, durationS, text) => {
    plan.durationS = durationS;
    const { post, onShare } = await screenWith(video);
    await screen.findByText(text);
    await post();
    await screen.findByText(/^Validation Error/);
    expect(onShare).not.toHaveBeenCalled();
  });
});

describe('a reel without a network', () => {
  it('is left to the outbox when asked to, after no answer came', async () => {
    const { post, user, onKeep } = await screenWith(film(500_000), { status: 'FETCH_ERROR' });
    await post();
    await screen.findByText('An unexpected error occurred!');
    expect(onKeep).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send it later by itself' }));
    await screen.findByText('It waits on this phone');
    const [name, video] = [...(onKeep.mock.calls[0]?.[0].form ?? [])][0] ?? [];
    expect([name, video instanceof File]).toEqual(['video', true]);
    expect(onKeep.mock.calls[0]?.[0].form.get('description')).toBe('Words that stay');
    expect(onKeep.mock.calls[0]?.[0].isLarge).toBe(false);
  });

  it('is said to wait when it could not be sent', async () => {
    const { post, onShare } = await screenWith(film(3 * MB));
    onShare.mockResolvedValue({ waits: true });
    await post();
    await screen.findByText('It waits on this phone');
    expect(screen.getByLabelText(/Description/)).toHaveProperty('value', '');
  });
});

describe('a large reel', () => {
  it('says how much has arrived, and tells when its form is left', async () => {
    const { post, onShare, asked, unmount } = await screenWith(film(3 * MB));
    onShare.mockReturnValue(new Promise(() => {}));
    await post();
    await screen.findByText('Sending the video');
    act(() => asked()?.staysWith.onProgress(0.5));
    await screen.findByText('1.5 of 3 MB');
    expect(asked()).toMatchObject({ isLarge: true, staysWith: { left: { aborted: false } } });
    unmount();
    expect(asked()?.staysWith.left.aborted).toBe(true);
  });
});

it('leads back to the first thing missing when its popup is closed', async () => {
  const { user } = renderApp(<CreateReel onShare={vi.fn()} onKeep={vi.fn()} hero={() => null} />);
  await user.click(await screen.findByRole('button', { name: 'Post Reel' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Video'));
});

it('posts a reel once, however often the button is clicked', async () => {
  const { onShare } = await screenWith(film(500_000));
  const button = screen.getByRole('button', { name: 'Post Reel' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Reel Posted!');
  expect(onShare).toHaveBeenCalledTimes(1);
});

it('says which crop a reel is about, if any', async () => {
  const { user, post, asked } = await screenWith(film(500_000));
  await user.type(screen.getByLabelText(/^Crop/), 'cotton');
  await post();
  await screen.findByText('Reel Posted!');
  expect(asked()?.form.get('crop')).toBe('cotton');
});

describe('a smaller video', () => {
  it('is encoded only on request, shows its size before and after, and is uploaded', async () => {
    const small = film(3.6 * MB);
    shrink.mockImplementation(async (...[, , { onProgress }]: Parameters<typeof shrinkVideo>) => {
      onProgress(0.5);
      return small;
    });
    const { user, post, asked } = await screenWith(film(24 * MB));
    await screen.findByText(/about 4 MB instead of 24 MB/);
    expect(shrink).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Make it smaller' }));
    await screen.findByText('Now 3.6 MB instead of 24 MB.');
    await post();
    await waitFor(() => expect(asked()?.form.get('video')).toHaveProperty('size', small.size));
    expect(asked()?.isLarge).toBe(true);
  });

  it('can be cancelled; then the original is uploaded', async () => {
    let stopped: AbortSignal | undefined;
    shrink.mockImplementation((...[, , { signal }]: Parameters<typeof shrinkVideo>) => {
      stopped = signal;
      return new Promise(() => {});
    });
    const original = film(24 * MB);
    const { user, post, asked } = await screenWith(original);
    await user.click(await screen.findByRole('button', { name: 'Make it smaller' }));
    expect(screen.getByRole('button', { name: 'Post Reel' })).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(stopped?.aborted).toBe(true);
    await post();
    await waitFor(() => expect(asked()?.form.get('video')).toHaveProperty('size', original.size));
  });

  it.each([
    ['gives up', async () => Promise.reject(new Error('no memory'))],
    ['wins nothing', async () => film(23 * MB)],
  ])('is left out when the browser %s', async (_how, work) => {
    shrink.mockImplementation(work);
    const original = film(24 * MB);
    const { user, post, asked } = await screenWith(original);
    await user.click(await screen.findByRole('button', { name: 'Make it smaller' }));
    await screen.findByText(/could not be made smaller/);
    await post();
    await waitFor(() => expect(asked()?.form.get('video')).toHaveProperty('size', original.size));
  });

  it.each(['no encoder', 'no codec'])('is not offered where there is %s', async (lack) => {
    if (lack === 'no encoder') Reflect.deleteProperty(globalThis, 'VideoEncoder');
    plan.can = false;
    await screenWith(film(24 * MB));
    await screen.findByText(/This browser cannot make the video smaller/);
    expect(screen.queryByRole('button', { name: 'Make it smaller' })).toBeNull();
  });
});
