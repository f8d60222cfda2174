import { FILE_LIMITS } from "@nv/contracts";
import { ImportMuseumPicture, type TakenUpload } from "@nv/contracts/schemas";
import { joinPieces, MediaError } from "@nv/media";
import { Problem } from "../../http/problem.ts";
import type { FileLibrary } from "../../platform/files/files.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import type { IiifPiece } from "./core/iiif-pieces.ts";
import { type MuseumService, toMuseumPicture } from "./museum-service.ts";

/** Kind of the work that brings a picture of a museum into the library. */
export const IMPORT_JOB = "museum-pictures.bring";

/** Questions that a museum gets at once. */
const AT_ONCE = 2;

/** Part of the work after which all pieces are there. */
const ALL_THERE = 0.9;

/** Name of a file, from the address of its picture: its last part that says anything. */
function nameOf(base: string): string {
  const { hostname, pathname } = new URL(base);
  const last = decodeURIComponent(pathname.split("/").findLast((part) => part !== "") ?? "imagen");
  return `${last.slice(-80).replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")}, de ${hostname}`;
}

/** Reads the pieces of a row, few at once. */
async function readRow(
  service: MuseumService,
  row: readonly IiifPiece[],
  signal: AbortSignal,
  onPiece: () => Promise<void>,
): Promise<readonly Buffer[]> {
  const found: Buffer[] = [];
  for (let place = 0; place < row.length; place += AT_ONCE) {
    const some = row.slice(place, place + AT_ONCE);
    found.push(...(await Promise.all(some.map((piece) => service.piece(piece, signal)))));
    await onPiece();
  }
  return found;
}

/** Brings a picture of a museum into the library, put together of its pieces. What goes out afterwards is ours: the museum is not asked again. */
export function createImportHandler(service: MuseumService, files: Pick<FileLibrary, "bring">): JobHandler {
  return async ({ payload, actor, signal, progress }): Promise<TakenUpload> => {
    const { address } = ImportMuseumPicture.parse(payload);
    await progress(0, "Preguntando al museo");
    const found = await service.look(address);
    const { picture, whole } = found;
    const { licence, credit } = toMuseumPicture(found);
    let rows = 0;
    const write = (path: string) =>
      joinPieces(
        whole,
        async (row) => {
          const before = rows;
          rows += row.length;
          let read = before;
          return readRow(service, row, signal, async () => {
            read = Math.min(rows, read + AT_ONCE);
            await progress((ALL_THERE * read) / whole.pieces.length, `Pieza ${read} de ${whole.pieces.length}`);
          });
        },
        { path, signal },
      );
    try {
      const { id, isKnown } = await files.bring({
        words: {
          name: nameOf(picture.base),
          credit: credit.slice(0, FILE_LIMITS.credit),
          licence: licence.slice(0, FILE_LIMITS.licence),
          source: `${picture.base}/info.json`.slice(0, FILE_LIMITS.source),
        },
        write,
        ...{ actor, signal },
      });
      return { fileId: id, isKnown };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof MediaError)
        throw new WorkRefused(`El museo ha dado mal la imagen. ${error.message}`, { cause: error });
      if (error instanceof Problem && error.code === "FETCH_FAILED")
        throw new WorkRefused("El museo ha dejado de responder a mitad. Prueba otra vez dentro de un rato.", {
          cause: error,
        });
      throw error;
    }
  };
}
