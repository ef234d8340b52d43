import animalEvents from 'virtual:endpoints/animal-events';
import entryMoney from 'virtual:endpoints/entry-money';
import finance from 'virtual:endpoints/finance';
import plantingEvents from 'virtual:endpoints/planting-events';
import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { UNDO_MS } from './undo-ms.ts';

/** Whose diary an entry stands in. */
export type EntryWhat = 'plantingEvent' | 'animalEvent';

interface Entry {
  what: EntryWhat;
  parent: string;
  id: string;
}

const CALLS = {
  plantingEvent: { alone: plantingEvents.remove, withMoney: entryMoney.removeOfPlanting },
  animalEvent: { alone: animalEvents.remove, withMoney: entryMoney.removeOfAnimal },
};

const entryRemovalApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = fromContract(build);
    const params = ({ parent, id }: Entry) => ({ params: { parent, id } });
    const waits = {
      what: ({ what }: Entry) => what,
      thing: ({ id }: Entry) => id,
      row: () => null,
      undoMs: UNDO_MS,
    };
    return {
      /** Waits for as long as it can be taken back: an entry that is made again would not be the one that its money names. */
      removeEntryAlone: mutation(({ what }: Entry) => CALLS[what].alone, params, { waits }),
      removeEntryWithMoney: mutation(({ what }: Entry) => CALLS[what].withMoney, params, {
        waits,
      }),
      /** Takes the money out of lists and sums until its entry was deleted with it, after which there is none to delete. */
      removeMoneyOfEntry: mutation(
        ({ money }: { money: EntryMoney; entry: string }) => finance[`${money.ledger}.remove`],
        ({ money }) => ({ params: { id: money.id } }),
        {
          waits: {
            what: ({ money }) => money.ledger,
            before: ({ money }) => money,
            after: ({ entry }) => [entry],
            row: () => null,
            undoMs: UNDO_MS,
          },
        },
      ),
    };
  },
});

export const {
  useRemoveEntryAloneMutation,
  useRemoveEntryWithMoneyMutation,
  useRemoveMoneyOfEntryMutation,
} = entryRemovalApi;
