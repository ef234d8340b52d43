import { TRAINING_TEXT_VERSION } from '@ankur/contracts/privacy/rules';
import type { Body, Make, Making, Proof } from './write-kinds.ts';

const PROFILE = {
  ...{ name: 'Asha Pawar', age: 41, contact: '9876543210', location: 'Yavatmal', land_size: 5 },
  ...{ crops: 'Wheat, Cotton', annual_crops: 2, land_type: 'irrigated', irrigation: 'flood' },
};

/** A setter and what the server then says. */
const set = (
  url: string,
  body: Body,
  thing: string,
  proof: Proof,
  over: Partial<Making> = {},
): Making => ({ url, body, thing, method: 'PUT', proof, ...over });

const found = (of: string, field: string, value: string) => (rows: Record<string, unknown>[]) =>
  rows.filter((row) => row[field] === value).map((row) => (of ? row[of] : true));

const QUESTIONS = '/api/user/assistant-questions/';

/** What an expert says of a question that the assistant left open, and how it then stands in the experts' list. */
const ofQuestion = (
  id: string,
  way: string,
  body: Body,
  is: Body,
  method: 'POST' | 'PUT',
): Making =>
  set(
    `${QUESTIONS}${id}/${way}/`,
    body,
    way === 'answer' ? id : `${id}/shown`,
    {
      at: `${QUESTIONS}?limit=100`,
      of: (rows: { id: string }[]) => rows.filter((row) => row.id === id),
      is: [is],
    },
    { method, what: 'assistantAnswer' },
  );

/** What sets how something is to be, which may be sent twice. */
export const SETS: Readonly<Record<string, Make>> = {
  vote: (n, { post }) =>
    set(`/api/user/posts/${post}/vote/`, { vote: n % 2 ? 'like' : null }, `${post}/vote`, {
      ...{ at: `/api/user/posts/${post}/`, of: ({ liked }) => liked, is: n % 2 === 1 },
    }),
  follow: (n, { neighbour }) =>
    set(
      `/api/user/following/${neighbour}/`,
      {},
      `${neighbour}/following`,
      {
        at: '/api/user/following/?limit=100',
        of: found('', 'user_id', neighbour),
        is: n % 3 ? [true] : [],
      },
      n % 3 ? {} : { method: 'DELETE' },
    ),
  block: (n, { stranger }) =>
    set(
      `/api/user/farmers/${stranger}/${n % 2 ? 'block' : 'unblock'}/`,
      {},
      `${stranger}/block`,
      {
        at: '/api/user/blocked/?limit=100',
        of: found('', 'user_id', stranger),
        is: n % 2 ? [true] : [],
      },
      { method: 'POST' },
    ),
  hidden: (_n, { hidden }) =>
    set(
      `/api/user/posts/${hidden}/hide/`,
      {},
      `${hidden}/hidden`,
      { at: '/api/user/posts/?limit=100', of: found('', 'id', hidden), is: [] },
      { method: 'POST' },
    ),
  pump: (n) =>
    set(
      '/api/user/irrigation/pump/',
      {
        ...{ discharge_lps: (n % 90) + 1, power_hp: null, lift_m: null },
        ...{ power_from: null, power_to: null },
      },
      'pump',
      {
        at: '/api/user/irrigation/pump/',
        of: ({ pump }) => pump?.discharge_lps,
        is: (n % 90) + 1,
      },
    ),
  milkRates: (n) =>
    set(
      '/api/user/animals/milk-rates/',
      { fat_rate: 300 + (n % 200), snf_rate: null },
      'milk-rates',
      {
        at: '/api/user/animals/milk-rates/',
        of: ({ rates }) => rates?.fat_rate,
        is: 300 + (n % 200),
      },
    ),
  place: (n) =>
    set(
      '/api/user/place/',
      {
        lat: 20 + (n % 900) / 1000,
        lon: 78,
        city: 'Wani',
        district: 'Yavatmal',
        state: 'Maharashtra',
      },
      'place',
      { at: '/api/user/place/', of: ({ lat }) => lat, is: 20 + (n % 900) / 1000 },
    ),
  settings: (n) => {
    const to = `05:${String(n % 60).padStart(2, '0')}`;
    return set(
      '/api/user/notifications/settings/',
      { muted_kinds: [], quiet_from: '22:00', quiet_to: to },
      'notification-settings',
      { at: '/api/user/notifications/settings/', of: ({ quiet_to }) => quiet_to, is: to },
    );
  },
  profile: (n) =>
    set(
      '/api/user/profile-input/',
      { ...PROFILE, seed_brand: `Mahabeej ${n}` },
      'profile',
      {
        at: '/api/user/profile/',
        of: (known) => [known.seed_brand, typeof known.profile_picture],
        is: [`Mahabeej ${n}`, 'string'],
      },
      { method: 'POST', file: { field: 'profile_picture', kind: 'picture' } },
    ),
  feedback: (n, { chat: { session, turn } }) =>
    set(
      '/api/chatbot/feedback/',
      { session_id: session, turn, helped: n % 2 === 1 },
      `${session}/${turn}`,
      {
        at: `/api/chatbot/sessions/${session}/`,
        of: ({ turns }) => found('helped', 'id', turn)(turns),
        is: [n % 2 === 1],
      },
      { method: 'POST' },
    ),
  notifications: () =>
    set(
      '/api/user/notifications/read/',
      {},
      'all/read',
      { at: '/api/user/notifications/unread/', of: ({ unread }) => unread, is: 0 },
      { method: 'POST' },
    ),
  notificationRemoved: (_n, { notification }) =>
    set(
      `/api/user/notifications/${notification}/`,
      {},
      notification,
      { at: '/api/user/notifications/?limit=100', of: found('', 'id', notification), is: [] },
      { method: 'DELETE', what: 'notifications', removes: true },
    ),
  choice: (n) =>
    set(
      '/api/user/privacy/training/',
      { allowed: n % 2 === 1, version: TRAINING_TEXT_VERSION },
      'choice/training',
      { at: '/api/user/privacy/', of: ({ training }) => training.allowed, is: n % 2 === 1 },
    ),
  appeal: (_n, { takedown }) =>
    set(
      `/api/user/takedowns/${takedown}/appeal/`,
      { text: 'It is my own picture' },
      `${takedown}/appeal`,
      {
        at: '/api/user/takedowns/?limit=100',
        of: found('appeal', 'id', takedown),
        is: ['It is my own picture'],
      },
      { method: 'POST' },
    ),
  assistantAnswer: (_n, { assistant: { open } }) => {
    const said = { title: 'Curling leaves', answer: 'Look for mites.' };
    const now = { ...said, status: 'answered' };
    return ofQuestion(open, 'answer', { ...said, language: 'en' }, now, 'POST');
  },
  assistantCorrection: (n, { assistant: { answered } }) => {
    const said = { title: 'Drying leaves', answer: `Water it each week ${n}` };
    return ofQuestion(answered, 'answer', { ...said, language: 'en' }, said, 'PUT');
  },
  assistantShown: (n, { assistant: { shown } }) =>
    n % 2
      ? ofQuestion(shown, 'release', {}, { status: 'released' }, 'POST')
      : ofQuestion(shown, 'withdraw', {}, { status: 'withdrawn' }, 'POST'),
  share: (_n, { share }) =>
    set(
      `/api/user/shares/${share}/`,
      {},
      share,
      { at: '/api/user/shares/?limit=100', of: found('', 'id', share), is: [] },
      { method: 'DELETE', removes: true },
    ),
  entryWithMoney: (_n, { paid: { planting, entry, expense } }) =>
    set(
      `/api/user/plantings/${planting}/events/${entry}/with-money/`,
      {},
      entry,
      { at: '/api/user/expenses/?limit=100', of: found('', 'id', expense), is: [] },
      { method: 'DELETE', removes: true, what: 'plantingEvent' },
    ),
  chat: (_n, { oldChat }) =>
    set(
      `/api/chatbot/sessions/${oldChat}/`,
      {},
      oldChat,
      { at: '/api/chatbot/sessions/?limit=100', of: found('', 'id', oldChat), is: [] },
      { method: 'DELETE', removes: true },
    ),
  scanWord: (_n, _ground, scan) =>
    set(
      `/api/user/scans/${scan}/word/`,
      { by: 'expert', label: 'Tomato___Late_blight' },
      `${scan}/word`,
      {
        at: '/api/user/scans/?limit=100',
        of: (rows) => found('word', 'id', scan)(rows),
        is: [{ by: 'expert', label: 'Tomato___Late_blight' }],
      },
      { after: scan, what: 'scan' },
    ),
  taskDone: (_n, _ground, task) =>
    set(
      `/api/user/farm-tasks/${task}/done/`,
      { done: true },
      `${task}/done`,
      { at: '/api/user/farm-tasks/?limit=100', of: found('is_completed', 'id', task), is: [true] },
      { after: task, what: 'task' },
    ),
  requestClosed: (_n, _ground, request) =>
    set(
      `/api/user/expert-requests/${request}/close/`,
      {},
      `${request}/closed`,
      {
        at: `/api/user/expert-requests/${request}/`,
        of: ({ status }) => status,
        is: 'closed',
      },
      { method: 'POST', after: request, what: 'request' },
    ),
};
