/** What of the weather may be asked, by the names of the sections in `training/questions/topic/weather.txt`; the rain is told of whatever is asked. */
export const ASKED = [
  'rain',
  'cold',
  'heat',
  'humidity',
  'fog',
  'wind',
  'sky',
  'storm',
  'season',
] as const;
export type WeatherAsked = (typeof ASKED)[number];

/** What is asked, by the name that the question encoder gives; rain for a name that nothing is told of. */
export const weatherAsked = (name: string | null): WeatherAsked =>
  ASKED.find((known) => known === name) ?? 'rain';
