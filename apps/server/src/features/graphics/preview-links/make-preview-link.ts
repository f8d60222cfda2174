import { randomBytes, randomUUID } from "node:crypto";
import { MOST_PREVIEW_LINKS } from "@nv/contracts/schemas";
import { holdName } from "@nv/database";
import type { Actor } from "../../../http/acting.ts";
import { invalidFields, Problem } from "../../../http/problem.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow, GraphicsDb, PreviewLinkRow } from "../schema/tables.ts";
import type { PreviewLinkEnds } from "./preview-link-ends.ts";
import type { PreviewLinkPages } from "./preview-link-pages.ts";
import { countLinks, endLink, insertLink, markLinkReconciled } from "./preview-links.repository.ts";

const DAY_MS = 86_400_000;

/** Nobody guesses as many bits. @see docs/adr/0027-preview-links.md */
const TOKEN_BYTES = 20;

/** Parts of the links that making one needs. */
interface LinkParts {
  readonly pages: PreviewLinkPages;
  readonly ends: PreviewLinkEnds;
}

/** Creates the making of links: each freezes a draft as it is now at an address of its own. */
export function createMakePreviewLink(context: GraphicsContext, { pages, ends }: LinkParts) {
  const { db, database, now } = context;

  async function requirePlace(executor: GraphicsDb, graphicId: string): Promise<void> {
    if ((await countLinks(executor, graphicId, now())) >= MOST_PREVIEW_LINKS)
      throw new Problem("PREVIEW_LINKS_TOO_MANY");
  }

  /** Adds a link where there is a place for one more: those that are made at the same moment are counted one after another. */
  const takePlace = (row: PreviewLinkRow) =>
    database.transaction(db, async (transaction) => {
      await holdName(database, transaction, `preview links of ${row.graphic_id}`);
      await requirePlace(transaction, row.graphic_id);
      await insertLink(transaction, row);
    });

  /** @throws {Problem} `FIELDS_INVALID` for what is retired; `PREVIEW_LINKS_TOO_MANY`; `PREVIEW_LINK_NOT_FOUND` for one that ended meanwhile. */
  return async (graphic: GraphicRow, days: number, actor: Actor): Promise<PreviewLinkRow> => {
    if (graphic.status === "retired")
      throw invalidFields([{ field: "status", message: "Está retirado: recupéralo antes de enseñarlo" }]);
    // Before its page is made, which takes its time.
    await requirePlace(db, graphic.id);
    const token = randomBytes(TOKEN_BYTES).toString("hex");
    const drawn = await pages.draw(graphic, token, 1, actor);
    const row: PreviewLinkRow = {
      id: randomUUID(),
      graphic_id: graphic.id,
      token,
      revision: drawn.revision,
      version: graphic.version,
      made_by: actor.name,
      made_at_ms: now(),
      expires_at_ms: now() + days * DAY_MS,
      ended_at_ms: null,
      is_settled: 0,
    };
    // Before the store: what is cut short is found again.
    await takePlace(row);
    try {
      await pages.show(row, drawn);
    } catch (error) {
      // Its place is another's at once; what the store has of it, the sweep removes.
      await endLink(db, row.id, now());
      throw error;
    }
    if (!(await markLinkReconciled(db, row))) {
      // Its graphic was retired or deleted meanwhile.
      await ends.reconcile({ ...row, ended_at_ms: now() });
      throw new Problem("PREVIEW_LINK_NOT_FOUND");
    }
    return row;
  };
}
