import { fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import { GeometryFacts, type Recipe } from "@nv/contracts/schemas";
import { z } from "zod";
import { heldBytes, lowerPriority } from "../apart/held-bytes.ts";
import { type Made, type MakeInput, MediaError } from "../maker.ts";
import { programEnvironment } from "../video/ffmpeg.ts";

/** Recipes that are made of maps. */
export type MapRecipe = Extract<Recipe, { recipe: "layers" | "map" }>;

const PROGRAM = fileURLToPath(new URL("./map-process.ts", import.meta.url));

/** Most memory that it may hold: its objects, and all of it with the tables of points, which are none. */
const OBJECTS_MB = 1800;
const MEMORY_BYTES = 2_500_000_000;

/** Interval at which the memory of the process is looked at, milliseconds. */
const LOOK_MS = 400;

const TOO_LARGE =
  "El mapa es demasiado grande para este servidor: necesita más memoria de la que puede usar. Trae solo la zona o la capa que haga falta.";

const Message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), ratio: z.number() }),
  z.object({
    kind: z.literal("made"),
    made: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          mediaType: z.string(),
          widthPx: z.number().nullable(),
          heightPx: z.number().nullable(),
        }),
      ),
      data: z.unknown(),
    }),
  }),
  z.object({ kind: z.literal("refused"), sentence: z.string() }),
  z.object({ kind: z.literal("failed"), detail: z.string() }),
]);

/** End of a separate process. */
interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** V8 ends itself so when it may hold no more. */
const OUT_OF_MEMORY_CODES = [134];

/** Job that the process is given. */
interface MapProcessRequest {
  readonly path: string;
  readonly folder: string;
  readonly recipe: MapRecipe | { readonly recipe: "facts" };
}

async function run(order: MapProcessRequest, signal: AbortSignal, progress: (ratio: number) => void): Promise<Made> {
  signal.throwIfAborted();
  const child = fork(PROGRAM, [], {
    execArgv: [`--max-old-space-size=${OBJECTS_MB}`],
    // Half of its start is reading its own source, which the server has done already.
    env: { ...programEnvironment(), NODE_COMPILE_CACHE: getCompileCacheDir() },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const { pid } = child;
  let isTooLarge = false;
  let made: Made | null = null;
  let failure: Error | null = null;
  const stop = () => void child.kill("SIGKILL");
  const watch = setInterval(() => {
    if (pid === undefined) return;
    void heldBytes(pid).then((held) => {
      if (held <= MEMORY_BYTES) return;
      isTooLarge = true;
      stop();
    });
  }, LOOK_MS);
  signal.addEventListener("abort", stop, { once: true });
  child.on("message", (given) => {
    const { data: message } = Message.safeParse(given);
    if (message?.kind === "progress") progress(message.ratio);
    else if (message?.kind === "made") made = message.made;
    else if (message?.kind === "refused") failure = new MediaError(message.sentence);
    else if (message?.kind === "failed") failure = new Error(`The map's process failed: ${message.detail}`);
  });
  try {
    const ended = new Promise<End>((settle, reject) => {
      child.once("error", reject);
      child.once("exit", (code, by) => settle({ code, signal: by }));
    });
    lowerPriority(pid);
    child.send(order);
    const end = await ended;
    signal.throwIfAborted();
    if (made !== null) return made;
    if (failure !== null) throw failure;
    if (isTooLarge || OUT_OF_MEMORY_CODES.includes(end.code ?? 0) || end.signal === "SIGABRT")
      throw new MediaError(TOO_LARGE);
    throw new Error(`The map's process ended with ${end.code ?? end.signal} and said nothing.`);
  } finally {
    clearInterval(watch);
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Works with a map in a process of its own, which ends with it: it may be hostile, and takes much memory.
 *
 * @throws {MediaError} With a sentence for what cannot be read or made, or needs more memory than there is for it.
 */
export function runMapProcess({ path, folder, recipe, signal, progress }: MakeInput<MapRecipe>): Promise<Made> {
  return run({ path, folder, recipe }, signal, progress);
}

/** Longest that a look at a GeoPackage may take, milliseconds: the largest that may be brought takes a few seconds. */
const FACTS_WAIT_MS = 60_000;

/**
 * Reads the facts of a GeoPackage. A database can be made to be read without end: it is opened in a process that can be ended.
 *
 * @throws {MediaError} For one that is broken, or takes too long.
 */
export async function runGeoPackageFacts(path: string, signal: AbortSignal): Promise<GeometryFacts> {
  const late = AbortSignal.timeout(FACTS_WAIT_MS);
  try {
    const order = { path, folder: "", recipe: { recipe: "facts" } } as const;
    const { data } = await run(order, AbortSignal.any([signal, late]), () => undefined);
    return GeometryFacts.parse(data);
  } catch (cause) {
    if (!late.aborted || signal.aborted) throw cause;
    throw new MediaError("El GeoPackage tarda demasiado en leerse. Exporta solo la capa que hace falta.", { cause });
  }
}
