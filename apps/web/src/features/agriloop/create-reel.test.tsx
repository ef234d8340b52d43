import { reelFailure } from '@ankur/contracts/community/reel-problems';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saidByServer } from '../../lib/http/field-errors.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { CreateReel } from './create-reel.tsx';
import type { shrinkVideo } from './shrink-thread.ts';

const MB = 1_000_000;
const plan = vi.hoisted(() => ({ durationS: 60, can: true }));
const shrink = vi.hoisted(() => vi.fn());
const sendVideo = vi.hoisted(() => vi.fn());
const forgetSent = vi.hoisted(() => vi.fn());
vi.mock('./make-poster.ts', () => ({ makePoster: async () => null }));
vi.mock('../../lib/uploads/send-video.ts', () => ({ sendVideo, forgetSent }));
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
  forgetSent.mockReset();
  sendVideo.mockReset().mockResolvedValue({ id: 'u1' });
  shrink.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** A fake video of a given size without content. */
function film(bytes: number, type = 'video/mp4'): File {
  return Object.defineProperty(new File(['x'], 'film.mp4', { type }), 'size', { value: bytes });
}

async function screenWith(video: File, error?: unknown) {
  const onShare = vi.fn(async (_form: FormData) => error);
  const onKeep = vi.fn(async (_reel: { form: FormData; isLarge: boolean }) => 'waits' as const);
  const { user } = renderApp(<CreateReel onShare={onShare} onKeep={onKeep} hero={() => null} />);
  fireEvent.change(await screen.findByLabelText('Video'), { target: { files: [video] } });
  await user.type(screen.getByLabelText(/Description/), 'Words that stay');
  return {
    user,
    onShare,
    onKeep,
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
    [{ failed: 'unreachable' }, 'An unexpected error occurred!'],
    [{ failed: 'refused', reason: saidByServer('No more room') }, 'No more room'],
    [{ failed: 'refused', reason: null }, 'Failed to upload reel!'],
  ])('pieces that end with %o', async (sent, text) => {
    sendVideo.mockResolvedValue(sent);
    const { post, onShare } = await screenWith(film(3 * MB));
    await post();
    await screen.findByText(text);
    expect(onShare).not.toHaveBeenCalled();
  });

  it('uploads again, once, when the server has dropped the upload', async () => {
    sendVideo.mockResolvedValueOnce({ id: 'spent' });
    const gone = { status: 400, data: refusalOf({ video: [reelFailure('video_missing')] }) };
    const { post, onShare } = await screenWith(film(3 * MB));
    const asked: unknown[] = [];
    onShare.mockImplementation(async (form) => {
      asked.push(form.get('upload_id'));
      return asked.length === 1 ? gone : undefined;
    });
    await post();
    await screen.findByText('Reel Posted!');
    expect(asked).toEqual(['spent', 'u1']);
    expect(forgetSent.mock.invocationCallOrder[0]).toBeLessThan(
      sendVideo.mock.invocationCallOrder[1] ?? 0,
    );
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
    expect(sendVideo).not.toHaveBeenCalled();
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

  it('is left to the outbox at once while the phone knows that there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { post, onShare, onKeep } = await screenWith(film(3 * MB));
    await post();
    await screen.findByText('It waits on this phone');
    expect(onKeep.mock.calls.map(([{ isLarge }]) => isLarge)).toEqual([true]);
    expect([onShare.mock.calls.length, sendVideo.mock.calls.length]).toEqual([0, 0]);
    vi.restoreAllMocks();
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
  const { user, post, onShare } = await screenWith(film(500_000));
  await user.type(screen.getByLabelText(/^Crop/), 'cotton');
  await post();
  await screen.findByText('Reel Posted!');
  expect(onShare.mock.calls[0]?.[0].get('crop')).toBe('cotton');
});

describe('a smaller video', () => {
  it('is encoded only on request, shows its size before and after, and is uploaded', async () => {
    const small = film(3.6 * MB);
    shrink.mockImplementation(async (...[, , { onProgress }]: Parameters<typeof shrinkVideo>) => {
      onProgress(0.5);
      return small;
    });
    const { user, post, onShare } = await screenWith(film(24 * MB));
    await screen.findByText(/about 4 MB instead of 24 MB/);
    expect(shrink).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Make it smaller' }));
    await screen.findByText('Now 3.6 MB instead of 24 MB.');
    await post();
    await waitFor(() => expect(sendVideo.mock.calls[0]?.[0]).toBe(small));
    expect(onShare.mock.calls[0]?.[0].get('upload_id')).toBe('u1');
  });

  it('can be cancelled; then the original is uploaded', async () => {
    let stopped: AbortSignal | undefined;
    shrink.mockImplementation((...[, , { signal }]: Parameters<typeof shrinkVideo>) => {
      stopped = signal;
      return new Promise(() => {});
    });
    const original = film(24 * MB);
    const { user, post } = await screenWith(original);
    await user.click(await screen.findByRole('button', { name: 'Make it smaller' }));
    expect(screen.getByRole('button', { name: 'Post Reel' })).toHaveProperty('disabled', true);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(stopped?.aborted).toBe(true);
    await post();
    await waitFor(() => expect(sendVideo.mock.calls[0]?.[0]).toBe(original));
  });

  it.each([
    ['gives up', async () => Promise.reject(new Error('no memory'))],
    ['wins nothing', async () => film(23 * MB)],
  ])('is left out when the browser %s', async (_how, work) => {
    shrink.mockImplementation(work);
    const original = film(24 * MB);
    const { user, post } = await screenWith(original);
    await user.click(await screen.findByRole('button', { name: 'Make it smaller' }));
    await screen.findByText(/could not be made smaller/);
    await post();
    await waitFor(() => expect(sendVideo.mock.calls[0]?.[0]).toBe(original));
  });

  it.each(['no encoder', 'no codec'])('is not offered where there is %s', async (lack) => {
    if (lack === 'no encoder') Reflect.deleteProperty(globalThis, 'VideoEncoder');
    plan.can = false;
    await screenWith(film(24 * MB));
    await screen.findByText(/This browser cannot make the video smaller/);
    expect(screen.queryByRole('button', { name: 'Make it smaller' })).toBeNull();
  });
});
