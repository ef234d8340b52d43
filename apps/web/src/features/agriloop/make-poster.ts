const WAIT_MS = 6000;
const WIDTH_MAX = 720;

/** Waits for one event of a media element; false on failure or time-out. */
function happens(video: HTMLVideoElement, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), WAIT_MS);
    const end = (good: boolean) => () => {
      clearTimeout(timer);
      resolve(good);
    };
    video.addEventListener(name, end(true), { once: true });
    video.addEventListener('error', end(false), { once: true });
  });
}

/** A picture from the first second of a video, at most 720 px wide; null where the browser cannot read it. */
export async function makePoster(url: string): Promise<Blob | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const loaded = happens(video, 'loadeddata');
  video.src = url;
  if (!(await loaded) || video.videoWidth === 0) return null;
  if (Number.isFinite(video.duration) && video.duration > 2) {
    const sought = happens(video, 'seeked');
    video.currentTime = 1;
    await sought;
  }
  const scale = Math.min(1, WIDTH_MAX / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  video.removeAttribute('src');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
