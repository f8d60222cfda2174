import { MessagePort, parentPort } from "node:worker_threads";
import { cutFace, faceLetters, prepareFace } from "@nv/piece-parts/typefaces";
import { z } from "zod";

const FaceOrder = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cut"), characters: z.string() }),
  z.object({ kind: z.literal("prepare"), role: z.enum(["titles", "texts"]) }),
  z.object({ kind: z.literal("letters"), weight: z.number() }),
]);

/** A typeface, what is done with it, and where the one answer goes. */
const Wanted = z.object({ face: z.instanceof(Uint8Array), order: FaceOrder, port: z.instanceof(MessagePort) });

/** As much as is told of a failure, characters: it may quote the whole file. */
const MOST_TOLD = 200;

function carryOut({ face, order }: z.infer<typeof Wanted>): Promise<object> {
  if (order.kind === "cut") return cutFace(face, order.characters);
  if (order.kind === "prepare") return prepareFace(face, order.role);
  return faceLetters(face, order.weight);
}

/** Works, and tells why where it could not. */
async function answerTo(wanted: z.infer<typeof Wanted>): Promise<object> {
  try {
    return { done: await carryOut(wanted) };
  } catch (error) {
    return { failure: String(error).slice(0, MOST_TOLD) };
  }
}

/**
 * The thread that works with typefaces: to compress one takes the processor for a tenth of a second, while somebody waits for a page, and a
 * file of the library is a stranger's.
 */
parentPort?.on("message", (message: unknown) => {
  const wanted = Wanted.parse(message);
  void answerTo(wanted).then((answer) => {
    wanted.port.postMessage(answer);
    wanted.port.close();
  });
});
