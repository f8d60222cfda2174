import { rename } from "node:fs/promises";
import { type ExampleOutcome, RegisterGraphic } from "@nv/contracts/schemas";
import type { DemoFile } from "@nv/formats";
import { typeOf, withTypes } from "@nv/graphic-types";
import { MediaError } from "@nv/media";
import { parse } from "../../../http/parse.ts";
import { Problem } from "../../../http/problem.ts";
import { writeDrawn } from "../../../platform/files/write-drawn.ts";
import type { JobRun } from "../../../platform/jobs/job-handlers.ts";
import { WorkRefused } from "../../../platform/jobs/work-refused.ts";
import { frameFindings } from "../checks/check-graphic.ts";
import { restoreGraphic } from "../edit-graphic.service.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";
import { registerGraphic } from "../register-graphic.service.ts";
import { EXAMPLE_LICENCE, HOW_TO_GET, type RegistryExample } from "./examples.ts";

const Registration = withTypes(RegisterGraphic);

/** Outcome of one of the examples. */
export type Outcome = Omit<ExampleOutcome, "title">;

/** @returns The id of a file of the library with what is drawn. @throws {MediaError | WorkRefused | Problem} */
async function bring(
  { files }: GraphicsContext,
  { content, ...words }: DemoFile,
  { actor, signal }: Pick<JobRun, "actor" | "signal">,
): Promise<string> {
  const { id } = await files.bring({
    words: { ...words, licence: EXAMPLE_LICENCE },
    actor,
    signal,
    async write(path) {
      // ffmpeg goes by the end of the name.
      const drawn = content.kind === "clip" ? `${path}.mp4` : path;
      await writeDrawn(content, drawn, signal);
      if (drawn !== path) await rename(drawn, path);
    },
  });
  return id;
}

/** Whether an example would be dead on arrival: it lives with a service that is off, or that does not answer from here. */
async function isDead(context: GraphicsContext, example: RegistryExample): Promise<boolean> {
  const fields = parse(Registration, example.fields);
  if (fields.config.type === "datawrapper" && context.datawrapper.settings.mode === "off") return true;
  return (await frameFindings(context, fields)).some(({ isBroken }) => isBroken);
}

/** Tells how to get an example that cannot live here; `null` when it can. */
async function howToGet(context: GraphicsContext, example: RegistryExample): Promise<string | null> {
  const way = HOW_TO_GET[typeOf(example.fields.config.type).service?.name ?? ""];
  return way !== undefined && (await isDead(context, example)) ? way : null;
}

async function register(context: GraphicsContext, example: RegistryExample, run: JobRun): Promise<void> {
  const ids = new Map<string, string>();
  for (const [reference, file] of Object.entries(example.files))
    ids.set(reference, `file:${await bring(context, file, run)}`);
  const { config } = example.fields;
  const named = typeOf(config.type).spelled(config, (source) => ids.get(source) ?? source);
  const input = parse(Registration, { ...example.fields, slug: example.slug, config: named });
  await registerGraphic(context, input, run.actor);
}

/** Tells why an example cannot be had here, in words; `null` for what is a fault of ours. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Problem) return error.details.fields?.map(({ message }) => message).join(" ") || error.message;
  return error instanceof MediaError || error instanceof WorkRefused ? error.message : null;
}

/** Registers an example as a draft, with its files; one that is there already stays as it is. */
export async function loadExample(context: GraphicsContext, example: RegistryExample, run: JobRun): Promise<Outcome> {
  const there = await findGraphicAt(context, example.slug);
  if (there !== undefined && there.status !== "retired") return { outcome: "unchanged", message: "Ya estaba" };
  if (there !== undefined) {
    await restoreGraphic(context, { id: there.id, version: there.version, actor: run.actor });
    return { outcome: "done", message: "Recuperado: estaba retirado" };
  }
  const way = await howToGet(context, example);
  if (way !== null) return { outcome: "left-out", message: way };
  try {
    await register(context, example, run);
    return { outcome: "done", message: "" };
  } catch (error) {
    const message = reasonOf(error);
    if (message === null) throw error;
    return { outcome: "refused", message };
  }
}
