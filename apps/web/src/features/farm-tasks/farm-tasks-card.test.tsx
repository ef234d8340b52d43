import type { FarmTask } from '@ankur/contracts/farm-tasks/endpoints';
import { failure } from '@ankur/contracts/problems';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import english from '../../locales/en/farm-tasks.json' with { type: 'json' };
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { FarmTasksCard } from './farm-tasks-card.tsx';
import { TaskFacts } from './task-facts.tsx';

const LIST = '/api/user/farm-tasks/';
const aTask = (over: Partial<FarmTask> = {}): FarmTask => ({
  id: 't1',
  task_name: 'Weed the cotton',
  date: todayLocal(),
  time: null,
  priority: 'medium',
  recurrence: 'none',
  notes: '',
  is_completed: false,
  updated_at: '2026-11-20T06:00:00.000Z',
  completed_at: null,
  source: null,
  crop: null,
  ...over,
});

/** A fake server with tasks in memory. */
function open(tasks: FarmTask[] = [], over: Parameters<typeof fakeServer>[0] = {}) {
  let kept = tasks;
  const server = fakeServer({
    [`GET ${LIST}`]: ({ path }) => {
      const done = path.includes('status=completed');
      return { status: 200, body: kept.filter((task) => task.is_completed === done) };
    },
    [`GET ${LIST}t1/`]: () => ({ status: 200, body: kept.find((task) => task.id === 't1') }),
    [`PATCH ${LIST}t1/`]: () => ({ status: 200, body: kept[0] }),
    [`PUT ${LIST}t1/done/`]: ({ body }) => {
      const is_completed = (body as { done: boolean }).done;
      kept = kept.map((task) => ({ ...task, is_completed }));
      return { status: 200, body: kept[0] };
    },
    [`DELETE ${LIST}t1/`]: () => {
      kept = [];
      return { status: 204 };
    },
    ...over,
  });
  return { server, ...renderApp(<FarmTasksCard />) };
}
const typedIn = (control: HTMLElement) => (control as HTMLInputElement).value;
afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  it('shows the empty state', async () => {
    open();
    expect(await screen.findByText('No tasks available')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Farm Tasks' })).toBeTruthy();
  });

  it('shows overdue tasks first, then today and later, and finished ones last', async () => {
    const today = todayLocal();
    open([
      aTask({ id: 'a', task_name: 'Later', date: addLocalDays(today, 30) }),
      aTask({ id: 'b', task_name: 'Late', date: addLocalDays(today, -2) }),
      aTask({ id: 'c', task_name: 'Now' }),
      aTask({ id: 'd', task_name: 'Past', is_completed: true }),
    ]);
    await screen.findByText('Late');
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Overdue',
      'Today',
      'Later',
      'Finished',
    ]);
  });

  it('sets done and not done idempotently', async () => {
    const { user, server } = open([aTask()]);
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
    const puts = server.calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([{ done: true }, { done: false }]);
  });

  it('asks before deleting', async () => {
    const { user } = open([aTask()]);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm Deletion' });
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('No tasks available')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus in place when a view or a row is removed', async () => {
    const { user } = open([aTask()]);
    const card = await screen.findByRole('region', { name: 'Farm Tasks' });
    const holds = () => card.contains(document.activeElement);
    await user.click(await screen.findByRole('button', { name: 'Weed the cotton' }));
    await screen.findByRole('button', { name: 'Back' });
    expect(holds()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('No tasks available');
    expect(holds()).toBe(true);
  });

  it('closes the dialog and keeps the task when deleting fails', async () => {
    const { user } = open([aTask()], { [`DELETE ${LIST}t1/`]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The task is as it was');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Weed the cotton')).toBeTruthy();
  });

  it('can be retried when loading fails', async () => {
    let fails = true;
    const { user } = open([], {
      [`GET ${LIST}`]: () => (fails ? 'offline' : { status: 200, body: [] }),
    });
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No tasks available')).toBeTruthy();
  });
});

describe('the form', () => {
  async function openForm(over: Parameters<typeof fakeServer>[0] = {}) {
    const view = open([], over);
    await view.user.click(await screen.findByRole('button', { name: 'Add More ?' }));
    await screen.findByLabelText('Task Name');
    return view;
  }

  it('defaults to today, medium and none, and resets after saving', async () => {
    const { user, server } = await openForm({ [`POST ${LIST}`]: { status: 201, body: aTask() } });
    await user.type(screen.getByLabelText('Task Name'), 'Spray neem');
    await user.type(screen.getByLabelText('Time'), '06:30');
    await user.selectOptions(screen.getByLabelText('Priority'), 'high');
    await user.selectOptions(screen.getByLabelText('Recurrence'), 'weekly');
    await user.type(screen.getByLabelText('Notes'), 'Take the mask');
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('The task was added.')).toBeTruthy();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      id: expect.any(String),
      task_name: 'Spray neem',
      date: todayLocal(),
      time: '06:30',
      priority: 'high',
      recurrence: 'weekly',
      notes: 'Take the mask',
    });
    expect(typedIn(screen.getByLabelText('Task Name'))).toBe('');
    expect(typedIn(screen.getByLabelText('Date'))).toBe(todayLocal());
    expect(typedIn(screen.getByLabelText('Priority'))).toBe('medium');
    expect(typedIn(screen.getByLabelText('Recurrence'))).toBe('none');
    await user.click(screen.getByRole('button', { name: 'View Tasks' }));
    expect(await screen.findByText('No tasks available')).toBeTruthy();
  });

  it('updates the default date at midnight unless the form is dirty', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 23, 59) });
    const turn = (day: number) => {
      vi.setSystemTime(new Date(2026, 10, day, 0, 1));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const { user } = await openForm();
    const date = () => typedIn(screen.getByLabelText('Date'));
    expect(date()).toBe('2026-11-22');
    turn(23);
    expect(date()).toBe('2026-11-23');
    await user.type(screen.getByLabelText('Task Name'), 'Spray');
    turn(24);
    expect(date()).toBe('2026-11-23');
    expect(typedIn(screen.getByLabelText('Task Name'))).toBe('Spray');
    vi.useRealTimers();
  });

  it('keeps its input while the list is shown', async () => {
    const { user } = await openForm({ [`POST ${LIST}`]: { status: 201, body: aTask() } });
    await user.type(screen.getByLabelText('Task Name'), 'Spray');
    await user.type(screen.getByLabelText('Notes'), 'neem');
    await user.click(screen.getByRole('button', { name: 'View Tasks' }));
    await user.click(await screen.findByRole('button', { name: 'Add More ?' }));
    expect(typedIn(screen.getByLabelText('Task Name'))).toBe('Spray');
    expect(typedIn(screen.getByLabelText('Notes'))).toBe('neem');
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    await screen.findByText('The task was added.');
    await user.click(screen.getByRole('button', { name: 'View Tasks' }));
    await user.click(await screen.findByRole('button', { name: 'Add More ?' }));
    expect(typedIn(screen.getByLabelText('Task Name'))).toBe('');
  });

  it('keeps an hour without minutes', async () => {
    const { user, server } = await openForm({ [`POST ${LIST}`]: { status: 201, body: aTask() } });
    await user.type(screen.getByLabelText('Task Name'), 'Spray neem');
    // An incomplete time reads as empty; only `validity` shows it.
    const validity = { badInput: true };
    Object.defineProperty(screen.getByLabelText('Time'), 'validity', { get: () => validity });
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    await screen.findByText('Time must be in HH:MM format');
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
    validity.badInput = false;
    await user.type(screen.getByLabelText('Time'), '06:30');
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    await screen.findByText('The task was added.');
  });

  it('validates name and date in the browser', async () => {
    const { user } = await openForm();
    await user.clear(screen.getByLabelText('Date'));
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('Task name is required')).toBeTruthy();
    expect(screen.getByText('Date is required')).toBeTruthy();
  });

  it('shows the server’s messages under their fields', async () => {
    const body = refusalOf({
      time: [failure('time_format')],
      task_name: [failure('task_name_required')],
    });
    const { user } = await openForm({ [`POST ${LIST}`]: { status: 400, body } });
    await user.type(screen.getByLabelText('Task Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('Time must be in HH:MM format')).toBeTruthy();
    expect(screen.getByText('Task name is required')).toBeTruthy();
  });

  const fault = refusalOf({ non_field_errors: [failure('too_many_attempts', { retry_after: 9 })] });
  it.each([
    ['offline' as const],
    [{ status: 500, body: fault } as const],
    [{ status: 429, body: fault } as const],
  ])('keeps what was typed when saving fails: %j', async (answer) => {
    const { user } = await openForm({ [`POST ${LIST}`]: answer });
    await user.type(screen.getByLabelText('Task Name'), 'Spray neem');
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to add task. Please try again.',
    );
    expect(typedIn(screen.getByLabelText('Task Name'))).toBe('Spray neem');
  });
});

it('a task created and deleted online is removed at once', async () => {
  signIn();
  let made: FarmTask | undefined;
  const { user } = open([], {
    [`GET ${LIST}`]: { status: 200, body: [] },
    [`POST ${LIST}`]: ({ body }) => {
      made = { ...aTask(), ...(body as FarmTask) };
      return { status: 201, body: made };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add More ?' }));
  await user.type(await screen.findByLabelText('Task Name'), 'Spray neem');
  await user.click(screen.getByRole('button', { name: 'Add Task' }));
  await screen.findByText('The task was added.');
  await user.click(screen.getByRole('button', { name: 'View Tasks' }));
  await screen.findByText('Spray neem');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('No tasks available');
});

describe('without a network', () => {
  beforeEach(() => {
    signIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  it('a new task is listed, and can be finished and deleted', async () => {
    const { user, server } = open([aTask()]);
    await user.click(await screen.findByRole('button', { name: 'Add More ?' }));
    await user.type(await screen.findByLabelText('Task Name'), 'Spray neem');
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    await screen.findByText('The task was added.');
    await user.click(screen.getByRole('button', { name: 'View Tasks' }));
    const row = () => within(screen.getByText('Spray neem').closest('li') as HTMLElement);
    await screen.findByText('Spray neem');
    expect(row().getByText('Waiting to be sent')).toBeTruthy();
    await user.click(row().getByRole('button', { name: 'Done' }));
    await screen.findByText('Finished');
    expect(row().getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.click(row().getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(screen.queryByText('Spray neem')).toBeNull());
    expect(currentSnapshot().records).toEqual([]);
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('an existing task can be edited and finished', async () => {
    const { user } = open([aTask()]);
    await user.click(await screen.findByRole('button', { name: 'Weed the cotton' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Task' }));
    await user.type(dialog.getByLabelText('Notes'), 'Three');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Three');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('button', { name: 'Undo' });
    const sent = currentSnapshot().records.map(({ kind, version }) => [kind, version]);
    expect(sent).toEqual([
      ['change', '2026-11-20T06:00:00.000Z'],
      ['set', null],
    ]);
  });
});

describe('one task', () => {
  it('opens by its name, can be edited and closed', async () => {
    const { user, server } = open([aTask({ notes: 'Two people', time: '06:30' })]);
    await user.click(await screen.findByRole('button', { name: 'Weed the cotton' }));
    expect(await screen.findByText('Two people')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Task' }));
    await user.clear(dialog.getByLabelText('Notes'));
    await user.type(dialog.getByLabelText('Notes'), 'Three');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      notes: 'Three',
      time: '06:30',
    });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Today')).toBeTruthy();
  });

  it('shows the list’s data when it cannot be loaded', async () => {
    const one = aTask({ notes: 'Take the mask' });
    const { user } = open([one], { [`GET ${LIST}t1/`]: 'offline' });
    await user.click(await screen.findByRole('button', { name: one.task_name }));
    await screen.findByText('Take the mask');
    await user.click(screen.getByRole('button', { name: 'Back' }));
  });

  it('translates the crop’s name', async () => {
    await act(() => setLanguage('hi'));
    renderApp(<TaskFacts task={aTask({ crop: 'Tomato' })} />);
    expect(await screen.findByText('टमाटर')).toBeTruthy();
    await act(() => setLanguage('en'));
  });

  it('names the harvests inside the waiting period of a moved or late spray', async () => {
    const spray = aTask({ task_name: 'Spray mancozeb' });
    const picking = aTask({ id: 't2', task_name: 'Pick tomatoes' });
    const { user } = open([spray], {
      [`PATCH ${LIST}t1/`]: { status: 200, body: { ...spray, in_the_way: [picking] } },
      [`PUT ${LIST}t1/done/`]: { status: 200, body: { ...spray, in_the_way: [picking] } },
    });
    await user.click(await screen.findByRole('button', { name: english.done }));
    await screen.findByText(/^Move these harvest tasks.*Pick tomatoes/);
    await user.click(screen.getByRole('button', { name: 'Spray mancozeb' }));
    expect(screen.queryByText(/Move these harvest tasks/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Move these harvest tasks.*Pick tomatoes/);
  });
});

describe('the calendar', () => {
  it('shows its secret URL and renews it', async () => {
    const feed = (name: string) => ({ status: 200, body: { url: `http://x/${name}.ics` } });
    const { user } = open([], {
      [`GET ${LIST}feed/`]: feed('old'),
      [`POST ${LIST}feed/`]: feed('new'),
    });
    await user.click(await screen.findByRole('button', { name: /phone's calendar/ }));
    expect(typedIn(await screen.findByLabelText('Calendar address'))).toBe('http://x/old.ics');
    expect(screen.getByRole('link', { name: 'Open in the calendar' }).getAttribute('href')).toBe(
      'webcal://x/old.ics',
    );
    await user.click(screen.getByRole('button', { name: 'Make a new address' }));
    await vi.waitFor(() =>
      expect(typedIn(screen.getByLabelText('Calendar address'))).toBe('http://x/new.ics'),
    );
  });
});
