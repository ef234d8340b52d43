import CircuitBreaker from 'opossum';
import type { LanguageModel } from './language-model.ts';

const REST_MS = 30_000;

/** The caller disconnected, which says nothing about the endpoint's health. */
class WentAway extends Error {}

/** A 4xx is no outage, nor is a malformed tool call, nor a request rejected while a half-open circuit tries another one. */
const isHealthy = (error: Error & { statusCode?: number }) =>
  CircuitBreaker.isOurError(error) ||
  error instanceof WentAway ||
  error.name === 'AI_InvalidResponseDataError' ||
  [400, 413, 422].includes(error.statusCode ?? 0);

/** Circuit breaker of half a minute around a language model: callers wait for an unavailable endpoint once. */
export function withCircuit(model: Omit<LanguageModel, 'rests'>): LanguageModel {
  const circuit = new CircuitBreaker((work: () => Promise<unknown>) => work(), {
    name: 'language model',
    timeout: false,
    resetTimeout: REST_MS,
    errorFilter: isHealthy,
  });
  circuit.on('failure', () => circuit.open());
  return {
    rests: () => circuit.opened,
    takesTools: () => model.takesTools(),
    async *stream(task, gone) {
      const pieces = model.stream(task, gone)[Symbol.asyncIterator]();
      const read = () =>
        pieces.next().catch((error: Error) => {
          throw gone.aborted ? new WentAway(error.message) : error;
        });
      try {
        let piece = (await circuit.fire(read)) as IteratorResult<string>;
        while (!piece.done) {
          yield piece.value;
          piece = await read();
        }
      } catch (error) {
        if (!isHealthy(error as Error)) circuit.open();
        throw error;
      } finally {
        await pieces.return?.();
      }
    },
  };
}
