import type { FastifyRequest } from 'fastify';

/** The signed-in farmer of a request. */
export interface Caller {
  farmerId: string;
  sessionId: string;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Remembers who sent a request, for hooks that run after its route. */
export const rememberCaller = (request: FastifyRequest, caller: Caller): void =>
  void callers.set(request, caller);

/** Who sent a request that has entered its route signed in. */
export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);
