import { NOTICE_VERSION, TRAINING_TEXT_VERSION } from '@ankur/contracts/privacy/rules';
import { it } from 'vitest';
import {
  useSaveFarmPlaceMutation,
  useSaveProfileMutation,
} from '../entities/farmer/profile.api.ts';
import { useAddTaskMutation } from '../entities/task/add-task.api.ts';
import * as assistant from '../features/assistant/assistant.api.ts';
import * as feed from '../features/community/feed-actions.api.ts';
import { useAppealMutation } from '../features/community/takedowns.api.ts';
import {
  useShowAnswerMutation,
  useWriteAnswerMutation,
} from '../features/experts/assistant-questions.api.ts';
import * as experts from '../features/experts/experts.api.ts';
import * as tasks from '../features/farm-tasks/farm-tasks.api.ts';
import * as greenscan from '../features/greenscan/greenscan.api.ts';
import * as notifications from '../features/notifications/notifications.api.ts';
import * as privacy from '../features/privacy/privacy.api.ts';
import { useRemoveShareMutation } from '../features/shares/shares.api.ts';
import { useSuggestMutation } from '../features/suggestions/suggestions.api.ts';
import { expectWaitsOnce, type WaitingCase } from '../test/waits-once.tsx';

const AT = '2026-11-20T06:00:00.000Z';
const DAY = '2026-11-20';
const row = (id: string, more: object = {}) => ({ id, updated_at: AT, ...more });
const POST = row('p1', { total_likes: 0, total_dislikes: 0, liked: false, disliked: false });
const TASK = { task_name: 'Weed', date: DAY };
const REQUEST = row('q1', { messages: [] });
const ANSWER = { title: 'Yellow leaves', answer: 'Drain it.', language: 'en', sources: [] };
const SETTINGS = { muted_kinds: [], quiet_from: null, quiet_to: null };
const SCAN = {
  ...{ label: 'Tomato___Early_blight', crop: 'Tomato', verdict: 'diseased', severity: 'Low' },
  ...{ confidence: 0.9, scanned_at: AT },
};
const SPRAY = { label: SCAN.label, chemical: 'mancozeb', task_name: 'Spray', date: DAY };
const form = (texts: Record<string, string>, file = ''): FormData => {
  const made = new FormData();
  for (const [name, text] of Object.entries(texts)) made.append(name, text);
  if (file) made.append(file, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  return made;
};
const CASES: WaitingCase[] = [
  [
    'report',
    'POST /api/user/posts/p1/report/',
    feed.useReportItemMutation,
    { kind: 'posts', id: 'p1', reason: 'spam' },
  ],
  [
    'report',
    'POST /api/user/comments/c1/report/',
    feed.useReportCommentMutation,
    { comment: 'c1', reason: 'abuse' },
  ],
  [
    'hidden',
    'POST /api/user/reels/r1/hide/',
    feed.useHideItemMutation,
    { kind: 'reels', id: 'r1' },
  ],
  ['block', 'POST /api/user/farmers/u1/block/', feed.useBlockFarmerMutation, 'u1'],
  ['block', 'POST /api/user/farmers/u1/unblock/', feed.useUnblockFarmerMutation, 'u1'],
  [
    'vote',
    'PUT /api/user/posts/p1/vote/',
    feed.useVoteMutation,
    { kind: 'posts', item: POST, vote: 'like' },
  ],
  ['follow', 'PUT /api/user/following/u1/', feed.useFollowMutation, { user: 'u1', follow: true }],
  [
    'follow',
    'DELETE /api/user/following/u1/',
    feed.useFollowMutation,
    { user: 'u1', follow: false },
  ],
  [
    'comment',
    'POST /api/user/posts/p1/comments/',
    feed.useWriteCommentMutation,
    { kind: 'posts', id: 'p1', text: 'Nice' },
  ],
  [
    'comment',
    'DELETE /api/user/comments/c1/',
    feed.useDeleteCommentMutation,
    { kind: 'posts', id: 'p1', comment: 'c1' },
  ],
  [
    'posts',
    'PATCH /api/user/posts/p1/',
    feed.useEditItemMutation,
    { kind: 'posts', item: POST, description: 'New' },
  ],
  ['reels', 'DELETE /api/user/reels/r1/', feed.useDeleteItemMutation, { kind: 'reels', id: 'r1' }],
  [
    'posts',
    'POST /api/user/posts/',
    feed.useSharePostMutation,
    form({ description: 'A' }, 'photo'),
  ],
  [
    'reels',
    'POST /api/user/reels/',
    feed.useKeepReelMutation,
    { form: form({ description: 'A' }, 'video'), isLarge: false },
  ],
  [
    'place',
    'PUT /api/user/place/',
    useSaveFarmPlaceMutation,
    { lat: 20, lon: 78, city: 'Wani', state: 'Maharashtra' },
  ],
  [
    'profile',
    'POST /api/user/profile-input/',
    useSaveProfileMutation,
    { form: form({ age: '41' }), profile: row('p') },
  ],
  [
    'notifications',
    'POST /api/user/notifications/read/',
    notifications.useMarkReadMutation,
    undefined,
  ],
  [
    'notifications',
    'POST /api/user/notifications/read/',
    notifications.useMarkReadMutation,
    ['n1'],
  ],
  [
    'notifications',
    'DELETE /api/user/notifications/n1/',
    notifications.useRemoveNotificationMutation,
    'n1',
  ],
  [
    'settings',
    'PUT /api/user/notifications/settings/',
    notifications.useChangeNotificationSettingsMutation,
    SETTINGS,
  ],
  [
    'feedback',
    'POST /api/chatbot/feedback/',
    assistant.useRateAnswerMutation,
    { session_id: 's1', turn: 't1', helped: true },
  ],
  [
    'request',
    'POST /api/user/expert-requests/',
    experts.useAskExpertMutation,
    form({ query: 'When?' }),
  ],
  [
    'followUp',
    'POST /api/user/expert-requests/q1/follow-up/',
    experts.useFollowUpMutation,
    { request: REQUEST, text: 'And?' },
  ],
  [
    'request',
    'POST /api/user/expert-requests/q1/close/',
    experts.useCloseRequestMutation,
    { request: REQUEST },
  ],
  [
    'request',
    'POST /api/user/expert-requests/q1/worked/',
    experts.useSayWorkedMutation,
    { request: REQUEST, worked: true },
  ],
  [
    'deskMessage',
    'POST /api/user/expert-desk/q1/answer/',
    experts.useSayOnDeskMutation,
    { request: REQUEST, kind: 'answer', text: 'Water less' },
  ],
  [
    'deskMessage',
    'POST /api/user/expert-desk/q1/question/',
    experts.useSayOnDeskMutation,
    { request: REQUEST, kind: 'question', text: 'Since when?' },
  ],
  [
    'deskRelease',
    'POST /api/user/expert-desk/q1/release/',
    experts.useReleaseRequestMutation,
    REQUEST,
  ],
  [
    'assistantAnswer',
    'POST /api/user/assistant-questions/a1/answer/',
    useWriteAnswerMutation,
    { question: { ...row('a1'), status: 'waiting' }, form: ANSWER },
  ],
  [
    'assistantAnswer',
    'PUT /api/user/assistant-questions/a1/answer/',
    useWriteAnswerMutation,
    { question: { ...row('a1'), status: 'answered' }, form: ANSWER },
  ],
  [
    'assistantAnswer',
    'POST /api/user/assistant-questions/a1/release/',
    useShowAnswerMutation,
    { question: { ...row('a1'), status: 'answered' }, call: 'release' },
  ],
  [
    'assistantAnswer',
    'POST /api/user/assistant-questions/a1/withdraw/',
    useShowAnswerMutation,
    { question: { ...row('a1'), status: 'released' }, call: 'withdraw' },
  ],
  ['task', 'POST /api/user/farm-tasks/', useAddTaskMutation, TASK],
  [
    'task',
    'PATCH /api/user/farm-tasks/t1/',
    tasks.useEditFarmTaskMutation,
    { task: row('t1'), body: TASK },
  ],
  [
    'task',
    'PUT /api/user/farm-tasks/t1/done/',
    tasks.useSetFarmTaskDoneMutation,
    { task: row('t1'), done: true },
  ],
  ['task', 'DELETE /api/user/farm-tasks/t1/', tasks.useRemoveFarmTaskMutation, { task: row('t1') }],
  ['task', 'POST /api/user/sprays/', greenscan.usePlanSprayMutation, SPRAY],
  [
    'scan',
    'POST /api/user/scans/',
    greenscan.useKeepScanMutation,
    { photo: new Blob(['x']), form: { ...SCAN, id: 's1' } },
  ],
  [
    'scan',
    'PUT /api/user/scans/s1/word/',
    greenscan.useSetScanWordMutation,
    { id: 's1', by: 'lab', label: SCAN.label },
  ],
  ['scan', 'DELETE /api/user/scans/s1/', greenscan.useRemoveScanMutation, row('s1')],
  ['choice', 'PUT /api/user/privacy/notice/', privacy.useAgreeToNoticeMutation, NOTICE_VERSION],
  ['choice', 'PUT /api/user/privacy/age/', privacy.useSetAgeMutation, 'adult'],
  ['choice', 'PUT /api/user/privacy/sharing/', privacy.useSetSharingMutation, false],
  [
    'choice',
    'PUT /api/user/privacy/training/',
    privacy.useSetTrainingMutation,
    { allowed: false, version: TRAINING_TEXT_VERSION },
  ],
  ['choice', 'PUT /api/user/assistant-consent/', assistant.useSetConsentMutation, { books: false }],
  [
    'suggestion',
    'POST /api/user/suggestions/',
    useSuggestMutation,
    { kind: 'place', language: 'hi', present: 'A', better: 'B', note: null },
  ],
  [
    'appeal',
    'POST /api/user/takedowns/d1/appeal/',
    useAppealMutation,
    { id: 'd1', text: 'It is my own picture' },
  ],
  ['chat', 'DELETE /api/chatbot/sessions/s1/', assistant.useRemoveChatMutation, 's1'],
  ['share', 'DELETE /api/user/shares/h1/', useRemoveShareMutation, row('h1')],
];

it.each(CASES)('%s: %s waits without a network and is sent once when it is back', (...one) =>
  expectWaitsOnce(one),
);
