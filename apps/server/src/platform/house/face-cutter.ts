import { createHash } from "node:crypto";
import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { z } from "zod";
import { FaceFallbacks } from "./house-faces.ts";

/** A typeface of the library, made ready for a job. */
const Prepared = z.object({
  bytes: z.instanceof(Uint8Array),
  weight: z.string(),
  fallbacks: FaceFallbacks,
  stack: z.string(),
});
export type Prepared = z.infer<typeof Prepared>;

/** Works with typefaces: cuts them to the characters of a piece, and makes files of the library ready. */
export interface FaceCutter {
  /**
   * Cuts a typeface.
   *
   * @param face - Any format of fonts.
   * @param characters - Each once, in order.
   * @returns WOFF2.
   * @throws {Error} When it is no typeface.
   */
  cut(face: Uint8Array, characters: string): Promise<Uint8Array>;
  /** Makes a file of the library ready for titles, or for all other text. @throws {Error} When it is no typeface. */
  prepare(face: Uint8Array, role: "titles" | "texts"): Promise<Prepared>;
  /** Reads the letters of a file of the library as shapes. @returns As `Typefaces` has a face. @throws {Error} When it is no typeface. */
  letters(face: Uint8Array, weight: number): Promise<unknown>;
  /** Ends its thread. */
  close(): Promise<void>;
}

/** Cuts that are kept at hand, some 10 kB each: the pieces of a day mostly have the same letters. */
const MOST_KEPT = 60;

/** Time without an order after which its thread ends and gives its memory back, milliseconds. */
const IDLE_MS = 20_000;

const Answer = z.union([z.object({ failure: z.string() }), z.object({ done: z.unknown() })]);

/** Creates a cutter, whose thread begins with the first order. */
export function createFaceCutter(): FaceCutter {
  const kept = new Map<string, Promise<Uint8Array>>();
  const waiting = new Set<MessagePort>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  function begin(): Worker {
    const beginning = new Worker(new URL("./cut-faces.process.ts", import.meta.url));
    beginning.unref();
    // Its exit follows, which whoever waits hears of.
    beginning.on("error", () => undefined);
    beginning.on("exit", () => {
      if (worker === beginning) worker = null;
      for (const port of waiting) port.close();
    });
    return beginning;
  }

  function restSoon(): void {
    clearTimeout(idle);
    idle = setTimeout(() => (waiting.size > 0 ? restSoon() : void end()), IDLE_MS).unref();
  }

  async function ask(face: Uint8Array, order: object): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    worker ??= begin();
    waiting.add(port1);
    restSoon();
    worker.postMessage({ face, order, port: port2 }, [port2]);
    const [message] = await Promise.race([once(port1, "message"), once(port1, "close").then(() => [null])]);
    waiting.delete(port1);
    const answer = Answer.safeParse(message).data ?? { failure: "its thread ended" };
    if ("done" in answer) return answer.done;
    throw new Error(`The typeface was not cut: ${answer.failure}`);
  }

  const cut = async (face: Uint8Array, characters: string): Promise<Uint8Array> =>
    z.instanceof(Uint8Array).parse(await ask(face, { kind: "cut", characters }));

  return {
    cut(face, characters) {
      const key = createHash("sha256").update(face).update(characters).digest("hex");
      const known = kept.get(key) ?? cut(face, characters);
      // The last used comes last, and the first is the one to go.
      kept.delete(key);
      kept.set(key, known);
      known.catch(() => kept.delete(key));
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
      return known;
    },
    prepare: async (face, role) => Prepared.parse(await ask(face, { kind: "prepare", role })),
    letters: (face, weight) => ask(face, { kind: "letters", weight }),
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
}
