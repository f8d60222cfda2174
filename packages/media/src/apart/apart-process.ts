import { makeRendition } from "../make-rendition.ts";
import { MediaError, MissingProgramError, TooSlowError } from "../maker.ts";
import { preparePhoto } from "../photos/prepare-photo.ts";
import { makePortrait } from "../pictures/make-portrait.ts";
import { readFacts } from "../read-facts.ts";
import { type FromApart, ToApart } from "./apart-messages.ts";

/**
 * The process that works with files which people bring: decoding takes memory that an allocator does not give back, and cleaning takes the processor
 * while somebody waits for a page. It does one order after another, and ends with whoever began it.
 */
function send(message: FromApart): void {
  process.send?.(message);
}

async function work(order: Exclude<ToApart, { kind: "stop" }>, signal: AbortSignal): Promise<FromApart> {
  if (order.kind === "read") return { kind: "known", ...(await readFacts(order.path, order.name, signal)) };
  if (order.kind === "photo") return { kind: "prepared", photo: await preparePhoto({ ...order, signal }) };
  if (order.kind === "portray") {
    const portrait = await makePortrait(Buffer.from(order.picture, "base64"), order.sidePx);
    return { kind: "portrayed", portrait: portrait.toString("base64") };
  }
  const { path, folder, recipe } = order;
  const progress = (ratio: number) => send({ kind: "progress", ratio });
  return { kind: "made", made: await makeRendition({ path, folder, recipe, signal, progress }) };
}

function lackOf(error: MediaError): Extract<FromApart, { kind: "refused" }>["lacks"] {
  if (error instanceof MissingProgramError) return "program";
  return error instanceof TooSlowError ? "time" : null;
}

function failed(error: unknown): FromApart {
  if (error instanceof MediaError) return { kind: "refused", sentence: error.message, lacks: lackOf(error) };
  return { kind: "failed", detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

let stopping = new AbortController();
process.on("message", (given) => {
  const message = ToApart.parse(given);
  if (message.kind === "stop") return stopping.abort();
  stopping = new AbortController();
  void work(message, stopping.signal).catch(failed).then(send);
});
// Whoever began it is gone: so is what it was for.
process.once("disconnect", () => process.exit());
