import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import { aFarmer, GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFarmersRepository } from '../../platform/auth/farmers.repository.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import { createAccountMails } from './account-mails.ts';
import {
  confirmationLetter,
  knownAddressLetter,
  newDeviceLetter,
  passwordChangedLetter,
} from './letters/letters.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.mailbox.length = 0;
});

const NEW = 'Harvest!2027';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile';
const signIn = (email: string, userAgent: string, device?: string, password = GOOD_PASSWORD) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/user/login/',
    payload: { email, password, ...(device ? { device } : {}) },
    headers: { 'user-agent': userAgent },
  });
const subjects = () => testApp.mailbox.map(({ subject }) => subject);
const NEW_SIGN_IN = 'New sign-in to your Ankur account';

describe('a mail is sent', () => {
  it('when the password is changed, with a link to reset it', async () => {
    const farmer = await aFarmer(testApp.app);
    const change = { current_password: GOOD_PASSWORD, password: NEW, password2: NEW };
    await farmer.call('POST', '/api/user/changepassword/', change);
    await expect.poll(subjects).toEqual(['Your Ankur password was changed']);
    const [mail] = testApp.mailbox;
    expect(mail?.to).toBe(farmer.email);
    expect(mail?.text).toContain('21-11-2026, 11:30');
    expect(mail?.text).toContain('http://ankur.test/forget');
    expect(mail?.text).not.toContain(NEW);
  });

  it('not when a change is refused', async () => {
    const farmer = await aFarmer(testApp.app);
    const change = { current_password: 'Wrong!2026', password: NEW, password2: NEW };
    await farmer.call('POST', '/api/user/changepassword/', change);
    expect(subjects()).toEqual([]);
  });

  it('for the first sign-in from a device label, not for the next', async () => {
    const farmer = await aFarmer(testApp.app);
    await signIn(farmer.email, CHROME);
    await expect.poll(subjects).toEqual([NEW_SIGN_IN]);
    expect(testApp.mailbox[0]?.text).toContain('Chrome · Android');
    await signIn(farmer.email, CHROME);
    await signIn(farmer.email, '');
    expect(subjects()).toEqual([NEW_SIGN_IN]);
  });

  it('for another phone with the same label, when browsers send names', async () => {
    const farmer = await aFarmer(testApp.app);
    const [own, stolen] = ['own-browser-name-0001', 'other-browser-name-02'];
    await signIn(farmer.email, CHROME, own);
    await signIn(farmer.email, CHROME, own);
    await expect.poll(() => subjects().length).toBe(1);
    await signIn(farmer.email, CHROME, stolen);
    await expect.poll(() => subjects().length).toBe(2);
  });

  it('for a sign-in without a name from the kind of browser that has one', async () => {
    const farmer = await aFarmer(testApp.app);
    await signIn(farmer.email, CHROME, 'own-browser-name-0001');
    await expect.poll(() => subjects().length).toBe(1);
    await signIn(farmer.email, CHROME);
    await expect.poll(() => subjects().length).toBe(2);
    await signIn(farmer.email, CHROME);
    expect(subjects()).toEqual([NEW_SIGN_IN, NEW_SIGN_IN]);
  });

  it('about a new device however many others were sent before', async () => {
    const limiter = createRateLimiter();
    const sent: string[] = [];
    const mail = { send: async ({ subject }: Mail) => void sent.push(subject) };
    const waiting: Promise<void>[] = [];
    const mails = createAccountMails({ ...testApp.inputs, limiter, mail }, (_what, work) =>
      waiting.push(work()),
    );
    const { email } = await aFarmer(testApp.app);
    const farmer = await createFarmersRepository(testApp.inputs.db).findByEmail(email);
    if (!farmer) throw new Error('no account');
    for (let n = 0; n < 10; n += 1)
      await mails.limited(farmer.id, knownAddressLetter(farmer, 'http://ankur.test/x'));
    expect(sent).toHaveLength(6);
    for (let n = 0; n < 10; n += 1) mails.newDevice(farmer, 'Chrome · Android');
    await Promise.all(waiting);
    expect(sent.filter((subject) => subject === NEW_SIGN_IN)).toHaveLength(6);
  });

  it('not for a password that is wrong', async () => {
    const farmer = await aFarmer(testApp.app);
    await signIn(farmer.email, CHROME, undefined, 'Wrong!2026');
    expect(subjects()).toEqual([]);
  });
});

describe('every mail', () => {
  const at = new Date('2026-11-21T06:00:00Z');
  it.each(REVIEWED_LANGUAGES)('in %s has its own text, the name and the link', (language) => {
    const to = { email: 'a@ankur.test', name: 'Asha', language };
    const letters = [
      passwordChangedLetter(to, at, 'http://ankur.test/x'),
      newDeviceLetter(to, 'Chrome · Android', at, 'http://ankur.test/x'),
      confirmationLetter(to, 'http://ankur.test/x'),
      knownAddressLetter(to, 'http://ankur.test/x'),
    ];
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(4);
    for (const { text, subject } of letters) {
      expect(text.split('\n')).toContain('http://ankur.test/x');
      expect(text).toContain('Asha');
      expect(subject).toMatch(lettersOf(language));
      if (language !== 'en') expect(subject).not.toMatch(/[A-Za-z]{4}/);
    }
  });
});
