import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { linkHeader, type PageRange, readPage } from "../core/pages.ts";
import { IdentityError } from "../identity-error.ts";

/** One value or several: `sort=a&sort=b`. */
export const allValues = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat());

/** Of several values of one name, the last. */
export const lastValue = allValues.transform((all) => all.at(-1));

const PageQuery = z.object({ page: lastValue, per_page: lastValue });

/**
 * Reads which page of a list a request asks for.
 *
 * @throws {IdentityError} `PAGE_INVALID`.
 */
export function readQueryPage(request: FastifyRequest): PageRange {
  const { page, per_page } = PageQuery.parse(request.query);
  const read = readPage({ ...(page === undefined ? {} : { page }), ...(per_page === undefined ? {} : { per_page }) });
  if (typeof read === "string") throw new IdentityError("PAGE_INVALID", { values: { reason: read } });
  return read;
}

/** Says how long the whole list is, and where its other pages are. */
export function addPaging(request: FastifyRequest, reply: FastifyReply, page: PageRange, total: number): void {
  const url = new URL(request.url, "http://localhost");
  url.searchParams.delete("page");
  url.searchParams.delete("per_page");
  url.searchParams.sort();
  reply.header("x-total-count", String(total));
  reply.header("link", linkHeader(`${url.pathname}${url.search}`, page, total));
}
