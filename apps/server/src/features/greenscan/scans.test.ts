import { greenscanEndpoints } from '@ankur/contracts/greenscan/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await aFarmer(test.app);
});

const FIELDS = {
  label: 'Tomato___Early_blight',
  crop: 'Tomato',
  verdict: 'diseased',
  severity: 'Medium',
  confidence: '0.91',
};
const files = () => test.files;

async function saveScan(who: TestFarmer, fields: Record<string, string> = FIELDS) {
  const content = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#3f7d2c' },
  })
    .jpeg()
    .toBuffer();
  const { payload, headers } = await multipart(fields, [
    { field: 'image', name: 'a.jpg', content, type: 'image/jpeg' },
  ]);
  return test.app.inject({
    method: 'POST',
    url: '/api/user/scans/',
    payload,
    headers: { ...headers, authorization: `Bearer ${who.access}` },
  });
}

describe('stored scans', () => {
  it('stores a scan with its photograph, lists it newest first, and deletes both', async () => {
    const first = await saveScan(farmer);
    expect(first.statusCode).toBe(201);
    expect(check(greenscanEndpoints.keepScan.answer, first.json()).ok).toBe(true);
    const second = (await saveScan(farmer, { ...FIELDS, label: '', verdict: 'not-sure' })).json();
    expect(second.label).toBeNull();
    const list = (await farmer.call('GET', '/api/user/scans/')).json();
    expect(list.map((one: { id: string }) => one.id)).toEqual([second.id, first.json().id]);
    const photo = await test.app.inject(second.photo);
    expect(photo.headers['content-type']).toBe('image/webp');
    const gone = await farmer.call('DELETE', `/api/user/scans/${second.id}/`);
    expect(gone.statusCode).toBe(204);
    expect((await test.app.inject(second.photo)).statusCode).toBe(404);
    expect((await farmer.call('GET', '/api/user/scans/')).json()).toHaveLength(1);
  });

  it('is invisible to other farmers', async () => {
    const { id } = (await saveScan(farmer)).json();
    const other = await aFarmer(test.app);
    expect((await other.call('GET', '/api/user/scans/')).json()).toEqual([]);
    expect((await other.call('DELETE', `/api/user/scans/${id}/`)).statusCode).toBe(404);
    expect((await farmer.call('DELETE', '/api/user/scans/not-an-id/')).statusCode).toBe(404);
    const stranger = await test.app.inject({ method: 'GET', url: '/api/user/scans/' });
    expect(stranger.statusCode).toBe(401);
  });

  it('refuses results that the classifier cannot produce', async () => {
    const bad = { ...FIELDS, verdict: 'perhaps', severity: 'Terrible', confidence: '2' };
    const answer = await saveScan(farmer, bad);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['confidence', 'severity', 'verdict']);
    const unsure = await saveScan(farmer, { ...FIELDS, confidence: '' });
    expect(Object.keys(unsure.json().errors)).toEqual(['confidence']);
    expect((await saveScan(farmer, { ...FIELDS, label: 'Moon___Dust' })).statusCode).toBe(400);
    expect((await saveScan(farmer, { ...FIELDS, crop: 'Moon' })).statusCode).toBe(400);
  });

  it('stores a retried or concurrent scan once, separately by farmer', async () => {
    const fields = { ...FIELDS, key: '7d9a3c1e-6f0b-4c55-9d3e-2f4a8b1c0d9e' };
    const before = files().size;
    const both = await Promise.all([saveScan(farmer, fields), saveScan(farmer, fields)]);
    const again = await saveScan(farmer, fields);
    const ids = [...both, again].map((answer) => answer.json().id);
    expect(again.statusCode).toBe(201);
    expect(new Set(ids).size).toBe(1);
    expect(files().size).toBe(before + 2);
    const other = await aFarmer(test.app);
    expect((await saveScan(other, fields)).json().id).not.toBe(ids[0]);
    expect((await saveScan(farmer, { ...FIELDS, key: 'mine' })).json().errors).toHaveProperty(
      'key',
    );
  });

  it('dates an offline scan by its capture time and sorts it there', async () => {
    const now = (await saveScan(farmer)).json();
    const yesterday = new Date(Date.parse(now.created_at) - 86_400_000).toISOString();
    const older = (await saveScan(farmer, { ...FIELDS, scanned_at: yesterday })).json();
    expect(older.created_at).toBe(yesterday);
    const tomorrow = { ...FIELDS, scanned_at: new Date(Date.now() + 4e9).toISOString() };
    const newest = (await saveScan(farmer, tomorrow)).json();
    expect(Date.parse(newest.created_at)).toBeLessThan(Date.parse(tomorrow.scanned_at));
    const list = (await farmer.call('GET', '/api/user/scans/')).json();
    expect(list.map((one: { id: string }) => one.id)).toEqual([newest.id, now.id, older.id]);
    const bad = await saveScan(farmer, { ...FIELDS, scanned_at: 'soon' });
    expect(bad.json().errors).toHaveProperty('scanned_at');
  });

  it("is part of the account's export, and a refused scan leaves no file", async () => {
    const before = files().size;
    await saveScan(farmer, { ...FIELDS, crop: 'Moon' });
    expect(files().size).toBe(before);
  });
});
