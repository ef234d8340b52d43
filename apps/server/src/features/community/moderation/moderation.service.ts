import type {
  AppealDecision,
  CaseDecision,
  CaseForm,
} from '@ankur/contracts/console/moderation-rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import { listActions, logAction } from '../../../platform/audit/moderation-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/app-error.ts';
import { cursorId, cursorPlace } from '../../../platform/http/paging.ts';
import { type Ids, isId } from '../../../platform/ids.ts';
import { createNotify, excerpt } from '../../../platform/notify/notify.ts';
import type { ExpertMembers } from '../../../ports/experts.ts';
import { findAccount } from './accounts.repository.ts';
import { TAKEN_DOWN_PAGE } from './author-notices.ts';
import { createCasesRepository, type Periods } from './cases.repository.ts';
import { forgetPicture } from './known-pictures.ts';
import { createModerationActions } from './moderation-actions.ts';
import { createTakedownsRepository } from './takedowns.repository.ts';

/** Reports and actions shown with one case or account. */
const SHOWN = 100;

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  experts: Pick<ExpertMembers, 'releaseQuestions'>;
  periods: Periods;
}

/** Moderation console; each method returns rows. */
export function createModerationService({ db, clock, ids, experts, periods }: Deps) {
  const cases = createCasesRepository(db);
  const actions = createModerationActions({ db, clock, ids, experts });
  const notify = createNotify(db, clock, ids);
  const one = async (id: string) => {
    const row = isId(id) ? await cases.find(periods, id) : undefined;
    if (!row) throw notFound();
    const [reports, log] = await Promise.all([
      cases.reports(id, SHOWN),
      listActions(db, { about: { subject: id }, limit: SHOWN }),
    ]);
    return { row, reports, log };
  };
  const account = async (id: string) => {
    const row = isId(id) ? await findAccount(db, id) : undefined;
    if (!row) throw notFound();
    return { row, log: await listActions(db, { about: { accountId: id }, limit: SHOWN }) };
  };
  const mustChange = (changed: boolean) => {
    if (!changed) throw conflict(failure('case_changed'));
  };
  return {
    list: ({ cursor, limit }: PageQuery) => cases.list(periods, cursorPlace(cursor), limit + 1),
    find: one,
    /** Records a complaint or an order, whose deadlines run from its arrival. @throws AppError invalid */
    async add(moderatorId: string, form: CaseForm) {
      const { subject: id, source, reason, reference } = form;
      const at = form.received_at ? new Date(form.received_at) : clock.now();
      if (at > clock.now()) throw invalid({ received_at: [failure('case_time_future')] });
      await db.transaction(async (tx) => {
        const subject = isId(id) ? await createTakedownsRepository(tx).lockSubject(id) : undefined;
        if (!subject) throw invalid({ subject: [failure('case_subject_unknown')] });
        const report = { id: ids.next(), subject, moderatorId, source, reason, reference, at };
        await createCasesRepository(tx).insertReport(report);
        const entry = { action: `record ${source}`, subject: id, note: reference };
        await logAction(
          tx,
          { clock, ids },
          { ...entry, actorId: moderatorId, accountId: subject.authorId },
        );
      });
      return one(id);
    },
    /** @throws AppError conflict when the action changes nothing */
    async decide(moderatorId: string, id: string, { deed, ...decision }: CaseDecision) {
      await one(id);
      mustChange(await actions[deed](id, { actorId: moderatorId, ...decision }));
      return one(id);
    },
    listAppeals: ({ cursor, limit }: PageQuery) =>
      cases.listAppeals(cursorPlace(cursor), limit + 1),
    /** Answers an appeal once and notifies the author. @throws AppError conflict when it is answered already */
    async answerAppeal(moderatorId: string, id: string, { restore, why }: AppealDecision) {
      const row = isId(id) ? await createTakedownsRepository(db).find(id) : undefined;
      if (!row?.appeal) throw notFound();
      const restored = await db.transaction(async (tx) => {
        const takedowns = createTakedownsRepository(tx);
        const subject = await takedowns.lockSubject(row.subject);
        mustChange(await takedowns.setAnswer(id, why, clock.now()));
        const entry = {
          subject: row.subject,
          actorId: moderatorId,
          accountId: row.farmer_id,
          note: why,
        };
        const action = restore ? 'uphold appeal' : 'reject appeal';
        await logAction(tx, { clock, ids }, { ...entry, action });
        if (!restore || !subject || !(await takedowns.lift(row.subject, clock.now()))) return false;
        await takedowns.setSight(subject, null);
        await takedowns.settle(row.subject, 'dismissed', clock.now());
        await forgetPicture(tx, row.subject);
        return true;
      });
      await notify({
        farmerId: row.farmer_id,
        kind: 'appeal-answered',
        payload: { text: excerpt(row.text), restored: restored ? 1 : 0 },
        link: TAKEN_DOWN_PAGE,
        eventKey: `appeal:${id}`,
      });
    },
    account,
    /** @throws AppError forbidden for the own account, and for one with a role unless the caller is an operator */
    async suspend(moderator: { id: string; isOperator: boolean }, id: string, why: string) {
      const { row } = await account(id);
      const isProtected = row.roles.length > 0 && !moderator.isOperator;
      if (id === moderator.id || isProtected) throw forbidden(failure('account_protected'));
      mustChange(await actions.suspend(id, { actorId: moderator.id, why }));
      return account(id);
    },
    async reinstate(moderatorId: string, id: string, why: string) {
      await account(id);
      mustChange(await actions.reinstate(id, { actorId: moderatorId, why }));
      return account(id);
    },
    listLog: ({ cursor, limit }: PageQuery) =>
      listActions(db, { before: cursorId(cursor), limit: limit + 1 }),
  };
}

export type ModerationService = ReturnType<typeof createModerationService>;
