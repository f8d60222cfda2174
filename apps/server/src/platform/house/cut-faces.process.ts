import { MessagePort, parentPort } from "node:worker_threads";
import { cutFace } from "@nv/piece-parts/cut-face";
import { z } from "zod";

/** A typeface, the characters that it is cut to, and where the one answer goes. */
const CutWanted = z.object({
  face: z.instanceof(Uint8Array),
  characters: z.string(),
  port: z.instanceof(MessagePort),
});

/** As much as is told of a failure, characters: it may quote the whole file. */
const MOST_TOLD = 200;

/** Cuts, and tells why where it could not. */
async function answerTo({ face, characters }: z.infer<typeof CutWanted>): Promise<object> {
  try {
    return { bytes: await cutFace(face, characters) };
  } catch (error) {
    return { failure: String(error).slice(0, MOST_TOLD) };
  }
}

/**
 * The thread that cuts typefaces: to compress one takes the processor for a tenth of a second, while somebody waits for a page.
 */
parentPort?.on("message", (message: unknown) => {
  const wanted = CutWanted.parse(message);
  void answerTo(wanted).then((answer) => {
    wanted.port.postMessage(answer);
    wanted.port.close();
  });
});
