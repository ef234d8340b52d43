declare module 'subset-font' {
  /** The part of a font that draws the letters of a text, in another or the same format. */
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
