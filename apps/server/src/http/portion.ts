import { TOTAL_COUNT_HEADER } from "@nv/contracts";
import type { FastifyReply } from "fastify";

/** Some of a list, and how many there are in all. */
export interface Portion<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Answers with some of a list; a header says how many there are in all. */
export function sendPortion<Item>(reply: FastifyReply, { items, total }: Portion<Item>): FastifyReply {
  return reply.header(TOTAL_COUNT_HEADER, total).send(items);
}
