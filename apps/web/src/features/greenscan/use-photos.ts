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

  /** Adds photographs to those chosen before; resolves with all of them, or with null when there was a problem. */
  const choose = async (files: readonly File[]): Promise<readonly Photo[] | null> => {
    if (files.length === 0) {
      setPhotos([]);
      setProblem({ key: 'none' });
      return null;
    }
    if (files.some((file) => !file.type.startsWith('image/'))) {
      setProblem({ failure: scanFailure('scan_not_image') });
      return null;
    }
    const room = PHOTOS_MAX - photos.length;
    try {
      const read = await Promise.all(
        files.slice(0, room).map((file) => {
          made.current += 1;
          return readPhoto(file, String(made.current));
        }),
      );
      const all = [...photos, ...read];
      setPhotos(all);
      setProblem(files.length > room ? { key: 'tooMany' } : null);
      return all;
    } catch {
      setProblem({ key: 'reading' });
      return null;
    }
  };
  const remove = (id: string): void => {
    setPhotos((before) => before.filter((photo) => photo.id !== id));
    setProblem(null);
  };
  const clear = (): void => {
    setPhotos([]);
    setProblem(null);
  };
  return { photos, problem, choose, remove, clear, complain: setProblem };
}
