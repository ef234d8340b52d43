import type { FastifyReply } from 'fastify';
import type { Created } from './idempotent-create.ts';

/** Answers with the row; 200 instead of 201 when it existed before. */
export async function answerCreated<Row>(
  reply: FastifyReply,
  creation: Promise<Created<Row>>,
): Promise<Row> {
  const { row, again } = await creation;
  if (again) reply.status(200);
  return row;
}
