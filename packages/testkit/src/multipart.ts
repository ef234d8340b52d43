/** A multipart form: body and content type for `app.inject`. */
export async function multipart(
  fields: Readonly<Record<string, string>>,
  files: readonly { field: string; name: string; content: Uint8Array; type: string }[] = [],
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) {
    form.append(
      file.field,
      new File([new Uint8Array(file.content)], file.name, { type: file.type }),
    );
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
