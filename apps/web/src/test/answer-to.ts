import { endpointAt } from '@ankur/contracts/answer-fault';
import type { Endpoint } from '@ankur/contracts/http/endpoint';

type Schema = NonNullable<Endpoint['answer']>;

/** A schema's definition in zod. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The simplest value that a schema accepts, with the given parts. */
function example(schema: Schema, given: unknown): unknown {
  const { type, shape, element, innerType, options, entries, values }: Definition = schema._zod
    .def as unknown as Definition;
  if (shape) {
    const own = isRecord(given) ? given : {};
    const fields = Object.entries(shape).map(([name, field]) => [name, example(field, own[name])]);
    return { ...own, ...Object.fromEntries(fields) };
  }
  if (element) return Array.isArray(given) ? given.map((one) => example(element, one)) : [];
  if (type === 'optional') return given;
  if (type === 'nullable') return given && innerType ? example(innerType, given) : (given ?? null);
  if (given !== undefined) return given;
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  if (options?.[0]) return example(options[0], given);
  if (type === 'string') return '';
  if (type === 'number') return 0;
  if (type === 'boolean') return false;
  return {};
}

/** A success answer of `METHOD /path` by the contract: the simplest one, with the given parts. */
export function answerTo(name: string, given?: unknown): { status: number; body?: unknown } {
  const [method = '', address = ''] = name.split(' ');
  const endpoint = endpointAt(method, address.split('?')[0] ?? '');
  if (!endpoint) throw new Error(`${name} is not in the endpoint table`);
  const { status, answer } = endpoint;
  return answer ? { status, body: example(answer, given) } : { status };
}
