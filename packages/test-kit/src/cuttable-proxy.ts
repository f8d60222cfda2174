import { connect, createServer, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

/** Stands between a client and a server, and can fall silent without hanging up, like a cable that is pulled. */
export interface CuttableProxy {
  /** The server's address, through the proxy. */
  readonly url: string;
  /** From now on nothing passes on the connections that are open; new ones work when it is `mended`. */
  cut(): void;
  /** The same for the open connections whose client ever said a word; the others, and new ones, go on. */
  cutThoseThatSaid(word: string): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts the proxy on a free port of loopback. */
export async function startCuttableProxy(target: URL): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const said = new Map<Socket, { readonly outer: Socket; words: string }>();
  let isCut = false;
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    const pair = { outer, words: "" };
    said.set(inner, pair);
    inner.on("data", (chunk) => {
      pair.words += chunk.toString("latin1");
    });
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
      if (isCut) from.pause();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    cutThoseThatSaid(word) {
      for (const [inner, { outer, words }] of said) {
        if (!words.includes(word)) continue;
        inner.pause();
        outer.pause();
      }
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
