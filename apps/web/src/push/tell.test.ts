import { expect, it } from 'vitest';
import en from '../locales/en/notifications.json';
import hi from '../locales/hi/notifications.json';
import mr from '../locales/mr/notifications.json';
import te from '../locales/te/notifications.json';
import { messageOf } from './tell.ts';

const TEXTS = { en, hi, mr, te };
const told = {
  id: 'n1',
  kind: 'task-due',
  payload: { task: 'निंदाई', date: '2026-11-21' },
  link: '/application/dashboard',
  language: 'hi',
};

it('speaks the language of the farmer', () => {
  expect(messageOf(told, TEXTS)).toEqual({
    title: 'Ankur',
    body: 'आज का काम: निंदाई',
    link: '/application/dashboard',
    tag: 'n1',
  });
});

it('leads nowhere else and falls back to English', () => {
  const odd = messageOf({ ...told, language: 'xx', link: '//evil.example/' }, TEXTS);
  expect([odd?.body, odd?.link]).toEqual(["Today's work: निंदाई", '/application/dashboard']);
});

it.each([null, 'x', {}, { ...told, kind: 'gossip' }, { ...told, payload: null }])(
  'is silent about %j',
  (data) => expect(messageOf(data, TEXTS)).toBeNull(),
);
