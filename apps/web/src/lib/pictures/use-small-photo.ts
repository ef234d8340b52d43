import { useRef, useState } from 'react';
import { shrunkPicture } from './shrink-picture.ts';

/** Longest side of a photograph that others look at. */
export const SHARED_SIDE_PX = 1600;

/**
 * The photograph that was chosen, and its setter: as it was taken until it has been made smaller, which happens on this
 * device. One that was chosen after it replaces it.
 */
export function useSmallPhoto(
  sidePx: number,
  first: File | null = null,
): [photo: File | null, choose: (photo: File | null) => void] {
  const [photo, setPhoto] = useState(first);
  const latest = useRef(first);
  const choose = (next: File | null): void => {
    latest.current = next;
    setPhoto(next);
    if (!next) return;
    void shrunkPicture(next, { sidePx }).then((small) => {
      if (latest.current === next) setPhoto(small);
    });
  };
  return [photo, choose];
}
