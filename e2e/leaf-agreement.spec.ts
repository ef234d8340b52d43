import { downloadClassifier, leafPhotographs, lookInBrowser } from './support/browser-leaf.ts';
import { aFarmer, expect, signIn, test } from './support/journey.ts';

/** `LEAF_PHOTOS` names a folder of JPEG files for the large check; our own drawing without it. */
const FOLDER = process.env.LEAF_PHOTOS;
const MOST = 200;
const LEAST_AGREEMENT = 0.99;

async function askServer(photo: Buffer): Promise<string> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(photo)], 'leaf.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${process.env.ANKUR_URL}/api/greenscan/analyze/`, {
    method: 'POST',
    body: form,
  });
  expect(answer.status).toBe(200);
  const { analysis } = (await answer.json()) as {
    analysis: { candidates: { label: string }[] };
  };
  return analysis.candidates[0]?.label ?? '';
}

test('server and browser see the same first label', async ({ page }) => {
  const photos = leafPhotographs(FOLDER, MOST);
  test.setTimeout(90_000 + photos.length * 2_000);
  await signIn(page, await aFarmer());
  await page.goto('/application/greenscan');
  await downloadClassifier(page);
  const times: number[] = [];
  let same = 0;
  for (const photo of photos) {
    const [here, there] = await Promise.all([lookInBrowser(page, photo), askServer(photo)]);
    times.push(here.ms);
    if (here.label === there) same += 1;
  }
  const sorted = times.slice(1).sort((a, b) => a - b);
  const p50 = sorted[Math.floor(sorted.length / 2)];
  if (FOLDER) console.log(`${same} of ${photos.length} alike; browser p50 ${p50?.toFixed(0)} ms`);
  expect(same / photos.length).toBeGreaterThanOrEqual(LEAST_AGREEMENT);
});
