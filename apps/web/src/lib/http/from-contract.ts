import type { AnswerOf } from '@ankur/contracts/http/endpoint';
import type { Tag } from '@ankur/contracts/http/tags';
import type {
  EndpointBuilder,
  FetchBaseQueryMeta,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import type { Waits } from '../outbox/describe.ts';
import { type AddOptions, addOnce } from './add-once.ts';
import type { baseQuery } from './base-query.ts';
import { type Call, type EndpointOf, type RequestOf, requestOf } from './call.ts';
import { atCursor, type Paged, pagedByLink, pageOf } from './paged.ts';
import { isKept, throughOutbox } from './through-outbox.ts';

type Ask = typeof baseQuery;
type Meta = FetchBaseQueryMeta | undefined;

/** The call of a slice's endpoint: constant, or chosen by the argument. */
type Choice<C extends Call, Arg> = C | ((arg: Arg) => C);

type Answer<C extends Call> = AnswerOf<EndpointOf<C>>;
type RowOf<C extends Call> = Answer<C> extends readonly (infer Row)[] ? Row : never;

interface QueryOptions<C extends Call, Arg, Result> {
  transformResponse?: (answer: Answer<C>, meta: Meta, arg: Arg) => Result;
  keepUnusedDataFor?: number;
  onQueryStarted?: QueryDefinition<Arg, Ask, Tag, Result, 'api'>['onQueryStarted'];
}

interface ListOptions<C extends Call, Arg, Item> {
  /** Maps each row. */
  row?: (row: RowOf<C>, arg: Arg) => Item;
  keepUnusedDataFor?: number;
}

interface ChangeOptions<Arg, Result> {
  /** How the write is queued when no answer comes; without it a lost answer is an error. */
  waits?: Waits<Arg, Result>;
  /** Invalidate tags on success only: for forms whose initial values would be refetched. */
  onlyWhenDone?: boolean;
  onQueryStarted?: MutationDefinition<Arg, Ask, Tag, Result, 'api'>['onQueryStarted'];
}

interface MutationOptions<C extends Call, Arg, Result> extends ChangeOptions<Arg, Result> {
  transformResponse?: (answer: Answer<C>, meta: Meta, arg: Arg) => Result;
}

function chosen<C extends Call, Arg>(choice: Choice<C, Arg>, arg: Arg): C {
  return typeof choice === 'function' ? choice(arg) : choice;
}

const tagsOf =
  <C extends Call, Arg>(choice: Choice<C, Arg>, onlyWhenDone = false) =>
  (_result: unknown, error: unknown, arg: Arg, meta?: Meta): readonly Tag[] =>
    (onlyWhenDone && error) || isKept(meta) ? [] : (chosen(choice, arg).tags ?? []);

/**
 * Builds the endpoints of an API slice from calls of the contract, which define path, method, authentication, types
 * and tags; `request` maps the argument to parameters, query and body.
 */
export function fromContract(build: EndpointBuilder<Ask, Tag, 'api'>) {
  return {
    /** A query. */
    query: <C extends Call, Arg = void, Result = Answer<C>>(
      call: Choice<C, Arg>,
      request: (arg: Arg) => RequestOf<EndpointOf<C>>,
      options: QueryOptions<C, Arg, Result> = {},
    ): QueryDefinition<NoInfer<Arg>, Ask, Tag, NoInfer<Result>, 'api', Answer<C>> =>
      build.query<Result, Arg, Answer<C>>({
        ...options,
        query: (arg) => requestOf(chosen(call, arg), request(arg)),
        providesTags: tagsOf(call),
      }),

    /** A paged list, by `Link` headers. */
    list: <C extends Call, Arg = void, Item = RowOf<C>>(
      call: Choice<C, Arg>,
      request: (arg: Arg) => RequestOf<EndpointOf<C>>,
      { row, ...options }: ListOptions<C, Arg, Item> = {},
    ): InfiniteQueryDefinition<
      NoInfer<Arg>,
      string | null,
      Ask,
      Tag,
      Paged<NoInfer<Item>>,
      'api',
      RowOf<C>[]
    > =>
      build.infiniteQuery<Paged<Item>, Arg, string | null, RowOf<C>[]>({
        ...options,
        infiniteQueryOptions: pagedByLink,
        query: ({ queryArg, pageParam }) => {
          const { params, ...rest } = requestOf(chosen(call, queryArg), request(queryArg));
          return { ...rest, params: { ...params, ...atCursor(pageParam) } };
        },
        transformResponse: (rows: RowOf<C>[], meta: Meta, { queryArg }) =>
          pageOf(row ? rows.map((one) => row(one, queryArg)) : (rows as unknown as Item[]), meta),
        providesTags: tagsOf(call),
      }),

    /** A mutation. */
    mutation: <C extends Call, Arg = void, Result = Answer<C>>(
      call: Choice<C, Arg>,
      request: (arg: Arg) => RequestOf<EndpointOf<C>>,
      { onlyWhenDone, waits, ...options }: MutationOptions<C, Arg, Result> = {},
    ): MutationDefinition<NoInfer<Arg>, Ask, Tag, NoInfer<Result>, 'api', Answer<C>> => {
      const invalidatesTags = tagsOf(call, onlyWhenDone);
      const asked = (arg: Arg) => requestOf(chosen(call, arg), request(arg));
      if (!waits)
        return build.mutation<Result, Arg, Answer<C>>({
          ...options,
          query: asked,
          invalidatesTags,
        });
      const { transformResponse, onQueryStarted } = options;
      return build.mutation<Result, Arg, Answer<C>>({
        ...(onQueryStarted && { onQueryStarted }),
        queryFn: async (arg, _api, _options, ask) => {
          const through = throughOutbox(ask, chosen(call, arg), waits, arg);
          const { data, error, meta } = await through(asked(arg));
          if (error) return { error };
          const isAnswer = transformResponse && !isKept(meta);
          const result = isAnswer ? transformResponse(data as Answer<C>, meta, arg) : data;
          return { data: result as Result, ...(meta && { meta }) };
        },
        invalidatesTags,
      });
    },

    /** An idempotent create (see `addOnce`), queued under the same id. */
    add: <C extends Call, Arg>(
      call: Choice<C, Arg>,
      request: (arg: Arg) => RequestOf<EndpointOf<C>>,
      {
        onlyWhenDone,
        drawnAnew,
        waits,
        ...options
      }: ChangeOptions<Arg, Answer<C>> & AddOptions = {},
    ): MutationDefinition<NoInfer<Arg>, Ask, Tag, Answer<C>, 'api'> =>
      build.mutation<Answer<C>, Arg>({
        ...options,
        queryFn: (arg, _api, _options, ask) => {
          const one = chosen(call, arg);
          const through = waits ? throughOutbox(ask, one, waits, arg) : ask;
          return addOnce<Answer<C>>(through, requestOf(one, request(arg)), { drawnAnew });
        },
        invalidatesTags: tagsOf(call, onlyWhenDone),
      }),
  };
}
