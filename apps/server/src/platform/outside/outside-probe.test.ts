import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutsideProbe } from "./outside-probe.ts";

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === "/ir") response.writeHead(301, { location: "http://127.0.0.1/" }).end();
    else if (request.url === "/enorme") {
      const timer = setInterval(() => response.write("x".repeat(10_000)), 1);
      response.on("close", () => clearInterval(timer));
    } else if (request.url !== "/nunca") response.end("hola");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const question = { method: "GET", mostBytes: 1000, signal: new AbortController().signal } as const;

test("an answer is told as it is: a redirect is not followed, and what has no end is cut", async () => {
  const probe = createOutsideProbe({ trustedOrigins: [origin] });
  const redirect = await probe({ ...question, url: `${origin}/ir`, method: "HEAD" });
  expect(redirect).toMatchObject({
    kind: "answer",
    answer: { status: 301, headers: { location: "http://127.0.0.1/" } },
  });
  const cut = await probe({ ...question, url: `${origin}/enorme` });
  expect(cut).toMatchObject({ kind: "answer", answer: { isCut: true, body: { length: 1000 } } });
});

test.each([
  "http://127.0.0.1/",
  "http://localhost/",
  "http://169.254.169.254/latest/",
  "http://[::1]/",
  "http://example.org:8080/",
  "https://example.org:8443/",
  "http://ana:clave@example.org/",
  "ftp://example.org/",
  "nada",
])("%s is not asked", async (url) => {
  const probe = createOutsideProbe({ trustedOrigins: [] });
  const before = asked.length;
  expect(await probe({ ...question, url })).toEqual({ kind: "refused" });
  expect(asked).toHaveLength(before);
});

test("a name that leads into the house is not asked, by http neither", async () => {
  const resolve = async () => [{ address: "10.0.0.5", family: 4 }];
  const probe = createOutsideProbe({ trustedOrigins: [], resolve });
  expect(await probe({ ...question, url: "http://interno.example.org/" })).toEqual({ kind: "refused" });
});

test("why there is no answer is told", async () => {
  const secure = origin.replace("http:", "https:");
  const probe = createOutsideProbe({ trustedOrigins: [origin, secure, "http://127.0.0.1:1"], timeoutMs: 50 });
  expect(await probe({ ...question, url: `${origin}/nunca` })).toEqual({ kind: "fault", fault: "timeout" });
  expect(await probe({ ...question, url: "http://127.0.0.1:1/" })).toEqual({ kind: "fault", fault: "unreachable" });
  // What speaks no TLS has no certificate.
  const patient = createOutsideProbe({ trustedOrigins: [secure] });
  expect(await patient({ ...question, url: `${secure}/` })).toEqual({ kind: "fault", fault: "tls" });
});

test("who ends it early ends it", async () => {
  const probe = createOutsideProbe({ trustedOrigins: [origin] });
  const controller = new AbortController();
  const probing = probe({ ...question, url: `${origin}/nunca`, signal: controller.signal });
  controller.abort(new Error("basta"));
  await expect(probing).rejects.toThrow("basta");
});
