import { PICTURE_BYTES_MAX } from '@ankur/contracts/profile/rules';
import { useRef, useState } from 'react';
import { shrunkPicture } from '../../lib/pictures/shrink-picture.ts';

/** Longest side of what is uploaded; the server keeps 640 pixels of it. */
const SIDE_PX = 1024;

type Problem = 'notImage' | 'tooLarge';

/**
 * The picture that was chosen, made smaller on this phone before the limit is applied to it: what cannot be shrunk is
 * refused when it is too large.
 */
export function usePicture(onProblem: (problem: Problem | null) => void) {
  const [picture, setPicture] = useState<File | null>(null);
  const [isShrinking, setShrinking] = useState(false);
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null): Promise<void> => {
    latest.current = file;
    setPicture(null);
    const isImage = !file || file.type.startsWith('image/');
    onProblem(isImage ? null : 'notImage');
    setShrinking(file !== null && isImage);
    if (!file || !isImage) return;
    const small = await shrunkPicture(file, { sidePx: SIDE_PX });
    if (latest.current !== file) return;
    setShrinking(false);
    if (small.size >= PICTURE_BYTES_MAX) onProblem('tooLarge');
    else setPicture(small);
  };
  return { picture, isShrinking, choose };
}
