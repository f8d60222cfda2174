import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { FileLibrary } from "../files/files.ts";
import type { OsmFile } from "./street-reader.ts";

/** Opens a file of OpenStreetMap of the library. @returns `null` when it is not there, or is something else. */
export async function openOsmFile(
  files: Pick<FileLibrary, "find" | "open">,
  id: string | null,
): Promise<OsmFile | null> {
  const file = z.uuid().safeParse(id).success && id !== null ? await files.find(id) : null;
  if (file?.facts.kind !== "geometry" || file.facts.format !== "osm") return null;
  const { hash } = file;
  return {
    hash,
    async read() {
      const found = await files.open(hash);
      if (found === null) throw new Problem("STORE_UNAVAILABLE");
      return buffer(found.body);
    },
  };
}
