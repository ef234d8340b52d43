import type { ToolName } from '@ankur/assistant/intents';
import { cropName } from '@ankur/crops/words';
import type { Language } from '@ankur/languages/languages';
import type { AppDeps } from '../../../app-deps.ts';
import { indianDate } from '../../../platform/clock.ts';
import type { Circumstances } from '../../../ports/circumstances.ts';
import type { Understood } from '../library.ts';
import {
  suitedSchemeIds,
  tellEligibility,
  tellFinance,
  tellIrrigation,
  tellTasks,
} from './farm-tools.ts';
import { tellOwnWater } from './own-water.ts';
import { tellPrices } from './prices-tool.ts';
import { tellWeather } from './weather-tool.ts';

/** What a tool has to know of a question. */
export type ToolQuestion = Pick<
  Understood,
  'question' | 'language' | 'crops' | 'place' | 'ofWeather'
>;

/** What can be looked up for one asking farmer. */
export interface FarmTools {
  /** Null when the tool needs a signed-in farmer. */
  tell(tool: ToolName, asked: ToolQuestion): Promise<string[] | null>;
  /** Income and expenses of so many months with the present one; nothing for a visitor. */
  books(months: number, language: Language): Promise<string[]>;
  /** The schemes that suit the farmer best; those that reach most farmers when nothing is known. */
  suitedSchemes(): Promise<readonly string[]>;
  eligibility(schemeId: string, language: Language): Promise<string[]>;
  /** Of the farmer's own land, or `perAcre`, which tells nothing of its size. */
  irrigation(cropId: string, language: Language, perAcre?: boolean): Promise<string[]>;
  /** When each crop that stands on the farm wants water; nothing for a visitor or without such a crop. */
  ownWater(language: Language): Promise<string[]>;
  /** The name of the crop that was sown last and stands; null for a visitor or an empty farm. */
  ownCrop(language: Language): Promise<string | null>;
}

/** Makes the tools of one farmer, or of a visitor (null), who has no farm. */
export function createFarmToolbox(deps: AppDeps): (farmerId: string | null) => FarmTools {
  const { clock, weather, circumstances, tasks, books, prices } = deps;
  const today = () => indianDate(clock.now());

  return (farmerId) => {
    let known: Promise<Circumstances | null> | undefined;
    const farm = () => {
      known ??= farmerId === null ? Promise.resolve(null) : circumstances.read(farmerId);
      return known;
    };
    return {
      async tell(tool, { question, language, crops, place, ofWeather }) {
        if (tool === 'prices') {
          return tellPrices(prices, question, crops, place, await farm(), today(), language);
        }
        if (tool === 'weather')
          return tellWeather(weather, await farm(), place, language, ofWeather ?? undefined);
        if (farmerId === null) return null;
        if (tool === 'tasks') return tellTasks(tasks, farmerId, language);
        return tellFinance(books, farmerId, today(), language);
      },
      async books(months, language) {
        return farmerId === null ? [] : tellFinance(books, farmerId, today(), language, months);
      },
      async suitedSchemes() {
        return suitedSchemeIds(await farm());
      },
      async eligibility(schemeId, language) {
        const own = await farm();
        return own ? tellEligibility(schemeId, own, language) : [];
      },
      async irrigation(cropId, language, perAcre = false) {
        const own = await farm();
        if (farmerId === null || !own) return [];
        const land = perAcre ? { ...own, landAcres: 1 } : own;
        return tellIrrigation(deps.suggestIrrigation, farmerId, cropId, land, today(), language);
      },
      async ownCrop(language) {
        const [last] = farmerId === null ? [] : await deps.plantings.growing(farmerId);
        return last ? cropName(last.crop, language) : null;
      },
      async ownWater(language) {
        if (farmerId === null) return [];
        const [plantings, own] = await Promise.all([deps.plantings.growing(farmerId), farm()]);
        const asked = { suggest: deps.suggestIrrigation, farmerId, plantings, farm: own };
        return tellOwnWater({ ...asked, today: today(), language });
      },
    };
  };
}
