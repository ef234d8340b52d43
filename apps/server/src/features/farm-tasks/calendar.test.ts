import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const FEED = '/api/user/farm-tasks/feed/';
let testApp: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  farmer = await aFarmer(testApp.app, { name: 'Savita Wankhede' });
});

const addressOf = async (answer: Promise<{ json(): { url: string } }>) =>
  new URL((await answer).json().url);
const read = (url: URL) => testApp.app.inject({ url: url.pathname });

describe('the calendar feed', () => {
  it('shows the open tasks at its secret URL, without the farmer’s name', async () => {
    const tasks = [
      { task_name: 'Spray neem; north field', date: '2026-11-21', time: '06:30', notes: 'Mask' },
      { task_name: 'Pay the loan', date: '2026-11-30' },
      { task_name: 'Done already', date: '2026-11-20' },
      { task_name: 'Check bolls', date: '2026-11-01', recurrence: 'monthly' },
    ];
    for (const task of tasks) await farmer.call('POST', '/api/user/farm-tasks/', task);
    const listed = (await farmer.call('GET', '/api/user/farm-tasks/')).json();
    const done = listed.find((t: { task_name: string }) => t.task_name === 'Done already');
    await farmer.call('PATCH', `/api/user/farm-tasks/${done.id}/`);

    const url = await addressOf(farmer.call('GET', FEED));
    expect(url.href).toMatch(/^http:\/\/ankur\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0']));
    expect(lines).toContain('SUMMARY:Spray neem\\; north field');
    expect(lines).toContain('DTSTART:20261121T010000Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261130');
    expect(lines).toContain('DTEND;VALUE=DATE:20261201');
    expect(lines.filter((line) => line === 'SUMMARY:Check bolls')).toHaveLength(4);
    expect(answer.body).not.toContain('Done already');
    expect(answer.body).not.toMatch(/Savita|Wankhede|ankur\.test|farmer\d/);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('keeps one URL until it is renewed or deleted', async () => {
    const [first, again] = await Promise.all([
      addressOf(farmer.call('GET', FEED)),
      addressOf(farmer.call('GET', FEED)),
    ]);
    expect(again.href).toBe(first.href);
    const renewed = await addressOf(farmer.call('POST', FEED));
    expect(renewed.href).not.toBe(first.href);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(renewed)).statusCode).toBe(200);
    expect((await farmer.call('DELETE', FEED)).statusCode).toBe(204);
    expect((await read(renewed)).statusCode).toBe(404);
  });

  it('is 404 for an invented token', async () => {
    for (const name of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics']) {
      expect((await testApp.app.inject({ url: `/api/calendar/${name}` })).statusCode).toBe(404);
    }
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await testApp.app.inject({ method, url: FEED })).statusCode).toBe(401);
    }
  });

  it('belongs to one farmer', async () => {
    const url = await addressOf(farmer.call('GET', FEED));
    const other = await aFarmer(testApp.app);
    const theirs = await addressOf(other.call('GET', FEED));
    expect(theirs.href).not.toBe(url.href);
    const empty = await read(theirs);
    expect(empty.statusCode).toBe(200);
    expect(empty.body).not.toContain('BEGIN:VEVENT');
  });
});
