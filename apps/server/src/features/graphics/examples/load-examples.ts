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
import { frameFindings } from "../check-graphic.ts";
import { restoreGraphic } from "../edit-graphic.service.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";
import { registerGraphic } from "../register-graphic.service.ts";
import { EXAMPLE_LICENCE, type RegistryExample } from "./examples.ts";

const Registration = withTypes(RegisterGraphic);

/** What came of one of them. */
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

/** Refuses an example that would be dead on arrival: what it frames does not answer from here. @throws {WorkRefused} */
async function requireAlive(context: GraphicsContext, example: RegistryExample): Promise<void> {
  const fields = parse(Registration, example.fields);
  const dead = (await frameFindings(context, fields)).find(({ isBroken }) => isBroken);
  if (dead !== undefined) throw new WorkRefused(`No se trae, porque saldría roto: ${dead.text}`);
}

async function register(context: GraphicsContext, example: RegistryExample, run: JobRun): Promise<void> {
  await requireAlive(context, example);
  const ids = new Map<string, string>();
  for (const [reference, file] of Object.entries(example.files))
    ids.set(reference, `file:${await bring(context, file, run)}`);
  const { config } = example.fields;
  const named = typeOf(config.type).spelled(config, (source) => ids.get(source) ?? source);
  const input = parse(Registration, { ...example.fields, slug: example.slug, config: named });
  await registerGraphic(context, input, run.actor);
}

/** Why one cannot be had here, in words; `null` for what is a fault of ours. */
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
  try {
    await register(context, example, run);
    return { outcome: "done", message: "" };
  } catch (error) {
    const message = reasonOf(error);
    if (message === null) throw error;
    return { outcome: "refused", message };
  }
}
