import type { ExpertRequestForm } from '@ankur/contracts/experts/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import type { MediaStore } from '../../platform/media-store/media-store.ts';
import type { Notify } from '../../platform/notify/notify.ts';
import {
  type Created,
  createOnce,
  currentRow,
  idReused,
  wasCreated,
} from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import {
  createExpertsRepository,
  type ExpertsRepository,
  type MessageRow,
  type RequestRow,
} from './experts.repository.ts';

const MY_REQUESTS = '/application/my-requests';
const DESK_LIMIT = 100;

interface Deps {
  db: Database;
  notify: Notify;
  media: Pick<MediaStore, 'remove'>;
  clock: Clock;
  ids: Ids;
}

/** Questions of farmers and answers of experts; returns rows for the mapper. */
export function createExpertsService({ db, notify, media, clock, ids }: Deps) {
  const experts = createExpertsRepository(db);
  /** Runs several changes in one transaction. */
  const together = <T>(work: (experts: ExpertsRepository) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work(createExpertsRepository(tx)));
  const own = async (farmerId: string, id: string): Promise<RequestRow> => {
    const row = isId(id) ? await experts.findOwn(farmerId, id) : undefined;
    if (!row) throw notFound();
    return row;
  };
  const must = (happened: boolean): void => {
    if (!happened) throw notFound();
  };
  const onDesk = async (expertId: string, id: string): Promise<RequestRow> => {
    const known = isId(id) && (await experts.findExpert(expertId)) !== null;
    const row = known ? await experts.findForDesk(expertId, id) : undefined;
    if (!row) throw notFound();
    return row;
  };
  const claim = async (expertId: string, id: string): Promise<RequestRow> => {
    await onDesk(expertId, id);
    await experts.claim(expertId, id, clock.now());
    const row = await onDesk(expertId, id);
    must(row.expert_id === expertId);
    return row;
  };
  /** Adds a message once, running `first` on the question before; returns the message's id. */
  const say = async (
    on: ExpertsRepository,
    message: { authorId: string; requestId: string; kind: MessageRow['kind']; text: string },
    write: Write | undefined,
    first: () => Promise<void> = async () => {},
  ): Promise<string> => {
    const id = write?.id ?? ids.next();
    if (write && !(await on.claimId(message.authorId, write))) return id;
    if (!(await on.insertMessage({ id, ...message, now: clock.now() }))) throw idReused();
    await first();
    return id;
  };
  /** Notifies the farmer of an expert's message. */
  const tellFarmer = async (
    expertId: string,
    id: string,
    kind: 'answer' | 'question',
    message: string,
  ): Promise<RequestRow> => {
    const row = await onDesk(expertId, id);
    await notify({
      farmerId: row.farmer_id,
      kind: `expert-${kind}`,
      payload: { name: row.expert ?? '', field: row.field },
      names: expertId,
      link: MY_REQUESTS,
      eventKey: `expert-${kind}:${message}`,
    });
    return row;
  };
  return {
    listExperts: () => experts.listExperts(),
    async list(farmerId: string, query: { cursor?: string | undefined; limit: number }) {
      return experts.list(farmerId, cursorId(query.cursor), query.limit + 1);
    },
    find: own,
    /** Idempotent by the client's id; a retry stores no photograph. @throws AppError conflict, gone */
    async ask(
      farmerId: string,
      form: ExpertRequestForm,
      photoKey: string | null,
      write: Write | undefined,
    ): Promise<Created<RequestRow>> {
      const { field_of_expertise: field, language, query } = form;
      const row = { farmerId, field, language, query, photoKey, now: clock.now() };
      const { row: id, again } = await createOnce(db, farmerId, write, ids.next(), {
        insert: async (on, fresh) =>
          (await createExpertsRepository(on).insert({ id: fresh, ...row })) ? fresh : null,
        find: async (known) => known,
      });
      if (again && photoKey) await media.remove([photoKey]);
      return { row: await currentRow(experts.findOwn(farmerId, id)), again };
    },
    /** The question already created under this id, or null. @throws AppError conflict, gone */
    async askedBy(farmerId: string, write: Write | undefined): Promise<RequestRow | null> {
      if (!write || !(await wasCreated(db, farmerId, write))) return null;
      return currentRow(experts.findOwn(farmerId, write.id));
    },
    /** Reopens the question, for the same expert if it was claimed. */
    async followUp(farmerId: string, id: string, text: string, write: Write | undefined) {
      await own(farmerId, id);
      const said = { authorId: farmerId, requestId: id, kind: 'follow-up', text } as const;
      const message = await together((on) =>
        say(on, said, write, async () => must(await on.reopen(farmerId, id))),
      );
      // After the change, which takes the question from somebody who is no expert any more.
      const row = await own(farmerId, id);
      if (row.expert_id)
        await notify({
          farmerId: row.expert_id,
          kind: 'expert-request',
          payload: { name: row.farmer, field: row.field },
          names: farmerId,
          link: MY_REQUESTS,
          eventKey: `follow-up:${message}`,
        });
      return row;
    },
    async close(farmerId: string, id: string) {
      must(isId(id) && (await experts.close(farmerId, id)));
      return own(farmerId, id);
    },
    async setWorked(farmerId: string, id: string, worked: boolean) {
      must(isId(id) && (await experts.setWorked(farmerId, id, worked)));
      return own(farmerId, id);
    },
    async desk(expertId: string) {
      const expert = (await experts.findExpert(expertId)) !== null;
      return { expert, rows: expert ? await experts.listDesk(expertId, DESK_LIMIT) : [] };
    },
    claim,
    /** Releases a waiting question that the expert had claimed. */
    async release(expertId: string, id: string) {
      await onDesk(expertId, id);
      must(await experts.release(expertId, id));
      return onDesk(expertId, id);
    },
    /** Answers a question, claiming it first when it is free; notifies the farmer. */
    async answer(expertId: string, id: string, text: string, write: Write | undefined) {
      await onDesk(expertId, id);
      const said = { authorId: expertId, requestId: id, kind: 'answer', text } as const;
      const message = await together((on) =>
        say(on, said, write, async () => {
          await on.claim(expertId, id, clock.now());
          must(await on.setAnswered(expertId, id, clock.now()));
        }),
      );
      return tellFarmer(expertId, id, 'answer', message);
    },
    async askBack(expertId: string, id: string, text: string, write: Write | undefined) {
      await claim(expertId, id);
      const said = { authorId: expertId, requestId: id, kind: 'question', text } as const;
      const message = await together((on) => say(on, said, write));
      return tellFarmer(expertId, id, 'question', message);
    },
  };
}
