import manifest from '@ankur/leaf-doctor/model/manifest.json';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import { DOCTOR_CACHE, DOCTOR_FILES } from './doctor-files.ts';
import { fetchLibrary } from './use-library.ts';

/** The engine as it travels, compressed by the server (14 MB unpacked). */
const ENGINE_BYTES = 3_700_000;

type DoctorFile = keyof typeof DOCTOR_FILES;
const FILES = Object.keys(DOCTOR_FILES) as DoctorFile[];
const BYTES: Record<DoctorFile, number> = { model: manifest.model.bytes, engine: ENGINE_BYTES };

/** What of the doctor is on this device. */
export interface DoctorHere {
  /** Still to be fetched; empty when the doctor is ready. */
  missing: DoctorFile[];
  /** Whether an earlier version's files are here; their scores do not fit the present limits. */
  outdated: boolean;
}

/** Megabytes to fetch, whole numbers. */
export function downloadMb(missing: readonly DoctorFile[]): number {
  return Math.ceil(missing.reduce((sum, file) => sum + BYTES[file], 0) / 1_000_000);
}

/** Looks what is here; a browser that keeps nothing has nothing. */
export async function doctorHere(): Promise<DoctorHere> {
  if (!('caches' in globalThis)) return { missing: FILES, outdated: false };
  try {
    const cache = await caches.open(DOCTOR_CACHE);
    const found = await Promise.all(FILES.map((file) => cache.match(DOCTOR_FILES[file])));
    const missing = FILES.filter((_, index) => !found[index]);
    return { missing, outdated: missing.length > 0 && (await cache.keys()).length > 0 };
  } catch {
    return { missing: FILES, outdated: false };
  }
}

/** Whether the present model and engine are on this device. */
export async function isDoctorKept(): Promise<boolean> {
  return (await doctorHere()).missing.length === 0;
}

/** Fetches what is missing of the doctor and what it needs to speak, then drops an earlier version; rejects when something cannot be had. */
export async function keepDoctor(): Promise<void> {
  const { missing } = await doctorHere();
  const cache = await caches.open(DOCTOR_CACHE);
  await cache.addAll(missing.map((file) => DOCTOR_FILES[file]));
  const present = FILES.map((file) => new URL(DOCTOR_FILES[file], location.href).href);
  const others = (await cache.keys()).filter(({ url }) => !present.includes(url));
  await Promise.all(others.map((request) => cache.delete(request)));
  const [{ startDoctor }] = await Promise.all([
    import('./browser-doctor.ts'),
    fetchLibrary(currentLanguage()),
  ]);
  await startDoctor();
}

export async function removeDoctor(): Promise<void> {
  await caches.delete(DOCTOR_CACHE);
}
