import { useOwnCrops } from '../../entities/farm/use-own-crops.ts';
import { IrrigationCard } from './irrigation-card.tsx';

/** The card with the farmer's current crops. */
export function OwnIrrigationCard() {
  return <IrrigationCard own={useOwnCrops()} />;
}
