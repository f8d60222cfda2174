import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { ProgramScope } from "@nv/contracts";
import { DatabaseError } from "@nv/database";
import type { Program } from "@nv/identity-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cataloguePage } from "../../test/catalogue-page.ts";
import { sessionOf } from "../../test/feature-app.ts";
import { securityHeaders } from "../http/core/security-headers.ts";
import { createPrograms } from "../http/programs.ts";
import { createGate } from "./gate.ts";
import { createGateCounts } from "./gate-counts.ts";
import { readStaticRoots } from "./static-roots.ts";

const SECRET = "SECRETO-DE-DENTRO";
const ENTRANCE = {
  "index.html": "<h1>Portada de visitas</h1>",
  "gate.html": "<h1>Solo para el equipo</h1>",
  "outbox.html": "<h1>Bandeja</h1>",
  "forbidden.html": "<h1>No tienes permiso</h1>",
  "robots.txt": "User-agent: *\nDisallow: /\n",
  "entrance/assets/home-a1b2c3d4.css": "body{}",
};
const SITE = {
  "index.html": `<script>tema()</script><h1>${SECRET} inicio</h1>`,
  "404.html": `<h1>${SECRET} no está</h1>`,
  "docs/intro.html": `<h1>${SECRET} intro</h1>`,
  "docs/Guia de estilos/Colors.html": `<h1>${SECRET} color</h1>`,
  "assets/js/main.a1b2c3d4.js": `"${SECRET}"`,
  "img/mapa.svg": "<svg/>",
  "casos.html": `<h1>${SECRET} casos</h1>`,
  "assets/js/casos.a1b2c3d4.js": `"${SECRET} casos"`,
  "catalogue.ndjson": [
    cataloguePage({ path: "/docs/intro", title: "Intro", markdown: `# ${SECRET} intro` }),
    cataloguePage({ path: "/docs/Guia de estilos/Colors", title: "Color", markdown: `# ${SECRET} color` }),
    cataloguePage({ path: "/casos", title: "Casos", markdown: `# ${SECRET} casos`, group: "investigacion" }),
  ]
    .map((page) => JSON.stringify(page))
    .join("\n"),
  "groups.json": JSON.stringify({ "/casos": "investigacion", "/assets/js/casos.a1b2c3d4.js": "investigacion" }),
};
const ADMIN = {
  "admin/index.html": `<h1>${SECRET} administración</h1>`,
  "admin/assets/main-a1b2c3d4.js": `"${SECRET}"`,
};
const NAVIGATION = { "sec-fetch-mode": "navigate", accept: "text/html" };
const SESSION = { cookie: "sesion=buena" };
const ADMINISTRATOR = { cookie: "sesion=jefa" };
/** Somebody of the group whose page it is. */
const WAITING = { cookie: "sesion=espera-al-directorio" };
const MEMBER = { cookie: "sesion=investiga" };
/** A program with a key that opens pages; it speaks for somebody of no group. */
const READER_KEY = "nvk_lectora";
const READER: Omit<Program, "scopes"> = {
  ...{ keyId: "k", name: "Lectora", resource: null },
  session: sessionOf("ana", false),
};

let folder: string;
let server: Server;
let port: number;
const failures: unknown[] = [];

async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Node's own client, because `fetch` tidies addresses up before it sends them. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, ...answered } = response.headers;
        resolve({ status: response.statusCode, headers: answered, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-gate-"));
  await writeFiles(join(folder, "entrance"), ENTRANCE);
  await writeFiles(join(folder, "site"), SITE);
  await writeFiles(join(folder, "admin"), ADMIN);
  await writeFile(join(folder, "site/docs/intro.html.br"), brotliCompressSync(SITE["docs/intro.html"]));
  const headers = securityHeaders(false);
  const folders = { entrance: join(folder, "entrance"), site: join(folder, "site"), admin: join(folder, "admin") };
  const staticRoots = await readStaticRoots(folders, headers);
  const readSession = async (cookie: string | undefined) => {
    if (cookie === "sesion=imposible") throw new Error("Something broke.");
    if (cookie === "sesion=lejos") throw new DatabaseError("DATABASE_UNREACHABLE", "no connection");
    if (cookie === ADMINISTRATOR.cookie) return { isAdministrator: true, groups: ["edicion-noche"] };
    if (cookie === MEMBER.cookie) return { isAdministrator: false, groups: ["edicion-noche", "investigacion"] };
    return cookie === SESSION.cookie ? { isAdministrator: false, groups: [] } : null;
  };
  const onFailure = (error: unknown) => failures.push(error);
  const askDirectory = async (cookie: string | undefined, path: string) => {
    if (cookie === "sesion=directorio-roto") throw new Error("The database is away.");
    return cookie === WAITING.cookie ? `/directory?return_to=${encodeURIComponent(path)}` : null;
  };
  const programs = createPrograms(async (secret) =>
    secret === READER_KEY ? { ...READER, scopes: new Set<ProgramScope>(["pages:read"]) } : null,
  );
  const gate = createGate({
    staticRoots,
    readSession,
    programs,
    askDirectory,
    headers,
    onFailure,
    counts: createGateCounts(),
  });
  server = createServer((request, response) => void gate(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port.");
  port = address.port;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Addresses of the inside, tricks to reach them, and things that never were. */
const REFUSED_PATHS = [
  ...Object.keys({ ...SITE, ...ADMIN }).map((file) => `/${encodeURI(file)}`),
  "/admin",
  "/admin/",
  "/admin/people",
  "/forbidden",
  "/docs/intro",
  "/docs/Guia%20de%20estilos/Colors",
  "/no/existe",
  "/index.html",
  "/gate",
  "/outbox",
  "//",
  "//docs/intro",
  "/docs//intro",
  "/docs/../docs/intro",
  "/robots.txt/../docs/intro",
  "/entrance/assets/../../docs/intro",
  "/%64ocs/intro",
  "/docs%2fintro",
  "/%2e%2e/docs/intro",
  "/docs/intro%00.txt",
  "/docs\\intro",
  "/DOCS/INTRO",
  "/%E0%A4%A",
  "/docs/intro.html.br",
  "/robots.txt%20",
];

describe("what belongs to a group", () => {
  const ADDRESSES = ["/casos", "/casos/", "/assets/js/casos.a1b2c3d4.js", "/%63asos", "/casos?x=1"];

  test.each(ADDRESSES)("%s is there for its people", async (path) => {
    expect([200, 308]).toContain((await get(path, MEMBER)).status);
  });

  test.each(ADDRESSES.flatMap((path) => [SESSION, ADMINISTRATOR].map((who) => ({ path, who }))))(
    "$path is not there for $who.cookie: the answer is that of what never was",
    async ({ path, who }) => {
      for (const headers of [who, { ...who, ...NAVIGATION }]) {
        const answer = await get(path, headers);
        expect(answer).toEqual(await get("/nunca-estuvo", headers));
        expect(answer.status).toBe(404);
        const whole = await get("/casos", MEMBER);
        const etag = whole.headers.etag ?? "";
        expect((await get(path, { ...headers, "if-none-match": etag })).status).toBe(404);
      }
    },
  );

  test("the list of it is for the server alone", async () => {
    expect((await get("/groups.json", MEMBER)).status).toBe(404);
  });
});

describe("a session that waits for the directory's word", () => {
  test.each(["/docs/intro?a=1", "/", "/no/existe"])("asks it on the way to %s, and comes back there", async (path) => {
    const { status, headers } = await get(path, { ...WAITING, ...NAVIGATION });
    expect([status, headers.location]).toEqual([302, `/directory?return_to=${encodeURIComponent(path)}`]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("is no session for anything else: a script, a form, another method", async () => {
    expect((await get("/docs/intro", WAITING)).status).toBe(401);
    expect((await get("/docs/intro", { ...WAITING, ...NAVIGATION }, "POST")).status).toBe(401);
    expect(await get("/docs/intro", { ...NAVIGATION, cookie: "otra=1" })).toEqual(await get("/docs/intro", NAVIGATION));
  });

  test("a question that fails leaves the door shut, and is told", async () => {
    const before = failures.length;
    expect((await get("/docs/intro", { ...NAVIGATION, cookie: "sesion=directorio-roto" })).status).toBe(500);
    expect(failures.splice(before)).toHaveLength(1);
  });
});

describe("without a session", () => {
  test.each(REFUSED_PATHS)("%s gets the gate's one answer, page load or not", async (path) => {
    expect(await get(path, NAVIGATION)).toEqual(await get("/una-pagina-inventada", NAVIGATION));
    const other = await get(path);
    expect(other).toEqual(await get("/un-archivo-inventado.js"));
    expect(other.status).toBe(401);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "%s gets it too, even on `/`",
    async (method) => {
      expect(await get("/", {}, method)).toEqual(await get("/no/existe", {}, method));
      expect((await get("/docs/intro", {}, method)).status).toBe(401);
    },
  );

  test.each(["sesion=falsa", "sesion=", "__Host-nv_session=buena", "sesion=buena2", "x".repeat(4096)])(
    "a cookie %.30s opens nothing",
    async (cookie) => {
      expect(await get("/docs/intro", { ...NAVIGATION, cookie })).toEqual(await get("/nada", NAVIGATION));
    },
  );

  test("the answer is the gate page with 401, kept by nobody and with nothing of the inside", async () => {
    const { status, headers, body } = await get("/docs/intro", NAVIGATION);
    expect(status).toBe(401);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).toBe(ENTRANCE["gate.html"]);
  });

  test("a range, a condition or a HEAD gets no further", async () => {
    for (const headers of [{ range: "bytes=0-9" }, { "if-none-match": "*" }, { "if-modified-since": "0" }]) {
      expect(await get("/docs/intro", headers)).toEqual(await get("/nada"));
    }
    expect((await get("/docs/intro", NAVIGATION, "HEAD")).status).toBe(401);
  });

  test("raw bytes that are no address get no byte of the inside", async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET /docs/intro\0 HTTP/1.1\r\nHost: x\r\n\r\n"));
      let received = "";
      socket.on("data", (chunk) => (received += chunk)).on("close", () => resolve(received));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).not.toContain(SECRET);
  });

  test("when a session cannot be read the door stays shut, and it is told", async () => {
    const { status, body } = await get("/docs/intro", { ...NAVIGATION, cookie: "sesion=imposible" });
    expect([status, JSON.parse(body.toString()).code]).toEqual([500, "INTERNAL"]);
    expect(failures).toEqual([new Error("Something broke.")]);
  });

  test("while the database is away a balancer is told to ask another process", async () => {
    const { status, body } = await get("/docs/intro", { ...NAVIGATION, cookie: "sesion=lejos" });
    expect([status, JSON.parse(body.toString()).code]).toEqual([503, "NOT_READY"]);
    expect(failures.at(-1)).toBeInstanceOf(DatabaseError);
    expect(body.toString()).not.toContain(SECRET);
  });

  test("`/` is the visitor's home", async () => {
    const { status, headers, body } = await get("/", NAVIGATION);
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: ENTRANCE["index.html"] });
    expect(headers).toMatchObject({ "cache-control": "no-store", vary: "Accept-Encoding, Cookie" });
  });

  test("the entrance's own files are for anyone, and a hashed one for good", async () => {
    expect((await get("/robots.txt")).status).toBe(200);
    const { headers } = await get("/entrance/assets/home-a1b2c3d4.css");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe("with a session", () => {
  test("`/` is the site's own home", async () => {
    expect((await get("/", { ...NAVIGATION, ...SESSION })).body.toString()).toBe(SITE["index.html"]);
  });

  test.each(["/docs/intro", "/docs/Guia%20de%20estilos/Colors", "/img/mapa.svg", "/assets/js/main.a1b2c3d4.js"])(
    "%s is there",
    async (path) => {
      expect((await get(path, SESSION)).status).toBe(200);
    },
  );

  test("what is private says so, and depends on the cookie", async () => {
    const page = await get("/docs/intro", SESSION);
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Cookie, Accept",
    });
    const script = await get("/assets/js/main.a1b2c3d4.js", SESSION);
    expect(script.headers["cache-control"]).toBe("private, max-age=31536000, immutable");
  });

  test("a page comes in the encoding it was built in, and a copy is not sent twice", async () => {
    const brotli = await get("/docs/intro", { ...SESSION, "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SITE["docs/intro.html"]);
    const etag = brotli.headers.etag ?? "";
    const again = await get("/docs/intro", { ...SESSION, "accept-encoding": "gzip, br", "if-none-match": etag });
    expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 });
    const plain = await get("/docs/intro", { ...SESSION, "if-none-match": etag });
    expect(plain.status).toBe(200);
  });

  test("HEAD tells the size and sends nothing", async () => {
    const { headers, body } = await get("/docs/intro", SESSION, "HEAD");
    expect(Number(headers["content-length"])).toBe(SITE["docs/intro.html"].length);
    expect(body).toHaveLength(0);
  });

  test("an unknown page is the site's 404, an unknown file is JSON", async () => {
    const page = await get("/docs/nada", { ...NAVIGATION, ...SESSION });
    expect({ status: page.status, body: page.body.toString() }).toEqual({ status: 404, body: SITE["404.html"] });
    const file = await get("/assets/js/nada.js", SESSION);
    expect(JSON.parse(file.body.toString())).toEqual({ code: "NOT_FOUND", message: "Aquí no hay nada." });
  });

  test("a final slash moves to the page, and never to another site", async () => {
    const moved = await get("/docs/Guia%20de%20estilos/Colors/", { ...NAVIGATION, ...SESSION });
    expect({ status: moved.status, to: moved.headers.location }).toEqual({
      status: 308,
      to: "/docs/Guia%20de%20estilos/Colors",
    });
    expect((await get("//evil.example/", { ...NAVIGATION, ...SESSION })).status).toBe(404);
  });

  test("an address of slashes costs what any address of its length costs", async () => {
    const cpuMsOf = async (path: string) => {
      const before = process.cpuUsage();
      for (let time = 0; time < 20; time += 1) expect((await get(path, SESSION)).status).toBe(404);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await cpuMsOf(`/${"a".repeat(14_000)}`);
    const plain = await cpuMsOf(`/${"a".repeat(14_000)}`);
    const slashes = await cpuMsOf(`${"/".repeat(14_000)}a`);
    // A pattern that starts anew at each slash takes some seconds for these.
    expect(slashes).toBeLessThan(plain + 1000);
  });

  test("a method that is not for reading is refused", async () => {
    const { status, headers } = await get("/docs/intro", SESSION, "DELETE");
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD" });
  });

  test("only the inline scripts of the build may run", async () => {
    const { headers } = await get("/docs/intro", SESSION);
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});

/** Addresses of the administration: its page, a place in it, its files, and what does not exist. */
const ADMINISTRATION = ["/admin", "/admin/", "/admin/people", "/admin/assets/main-a1b2c3d4.js", "/admin/no/existe"];

describe("below /admin", () => {
  test.each(ADMINISTRATION)("%s tells a person who does not administer that it is not for them", async (path) => {
    const page = await get(path, { ...NAVIGATION, ...SESSION });
    expect({ status: page.status, body: page.body.toString() }).toEqual({
      status: 403,
      body: ENTRANCE["forbidden.html"],
    });
    expect(page.headers["cache-control"]).toBe("no-store");
    const file = await get(path, SESSION);
    expect({ status: file.status, code: JSON.parse(file.body.toString()).code }).toEqual({
      status: 403,
      code: "FORBIDDEN",
    });
  });

  test.each(["/%61dmin/people", "/admin/../admin/people", "//admin", "/ADMIN", "/admin%2fassets/main-a1b2c3d4.js"])(
    "%s is no way around",
    async (path) => {
      const answers = [await get(path, { ...NAVIGATION, ...SESSION }), await get(path, SESSION)];
      for (const { body } of answers) expect(body.toString()).not.toContain(`${SECRET} administración`);
      expect(answers.map(({ status }) => status)).not.toContain(200);
    },
  );

  test.each(["/admin", "/admin/people", "/admin/people/17?buscar=ana"])(
    "%s is the administration for who administers, kept by no shared cache",
    async (path) => {
      const { status, headers, body } = await get(path, { ...NAVIGATION, ...ADMINISTRATOR });
      expect({ status, body: body.toString() }).toEqual({ status: 200, body: ADMIN["admin/index.html"] });
      expect(headers).toMatchObject({ "cache-control": "private, no-cache", vary: "Accept-Encoding, Cookie" });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  test("its files are there for who administers, and one that does not exist is not the page", async () => {
    expect((await get("/admin/assets/main-a1b2c3d4.js", ADMINISTRATOR)).status).toBe(200);
    expect((await get("/admin/assets/nada.js", ADMINISTRATOR)).status).toBe(404);
  });

  test("who administers reads the site like everybody", async () => {
    expect((await get("/docs/intro", ADMINISTRATOR)).status).toBe(200);
  });
});

describe("a program with a key", () => {
  const by = (key: string) => ({ authorization: `Bearer ${key}`, ...SESSION });

  test.each(["/docs/intro", "/", "/docs/nada", "/admin", "/casos", "/%00", "/assets/js/main.a1b2c3d4.js"])(
    "gets the same 403 for %s, whatever cookie comes with it",
    async (path) => {
      const { status, body, headers } = await get(path, by(READER_KEY));
      expect([status, headers["cache-control"]]).toEqual([403, "no-store"]);
      expect(JSON.parse(body.toString())).toMatchObject({ code: "KEY_SCOPE" });
    },
  );

  test("that opens nothing is told so, and what is for anyone is for it too", async () => {
    expect((await get("/docs/intro", by("nvk_mala"))).status).toBe(401);
    expect((await get("/robots.txt", by("nvk_mala"))).status).toBe(200);
  });
});

describe("a page as Markdown", () => {
  const MARKDOWN = { accept: "text/markdown" };
  const PLACES = [
    { path: "/docs/intro.md", headers: {} },
    { path: "/docs/Guia%20de%20estilos/Colors.md", headers: {} },
    { path: "/docs/intro", headers: MARKDOWN },
  ];

  test.each(PLACES)("is at $path for who is inside, with a cache of its own", async ({ path, headers }) => {
    const answer = await get(path, { ...SESSION, ...headers });
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(answer.body.toString()).toMatch(/^# SECRETO-DE-DENTRO/);
    expect(answer.headers).toMatchObject({
      ...{ "cache-control": "private, no-cache", vary: "Accept-Encoding, Cookie, Accept, Authorization" },
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    const again = await get(path, { ...SESSION, ...headers, "if-none-match": String(answer.headers.etag) });
    expect(again.status).toBe(304);
    const page = await get("/docs/intro", SESSION);
    expect([page.headers["content-type"], page.headers.vary]).toEqual([
      "text/html; charset=utf-8",
      "Accept-Encoding, Cookie, Accept",
    ]);
    expect(page.headers.etag).not.toBe(answer.headers.etag);
  });

  test.each(["/docs/intro.md", "/casos.md", "/docs/nada.md"])(
    "a page as Markdown is behind the same door: %s",
    async (path) => {
      const [outside, nothing] = [await get(path, MARKDOWN), await get("/no/existe", MARKDOWN)];
      expect(outside).toEqual(nothing);
      if (path !== "/docs/nada.md") return;
      expect((await get(path, SESSION)).status).toBe(404);
    },
  );

  test("of a group it is there for its people alone", async () => {
    for (const [path, headers] of [["/casos.md", {}] as const, ["/casos", MARKDOWN] as const]) {
      expect((await get(path, { ...MEMBER, ...headers })).body.toString()).toContain("casos");
      for (const who of [SESSION, ADMINISTRATOR]) expect((await get(path, { ...who, ...headers })).status).toBe(404);
    }
  });

  test("with a key of pages it is there, for whom the key speaks; a page as it is shown is not", async () => {
    const by = { authorization: `Bearer ${READER_KEY}` };
    expect((await get("/docs/intro.md", by)).body.toString()).toContain("intro");
    expect((await get("/docs/intro", { ...by, ...MARKDOWN })).status).toBe(200);
    expect((await get("/casos.md", by)).status).toBe(404);
    expect((await get("/docs/nada.md", by)).status).toBe(404);
    expect((await get("/docs/intro", by)).status).toBe(403);
    expect((await get("/docs/intro.md", by, "POST")).status).toBe(405);
  });
});
