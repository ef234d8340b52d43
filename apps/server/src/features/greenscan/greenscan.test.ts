import { greenscanEndpoints } from '@ankur/contracts/greenscan/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Messages for unusable photographs, those of the specification to the letter. */
const SCAN_MESSAGES = {
  missing: 'Please upload an image first',
  notImage: 'Please upload a valid image file (jpg, jpeg, png, etc.).',
  heic: 'This is a HEIC photograph, which cannot be read here. Choose JPEG in the camera settings and take the photograph again.',
  damaged: 'This picture is damaged or incomplete. Please take or choose another one.',
  tooLarge:
    'This picture is too large. Please send a JPEG below 15 MB and 40 megapixels (AVIF: 13 megapixels, PNG and others: 25 megapixels).',
  tooMany: 'Please send at most 5 photographs of one plant.',
  crop: 'Choose a crop from the list, or none.',
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Photo = { content: Uint8Array; type?: string; name?: string };

async function analyze(photos: readonly Photo[], fields: Record<string, string> = {}) {
  const { payload, headers } = await multipart(
    fields,
    photos.map(({ content, type = 'image/jpeg', name = 'leaf.jpg' }) => ({
      field: 'image',
      name,
      content,
      type,
    })),
  );
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/greenscan/analyze/',
    payload,
    headers,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** A drawn leaf: green with brown spots on a pale ground. */
async function drawnLeaf(options: { width?: number; spots?: boolean } = {}) {
  const side = options.width ?? 480;
  const spots = options.spots === false ? '' : '<circle cx="200" cy="240" r="26" fill="#6b4a1e"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="${side}" height="${side}">
    <rect width="480" height="480" fill="#d8d6d0"/>
    <path d="M60 420C60 180 200 60 430 60 430 300 300 430 60 420z" fill="#3f7d2c"/>${spots}
    <path d="M60 420L400 90" stroke="#2f5f22" stroke-width="5"/></svg>`;
  return sharp(Buffer.from(svg));
}
const jpeg = async () => (await drawnLeaf()).jpeg().toBuffer();

describe('greenscan', () => {
  it("answers a photograph in the contract's shape, without a token", async () => {
    const { status, body, headers } = await analyze([{ content: await jpeg() }]);
    expect(status).toBe(200);
    expect(check(greenscanEndpoints.analyze.answer, body).ok).toBe(true);
    const { analysis } = body;
    expect(analysis.candidates).toHaveLength(3);
    expect(['Low', 'Medium', 'High']).toContain(analysis.severity);
    expect(analysis.recommendations.length).toBeGreaterThan(0);
    expect(analysis.confidence).toBeGreaterThanOrEqual(0);
    expect(analysis.confidence).toBeLessThanOrEqual(1);
    if (analysis.label === null) expect(analysis.disease).toBe('Not sure');
    expect(headers['cache-control']).toContain('no-store');
  });

  it('considers only the named crop, in any letter case', async () => {
    const { body } = await analyze([{ content: await jpeg() }], { crop: 'rice' });
    for (const { label } of body.analysis.candidates) expect(label).toMatch(/^Rice___/);
    expect(body.analysis.accuracy).toMatchObject({ crop: 'Rice' });
  });

  it('combines up to five photographs and refuses a sixth', async () => {
    const photo = { content: await jpeg() };
    const five = await analyze([photo, photo, photo, photo, photo]);
    expect(five.status).toBe(200);
    expect(five.body.analysis.photo_problems).toHaveLength(5);
    // No further one may be sent.
    expect(five.body.analysis.next_photograph).toBeNull();
    const six = await analyze([photo, photo, photo, photo, photo, photo]);
    expect(six.status).toBe(400);
    expect(six.body.error).toBe(SCAN_MESSAGES.tooMany);
  });

  it('abstains on pictures without a leaf', async () => {
    const grey = sharp({ create: { width: 400, height: 300, channels: 3, background: '#808488' } });
    const { status, body } = await analyze([{ content: await grey.png().toBuffer() }]);
    expect(status).toBe(200);
    expect(body.analysis.label).toBeNull();
    expect(body.analysis.candidates).toHaveLength(3);
    expect(body.analysis.recommendations.join(' ')).toMatch(/again/);
    expect(body.analysis.photo_problems[0]).toContain('no-leaf');
  });

  it('refuses a form without a photograph, and no form at all', async () => {
    const { status, body } = await analyze([], { crop: 'Rice' });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: SCAN_MESSAGES.missing,
      errors: { image: [SCAN_MESSAGES.missing] },
      problems: [{ field: 'image', code: 'scan_photo_missing', params: {} }],
    });
    const bare = await test.app.inject({ method: 'POST', url: '/api/greenscan/analyze/' });
    expect(bare.statusCode).toBe(400);
    expect(bare.json().error).toBe(SCAN_MESSAGES.missing);
    expect((await analyze([{ content: await jpeg() }], { crop: 'Moon' })).body.errors).toEqual({
      crop: [SCAN_MESSAGES.crop],
    });
  });

  it.each([
    [
      "text with a picture's name",
      Buffer.from('not a picture at all'),
      415,
      SCAN_MESSAGES.notImage,
      'scan_not_image',
    ],
    ['an empty file', Buffer.alloc(0), 415, SCAN_MESSAGES.notImage, 'scan_not_image'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      415,
      SCAN_MESSAGES.notImage,
      'scan_not_image',
    ],
    [
      'a HEIC photograph',
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from('ftypheic\0\0\0\0heicmif1'),
        Buffer.alloc(64),
      ]),
      415,
      SCAN_MESSAGES.heic,
      'scan_heic',
    ],
    [
      'more than 15 MB',
      Buffer.alloc(15 * 1024 * 1024 + 1, 1),
      413,
      SCAN_MESSAGES.tooLarge,
      'scan_too_large',
      {
        max_megabytes: 15,
        max_megapixels: 40,
        max_megapixels_avif: 13,
        max_megapixels_whole: 25,
      },
    ],
  ])('refuses %s', async (_name, content, status, message, code, params?: object) => {
    const answer = await analyze([{ content }]);
    expect(answer.status).toBe(status);
    const { problems, ...texts } = answer.body;
    expect(texts).toEqual({ error: message, errors: { image: [message] } });
    expect(problems).toEqual([{ field: 'image', code, params: params ?? {} }]);
  });

  it('refuses a truncated picture, and keeps serving', async () => {
    const whole = await jpeg();
    const cut = await analyze([{ content: whole.subarray(0, Math.floor(whole.length / 2)) }]);
    expect(cut.status).toBe(400);
    expect(cut.body.error).toBe(SCAN_MESSAGES.damaged);
    expect((await analyze([{ content: whole }])).status).toBe(200);
  });

  it('refuses a decompression bomb by its header', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const { status, body } = await analyze([{ content: bomb, type: 'image/png' }]);
    expect(status).toBe(413);
    expect(body.error).toBe(SCAN_MESSAGES.tooLarge);
    expect(body.error).toContain('PNG and others: 25 megapixels');
  });

  it('reads CMYK, grey, transparent, animated and rotated pictures', async () => {
    const leaf = await drawnLeaf();
    const turned = await leaf.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const frames = await Promise.all(
      [true, false].map(async (spots) => (await drawnLeaf({ spots })).png().toBuffer()),
    );
    const pictures = [
      await leaf.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await leaf.clone().greyscale().jpeg().toBuffer(),
      await leaf.clone().ensureAlpha(0.5).png().toBuffer(),
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      turned,
      await leaf.clone().webp().toBuffer(),
      await leaf.clone().png({ palette: true }).toBuffer(),
    ];
    for (const content of pictures) expect((await analyze([{ content }])).status).toBe(200);
  });

  it('stores nothing', async () => {
    await analyze([{ content: await jpeg() }]);
    expect(test.files.size).toBe(0);
  });
});
