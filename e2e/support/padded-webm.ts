/** A WebM video with a Void element (EBML, RFC 8794 section 11.3.2) behind it, which every reader skips. */
export function paddedWebm(video: Buffer, bytes: number): Buffer {
  const missing = bytes - video.length;
  if (missing <= 0) return video;
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE(0x0100000000000000n + BigInt(missing), 1);
  const content = Buffer.alloc(missing);
  // All content differs by position, so that a misplaced chunk is detected.
  for (let at = 0; at + 4 <= missing; at += 4) content.writeUInt32LE(at, at);
  return Buffer.concat([video, head, content]);
}
