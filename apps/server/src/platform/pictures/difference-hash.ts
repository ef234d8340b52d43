import sharp from 'sharp';

const COLUMNS = 9;
const ROWS = 8;

/**
 * The difference hash of a picture that we have encoded ourselves, as 64 zeros and ones: whether each of 8 × 8 points
 * is darker than the one to its right. It stays almost the same when the picture is scaled, compressed anew or
 * brightened, and does not when it is mirrored, turned or much cut. (N. Krawetz, "Kind of Like That", 2013)
 */
export async function differenceHash(picture: Uint8Array): Promise<string> {
  const grey = await sharp(picture)
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = '';
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      hash += (grey[at] ?? 0) < (grey[at + 1] ?? 0) ? '1' : '0';
    }
  return hash;
}
