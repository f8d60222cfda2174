import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type WarcPart, warcOf } from "@nv/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { type Capture, isWarc, readWarc, type WarcLimits } from "./read-warc.ts";

let folder = "";
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-warc-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const LIMITS: WarcLimits = { archiveFiles: 3, unpackedBytes: 200_000, unpackedRatio: 100 };

async function written(bytes: Uint8Array): Promise<string> {
  made += 1;
  const path = join(folder, `${made}.warc.gz`);
  await writeFile(path, bytes);
  return path;
}

async function read(bytes: Uint8Array): Promise<Capture[]> {
  const captures: Capture[] = [];
  for await (const capture of readWarc(await written(bytes), LIMITS, new AbortController().signal))
    captures.push(capture);
  return captures;
}

const HTML = { "Content-Type": "text/html; charset=ISO-8859-1" };
const MAP: WarcPart = { url: "http://viejo.example/mapa/", headers: HTML, body: "<p>Hola</p>" };

const bodyOf = (capture: Capture | undefined) => (capture?.kind === "file" ? capture.body.toString() : null);

test.each([true, false])("files and redirects are read in their order, packed or not: %s", async (isPacked) => {
  const parts: WarcPart[] = [
    { url: "", type: "warcinfo", body: "software: x" },
    { ...MAP, type: "request", body: "GET /mapa/" },
    { url: "<http://viejo.example/mapa#a>", status: 301, headers: { Location: "/mapa/#b" } },
    MAP,
    { ...MAP, body: "later" },
    { url: "dns:viejo.example", type: "response", body: "20140503 192.0.2.1" },
    { url: "http://viejo.example/no", status: 404, body: "No" },
    { url: "http://viejo.example/a.css", type: "resource", headers: { "Content-Type": "text/css" }, body: "a{}" },
  ];
  expect(await read(warcOf(parts, isPacked))).toEqual([
    { kind: "redirect", url: "http://viejo.example/mapa", to: "http://viejo.example/mapa/" },
    {
      kind: "file",
      url: "http://viejo.example/mapa/",
      mediaType: "text/html",
      charset: "ISO-8859-1",
      body: Buffer.from("<p>Hola</p>"),
    },
    { kind: "file", url: "http://viejo.example/a.css", mediaType: "text/css", charset: "", body: Buffer.from("a{}") },
  ]);
});

const chunked = { "Transfer-Encoding": "chunked" };
test.each([
  { name: "in chunks", headers: chunked, body: "4;x=1\r\nHola\r\n3\r\n a \r\n0\r\n\r\n", is: "Hola a " },
  { name: "in chunks that were put together", headers: chunked, body: "Hola", is: "Hola" },
  { name: "packed by gzip", headers: { "Content-Encoding": "gzip" }, body: gzipSync("Hola"), is: "Hola" },
  { name: "packed by Brotli", headers: { "Content-Encoding": "br" }, body: brotliCompressSync("Hola"), is: "Hola" },
  { name: "said to be packed and unpacked already", headers: { "Content-Encoding": "gzip" }, body: "Hola", is: "Hola" },
])("a body that is $name is read as a browser would", async ({ headers, body, is }) => {
  expect(bodyOf((await read(warcOf([{ ...MAP, headers, body }])))[0])).toBe(is);
});

const page = (index: number): WarcPart => ({ url: `http://viejo.example/${index}`, body: "x" });
const zeros = Buffer.alloc(190_000);

test.each([
  ["cut short", warcOf([MAP]).subarray(0, -30), /roto/],
  ["cut short and not packed", warcOf([MAP], false).subarray(0, -12), /roto/],
  ["longer than it says", warcOf([{ ...MAP, saysBytes: 10 }]), /roto/],
  ["without a length", warcOf([{ ...MAP, saysBytes: "muchos" }]), /roto/],
  ["of gzip and nothing else", gzipSync("no es un WARC"), /roto/],
  ["a line without end", gzipSync("WARC/1.0\r\n".padEnd(40_000, "x")), /roto/],
  ["of too many files", warcOf([0, 1, 2, 3].map(page)), /demasiados archivos: como mucho, 3/],
  [
    "of too many records",
    warcOf(Array.from({ length: 40 }, () => ({ ...MAP, type: "metadata" }))),
    /demasiados archivos/,
  ],
  [
    "too large",
    warcOf([
      { ...MAP, body: zeros },
      { ...page(1), body: zeros },
    ]),
    /como mucho, 0 MB/,
  ],
  ["of a record that says too much", warcOf([{ ...MAP, saysBytes: 9_000_000 }]), /como mucho/],
  [
    "a bomb in an answer",
    warcOf([{ ...MAP, headers: { "Content-Encoding": "gzip" }, body: gzipSync(Buffer.alloc(5_000_000)) }]),
    /como mucho/,
  ],
  ["a bomb", warcOf([{ ...MAP, type: "metadata", body: Buffer.alloc(9_000_000) }]), /como mucho/],
])("one that is %s is refused, and why is said", async (_name, bytes, why) => {
  const error = await read(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MediaError);
  expect(error instanceof Error ? error.message : "").toMatch(why);
});

test.each([
  [warcOf([MAP]), true],
  [warcOf([MAP], false), true],
  [gzipSync("WARC is a format"), false],
  [Buffer.from("WARC/1.0x"), false],
  [Buffer.from([0x1f, 0x8b, 0, 0]), false],
])("what begins as one is known by it %#", async (bytes, is) => {
  expect(await isWarc(await written(bytes))).toBe(is);
});
