import { createServer, request as plainRequest, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AT_HAND_ORIGIN, startBrowserProxy } from "./browser-proxy.ts";
import { isPublicAddress } from "./core/private-address.ts";
import { createOutsideFetch } from "./outside-fetch.ts";

describe("addresses", () => {
  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
    ...["255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"],
    ...["2002:7f00:1::", "2001:db8::1", "ff02::1", "no-es-una", ""],
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:2800:220:1::1", "2a00:1450::1"])("%s is", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("fetching for somebody else", () => {
  let server: Server;
  let origin: string;
  let hits = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      hits += 1;
      const path = request.url ?? "/";
      if (path === "/marcada")
        response.writeHead(request.headers["if-none-match"] === '"uno"' ? 304 : 200, { etag: '"uno"' }).end();
      else if (path.startsWith("/ir?")) response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
      else if (path === "/vueltas") response.writeHead(302, { location: "/vueltas" }).end();
      else if (path === "/sinfin") {
        const timer = setInterval(() => response.write("x".repeat(10_000)), 1);
        response.on("close", () => clearInterval(timer));
      } else response.end("hola");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const resolveTo =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

  test.each([
    "http://example.org/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://example.org:8443/",
    "https://ana:clave@example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "no es una dirección",
  ])("%s is refused without asking it anything", async (url) => {
    const fetchOutside = createOutsideFetch({ trustedOrigins: [], resolve: resolveTo("93.184.216.34") });
    await expect(fetchOutside(url)).rejects.toMatchObject({ code: "FETCH_REFUSED" });
  });

  test.each([["10.0.0.5"], ["93.184.216.34", "127.0.0.1"], ["::ffff:192.168.0.1"]])(
    "a name that leads to %s is refused",
    async (...addresses) => {
      const fetchOutside = createOutsideFetch({ trustedOrigins: [], resolve: resolveTo(...addresses) });
      await expect(fetchOutside("https://interno.example.org/")).rejects.toMatchObject({ code: "FETCH_REFUSED" });
    },
  );

  test("a redirect is held to the same rules", async () => {
    const fetchOutside = createOutsideFetch({ trustedOrigins: [origin] });
    const before = hits;
    for (const target of ["https://127.0.0.1/", "http://localhost/", "file:///etc/passwd"])
      await expect(fetchOutside(`${origin}/ir?${encodeURIComponent(target)}`)).rejects.toMatchObject({
        code: "FETCH_REFUSED",
      });
    expect(hits - before).toBe(3);
    expect((await fetchOutside(`${origin}/ir?${encodeURIComponent("/bien")}`)).body.toString()).toBe("hola");
  });

  test("a service that leads to another host is no answer; within its own it is followed", async () => {
    const fetchOutside = createOutsideFetch({ trustedOrigins: [origin, "https://example.org"] });
    const ask = (target: string) => fetchOutside(`${origin}/ir?${encodeURIComponent(target)}`, { isOneHost: true });
    await expect(ask("https://example.org/")).rejects.toMatchObject({ code: "FETCH_FAILED" });
    expect((await ask("/bien")).body.toString()).toBe("hola");
  });

  test("what we have already is not sent again", async () => {
    const fetchOutside = createOutsideFetch({ trustedOrigins: [origin] });
    const statusWith = async (etag?: string) => (await fetchOutside(`${origin}/marcada`, { etag })).status;
    expect([await statusWith(), await statusWith('"uno"'), await statusWith('"otro"')]).toEqual([200, 304, 200]);
  });

  test("a redirect in circles ends, and so does an answer without end", async () => {
    const fetchOutside = createOutsideFetch({ trustedOrigins: [origin] });
    await expect(fetchOutside(`${origin}/vueltas`)).rejects.toMatchObject({ code: "FETCH_FAILED" });
    const cut = await fetchOutside(`${origin}/sinfin`, { mostBytes: 50_000 });
    expect([cut.body.length, cut.isCut]).toEqual([50_000, true]);
  });
});

describe("the browser's way out", () => {
  /** @returns Status of the answer to a request through the proxy. */
  const through = (proxyUrl: string, url: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(proxyUrl);
      plainRequest({ host: hostname, port, path: url }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
  const tunnel = (proxyUrl: string, target: string) =>
    new Promise<string>((resolve) => {
      const { hostname, port } = new URL(proxyUrl);
      const socket = connect(Number(port), hostname, () =>
        socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n`),
      );
      let answer = "";
      socket.on("data", (chunk) => {
        answer += String(chunk);
        if (answer.includes("\r\n\r\n")) socket.destroy();
      });
      socket.on("close", () => resolve(answer.split("\r\n", 1)[0] ?? ""));
      socket.on("error", () => resolve("error"));
    });

  test("leads to our own origin and to no other address of this machine", async () => {
    const own = createServer((_request, response) => response.end("propio"));
    await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
    const address = own.address();
    const ownOrigin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const proxy = await startBrowserProxy([ownOrigin]);
    expect(await through(proxy.url, `${ownOrigin}/g/x/`)).toBe(200);
    expect(await through(proxy.url, "http://127.0.0.1:1/")).toBe(403);
    expect(await through(proxy.url, "http://169.254.169.254/latest/")).toBe(403);
    for (const target of ["127.0.0.1:443", "169.254.169.254:443", "[::1]:443", "93.184.216.34:22", "10.0.0.1:443"])
      expect([target, await tunnel(proxy.url, target)]).toEqual([target, "HTTP/1.1 403 Forbidden"]);
    await proxy.close();
    own.close();
  });

  test("gives a page that is at hand for one look alone, and nothing of it to another", async () => {
    const page = { body: Buffer.from("<h1>Un borrador</h1>"), mediaType: "text/html; charset=utf-8" };
    const proxy = await startBrowserProxy([], async (path) => (path === "/" ? page : null));
    const other = await startBrowserProxy([]);
    expect(await through(proxy.url, `${AT_HAND_ORIGIN}/`)).toBe(200);
    expect(await through(proxy.url, `${AT_HAND_ORIGIN}/otra`)).toBe(404);
    expect(await through(other.url, `${AT_HAND_ORIGIN}/`)).toBe(404);
    expect([proxy.failures(), other.failures()]).toEqual([0, 0]);
    expect(await through(proxy.url, "http://127.0.0.1:1/")).toBe(403);
    expect(proxy.failures()).toBe(1);
    await Promise.all([proxy.close(), other.close()]);
  });
});
