export interface PictureSize {
  width: number;
  height: number;
  /** `cover` cuts to the shape, `inside` keeps the whole picture and never enlarges it. */
  fit: 'cover' | 'inside';
  /** WebP unless said otherwise. */
  format?: 'webp' | 'avif';
}

/** A picture, or the path of the file in which it lies. */
export interface PictureQuestion {
  picture: Uint8Array | string;
  sizes: readonly PictureSize[];
}

export type PictureAnswer =
  | { drawn: Uint8Array[] }
  /** What its bytes cannot be, and why. */
  | { unreadable: string }
  /** No fault of the picture's. */
  | { fault: string };
