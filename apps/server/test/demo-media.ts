import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import type { DemoFile } from "@nv/formats";
import { createMediaApart, type MediaApart } from "@nv/media";
import { createDemoFiles } from "../src/features/formats/demo-files.ts";
import { demoFolder } from "./format-demos.ts";

/** A file of an example, and what its piece wants made of it. */
export interface WantedDemo {
  readonly file: DemoFile;
  readonly recipes: readonly Recipe[];
}

const hashAt = async (path: string) =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex");

/**
 * Makes of the files of examples what their pieces want of them: all tests of a checkout share what was made once. Nothing else is made,
 * such as thumbnails.
 *
 * @param wanted - Of all files that will be brought, told apart by their names; the same file may be wanted by several.
 */
export function createDemoMedia(wanted: readonly WantedDemo[]): MediaApart {
  const closing = new AbortController();
  const media = createMediaApart();
  const demos = createDemoFiles({ folder: demoFolder, signal: closing.signal });
  const named = Map.groupBy(wanted, ({ file }) => file.name);
  const known = new Map<string, readonly WantedDemo[]>();
  return {
    async readFacts(path, name, signal) {
      known.set(await hashAt(path), named.get(name) ?? []);
      return media.readFacts(path, name, signal);
    },
    async makeRendition({ path, recipe, folder }) {
      const demo = known
        .get(await hashAt(path))
        ?.find(({ recipes }) => recipes.some((one) => JSON.stringify(one) === JSON.stringify(recipe)));
      if (demo === undefined) return { files: [], data: null };
      const { parts, data } = await demos.resolve(demo.file, recipe, (...names) => demos.pathOf(...names));
      for (const { name, src } of parts) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await copyFile(src, join(folder, name));
      }
      const files = parts.map(({ name, mediaType, widthPx, heightPx }) => ({ name, mediaType, widthPx, heightPx }));
      return { files, data };
    },
    preparePhoto: media.preparePhoto,
    makePortrait: media.makePortrait,
    close() {
      closing.abort();
      media.close();
    },
  };
}
