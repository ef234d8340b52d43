import { type FormPart, formBody, formType } from '../support/form.ts';
import type { Random } from '../support/random.ts';
import type { RawRequest } from '../support/raw-http.ts';
import { type Actor, BAD_TOKENS, type Cast } from './actors.ts';
import {
  BROKEN_SEGMENTS,
  breakBody,
  brokenText,
  oddHeaders,
  unreadableBody,
  WRONG_TYPES,
} from './broken.ts';
import { placeOfParameter } from './ids.ts';
import type { Operation, Parameter } from './openapi.ts';
import { validObject, validValue } from './values.ts';

export interface Files {
  photo: Buffer;
  video: Buffer;
}

/** Intent of a request: valid, with an invalid part, or unreadable. */
export type Intent = 'valid' | 'broken' | 'unreadable';

const FILE_FIELDS: Readonly<Record<string, keyof Files>> = {
  photo: 'photo',
  image: 'photo',
  poster: 'photo',
  profile_picture: 'photo',
  video: 'video',
};
/** File fields that the description declares as text or not at all. */
const ALSO_FILES: Readonly<Record<string, readonly string[]>> = {
  '/api/user/profile-input/': ['profile_picture'],
  '/api/user/expert-requests/': ['image'],
  '/api/user/scans/': ['image'],
};

export const intentOf = (random: Random): Intent => {
  const at = random.next();
  if (at < 0.4) return 'valid';
  return at < 0.9 ? 'broken' : 'unreadable';
};

/** Makes one request of an operation, as one actor would send it. */
export function requestOf(
  operation: Operation,
  actor: Actor,
  cast: Cast,
  files: Files,
  intent: Intent,
  random: Random,
): RawRequest {
  const known = cast.knownTo(actor);
  const breaks = () => intent !== 'valid' && random.chance(0.3);
  const headers: Record<string, string> = {};
  if (actor.farmer) headers.authorization = `Bearer ${actor.farmer.access}`;
  if (intent !== 'valid' && random.chance(0.04)) headers.authorization = random.pick(BAD_TOKENS);
  if (intent !== 'valid' && random.chance(0.2)) Object.assign(headers, oddHeaders(random));
  let target = operation.path;
  for (const { name, in: place } of operation.parameters)
    if (place === 'path')
      target = target.replace(`{${name}}`, () =>
        segment(operation, name, actor, cast, breaks(), random),
      );
  target += query(operation.parameters, breaks, random, (parameter) =>
    String(validValue(parameter.name, parameter.schema, random, known) ?? ''),
  );
  const request: RawRequest = { method: operation.method, target, headers };
  if (operation.path.startsWith('/api/user/uploads/'))
    return uploadRequest(request, breaks, random);
  if (intent === 'unreadable' && operation.method !== 'GET') {
    headers['content-type'] = random.chance(0.5) ? 'application/json' : random.pick(WRONG_TYPES);
    if (random.chance(0.2)) headers['content-encoding'] = random.pick(['gzip', 'br', 'zip']);
    return { ...request, body: unreadableBody(random) };
  }
  if (!operation.body) return request;
  const valid = validObject(operation.body.schema, random, known);
  if (operation.body.type === 'form')
    return formRequest(request, operation, valid, files, intent, random);
  headers['content-type'] = 'application/json';
  const body = intent === 'valid' ? valid : breakBody(valid, random);
  return { ...request, body: Buffer.from(JSON.stringify(body) ?? '') };
}

function segment(
  operation: Operation,
  name: string,
  actor: Actor,
  cast: Cast,
  isBroken: boolean,
  random: Random,
): string {
  if (isBroken && random.chance(0.5)) return random.pick(BROKEN_SEGMENTS);
  if (isBroken) return encodeURIComponent(brokenText(random).slice(0, 300).toWellFormed());
  const place = placeOfParameter(operation.path, name);
  const own = actor.own.of(place);
  const others = cast.shared.of(place);
  const from = own.length > 0 && (others.length === 0 || random.chance(0.85)) ? own : others;
  if (from.length === 0) return '01890a5d-ac96-774b-bcce-b302099a8057';
  return place === '/media/' ? random.pick(from) : encodeURIComponent(random.pick(from));
}

function query(
  parameters: readonly Parameter[],
  breaks: () => boolean,
  random: Random,
  valid: (parameter: Parameter) => string,
): string {
  const parts: string[] = [];
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || (!parameter.required && random.chance(0.5))) continue;
    const name = encodeURIComponent(parameter.name);
    if (!breaks()) {
      const value = valid(parameter);
      // Cursors are opaque: a generated one is always invalid.
      if (parameter.name !== 'cursor')
        parts.push(`${name}=${encodeURIComponent(value.toWellFormed())}`);
      continue;
    }
    const broken = encodeURIComponent(brokenText(random).slice(0, 1_500).toWellFormed());
    const made = [
      `${name}=${broken}`,
      `${name}`,
      `${name}=%`,
      `${name}[]=1`,
      `${name}[a][b]=${broken}`,
    ];
    const one = random.pick(made);
    parts.push(random.chance(0.2) ? `${one}&${name}=${broken}&${name}=1` : one);
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A request of a resumable upload. */
function uploadRequest(request: RawRequest, breaks: () => boolean, random: Random): RawRequest {
  const { method, headers } = request;
  const number = (valid: number) => (breaks() ? headerText(brokenText(random)) : String(valid));
  headers['tus-resumable'] = breaks() ? '0.2.2' : '1.0.0';
  if (method === 'POST') headers['upload-length'] = number(random.pick([1_000, 90_000_000, 500]));
  if (method !== 'PATCH') return request;
  headers['upload-offset'] = number(random.pick([0, 0, 0, 500]));
  headers['content-type'] = breaks() ? random.pick(WRONG_TYPES) : 'application/offset+octet-stream';
  return { ...request, body: Buffer.alloc(random.pick([500, 1_000, 0, 1_200_000]), 7) };
}

const headerText = (text: string) => text.replaceAll(/[^\t\x20-\x7e]/g, '?').slice(0, 500);

function formRequest(
  request: RawRequest,
  operation: Operation,
  fields: Record<string, unknown>,
  files: Files,
  intent: Intent,
  random: Random,
): RawRequest {
  const broken = intent === 'valid' ? fields : breakBody(fields, random);
  const entries = Object.entries((broken ?? {}) as Record<string, unknown>);
  const parts: FormPart[] = entries.map(([name, value]) => {
    const kind = Object.hasOwn(FILE_FIELDS, name) ? FILE_FIELDS[name] : undefined;
    if (kind && (intent === 'valid' || random.chance(0.6)))
      return [name, fileOf(files[kind], kind, intent, random)];
    return [name, typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')];
  });
  for (const name of ALSO_FILES[operation.path] ?? [])
    if (random.chance(0.4)) parts.push([name, fileOf(files.photo, 'photo', intent, random)]);
  // A reel with a file has no upload id.
  const usable = parts.filter(
    ([name]) =>
      intent !== 'valid' || name !== 'upload_id' || !parts.some(([other]) => other === 'video'),
  );
  const content = formBody(usable);
  const cut = intent !== 'valid' && random.chance(0.15);
  return {
    ...request,
    headers: { ...request.headers, 'content-type': formType() },
    body: cut ? content.subarray(0, random.below(content.length)) : content,
  };
}

function fileOf(content: Buffer, kind: keyof Files, intent: Intent, random: Random) {
  const type = kind === 'photo' ? 'image/jpeg' : 'video/webm';
  const good = { name: kind === 'photo' ? 'leaf.jpg' : 'field.webm', type, content };
  if (intent === 'valid' || random.chance(0.4)) return good;
  const half = content.subarray(0, random.below(content.length));
  const damaged = Buffer.from(content);
  for (let at = 0; at < 20; at += 1) damaged[random.below(damaged.length)] = random.below(256);
  const made = [
    half,
    damaged,
    Buffer.alloc(0),
    Buffer.from('<svg onload="a()"/>'),
    Buffer.alloc(3_000, 0),
  ];
  return {
    ...good,
    name: random.pick(['a.jpg', '../../a', '', 'a'.repeat(400)]),
    content: random.pick(made),
  };
}
