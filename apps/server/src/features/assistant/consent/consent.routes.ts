import { ASSISTANT_TEXT_VERSION, type AssistantConsent } from '@ankur/contracts/assistant/consent';
import { assistantEndpoints } from '@ankur/contracts/assistant/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { createConsentRepository } from './consent.repository.ts';

export function consentRoutes(app: FastifyInstance, deps: AppDeps): void {
  const consents = createConsentRepository(deps.db);
  const available = Boolean(deps.providers.languageModel);
  const told = async (farmerId: string): Promise<AssistantConsent> => {
    const row = await consents.find(farmerId);
    return {
      available,
      books: row?.books ?? null,
      decided_at: row?.decidedAt.toISOString() ?? null,
    };
  };
  addRoute(app, deps.guards, assistantEndpoints.consent, ({ caller }) => told(caller.farmerId));
  addRoute(
    app,
    deps.guards,
    assistantEndpoints.setConsent,
    async ({ caller: { farmerId }, body: { books: allowed } }) => {
      const at = deps.clock.now();
      await deps.db.transaction(async (tx) => {
        await createConsentRepository(tx).put(farmerId, allowed, at);
        const decision = { allowed, version: ASSISTANT_TEXT_VERSION, at };
        await deps.recordAssistantConsent(tx, farmerId, decision);
      });
      return told(farmerId);
    },
  );
}
