import { setImmediate as turn } from "node:timers/promises";
import { FILE_LIMITS } from "@nv/contracts";
import { type ImportedSections, ImportSections } from "@nv/contracts/schemas";
import { boxOf, centreOfArea, flatArea, groundAreaM2, ringsOf } from "@nv/geography";
import { MediaError, type OpenZip, openShapefile } from "@nv/media";
import { z } from "zod";
import type { JobHandler, JobRun } from "../../platform/jobs/job-handlers.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import { WorkStopped } from "../../platform/jobs/work-stopped.ts";
import { toSteps } from "./core/packed-area.ts";
import { projectionFault, type ReadSection, readSection } from "./core/read-section.ts";
import { fetchYear } from "./fetch-year.ts";
import { areasOf, insertSections, loadsLeftBefore, removeLoad } from "./sections.repository.ts";
import type { SectionsContext } from "./sections-context.ts";

/** Kind of the job that loads the sections of a year. */
export const IMPORT_JOB = "census-sections.import";

/** Payload of the job: the request, with the name of the map that it makes. Begun again after a process ended, it makes the same one. */
export const ImportPayload = ImportSections.extend({ loadId: z.uuid() });

/** Sections and corners that are written in one transaction, and worked on before others have their turn. */
const BATCH_SECTIONS = 100;
const BATCH_CORNERS = 20_000;

/** Sections between two reports of progress. */
const TOLD_EVERY = 1000;

/** A whole country's is 110 MB; what unpacks to more than this is something else. Bytes. */
const UNPACKED_BYTES = 600_000_000;

/** Time after which what nobody sees is removed: no work takes half of it. Milliseconds. */
const LEFT_MS = 3_600_000;

/** Of the import, before the first section is read. */
const BEGUN_SHARE = 0.3;

/** The fields that a section cannot do without. */
const REQUIRED = ["CUSEC", "NMUN", "NPRO", "NCA"];

/** The shapefile of a year in an archive, by the name that the office gives it. */
async function shapefileOf(zip: OpenZip, year: number) {
  const years = zip.entries.flatMap(({ name }) => {
    const [, found] = /(?:^|\/)secc_ce_(\d{4})0101\.shp$/i.exec(name) ?? [];
    return found === undefined ? [] : [Number(found)];
  });
  if (!years.includes(year)) {
    const [other] = years;
    throw new WorkRefused(
      other === undefined
        ? `En el ZIP no hay ningún «SECC_CE_${year}0101.shp», que es como lo llama el INE.`
        : `El archivo es del seccionado de ${other} y has pedido el de ${year}.`,
    );
  }
  const shapefile = await openShapefile(zip, `secc_ce_${year}0101`);
  const missing = REQUIRED.filter((name) => !shapefile.fields.includes(name));
  if (missing.length > 0) throw new WorkRefused(`A su tabla le falta la columna ${missing.join(", ")}.`);
  const fault = projectionFault(shapefile.projection);
  if (fault !== null) throw new WorkRefused(fault);
  if (shapefile.count === 0) throw new WorkRefused("El archivo no tiene ninguna sección.");
  return shapefile;
}

/** A section that the file tells in two rows, as one. */
async function joined(context: SectionsContext, load: LoadAtWork, section: ReadSection): Promise<ReadSection> {
  const before = (await areasOf(context.db, load, [section.code])).get(section.code);
  const area = before === undefined ? section.area : flatArea([...ringsOf(before), ...ringsOf(section.area)]);
  await context.db
    .deleteFrom("geo_sections")
    .where("load_id", "=", load.id)
    .where("cusec", "=", section.code)
    .execute();
  return { ...section, area, box: boxOf(area), areaM2: Math.round(groundAreaM2(area)), centre: centreOfArea(area) };
}

interface LoadAtWork {
  readonly id: string;
  readonly year: number;
  readonly widest: number;
}

/** Reads a file into a map that nobody sees. @returns How many sections it has, and how wide the widest is. */
async function readInto(
  context: SectionsContext,
  zip: OpenZip,
  { id, year }: LoadAtWork,
  { signal, progress }: JobRun,
): Promise<{ readonly sections: number; readonly widest: number }> {
  const { database, db } = context;
  const shapefile = await shapefileOf(zip, year);
  const seen = new Set<string>();
  let [widest, corners, read, told] = [0, 0, 0, 0];
  let batch: ReadSection[] = [];

  async function write(): Promise<void> {
    signal.throwIfAborted();
    const some = batch;
    [batch, corners] = [[], 0];
    if (some.length > 0)
      await database.transaction(db, (transaction) => insertSections(transaction, { id, year }, some));
    await turn();
  }

  for await (const record of shapefile.records()) {
    const found = readSection(record);
    if (typeof found === "string") throw new WorkRefused(found);
    const isKnown = seen.has(found.code);
    if (isKnown) await write();
    const section = isKnown ? await joined(context, { id, year, widest }, found) : found;
    seen.add(section.code);
    batch.push(section);
    corners += section.area.corners.length / 2;
    widest = Math.max(widest, toSteps(section.box.east - section.box.west));
    read += 1;
    if (batch.length >= BATCH_SECTIONS || corners >= BATCH_CORNERS) await write();
    if (read - told < TOLD_EVERY) continue;
    told = read;
    const done = `${read.toLocaleString("es")} de ${shapefile.count.toLocaleString("es")} secciones`;
    await progress(BEGUN_SHARE + ((1 - BEGUN_SHARE) * read) / shapefile.count, done);
  }
  await write();
  return { sections: seen.size, widest };
}

/** Makes a map the one that people see of its year, in place of the one before. */
async function show(
  { database, db, now }: SectionsContext,
  { id, year }: LoadAtWork,
  facts: { readonly sections: number; readonly widest: number },
): Promise<void> {
  await database.transaction(db, async (transaction) => {
    const change = { visible_year: null, changed_at_ms: now() };
    await transaction.updateTable("geo_section_loads").set(change).where("visible_year", "=", year).execute();
    await transaction
      .updateTable("geo_section_loads")
      .set({ ...facts, visible_year: year, changed_at_ms: now() })
      .where("id", "=", id)
      .execute();
  });
}

/** Removes what work that ended left, and maps that were replaced. */
export async function sweepLoads({ db, now }: SectionsContext): Promise<void> {
  for (const id of await loadsLeftBefore(db, now() - LEFT_MS)) await removeLoad(db, id);
}

/**
 * Loads the sections of a year. They are written where nobody looks and seen all at once; begun again after a process ended, it begins from nothing
 * and comes to the same.
 */
export function createImportHandler(context: SectionsContext): JobHandler {
  const { db, files, now, noteInAudit, database } = context;
  return async (run): Promise<ImportedSections> => {
    const { year, fileId: given, loadId: id } = ImportPayload.parse(run.payload);
    const { actor, signal, progress, log } = run;
    const load: LoadAtWork = { id, year, widest: 0 };
    const done = await db.selectFrom("geo_section_loads").selectAll().where("id", "=", id).executeTakeFirst();
    if (done?.visible_year === year) return { year, sections: done.sections };
    await removeLoad(db, id);
    const fileId = given ?? (await fetchYear(context, year, run));
    const file = await files.find(fileId);
    if (file === null) throw new WorkRefused("Ese archivo ya no está en Archivos: elige otro.");
    await progress(BEGUN_SHARE, "Abriendo el archivo");
    const row = { id, year, visible_year: null, sections: 0, widest: 0, file_id: fileId, file_name: file.words.name };
    await db
      .insertInto("geo_section_loads")
      .values({ ...row, loaded_by: actor.name, changed_at_ms: now() })
      .execute();
    try {
      const limits = { ...FILE_LIMITS, unpackedBytes: UNPACKED_BYTES };
      const facts = await files.readArchive({ hash: file.hash, limits, signal }, (zip) =>
        readInto(context, zip, load, run),
      );
      signal.throwIfAborted();
      await show(context, load, facts);
      await noteInAudit(database.kysely, {
        ...{
          action: "census_sections_loaded",
          actor,
          details: { year, sections: facts.sections, file: row.file_name },
        },
      });
      log(`${facts.sections} sections of ${year}`);
      return { year, sections: facts.sections };
    } catch (error) {
      // Another process may have taken it up, or take it up; then it is that one's to remove.
      const isOurs = !signal.aborted || (signal.reason instanceof WorkStopped && signal.reason.isForGood);
      if (isOurs) await removeLoad(db, id);
      if (error instanceof MediaError) throw new WorkRefused(error.message, { cause: error });
      throw error;
    }
  };
}
