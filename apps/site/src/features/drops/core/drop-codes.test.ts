import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codesOf } from "./drop-codes.ts";

const CSV = "codigo;valor\n28079;11,2\n";

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === "/d/paro/" ? 200 : 410);
    response.end(request.url === "/d/paro/" ? CSV : "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/d/`;
});
afterAll(() => server.close());

const codeNamed = (name: string, given: Parameters<typeof codesOf>[0]) =>
  codesOf(given).find((code) => code.name === name)?.code ?? "";

/** Runs a module as somebody who copied it would. @returns What it wrote. */
async function run(code: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  return stdout;
}

test.each([
  { kind: "table", mediaType: "text/csv", use: "console.log(texto)", says: CSV },
  { kind: "document", mediaType: "application/pdf", use: "console.log(archivo.size)", says: String(CSV.length) },
] as const)("the code that reads a $kind does, and says when there is none", async ({ kind, mediaType, use, says }) => {
  const given = { kind, mediaType, latestUrl: `${url}paro/` };
  expect((await run(`${codeNamed("JavaScript", given)}\n${use}`)).trim()).toBe(says.trim());
  await expect(run(codeNamed("JavaScript", { ...given, latestUrl: `${url}otro/` }))).rejects.toThrow(
    "No ha llegado: 410",
  );
});

test("each kind begins with what it is most often for", () => {
  const names = (kind: "table" | "geometry" | "picture", mediaType: string) =>
    codesOf({ kind, mediaType, latestUrl: `${url}paro/` }).map(({ name }) => name);
  expect(names("table", "text/csv")).toEqual(["Datawrapper", "JavaScript", "R"]);
  expect(names("table", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")).toEqual(["JavaScript"]);
  expect(names("picture", "image/png")).toEqual(["Imagen", "JavaScript"]);
  const geometry = { kind: "geometry", mediaType: "application/geo+json", latestUrl: `${url}paro/` } as const;
  expect(codeNamed("JavaScript", geometry)).toContain("const datos = await respuesta.json();");
  expect(codeNamed("R", { kind: "table", mediaType: "text/csv", latestUrl: "https://a.example/d/b/" })).toBe(
    'datos <- read.csv("https://a.example/d/b/", fileEncoding = "UTF-8")',
  );
});
