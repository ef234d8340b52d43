import { CROP_NAMES } from '@ankur/leaf-doctor/library/crop-names';

/** Words for bringing in a crop in the four languages, and in Latin letters. */
const HARVEST =
  /harvest|pick(ing)? (the )?(crop|fruit|leaves|pods)|कटाई|काट|तुड़ाई|तोड़|काढणी|कापणी|तोडणी|वेचणी|కోత|కోయ|katai|katni|tudai|kapani|kadhani|todani|kota\b/i;

/** True when a task's name speaks of harvesting. */
export function speaksOfHarvest(name: string): boolean {
  return HARVEST.test(name);
}

function namesOf(crop: string): string[] {
  const names = (CROP_NAMES as Record<string, Record<string, string>>)[crop];
  return [crop, ...Object.values(names ?? {})]
    .flatMap((name) => name.split(/[/()]/))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length > 1);
}

/**
 * Whether a harvest task is about a crop: it names it, or it names no crop of the doctor's at all
 * (then nobody can tell, and safety wins).
 */
export function concernsCrop(task: { task_name: string; crop?: string | null }, crop: string) {
  const said = `${task.task_name} ${task.crop ?? ''}`.toLowerCase();
  const isNamed = (one: string) => namesOf(one).some((name) => said.includes(name));
  return isNamed(crop) || !Object.keys(CROP_NAMES).some(isNamed);
}
