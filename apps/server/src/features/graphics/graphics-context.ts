import type { GraphicFields } from "@nv/contracts/schemas";
import { type HouseLettersDeps, houseLetters } from "../../platform/house/house-letters.ts";
import { createFacesReader, type FacesReader } from "../../platform/house/read-faces.ts";
import type { Platform } from "../../platform/platform.ts";
import { findBySlug } from "../../platform/records/records.repository.ts";
import type { RecordsContext } from "../../platform/records/records-context.ts";
import { type RecordRow, recordsDb } from "../../platform/records/records-tables.ts";
import { GRAPHICS } from "./graphics-collection.ts";
import { createGivingWay, type GivingWay } from "./pictures/gives-way.ts";
import type { GraphicColumns, GraphicsDb, GraphicsTables } from "./schema/tables.ts";

/** Dependencies of the registry. */
export interface GraphicsContext extends Platform {
  readonly db: GraphicsDb;
  readonly records: RecordsContext<GraphicColumns, GraphicFields>;
  /** Reader of the letters that pictures are drawn with, in the style that holds now. */
  readonly faces: FacesReader;
  /** Lets pictures that nobody waits for give way to what somebody writes. */
  readonly way: GivingWay;
}

/** Creates the dependencies of the registry, on a platform. */
export function graphicsContext(platform: Platform): GraphicsContext {
  const letters: HouseLettersDeps = {
    builtIn: createFacesReader(platform.folders.faces),
    house: platform.house,
    onMissing: (err) => platform.log.error({ err }, "the letters of a typeface of the style are missing"),
  };
  return {
    ...platform,
    db: platform.database.kysely.$extendTables<GraphicsTables>(),
    records: { ...platform, db: recordsDb(platform.database), collection: GRAPHICS },
    way: createGivingWay(platform.now),
    faces: async () => houseLetters(letters, (await platform.house.current()).style),
  };
}

/** A graphic by its address, without its own columns. */
export function findGraphicAt(
  { records }: Pick<GraphicsContext, "records">,
  slug: string,
): Promise<RecordRow | undefined> {
  return findBySlug(records.db, GRAPHICS.name, slug);
}
