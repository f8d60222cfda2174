import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutsideDownload } from "./outside-download.ts";

const SIZE = 300_000;

describe("fetching something large", () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? "/";
      if (path === "/va") response.writeHead(302, { location: "/archivo" }).end();
      else if (path === "/adentro") response.writeHead(302, { location: "http://127.0.0.1:1/archivo" }).end();
      else if (path === "/vueltas") response.writeHead(302, { location: "/vueltas" }).end();
      else if (path === "/archivo") response.writeHead(200, { "content-length": SIZE }).end(Buffer.alloc(SIZE, "x"));
      else if (path === "/cortado") {
        response.writeHead(200, { "content-length": SIZE }).write("x");
        setImmediate(() => response.destroy());
      } else if (path === "/callado") response.writeHead(200).write("x");
      else if (path === "/sinfin") {
        const timer = setInterval(() => response.write(Buffer.alloc(50_000)), 1);
        response.on("close", () => clearInterval(timer));
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const { signal: never } = new AbortController();
  const fetchAll = (path: string, { signal = never, silenceMs = 300, trusted = true } = {}) =>
    buffer(
      createOutsideDownload({ trustedOrigins: trusted ? [origin] : [], silenceMs })({
        ...{ url: origin + path, mostBytes: SIZE, signal },
      }),
    );

  test.each(["/archivo", "/va"])("%s comes whole, and how much of it is told", async (path) => {
    const told: (number | null)[][] = [];
    const pieces = createOutsideDownload({ trustedOrigins: [origin] })({
      ...{ url: origin + path, mostBytes: SIZE, signal: never },
      onBytes: async (...bytes) => void told.push(bytes),
    });
    expect((await buffer(pieces)).length).toBe(SIZE);
    expect(told.at(-1)).toEqual([SIZE, SIZE]);
  });

  test.each([
    { path: "/adentro", code: "FETCH_REFUSED" },
    { path: "/vueltas", code: "FETCH_FAILED" },
    { path: "/nada", code: "FETCH_FAILED" },
    { path: "/cortado", code: "FETCH_FAILED" },
    { path: "/callado", code: "FETCH_FAILED" },
    { path: "/sinfin", code: "FETCH_FAILED" },
  ])("$path is $code", async ({ path, code }) => {
    await expect(fetchAll(path)).rejects.toMatchObject({ code });
  });

  test("what is not public is not asked, and who gives up is told so", async () => {
    await expect(fetchAll("/archivo", { trusted: false })).rejects.toMatchObject({ code: "FETCH_REFUSED" });
    await expect(fetchAll("/sinfin", { signal: AbortSignal.abort(new Error("given up")) })).rejects.toThrow("given up");
  });
});
