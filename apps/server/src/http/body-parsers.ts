import { isNestedTooDeep, readFormFields } from "@nv/contracts";
import type { FastifyInstance } from "fastify";
import { Problem } from "./problem.ts";

/**
 * Makes every route read JSON by one rule: what has more levels than any call of ours goes no further. A body says how large it may be
 * by the limit of its route, and `__proto__` in one is refused.
 *
 * Errors: `BODY_TOO_COMPLEX`, `BODY_TOO_LARGE`, `BAD_REQUEST`.
 */
export function addBodyParsers(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (isNestedTooDeep(text)) done(new Problem("BODY_TOO_COMPLEX"));
    else readJson(request, text, done);
  });
}

/**
 * Has the routes of a plugin read forms as well.
 *
 * Errors: `BODY_TOO_COMPLEX`, `BODY_TOO_LARGE`.
 */
export function addFormParser(app: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  app.addContentTypeParser<string>(type, { parseAs: "string" }, (_request, text, done) => {
    const fields = readFormFields(text);
    if (fields === null) done(new Problem("BODY_TOO_COMPLEX"));
    else done(null, Object.fromEntries(fields));
  });
}

/**
 * Reads JSON that came inside something else, by the same rule.
 *
 * @throws {Problem} `BODY_TOO_COMPLEX` or `BAD_REQUEST`.
 */
export function parseJsonText(text: string): unknown {
  if (isNestedTooDeep(text)) throw new Problem("BODY_TOO_COMPLEX");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem("BAD_REQUEST", {}, { cause });
  }
}
