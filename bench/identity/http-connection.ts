import { once } from "node:events";
import { connect } from "node:net";

/** An answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A kept connection, one request at a time. */
export interface HttpConnection {
  /**
   * @param request - Head and body as they go over the line.
   * @throws {Error} When the answer has no length, or the line breaks.
   */
  ask(request: string): Promise<Answer>;
  close(): void;
}

const HEAD_END = "\r\n\r\n";

/** Reads an answer once all of it is there. */
function readAnswer(received: Buffer): Answer | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = received.toString("latin1", 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`);
  const bodyStart = headEnd + HEAD_END.length;
  if (received.length < bodyStart + Number(length)) return null;
  return { status: Number(head.slice(9, 12)), body: received.toString("utf8", bodyStart) };
}

/**
 * Opens a connection that costs next to nothing: on a machine of two cores a real client would take the time that is
 * to be measured.
 */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Answer> | null = null;
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = readAnswer(received);
    if (answer === null) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("close", () => waiting?.reject(new Error("The service hung up.")));
  return {
    ask(request) {
      waiting = Promise.withResolvers<Answer>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}
