import type { Tag } from '@ankur/contracts/http/tags';
import type { HttpRequest } from '../http/call.ts';
import { nowMs } from '../time/clock.ts';
import type { Unsent } from './fold.ts';
import type { FormPart, NewWrite, Row, StoredBody, WriteKind } from './record.ts';
import type { FormOfWrite, StayingForm } from './staying-forms.ts';
import type { Files } from './store.ts';

/** By the name of a file in a form: the field that tells the id of its upload instead. */
type InPieces = Readonly<Record<string, string | undefined>>;

interface Stored {
  body: StoredBody;
  files?: Files;
  pieces?: NewWrite['pieces'];
}

/** A form in the shape in which it is kept: its texts, and its files under keys of their own. */
function storedForm(form: FormData, id: string, inPieces: InPieces): Stored {
  const files = new Map<string, Blob>();
  const parts: FormPart[] = [];
  let pieces: NewWrite['pieces'];
  for (const [name, value] of form) {
    if (typeof value === 'string') parts.push({ name, text: value });
    else {
      const file = `${id}/${parts.length}`;
      files.set(file, value);
      parts.push({ name, file, fileName: value.name });
      const idField = inPieces[name];
      const mark = [value.name, value.size, value.lastModified].join(' ');
      if (idField) pieces = { file, idField, mark };
    }
  }
  return { body: { form: parts }, files, ...(pieces && { pieces }) };
}

/** How a call waits when no answer comes: three lines in the slice of its feature. */
export interface Waits<Arg, Data> {
  /** What is written, in one word; the outbox page has a text for it. */
  readonly what: string | ((arg: Arg) => string);
  /** What stands for the answer until it comes; null for what is deleted. */
  readonly row: (arg: Arg, id: string) => Data;
  /** The row itself, where the answer is more than that. */
  readonly stored?: (data: Data) => object | null;
  /** The row as the farmer saw it; null for what is made. */
  readonly before?: (arg: Arg) => object | null;
  /** The id of what the write is about, if not of `before` or of its own. */
  readonly thing?: (arg: Arg) => string;
  /** Ids of things that must be there first. */
  readonly after?: (arg: Arg) => readonly string[];
  /** No form waits for it: what is refused stays in the outbox too. */
  readonly inBackground?: boolean;
  /** The form that stays open for as long as the upload takes, and is told when no answer comes. */
  readonly staysWith?: (arg: Arg) => StayingForm | undefined;
  /** The form has a text of the specification for an ended session, and stays open. */
  readonly tellsEnd?: boolean;
  /** Files that are too large for one request and go ahead in pieces. */
  readonly inPieces?: (arg: Arg) => InPieces;
  /** For how long a deletion can be taken back before it is sent, although there is a network. */
  readonly undoMs?: number;
  /** What it does, where method and contract do not say. */
  readonly kind?: WriteKind;
}

interface CallFlags {
  readonly makes?: boolean;
  readonly versioned?: boolean;
  readonly tags?: readonly Tag[];
}

function kindOf({ method }: HttpRequest, { makes, versioned }: CallFlags): WriteKind {
  if (makes) return 'make';
  if (method === 'DELETE') return 'remove';
  return versioned ? 'change' : 'set';
}

function kept(body: unknown, id: string, inPieces: InPieces): Stored {
  if (body instanceof FormData) return storedForm(body, id, inPieces);
  return { body: body === undefined ? { none: true } : { json: body as Row } };
}

function bytesOf(body: StoredBody, files: Files = new Map()): number {
  const blobs = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  return blobs + new TextEncoder().encode(JSON.stringify(body)).length;
}

/** A row without the mark that it waits. */
function plain(row: object | null): Row | null {
  if (row === null) return null;
  const { unsent: _, ...rest } = row as Row & Unsent;
  return rest;
}

/** A request as a write that can wait. */
export function describeWrite<Arg, Data>(
  waits: Waits<Arg, Data>,
  arg: Arg,
  request: HttpRequest,
  call: CallFlags,
  { id, owner }: { id: string; owner: string },
): { write: NewWrite; files: Files | undefined; standIn: Data; form: FormOfWrite } {
  const { what, row, stored: rowOf, before, thing, after, kind, inPieces, tellsEnd } = waits;
  const { undoMs } = waits;
  const { body, files, pieces } = kept(request.body, id, inPieces?.(arg) ?? {});
  const was = plain(before?.(arg) ?? null);
  const is = kind ?? kindOf(request, call);
  const standIn = row(arg, id);
  const { method, url, auth, timeout } = request;
  return {
    files,
    standIn,
    form: waits.inBackground ? 'none' : (waits.staysWith?.(arg) ?? 'waits'),
    write: {
      id,
      owner,
      what: typeof what === 'string' ? what : what(arg),
      kind: is,
      thing: thing?.(arg) ?? (is === 'make' ? id : String(was?.id ?? id)),
      after: after?.(arg) ?? [],
      request: {
        method: method as NewWrite['request']['method'],
        url,
        auth,
        body,
        ...(timeout === undefined ? {} : { timeoutMs: timeout }),
      },
      tags: call.tags ?? [],
      row: plain(rowOf ? rowOf(standIn) : (standIn as object | null)),
      before: was,
      versioned: call.versioned === true,
      madeAtMs: nowMs(),
      bytes: bytesOf(body, files),
      ...(pieces && { pieces }),
      ...(tellsEnd && { tellsEnd }),
      ...(undoMs !== undefined && { undoMs }),
    },
  };
}
