/** Decompresses the gzipped ONNX file (`model.file` of the manifest). Rejects when it is damaged. */
export async function unpackModel(
  packed: Uint8Array<ArrayBuffer> | ArrayBuffer,
): Promise<Uint8Array> {
  const opened = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(opened).arrayBuffer());
}
