import { PHOTOS_MAX } from '@ankur/contracts/greenscan/rules';
import { useRef, useState } from 'react';
import { type Photo, readPhoto } from './read-photo.ts';

export type PhotoProblem =
  | 'problem.first'
  | 'problem.none'
  | 'problem.notImage'
  | 'problem.reading'
  | 'problem.tooMany';

/** The photographs chosen so far (up to five of one plant) and what was wrong with the last choice. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const made = useRef(0);

  const choose = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) {
      setPhotos([]);
      setProblem('problem.none');
      return;
    }
    if (files.some((file) => !file.type.startsWith('image/'))) {
      setProblem('problem.notImage');
      return;
    }
    const room = PHOTOS_MAX - photos.length;
    try {
      const read = await Promise.all(
        files.slice(0, room).map((file) => {
          made.current += 1;
          return readPhoto(file, String(made.current));
        }),
      );
      setPhotos((before) => [...before, ...read].slice(0, PHOTOS_MAX));
      setProblem(files.length > room ? 'problem.tooMany' : null);
    } catch {
      setProblem('problem.reading');
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
