import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Recipe, Rendition, type RenditionFile } from "@nv/contracts/schemas";
import { type Made, MediaError, recipeVersion, TooSlowError } from "@nv/media";
import { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { JobHandler } from "../jobs/job-handlers.ts";
import { WorkRefused } from "../jobs/work-refused.ts";
import { recipeKey } from "./core/recipe-key.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import { fetchWorkFile, inWorkFolder, keepWorkFile, readWorkFile } from "./work-files.ts";

/** Kind of the work that makes a rendition. */
export const RENDITION_JOB = "files.rendition";

/** Kind of the work that makes a light map: somebody waits for it, and it does not wait behind a video. */
export const MAP_JOB = "files.map";

const Payload = z.object({ hash: z.string(), recipe: Recipe });

/** A rendition that somebody needs. */
export interface WantedOfFile {
  /** Of the file: whoever follows its work finds it by this. */
  readonly fileId: string;
  /** Group that owns the file; empty for everybody's. */
  readonly group: string;
  readonly hash: string;
  readonly recipe: Recipe;
}

const PREPARING: Readonly<Record<Recipe["recipe"], string>> = {
  thumbnail: "Haciendo la miniatura",
  picture: "Preparando los tamaños de la imagen",
  play: "Preparando el vídeo",
  sound: "Preparando el audio",
  loop: "Preparando el vídeo en bucle",
  scrub: "Preparando el vídeo que avanza al leer",
  poster: "Sacando el fotograma",
  frames: "Sacando los fotogramas",
  waveform: "Escuchando el vídeo",
  tiles: "Cortando la imagen en piezas",
  ai2html: "Leyendo la carpeta de ai2html",
  model: "Repasando el modelo",
  layers: "Abriendo el mapa",
  map: "Aligerando el mapa",
};

/** Name of what a recipe makes now. */
export const keyOf = (recipe: Recipe) => recipeKey(recipe, recipeVersion(recipe));

/** A rendition that has been made; `null` when it has not. */
export async function findRendition(
  { db }: Pick<FilesContext, "db">,
  hash: string,
  key: string,
): Promise<Rendition | null> {
  const row = await db
    .selectFrom("renditions")
    .select("rendition")
    .where("hash", "=", hash)
    .where("recipe_key", "=", key)
    .executeTakeFirst();
  return row === undefined ? null : Rendition.parse(JSON.parse(row.rendition));
}

/** Orders a rendition, once. @param isAwaited - Whether somebody waits for it. @returns Id of the work. */
export function enqueueRendition(
  { jobs }: Pick<FilesContext, "jobs">,
  wanted: WantedOfFile,
  actor: Actor,
  isAwaited = false,
) {
  const { fileId, group, hash, recipe } = wanted;
  return jobs.order({
    kind: recipe.recipe === "layers" || recipe.recipe === "map" ? MAP_JOB : RENDITION_JOB,
    subject: fileId,
    group,
    payload: { hash, recipe },
    actor,
    key: hash + keyOf(recipe),
    isAwaited,
  });
}

/**
 * Time for which a recipe that cannot be made of a content is not tried again, milliseconds: it would end the same way, unless it was the server
 * that lacked something.
 */
const REFUSED_MS = 3_600_000;

/** Keeps why a recipe cannot be made of a content, for who asks for it next. */
async function keepRefusal({ db, now }: FilesContext, hash: string, key: string, message: string): Promise<void> {
  const said = { message, at_ms: now() };
  await db
    .insertInto("rendition_refusals")
    .values({ hash, recipe_key: key, ...said })
    .onConflict((conflict) => conflict.columns(["hash", "recipe_key"]).doUpdateSet(said))
    .execute();
}

/** Finds the reason why a recipe cannot be made of a content; `null` where none is known. */
async function findRefusal({ db, now }: FilesContext, hash: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom("rendition_refusals")
    .select("message")
    .where("hash", "=", hash)
    .where("recipe_key", "=", key)
    .where("at_ms", ">", now() - REFUSED_MS)
    .executeTakeFirst();
  return row?.message ?? null;
}

/**
 * A rendition that must be there.
 *
 * @param wanted - With the name of the file, for people.
 * @throws {Problem} `RENDITION_PENDING` with the work that makes it, when it is not; `FIELDS_INVALID` with the reason, when it cannot be made.
 */
export async function requireRendition(
  context: FilesContext,
  wanted: WantedOfFile & { readonly name: string },
  actor: Actor,
): Promise<Rendition> {
  const key = keyOf(wanted.recipe);
  const found = await findRendition(context, wanted.hash, key);
  if (found !== null) return found;
  const reason = await findRefusal(context, wanted.hash, key);
  if (reason !== null)
    throw invalidFields([{ field: "source", message: `«${wanted.name}» no se puede preparar así. ${reason}` }]);
  throw new Problem("RENDITION_PENDING", { jobId: await enqueueRendition(context, wanted, actor, true) });
}

async function keepAll(context: FilesContext, folder: string, { files }: Made): Promise<readonly RenditionFile[]> {
  const kept: RenditionFile[] = [];
  for (const file of files) {
    const content = await readWorkFile(join(folder, file.name));
    await keepWorkFile(context, content);
    kept.push({ ...file, hash: content.hash, sizeBytes: content.sizeBytes });
  }
  return kept;
}

/** Makes a rendition; nothing when it is there already. */
export function createRenditionHandler(context: FilesContext): JobHandler {
  const { db, media, now } = context;
  return async ({ payload, subject, group, signal, progress }) => {
    const { hash, recipe } = Payload.parse(payload);
    const key = keyOf(recipe);
    if ((await findRendition(context, hash, key)) !== null) return null;
    const sentence = PREPARING[recipe.recipe];
    await progress(0.02, sentence);
    await inWorkFolder(context, async (work) => {
      const path = join(work, "content");
      const folder = join(work, "made");
      await mkdir(folder);
      await fetchWorkFile(context, hash, path, signal);
      // The last word wins: how far it is may be told late, but never out of order.
      let told = Promise.resolve();
      const tell = (ratio: number) => {
        // Told to stop, the recipe itself ends the work.
        told = told.then(() => progress(0.02 + ratio * 0.9, sentence)).catch(() => undefined);
      };
      const made = await media
        .makeRendition({ path, recipe, folder, signal, progress: tell })
        .catch(async (error: unknown) => {
          if (!(error instanceof MediaError)) throw error;
          // Who was late may be in time when the machine has less to do.
          if (!(error instanceof TooSlowError)) await keepRefusal(context, hash, key, error.message);
          throw new WorkRefused(error.message, { cause: error });
        });
      await told;
      const files = await keepAll(context, folder, made);
      const rendition = JSON.stringify(Rendition.parse({ files, data: made.data }));
      const row = { hash, recipe_key: key, rendition, made_at_ms: now() };
      await db
        .insertInto("renditions")
        .values(row)
        .onConflict((conflict) => conflict.columns(["hash", "recipe_key"]).doNothing())
        .execute();
    });
    await publishFile(context, db, { id: subject, group });
    return null;
  };
}
