import type { FaceRole } from "@nv/contracts";
import type { FaceCutter } from "./face-cutter.ts";
import type { WholeFace } from "./house-faces.ts";

/** Typefaces of the library that are kept ready, some 80 kB each: a style has three, and its last versions the same. */
const MOST_READY = 12;

/** Letters of typefaces that are kept, half a megabyte each. */
const MOST_LETTERS = 6;

/** Name of a typeface of the library in previews: its content, and what it is for. */
const NAME = /^library-([0-9a-f]{64})-(titles|texts)\.woff2$/;

/** Dependencies of the typefaces of the library. */
export interface LibraryFacesDeps {
  /** Reads a content of the library; `null` when it is not kept. */
  readonly contentOf: (hash: string) => Promise<Uint8Array | null>;
  readonly cutting: Pick<FaceCutter, "prepare" | "letters">;
}

/** Gives typefaces that are files of the library. */
export interface LibraryFaces {
  /** Makes a typeface ready. @throws {Error} When its bytes are not kept, or are no typeface. */
  faceOf(hash: string, role: FaceRole): Promise<WholeFace>;
  /** Reads its letters as shapes. @throws {Error} As {@link LibraryFaces.faceOf}. */
  lettersOf(hash: string, weight: number): Promise<unknown>;
  /** The bytes of a typeface of previews by its name; `null` for any other. */
  fileNamed(name: string): Promise<Uint8Array | null>;
}

/** Keeps the last results of some work; what failed is tried again. */
function lastOf<Result>(most: number) {
  const kept = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = kept.get(key) ?? work();
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest);
    return known;
  };
}

/** Opens the typefaces of the library. */
export function createLibraryFaces({ contentOf, cutting }: LibraryFacesDeps): LibraryFaces {
  const ready = lastOf<WholeFace>(MOST_READY);
  const letters = lastOf<unknown>(MOST_LETTERS);

  async function bytesOf(hash: string): Promise<Uint8Array> {
    const bytes = await contentOf(hash);
    if (bytes === null) throw new Error(`The library keeps no typeface ${hash}.`);
    return bytes;
  }
  const prepared = (hash: string, job: "titles" | "texts") =>
    ready(`${hash} ${job}`, async () => ({
      ...(await cutting.prepare(await bytesOf(hash), job)),
      file: `library-${hash}-${job}.woff2`,
    }));

  return {
    faceOf: (hash, role) => prepared(hash, role === "display" ? "titles" : "texts"),
    lettersOf: (hash, weight) => letters(`${hash} ${weight}`, async () => cutting.letters(await bytesOf(hash), weight)),
    async fileNamed(name) {
      const [, hash, job] = NAME.exec(name) ?? [];
      if (hash === undefined || (job !== "titles" && job !== "texts")) return null;
      try {
        return (await prepared(hash, job)).bytes;
      } catch {
        // The library has many files: one that is no typeface has no letters to show.
        return null;
      }
    },
  };
}
