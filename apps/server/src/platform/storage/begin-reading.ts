import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { get as getSafely } from "node:https";
import { giveBack } from "./give-back.ts";
import { LateAnswer } from "./late-answer.ts";

/**
 * Gives back what comes over the connection of a request as soon as its parser has copied what is of the body: half of a gigabyte would
 * wait for the collector.
 */
function sparing(request: ClientRequest): void {
  request.once("socket", (socket) => {
    // After the parser's own listener, which reads a piece whole before it returns.
    socket.on("data", giveBack);
    request.once("close", () => socket.off("data", giveBack));
  });
}

/**
 * Asks for something and gives the answer as soon as it begins. What it holds comes straight from the connection: `fetch` copies each
 * piece, and leaves both to the collector.
 *
 * @param waitMs - How long the answer may take to begin; how long it is read is its reader's.
 * @throws {LateAnswer} When it does not begin. @throws What broke the connection.
 */
export function beginReading(
  { url, headers }: Pick<Request, "url" | "headers">,
  waitMs: number,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const begin = url.startsWith("https:") ? getSafely : get;
  const request = begin(url, { headers: Object.fromEntries(headers) });
  sparing(request);
  const late = setTimeout(() => request.destroy(new LateAnswer(waitMs)), waitMs);
  request.once("error", reject);
  request.once("response", resolve);
  return promise.finally(() => clearTimeout(late));
}
