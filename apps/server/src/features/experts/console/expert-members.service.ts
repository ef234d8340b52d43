import { createHash } from 'node:crypto';
import type { ExpertForm, InvitationForm } from '@ankur/contracts/console/expert-rules';
import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../../app-deps.ts';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import { textArray } from '../../../platform/database/text-array.ts';
import { invalid, notFound } from '../../../platform/errors/app-error.ts';
import { isId } from '../../../platform/ids.ts';
import { insertExpert, removeExpert } from '../membership.ts';
import { invitationLetter } from './invitation-letter.ts';
import { createInvitationsRepository } from './invitations.repository.ts';

const INVITATION_DAYS = 30;
const DAY_MS = 86_400_000;
const INVITATION_PAGE = '/application/expert-invitation';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Membership of experts: by invitation, until withdrawn; each change is logged. */
export function createExpertMembers({
  db,
  clock,
  ids,
  mail,
  config,
}: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'mail' | 'config'>) {
  const log = { clock, ids };
  const languageOfAccount = async (email: string): Promise<string | null> => {
    const { rows } = await db.execute<{ language: string }>(
      sql`select language from farmers where lower(email) = lower(${email})`,
    );
    return rows[0]?.language ?? null;
  };
  return {
    /**
     * Mails a single-use link, valid for 30 days for whichever account opens it; returns the link
     * too, for when mail does not arrive.
     */
    async invite(operatorId: string, { email, ...competence }: InvitationForm) {
      const token = ids.secret(24);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
      const row = { ...competence, id: ids.next(), email, invitedBy: operatorId, now, expiresAt };
      await db.transaction(async (tx) => {
        await createInvitationsRepository(tx).insert({ ...row, tokenHash: hashOf(token) });
        const entry = { action: 'invite expert', subject: row.id, actorId: operatorId };
        await logAction(tx, log, { ...entry, note: null, accountId: null });
      });
      // In the fragment, which browsers never send, so that no log contains the token.
      const link = `${config.PUBLIC_URL}${INVITATION_PAGE}#${token}`;
      const accountLanguage = await languageOfAccount(email);
      await mail.send(
        invitationLetter({ email, ...competence, days: INVITATION_DAYS, link, accountLanguage }),
      );
      return { ...row, link };
    },
    /** @throws AppError not_found */
    async withdrawInvitation(operatorId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!isId(id) || !(await createInvitationsRepository(tx).remove(id))) throw notFound();
        const entry = { action: 'withdraw invitation', subject: id, actorId: operatorId };
        await logAction(tx, log, { ...entry, note: null, accountId: null });
      });
    },
    /** Makes the account an expert, or updates the fields and languages of one. @throws AppError invalid */
    async accept(farmerId: string, token: string) {
      return db.transaction(async (tx) => {
        const now = clock.now();
        const invitation = await createInvitationsRepository(tx).take(hashOf(token), now);
        if (!invitation) throw invalid({ token: [failure('invitation_unknown')] });
        const { fields, languages, experience } = invitation;
        await insertExpert(tx, farmerId, { fields, languages, now });
        await tx.execute(sql`update experts set fields = ${textArray(fields)}, languages = ${textArray(languages)},
          experience = coalesce(${experience}, experience) where farmer_id = ${farmerId}::uuid`);
        const entry = { action: 'grant role', subject: farmerId, note: 'expert' };
        await logAction(tx, log, { ...entry, actorId: invitation.invited_by, accountId: farmerId });
        return { fields, languages, experience };
      });
    },
    /** @throws AppError not_found when the account is no expert */
    async change(operatorId: string, id: string, form: ExpertForm): Promise<void> {
      if (!isId(id)) throw notFound();
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`update experts set fields = ${textArray(form.fields)},
          languages = ${textArray(form.languages)}, experience = ${form.experience}
          where farmer_id = ${id}::uuid returning farmer_id`);
        if (rows.length === 0) throw notFound();
        const note = [...form.fields, ...form.languages].join(', ');
        const entry = { action: 'change expert', subject: id, note };
        await logAction(tx, log, { ...entry, actorId: operatorId, accountId: id });
      });
    },
    /** @throws AppError not_found when the account is no expert */
    async withdraw(operatorId: string, id: string, why: string): Promise<void> {
      if (!isId(id)) throw notFound();
      await db.transaction(async (tx) => {
        if (!(await removeExpert(tx, id))) throw notFound();
        const entry = { action: 'withdraw role', subject: id, note: `expert: ${why}` };
        await logAction(tx, log, { ...entry, actorId: operatorId, accountId: id });
      });
    },
  };
}
