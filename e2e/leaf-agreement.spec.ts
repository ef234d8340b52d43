import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFarmer, expect, signIn, test } from './support/journey.ts';

/** `LEAF_PHOTOS` names a folder of JPEG files for the large check; our own drawing without it. */
const FOLDER = process.env.LEAF_PHOTOS ?? join(import.meta.dirname, 'support/pictures');
const MOST = 200;
const LEAST_AGREEMENT = 0.99;

interface Seen {
  label: string;
  ms: number;
}

function photographs(): Buffer[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.jpe?g$/i.test(name))
    .sort();
  const step = Math.max(1, names.length / MOST);
  const chosen = names.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
  return chosen.slice(0, MOST).map((name) => readFileSync(join(FOLDER, name)));
}

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
  const photos = photographs();
  test.setTimeout(90_000 + photos.length * 2_000);
  await signIn(page, await aFarmer());
  await page.goto('/application/greenscan');
  await page.getByRole('button', { name: /Download/ }).click();
  await expect(page.getByText(/works without internet on this phone/)).toBeVisible({
    timeout: 40_000,
  });
  const times: number[] = [];
  let same = 0;
  for (const photo of photos) {
    const [here, there] = await Promise.all([
      page.evaluate(async (base64): Promise<Seen> => {
        const chunk = performance
          .getEntriesByType('resource')
          .find((entry) => /\/browser-doctor-[^/]*\.js$/.test(entry.name));
        const { lookLocally } = await import(chunk?.name ?? '');
        const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        const blob = new Blob([bytes], { type: 'image/jpeg' });
        const began = performance.now();
        const seen = await lookLocally([blob], null);
        return { label: seen.candidates[0].label, ms: performance.now() - began };
      }, photo.toString('base64')),
      askServer(photo),
    ]);
    times.push(here.ms);
    if (here.label === there) same += 1;
  }
  const sorted = times.slice(1).sort((a, b) => a - b);
  const p50 = sorted[Math.floor(sorted.length / 2)];
  if (process.env.LEAF_PHOTOS)
    console.log(`${same} of ${photos.length} alike; browser p50 ${p50?.toFixed(0)} ms`);
  expect(same / photos.length).toBeGreaterThanOrEqual(LEAST_AGREEMENT);
});
