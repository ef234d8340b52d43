import type { FastifyReply } from 'fastify';
import type { Made } from './made-rows.ts';

/** The row as the answer, with 200 when it was made before. */
export async function answerMade<Row>(
  reply: FastifyReply,
  making: Promise<Made<Row>>,
): Promise<Row> {
  const { row, again } = await making;
  if (again) reply.status(200);
  return row;
}
