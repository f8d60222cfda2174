import { randomUUID } from "node:crypto";
import { withoutFinalSlashes } from "../../../gate/core/without-final-slashes.ts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { countUsages, deleteUsage, updateUsage, upsertUsage } from "../graphics.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";

/** Pages that are kept of one graphic and one origin: a forged sighting must not fill the disk. */
const MOST_PAGES = 500;

const LONGEST_PAGE = 500;

/**
 * Host and path of a page, which is what two addresses of the same page have in common.
 *
 * @returns `null` when it is no https address.
 */
export function pageOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username } = new URL(text);
  if (protocol !== "https:" || username !== "") return null;
  const page = `${host}${withoutFinalSlashes(pathname)}`;
  return page.length <= LONGEST_PAGE ? page : null;
}

/**
 * Notes by hand that a page holds a graphic.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `FIELDS_INVALID` when it is no address or there are too many.
 */
export async function noteUsage(context: GraphicsContext, graphicId: string, url: string): Promise<void> {
  const { db, now } = context;
  const page = pageOf(url);
  if (page === null) throw invalidFields([{ field: "url", message: "Solo se aceptan direcciones https" }]);
  if ((await findEntry(context.records, graphicId)) === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
  if ((await countUsages(db, graphicId, "manual")) >= MOST_PAGES)
    throw invalidFields([{ field: "url", message: `Como mucho ${MOST_PAGES} páginas` }]);
  const atMs = now();
  const times = { first_at_ms: atMs, last_at_ms: atMs, confirmed_at_ms: atMs, checked_at_ms: null };
  await upsertUsage(db, { id: randomUUID(), graphic_id: graphicId, page, origin: "manual", ...times, sightings: 0 });
}

/** Says, as a person, that a page holds the graphic. @throws {Problem} `GRAPHIC_NOT_FOUND` when it is not on the list. */
export async function confirmUsage({ db, now }: GraphicsContext, graphicId: string, usageId: string): Promise<void> {
  if (!(await updateUsage(db, graphicId, usageId, { confirmed_at_ms: now() }))) throw new Problem("GRAPHIC_NOT_FOUND");
}

/** Takes a page off the list. @throws {Problem} `GRAPHIC_NOT_FOUND` when it is not on it. */
export async function forgetUsage({ db }: GraphicsContext, graphicId: string, usageId: string): Promise<void> {
  if (!(await deleteUsage(db, graphicId, usageId))) throw new Problem("GRAPHIC_NOT_FOUND");
}
