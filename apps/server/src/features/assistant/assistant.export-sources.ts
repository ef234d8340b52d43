import type { Database } from '../../platform/database/database.ts';
import { createAssistantRepository } from './assistant.repository.ts';

/** The farmer's conversations with the assistant as they take them along. */
export const assistantExportSources = [
  {
    name: 'assistant/conversations',
    tables: ['chat_sessions'],
    read: (db: Database, farmerId: string): Promise<unknown> =>
      createAssistantRepository(db).exportTurns(farmerId),
  },
];
