import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_IN_FACES, type BuiltInFace } from "@nv/contracts";
import { z } from "zod";

/** Fonts of readers' systems that hold the place of a typeface. */
export const FaceFallbacks = z.array(
  z.object({
    system: z.string().default("f"),
    weight: z.string(),
    localNames: z.array(z.string()),
    sizeAdjust: z.string(),
    ascent: z.string(),
    descent: z.string(),
    lineGap: z.string(),
  }),
);

/** A typeface as the package `ui` built it: the whole of it, and what holds its place. */
const BuiltFace = z.object({
  family: z.enum(Object.values(BUILT_IN_FACES)),
  weight: z.string(),
  file: z.string(),
  fallbacks: FaceFallbacks,
  stack: z.string(),
});

/** A typeface, whole: one that comes with the product, or a file of the library. */
export interface WholeFace extends Omit<z.infer<typeof BuiltFace>, "family"> {
  readonly bytes: Uint8Array;
}

/** File of the build that lists the typefaces of pieces. */
const LIST = "piece-faces.json";

/** Gives the typefaces that come with the product. */
export interface HouseFaces {
  /** @throws {Error} When they were not built. */
  faceOf(name: BuiltInFace): Promise<WholeFace>;
  /** The bytes of a typeface by the name of its file; `null` for any other. */
  fileNamed(name: string): Promise<Uint8Array | null>;
}

/**
 * Reads the typefaces of pieces when they are first needed.
 *
 * @param folder - Build of the package `ui`.
 */
export function createHouseFaces(folder: string): HouseFaces {
  let known: Promise<readonly (WholeFace & z.infer<typeof BuiltFace>)[]> | null = null;
  async function read() {
    try {
      const list = z.array(BuiltFace).parse(JSON.parse(await readFile(join(folder, LIST), "utf8")));
      return await Promise.all(list.map(async (face) => ({ ...face, bytes: await readFile(join(folder, face.file)) })));
    } catch (cause) {
      // It may be there the next time: the build was still at it.
      known = null;
      throw new Error(`The typefaces in ${folder} are missing: run \`npm run build\`.`, { cause });
    }
  }
  function all() {
    known ??= read();
    return known;
  }
  return {
    async faceOf(name) {
      const found = (await all()).find(({ family }) => family === BUILT_IN_FACES[name]);
      if (found === undefined) throw new Error(`The build of typefaces has no ${BUILT_IN_FACES[name]}.`);
      return found;
    },
    async fileNamed(name) {
      return (await all()).find(({ file }) => file === name)?.bytes ?? null;
    },
  };
}

/** Enough of the bytes of a file to name it by. */
export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 10);
