import { scanFailure } from '@ankur/contracts/greenscan/problems';
import { PHOTOS_MAX } from '@ankur/contracts/greenscan/rules';
import type { Failure } from '@ankur/contracts/http/problem';
import { useRef, useState } from 'react';
import { type Photo, readPhoto } from './read-photo.ts';

/** A failure of the contract, or one that only the browser can detect. */
export type PhotoProblem = { failure: Failure } | { key: 'none' | 'reading' | 'tooMany' };

/** The chosen photographs (up to five of one plant) and the problem of the last choice. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const made = useRef(0);
  /** Those on the screen, also for a choice that was begun before they changed. */
  const held = useRef<readonly Photo[]>([]);
  /** Raised when all are taken away: what is read for them then comes too late. */
  const round = useRef(0);
  const hold = (all: readonly Photo[]): readonly Photo[] => {
    held.current = all;
    setPhotos(all);
    return all;
  };
  const empty = (): void => {
    round.current += 1;
    hold([]);
  };

  /** Adds photographs to those chosen before; resolves with all of them, or with null when there was a problem. */
  const choose = async (files: readonly File[]): Promise<readonly Photo[] | null> => {
    if (files.length === 0) {
      empty();
      setProblem({ key: 'none' });
      return null;
    }
    if (files.some((file) => !file.type.startsWith('image/'))) {
      setProblem({ failure: scanFailure('scan_not_image') });
      return null;
    }
    const began = round.current;
    const room = PHOTOS_MAX - held.current.length;
    try {
      const read = await Promise.all(
        files.slice(0, room).map((file) => {
          made.current += 1;
          return readPhoto(file, String(made.current));
        }),
      );
      if (round.current !== began) return null;
      // Others may have been chosen meanwhile.
      const left = Math.min(room, PHOTOS_MAX - held.current.length);
      setProblem(files.length > left ? { key: 'tooMany' } : null);
      return hold([...held.current, ...read.slice(0, left)]);
    } catch {
      if (round.current === began) setProblem({ key: 'reading' });
      return null;
    }
  };
  const remove = (id: string): void => {
    hold(held.current.filter((photo) => photo.id !== id));
    setProblem(null);
  };
  const clear = (): void => {
    empty();
    setProblem(null);
  };
  return { photos, problem, choose, remove, clear, complain: setProblem };
}
