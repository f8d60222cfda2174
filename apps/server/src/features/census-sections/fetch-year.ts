import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sectionsCredit } from "@nv/contracts";
import { Problem } from "../../http/problem.ts";
import type { JobRun } from "../../platform/jobs/job-handlers.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import type { SectionsContext } from "./sections-context.ts";

/** Twice what the office's file weighs. */
const MOST_BYTES = 130_000_000;

/** Bytes between two reports of progress. */
const TOLD_EVERY_BYTES = 2_000_000;

/** Of the whole import. */
const FETCH_SHARE = 0.3;

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/**
 * Brings the file of a year from the statistics office into the library. Done again, it finds the same file there.
 *
 * @returns Id of the file.
 * @throws {WorkRefused} When the office does not give it, with what to do instead.
 */
export async function fetchYear(
  { ine, download, files }: Pick<SectionsContext, "ine" | "download" | "files">,
  year: number,
  { actor, signal, progress }: Pick<JobRun, "actor" | "signal" | "progress">,
): Promise<string> {
  if (ine.mode === "off") throw new WorkRefused("Servicio no configurado: falta INE_MODE. Trae el ZIP del INE.");
  const name = `seccionado_${year}.zip`;
  const url = `${ine.base}/prodyser/cartografia/${name}`;
  await progress(0, "Pidiendo el archivo al INE");
  let told = 0;
  const pieces = download({
    ...{ url, signal, mostBytes: MOST_BYTES },
    async onBytes(bytes, total) {
      if (bytes - told < TOLD_EVERY_BYTES) return;
      told = bytes;
      const ratio = total === null ? 0 : (FETCH_SHARE * bytes) / total;
      const of = total === null ? "" : ` de ${megabytes(total)}`;
      await progress(ratio, `Trayendo el archivo del INE: ${megabytes(bytes)}${of} MB`);
    },
  });
  try {
    const { id } = await files.bring({
      words: { name, credit: "Instituto Nacional de Estadística", licence: sectionsCredit(year), source: url },
      write: (path) => pipeline(Readable.from(pieces, { highWaterMark: 1 }), createWriteStream(path), { signal }),
      ...{ actor, signal },
    });
    return id;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof Problem && cause.code === "FETCH_FAILED")
      throw new WorkRefused(
        `El INE no ha dado el seccionado de ${year}. Descárgalo de su web y trae el ZIP, o prueba más tarde.`,
        { cause },
      );
    throw cause;
  }
}
