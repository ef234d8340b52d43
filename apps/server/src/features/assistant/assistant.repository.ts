import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids.ts';
import { chatSessions, chatTurns } from './assistant.tables.ts';

type Turn = typeof chatTurns.$inferInsert;

/** Turns of a conversation that are shown. */
const TURNS_READ = 200;

const ownedBy = (farmerId: string | null) =>
  farmerId === null ? isNull(chatSessions.farmerId) : eq(chatSessions.farmerId, farmerId);

/** Conversations of one farmer, or of nobody under an id that only its holder knows. */
export function createAssistantRepository(db: Database) {
  return {
    async hasSession(farmerId: string | null, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: chatSessions.id })
        .from(chatSessions)
        .where(and(eq(chatSessions.id, id), ownedBy(farmerId)));
      return rows.length > 0;
    },
    async insertSession(farmerId: string | null, id: string, at: Date): Promise<void> {
      await db.insert(chatSessions).values({ id, farmerId, createdAt: at, lastAt: at });
    },
    async insertTurn(turn: Turn): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(chatTurns).values(turn);
        await tx
          .update(chatSessions)
          .set({ lastAt: turn.createdAt })
          .where(eq(chatSessions.id, turn.sessionId));
      });
    },
    async lastQuestions(sessionId: string, limit: number): Promise<string[]> {
      const rows = await db
        .select({ question: chatTurns.question })
        .from(chatTurns)
        .where(eq(chatTurns.sessionId, sessionId))
        .orderBy(desc(chatTurns.id))
        .limit(limit);
      return rows.map(({ question }) => question);
    },
    async listSessions(farmerId: string, limit: number, before: string | undefined) {
      return db
        .select({
          id: chatSessions.id,
          lastAt: chatSessions.lastAt,
          title: sql<string>`coalesce((select t.question from chat_turns t
            where t.session_id = chat_sessions.id order by t.id limit 1), '')`,
        })
        .from(chatSessions)
        .where(
          and(
            eq(chatSessions.farmerId, farmerId),
            before === undefined ? undefined : lt(chatSessions.id, before),
          ),
        )
        .orderBy(desc(chatSessions.id))
        .limit(limit);
    },
    /** The last turns of a conversation, oldest first. */
    async listTurns(farmerId: string, sessionId: string) {
      const newestFirst = await db
        .select({
          id: chatTurns.id,
          question: chatTurns.question,
          reply: chatTurns.reply,
          sources: chatTurns.sources,
          createdAt: chatTurns.createdAt,
          helped: chatTurns.helped,
          forExperts: chatTurns.forExperts,
        })
        .from(chatTurns)
        .innerJoin(chatSessions, eq(chatSessions.id, chatTurns.sessionId))
        .where(and(eq(chatTurns.sessionId, sessionId), eq(chatSessions.farmerId, farmerId)))
        .orderBy(desc(chatTurns.id))
        .limit(TURNS_READ);
      return newestFirst.reverse();
    },
    /** A turn of a conversation of the caller's own, by its id or its number from 0. */
    async findTurn(farmerId: string | null, sessionId: string, turn: string | number) {
      if (typeof turn === 'string' && !isId(turn)) return undefined;
      const rows = await db
        .select({
          id: chatTurns.id,
          forExperts: chatTurns.forExperts,
          language: chatTurns.language,
        })
        .from(chatTurns)
        .innerJoin(chatSessions, eq(chatSessions.id, chatTurns.sessionId))
        .where(
          and(
            eq(chatTurns.sessionId, sessionId),
            ownedBy(farmerId),
            typeof turn === 'string' ? eq(chatTurns.id, turn) : undefined,
          ),
        )
        .orderBy(chatTurns.id)
        .limit(1)
        .offset(typeof turn === 'number' ? turn : 0);
      return rows[0];
    },
    async setHelped(turn: string, helped: boolean): Promise<void> {
      await db.update(chatTurns).set({ helped }).where(eq(chatTurns.id, turn));
    },
    async removeSession(farmerId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(chatSessions)
        .where(and(eq(chatSessions.id, id), eq(chatSessions.farmerId, farmerId)))
        .returning({ id: chatSessions.id });
      return gone.length > 0;
    },
    /** Everything of a farmer, for the copy of their data. */
    async exportTurns(farmerId: string) {
      return db
        .select({
          session: chatTurns.sessionId,
          question: chatTurns.question,
          reply: chatTurns.reply,
          sources: chatTurns.sources,
          at: chatTurns.createdAt,
          helped: chatTurns.helped,
        })
        .from(chatTurns)
        .innerJoin(chatSessions, eq(chatSessions.id, chatTurns.sessionId))
        .where(eq(chatSessions.farmerId, farmerId))
        .orderBy(chatTurns.id);
    },
  };
}

export type AssistantRepository = ReturnType<typeof createAssistantRepository>;
