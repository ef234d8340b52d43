export interface PictureSize {
  width: number;
  height: number;
  /** `cover` crops to the shape, `inside` fits the whole picture and never enlarges it. */
  fit: 'cover' | 'inside';
  /** WebP unless said otherwise. */
  format?: 'webp' | 'avif';
}

/** The bytes of a picture, or the path of its file. */
export interface PictureQuestion {
  picture: Uint8Array | string;
  sizes: readonly PictureSize[];
}

export type PictureAnswer =
  | { drawn: Uint8Array[] }
  /** The picture cannot be decoded, with the reason. */
  | { unreadable: string }
  /** Any other error. */
  | { fault: string };
