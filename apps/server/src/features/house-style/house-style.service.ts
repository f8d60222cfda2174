import { GRAPHIC_LIMITS } from "@nv/contracts";
import {
  HouseStyle,
  type HouseStyleChange,
  type HouseStyleFindings,
  type HouseStyleView,
  type PiecesBehind,
} from "@nv/contracts/schemas";
import { houseStyleFindings } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { findStyle, insertStyle, listStyles } from "../../platform/house/house-styles.repository.ts";
import type { HouseTables } from "../../platform/house/house-table.ts";
import type { Platform } from "../../platform/platform.ts";
import { publishedBefore } from "../../platform/records/records.repository.ts";
import { recordsDb } from "../../platform/records/records-tables.ts";
import type { PreviewContext } from "./preview-page.ts";
import { findingsOfFiles, type StyleFilesContext } from "./style-files.ts";

/** Versions that are listed: a style changes a few times a year. */
const LISTED = 50;

/** Collection of what wears the style, charts, cards, maps and stories: the registry. */
const PIECES = "graphics";

/** Dependencies of the style as administrators change it. */
export type HouseStyleContext = StyleFilesContext & PreviewContext & Pick<Platform, "database" | "noteInAudit">;

/** Actions of administrators on the style of the house. Failures are {@link Problem}s. */
export type HouseStyles = ReturnType<typeof createHouseStyles>;

/** Opens what administrators do with the style of the house. */
export function createHouseStyles(context: HouseStyleContext) {
  const { database, house, noteInAudit, now } = context;
  const db = database.kysely.$extendTables<HouseTables>();

  async function view(): Promise<HouseStyleView> {
    const { version, style } = await house.current();
    const versions = (await listStyles(db, LISTED)).map((row) => ({
      version: row.version,
      atMs: row.made_at_ms,
      by: row.made_by,
      note: row.note,
    }));
    return { version, style, fromFile: house.fromFile, doubts: [...houseStyleFindings(style).doubts], versions };
  }

  async function findingsOf(style: HouseStyle): Promise<HouseStyleFindings> {
    const own = houseStyleFindings(style);
    const files = await findingsOfFiles(context, style);
    return { problems: [...own.problems, ...files.problems], doubts: [...own.doubts, ...files.doubts] };
  }

  return {
    view,
    /** @throws {Problem} `HOUSE_STYLE_VERSION_NOT_FOUND`. */
    async version(number: number): Promise<HouseStyle> {
      const row = await findStyle(db, number);
      if (row === undefined) throw new Problem("HOUSE_STYLE_VERSION_NOT_FOUND");
      return HouseStyle.parse(JSON.parse(row.style));
    },
    check: findingsOf,
    /** Lists the pieces of the registry that readers have in an earlier style. */
    async behind(): Promise<PiecesBehind> {
      const { sinceMs } = await house.current();
      const wanted = { collection: PIECES, beforeMs: sinceMs, limit: GRAPHIC_LIMITS.bulkItems };
      const { rows, total } = await publishedBefore(recordsDb(database), wanted);
      return {
        total,
        items: rows.map(({ id, title, version, published_version, published_at_ms }) => ({
          ...{ id, title, version },
          publishedAtMs: published_at_ms ?? 0,
          hasUnpublishedChanges: published_version < version,
        })),
      };
    },
    /**
     * Makes what is published from now on wear another style; what readers have keeps the one it was published with.
     *
     * @throws {Problem} `FIELDS_INVALID` where something could not be read; `HOUSE_STYLE_CHANGED`.
     */
    async change({ version, style, note }: HouseStyleChange, actor: Actor): Promise<HouseStyleView> {
      const { problems } = await findingsOf(style);
      if (problems.length > 0) throw invalidFields(problems);
      const row = {
        version: version + 1,
        style: JSON.stringify(style),
        note,
        made_by: actor.name,
        made_at_ms: now(),
      };
      await database.transaction(db, async (transaction) => {
        const last = (await listStyles(transaction, 1))[0]?.version ?? 0;
        if (last !== version || !(await insertStyle(transaction, row))) throw new Problem("HOUSE_STYLE_CHANGED");
        const host = transaction.$omitTables<keyof HouseTables>();
        const details = { version: row.version, note };
        await noteInAudit(host, { action: "house_style_changed", actor, from: actor.from, details });
      });
      return view();
    },
  };
}
