import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import type { Recipe } from "@nv/contracts/schemas";
import type { ReadFacts } from "../kinds/read-facts.ts";
import { makeRendition } from "../make-rendition.ts";
import { type Made, type MakeInput, MediaError, MissingProgramError, TooSlowError } from "../maker.ts";
import type { PhotoToPrepare, PreparedPhoto } from "../photos/prepare-photo.ts";
import { programEnvironment } from "../video/ffmpeg.ts";
import { FromApart, type ToApart } from "./apart-messages.ts";
import { heldBytes } from "./held-bytes.ts";

const PROGRAM = fileURLToPath(new URL("./apart-process.ts", import.meta.url));

/** Most objects of JavaScript that it may hold, megabytes. */
const OBJECTS_MB = 1000;

/** Most memory that it may hold, pixels and all: the largest picture that may be brought takes a gigabyte. */
const MEMORY_BYTES = 2_500_000_000;

/** Most bytes that a process may hold after its work to be used again: ending is how it gives memory back. */
const KEPT_BYTES = 500_000_000;

/** Interval at which the memory of a process is looked at, milliseconds. */
const LOOK_MS = 400;

/** Time that an idle process waits for more work, milliseconds: files are uploaded in threes. */
export const REST_MS = 10_000;

/** Longest that a process told to stop may take to end what it has begun itself, milliseconds. */
const STOP_MS = 2000;

/**
 * Recipes made in a separate process. What is made elsewhere already (maps), or by programs that are processes themselves (video), is made where it
 * is asked for.
 */
const APART: ReadonlySet<Recipe["recipe"]> = new Set(["thumbnail", "picture", "tiles", "frames", "ai2html", "model"]);

const TOO_LARGE =
  "El archivo es demasiado grande para este servidor: necesita más memoria de la que puede usar. Tráelo más pequeño.";

/** Ends of a process that may hold no more: V8 ends itself so. */
const OUT_OF_MEMORY_CODES = [134];

type MediaRequest = Exclude<ToApart, { kind: "stop" }>;
type Answer = Exclude<FromApart, { kind: "progress" }>;
type Done = Exclude<Answer, { kind: "refused" | "failed" }>;

/** Work with files of strangers, away from the process that answers people. */
export interface MediaApart {
  /** As `makeRendition`. @throws {MediaError} When it cannot be made of that file, or needs more memory than there is for it. */
  makeRendition(input: MakeInput): Promise<Made>;
  /** As `readFacts`. @throws {MediaError} For what may not be brought, is broken, or needs more memory than there is for it. */
  readFacts(path: string, name: string, signal: AbortSignal): Promise<ReadFacts>;
  /** As `preparePhoto`. @throws {MediaError} For what cannot be sent, or needs more memory than there is for it. */
  preparePhoto(photo: PhotoToPrepare): Promise<PreparedPhoto>;
  /** As `makePortrait`. @throws {MediaError} For what is no photograph, or needs more memory than there is for it. */
  makePortrait(picture: Uint8Array, sidePx: number, signal: AbortSignal): Promise<Buffer>;
  /** Ends what rests. */
  close(): void;
}

function begin(): ChildProcess {
  const { FFMPEG_PATH } = process.env;
  return fork(PROGRAM, [], {
    execArgv: [`--max-old-space-size=${OBJECTS_MB}`],
    // Half of its start is reading its own source, which the server has done already.
    env: {
      ...programEnvironment(),
      ...(FFMPEG_PATH !== undefined && { FFMPEG_PATH }),
      MALLOC_ARENA_MAX: "2",
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Does one order, whatever becomes of the process. @returns What it said last. */
async function carryOut(
  child: ChildProcess,
  order: MediaRequest,
  { signal, progress }: Pick<MakeInput, "signal" | "progress">,
) {
  const answered = Promise.withResolvers<Answer>();
  let isTooLarge = false;
  const hear = (given: unknown) => {
    const message = FromApart.parse(given);
    if (message.kind === "progress") progress(message.ratio);
    else answered.resolve(message);
  };
  const end = (code: number | null, by: NodeJS.Signals | null) => {
    isTooLarge ||= OUT_OF_MEMORY_CODES.includes(code ?? 0) || by === "SIGABRT";
    answered.reject(
      isTooLarge ? new MediaError(TOO_LARGE) : new Error(`The process of a file ended with ${code ?? by}.`),
    );
  };
  const fail = (error: Error) => answered.reject(error);
  const kill = () => void child.kill("SIGKILL");
  let late: NodeJS.Timeout | undefined;
  const stop = () => {
    child.send({ kind: "stop" } satisfies ToApart, () => undefined);
    late = setTimeout(kill, STOP_MS);
  };
  const watch = setInterval(() => {
    void heldBytes(child.pid ?? 0).then((held) => {
      if (held <= MEMORY_BYTES) return;
      isTooLarge = true;
      kill();
    });
  }, LOOK_MS);
  child.on("message", hear).once("exit", end).once("error", fail);
  signal.addEventListener("abort", stop, { once: true });
  try {
    child.send(order, (error) => error !== null && answered.reject(error));
    return await answered.promise;
  } finally {
    clearInterval(watch);
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
    child.off("message", hear).off("exit", end).off("error", fail);
  }
}

/** Errors that say what the machine lacks. */
const LACKING = { program: MissingProgramError, time: TooSlowError } as const;

const nobodyHears = () => undefined;

/** @throws {MediaError} With its sentence, for what was refused. */
function requireDone<Kind extends Done["kind"]>(answer: Answer, kind: Kind): Extract<Done, { kind: Kind }> {
  if (answer.kind === "refused") {
    const Refusal = answer.lacks === null ? MediaError : LACKING[answer.lacks];
    throw new Refusal(answer.sentence);
  }
  if (answer.kind === "failed") throw new Error(`The process of a file failed: ${answer.detail}`);
  const isDone = (done: Done): done is Extract<Done, { kind: Kind }> => done.kind === kind;
  if (!isDone(answer)) throw new Error("The process of a file answered something else.");
  return answer;
}

/**
 * Opens work with files in processes of their own: as many as orders at the same moment, each used again by the next, and ended when nothing comes
 * for {@link REST_MS}. The web process keeps none of the memory that decoding takes, and answers meanwhile.
 */
export function createMediaApart(restMs = REST_MS): MediaApart {
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  function release(child: ChildProcess): void {
    clearTimeout(resting.get(child));
    resting.delete(child);
    if (child.connected) child.disconnect();
  }
  function take(): ChildProcess {
    const [rested] = [...resting.keys()].filter(({ connected }) => connected);
    if (rested === undefined) {
      const begun = begin();
      return begun.once("exit", () => release(begun));
    }
    clearTimeout(resting.get(rested));
    resting.delete(rested);
    rested.ref();
    rested.channel?.ref();
    return rested;
  }
  async function giveBack(child: ChildProcess): Promise<void> {
    if ((await heldBytes(child.pid ?? 0)) > KEPT_BYTES) return release(child);
    resting.set(child, setTimeout(() => release(child), restMs).unref());
    // Nobody waits for the end of one that rests.
    child.unref();
    child.channel?.unref();
  }

  async function run<Kind extends Done["kind"]>(
    order: MediaRequest,
    kind: Kind,
    hearing: Pick<MakeInput, "signal" | "progress">,
  ) {
    hearing.signal.throwIfAborted();
    const child = take();
    try {
      const answer = await carryOut(child, order, hearing);
      await giveBack(child);
      hearing.signal.throwIfAborted();
      return requireDone(answer, kind);
    } catch (error) {
      hearing.signal.throwIfAborted();
      throw error;
    }
  }

  return {
    async makeRendition({ signal, progress, ...order }) {
      if (!APART.has(order.recipe.recipe)) return makeRendition({ signal, progress, ...order });
      const { made } = await run({ kind: "make", ...order }, "made", { signal, progress });
      return made;
    },
    async readFacts(path, name, signal) {
      const { facts, mediaType, words } = await run({ kind: "read", path, name }, "known", {
        signal,
        progress: nobodyHears,
      });
      return { facts, mediaType, words };
    },
    async preparePhoto({ signal, ...order }) {
      const { photo } = await run({ kind: "photo", ...order }, "prepared", { signal, progress: nobodyHears });
      return photo;
    },
    async makePortrait(picture, sidePx, signal) {
      const order = { kind: "portray", picture: Buffer.from(picture).toString("base64"), sidePx } as const;
      const { portrait } = await run(order, "portrayed", { signal, progress: nobodyHears });
      return Buffer.from(portrait, "base64");
    },
    close() {
      for (const child of [...resting.keys()]) release(child);
    },
  };
}
