import type { FastifyReply } from 'fastify';
import type { Made } from './made-rows.ts';

/** Answers with the row; 200 instead of 201 when it existed before. */
export async function answerMade<Row>(
  reply: FastifyReply,
  making: Promise<Made<Row>>,
): Promise<Row> {
  const { row, again } = await making;
  if (again) reply.status(200);
  return row;
}
