import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileFacts, Recipe } from "@nv/contracts/schemas";
import type { DemoContent, DemoFile } from "@nv/formats";
import { type Made, makeRendition, readFacts, recipeVersion } from "@nv/media";
import type { ResolvedFile } from "@nv/piece-parts";
import { recipeKey } from "../../platform/files/core/recipe-key.ts";
import { writeDrawn } from "../../platform/files/write-drawn.ts";

/** Dependencies of making the files of examples. */
export interface DemoContext {
  /** Absolute path: made once, kept, and made anew when it is emptied. */
  readonly folder: string;
  /** Aborted when the server closes. */
  readonly signal: AbortSignal;
}

/** A rendition of a file of an example, in its folder. */
interface DemoRendition extends Made {
  readonly facts: FileFacts;
  readonly sizes: readonly number[];
}

const ENDS = { drawing: "svg", clip: "mp4", sound: "wav", model: "glb", folder: "zip" } as const;

/** Moments at which a clip is looked at to tell it from another. */
const LOOKED_AT = [0, 0.25, 0.5, 0.75, 1];

/** Returns the text that tells a content from another. */
function spelled(content: DemoContent): string {
  switch (content.kind) {
    case "drawing":
      return content.svg;
    case "clip":
      return JSON.stringify([content, ...LOOKED_AT.map(content.drawAt)]);
    case "sound":
    case "model":
      return Buffer.from(content.bytes()).toString("base64");
    case "folder":
      return JSON.stringify(content.files());
  }
}

/** Raised when what is drawn is written into files in another way. */
const DRAWN_VERSION = 1;

/** Name of a content of an example: hex. */
export const demoHash = (content: DemoContent) =>
  createHash("sha256")
    .update(`${DRAWN_VERSION} ${spelled(content)}`)
    .digest("hex")
    .slice(0, 32);

const MADE = "made.json";

async function readMade(folder: string): Promise<DemoRendition | null> {
  try {
    return JSON.parse(await readFile(join(folder, MADE), "utf8")); // Written below, by this same code.
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Whether something could not be put where it belongs because it is there. */
const isThere = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");

/** The file that somebody would have brought, written when it is first wanted. @returns Its absolute path. */
async function originalOf(content: DemoContent, { folder, signal }: DemoContext): Promise<string> {
  const end = ENDS[content.kind];
  const place = join(folder, demoHash(content));
  const path = join(place, `original.${end}`);
  if ((await stat(path).catch(() => null)) !== null) return path;
  const work = `${path}.${crypto.randomUUID()}.${end}`;
  await mkdir(place, { recursive: true });
  await writeDrawn(content, work, signal);
  await rename(work, path);
  return path;
}

/** Makes a rendition in a folder of its own, which has its name only when all of it is there. */
async function make(file: DemoFile, recipe: Recipe, folder: string, context: DemoContext): Promise<DemoRendition> {
  const { signal } = context;
  const work = `${folder}.${crypto.randomUUID()}`;
  await mkdir(join(work, "made"), { recursive: true });
  try {
    const path = await originalOf(file.content, context);
    const { facts } = await readFacts(path, file.name, signal);
    const made = await makeRendition({ path, recipe, folder: join(work, "made"), signal, progress: () => {} });
    const sizes = await Promise.all(made.files.map(async ({ name }) => (await stat(join(work, "made", name))).size));
    const rendition: DemoRendition = { ...made, facts, sizes };
    await writeFile(join(work, "made", MADE), JSON.stringify(rendition));
    await rename(join(work, "made"), folder).catch((error: unknown) => {
      // Another process has made the same meanwhile.
      if (!isThere(error)) throw error;
    });
    return rendition;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Gives what recipes make of the files of examples; each is made once, in its turn. */
export function createDemoFiles(context: DemoContext) {
  let turn: Promise<unknown> = Promise.resolve();

  async function required(file: DemoFile, recipe: Recipe, folder: string): Promise<DemoRendition> {
    return (await readMade(folder)) ?? make(file, recipe, folder, context);
  }
  return {
    /** The bytes of the file that somebody would have brought. */
    async original({ content }: DemoFile): Promise<Buffer> {
      const asked = turn.then(() => originalOf(content, context));
      turn = asked.catch(() => undefined);
      return readFile(await asked);
    },
    /** @param addressOf - Address of a part, for the page. */
    async resolve(
      file: DemoFile,
      recipe: Recipe,
      addressOf: (hash: string, key: string, name: string) => string,
    ): Promise<ResolvedFile> {
      const [hash, key] = [demoHash(file.content), recipeKey(recipe, recipeVersion(recipe))];
      const folder = join(context.folder, hash, key);
      const asked = turn.then(() => required(file, recipe, folder));
      turn = asked.catch(() => undefined);
      const { facts, files, sizes, data } = await asked;
      const { name, altText, credit, source } = file;
      const parts = files.map((part, place) => ({
        ...part,
        sizeBytes: sizes[place] ?? 0,
        src: addressOf(hash, key, part.name),
      }));
      return { name, altText, credit, source, rightsUntil: "", facts, parts, data };
    },
    /** Absolute path of a part. @param parts - Each a name without a slash. */
    pathOf: (...parts: readonly string[]) => join(context.folder, ...parts),
  };
}

export type DemoFiles = ReturnType<typeof createDemoFiles>;
