import type { DeskRequest, ExpertRequest } from '@ankur/contracts/experts/endpoints';
import { isRowId } from '@ankur/contracts/http/row-id';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAddTaskMutation } from '../entities/task/add-task.api.ts';
import { Comments } from '../features/community/comments.tsx';
import type { FeedItem } from '../features/community/feed.api.ts';
import {
  useSharePostMutation,
  useShareReelMutation,
  useWriteCommentMutation,
} from '../features/community/feed-actions.api.ts';
import {
  useAskExpertMutation,
  useFollowUpMutation,
  useSayOnDeskMutation,
} from '../features/experts/experts.api.ts';
import { usePlanSprayMutation } from '../features/greenscan/greenscan.api.ts';
import { useLogWateringMutation } from '../features/irrigation/irrigation.api.ts';
import { useAddPriceAlertMutation } from '../features/market/market.api.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';

const QUESTION = { field_of_expertise: 'irrigation', language: 'marathi', query: 'When?' };
const WATERING = { crop_type: 'Wheat', date: '2026-11-20', volume_m3: 150 } as const;
const TASK = { task_name: 'Water', date: '2026-11-20', notes: '' };
const SPRAY = {
  label: 'Tomato___Early_blight',
  chemical: 'mancozeb',
  task_name: 'Spray',
  date: '2026-11-28',
};
const REQUEST = { id: 'r1' } as ExpertRequest;
const DESK_REQUEST = { id: 'r1', messages: [] as object[] } as DeskRequest;
const ALERT = {
  commodity: 'Onion',
  state: 'Maharashtra',
  district: 'Nashik',
  price: 2400,
  above: true,
};
const photo = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg', lastModified: 1 });

/** A reel with a newly drawn poster for each attempt. */
let drawn = 0;
function reelForm(): FormData {
  const form = formOf({ description: 'Cotton', upload_id: 'u1' });
  form.append('poster', new File(['p'], 'poster.jpg', { lastModified: ++drawn }));
  return form;
}

/** The same form, created for each attempt as the screens do. */
function formOf(fields: Record<string, string>, file = photo): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', file);
  return form;
}

type UseWrite = () => () => unknown;
const CASES: [string, UseWrite][] = [
  [
    '/api/user/posts/',
    () => {
      const [share] = useSharePostMutation();
      return () => share(formOf({ description: 'Cotton' }));
    },
  ],
  [
    '/api/user/reels/',
    () => {
      const [share] = useShareReelMutation();
      return () => share({ form: reelForm(), isLarge: false });
    },
  ],
  [
    '/api/user/sprays/',
    () => {
      const [plan] = usePlanSprayMutation();
      return () => plan(SPRAY);
    },
  ],
  [
    '/api/user/price-alerts/',
    () => {
      const [add] = useAddPriceAlertMutation();
      return () => add(ALERT);
    },
  ],
  [
    '/api/user/posts/p1/comments/',
    () => {
      const [write] = useWriteCommentMutation();
      return () => write({ kind: 'posts', id: 'p1', text: 'Nice' });
    },
  ],
  [
    '/api/user/expert-requests/',
    () => {
      const [ask] = useAskExpertMutation();
      return () => ask(formOf(QUESTION));
    },
  ],
  [
    '/api/user/expert-requests/r1/follow-up/',
    () => {
      const [say] = useFollowUpMutation();
      return () => say({ request: REQUEST, text: 'And now?' });
    },
  ],
  [
    '/api/user/expert-desk/r1/question/',
    () => {
      const [say] = useSayOnDeskMutation();
      return () => say({ request: DESK_REQUEST, kind: 'question', text: 'Since when?' });
    },
  ],
  [
    '/api/user/irrigation/waterings/',
    () => {
      const [log] = useLogWateringMutation();
      return () => log(WATERING);
    },
  ],
  [
    '/api/user/farm-tasks/',
    () => {
      const [add] = useAddTaskMutation();
      return () => add({ ...TASK, priority: 'high', recurrence: 'none', source: 'guidance' });
    },
  ],
];

function Presser({ useWrite }: { useWrite: UseWrite }) {
  const press = useWrite();
  return (
    <button type="button" onClick={() => void press()}>
      Press
    </button>
  );
}

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

/** The ids of what was sent, one after the other; jsdom cannot read a form back, so ids are recorded on append. */
function sentIds() {
  const append = vi.spyOn(FormData.prototype, 'append');
  return () => {
    const inForms = append.mock.calls.flatMap(([name, id]) => (name === 'id' ? [id] : []));
    const bodies = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const inBodies = bodies.flatMap((body) => (body as { id?: unknown } | null)?.id ?? []);
    return [...inForms, ...inBodies];
  };
}

it.each(CASES)('%s is retried under the same id after a lost answer', async (path, useWrite) => {
  let lines = 0;
  server = fakeServer({
    [`POST ${path}`]: () => {
      lines += 1;
      return lines === 1 ? 'offline' : answerTo(`POST ${path}`);
    },
  });
  const { user } = renderApp(<Presser useWrite={useWrite} />);
  const ids = sentIds();
  for (const times of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Press' }));
    await expect.poll(ids).toHaveLength(times);
  }
  const [lost, again, other] = ids();
  expect(isRowId(lost)).toBe(true);
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

it('a comment whose answer was lost is listed once', async () => {
  const comment = {
    id: 'c1',
    user: 'u1',
    username: 'Asha',
    profile_picture: null,
    text: 'Nice field',
    date: '2026-11-20T06:00:00.000Z',
    own: true,
    removable: true,
  };
  server = fakeServer({
    'GET /api/user/posts/p1/comments/': { status: 200, body: [comment] },
    'POST /api/user/posts/p1/comments/': { status: 201, body: comment },
  });
  const { user } = renderApp(<Comments kind="posts" item={{ id: 'p1' } as FeedItem} />);
  await screen.findByText('Nice field');
  await user.type(screen.getByRole('textbox'), 'Nice field');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
