import { useOwnCrops } from '../../entities/farm/use-own-crops.ts';
import { IrrigationCard } from './irrigation-card.tsx';

/** The card with the crops that stand in the farmer's fields. */
export function OwnIrrigationCard() {
  return <IrrigationCard own={useOwnCrops()} />;
}
