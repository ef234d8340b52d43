import type { Suggestion } from './suggestion.ts';

/** Advice as an English sentence for clients without translations; the web app translates the code. */
export function suggestionText(suggestion: Suggestion, volumeM3: number): string {
  const water = `${Math.round(volumeM3)} m³`;
  switch (suggestion.code) {
    case 'out-of-season':
      return `This crop is not in the field at this time of year. The next sowing begins around ${suggestion.nextSowing.from}. If you sow now, it needs ${water} in the first seven days.`;
    case 'no-need-this-week':
      return 'No irrigation is needed this week: rain or earlier watering covers the need.';
    case 'wait-for-rain':
      return `Wait: ${Math.round(suggestion.rainMm)} mm of rain is expected on ${suggestion.date}${suggestion.probabilityPct === null ? '' : ` (${suggestion.probabilityPct} % chance)`}.`;
    case 'irrigate-today':
      return `Irrigate today. The crop needs ${water} over these seven days.`;
    case 'irrigate-within-days':
      return `Irrigate within ${suggestion.days} ${suggestion.days === 1 ? 'day' : 'days'}. The crop needs ${water} over these seven days.`;
    case 'puddle-and-transplant':
      return `Puddle the field and transplant: about ${suggestion.puddlingMm} mm for puddling and ${suggestion.standingWaterMm} mm of standing water.`;
    case 'keep-standing-water':
      return `Keep about ${Math.round(suggestion.depthMm)} mm of water standing in the field: ${water} over these seven days.`;
    case 'drain-before-harvest':
      return `Let the field dry: the harvest is about ${suggestion.daysToHarvest} days away.`;
  }
}
