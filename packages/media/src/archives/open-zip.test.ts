import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ZipPart, zipOf } from "@nv/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MediaError } from "../maker.ts";
import { openZip, type ZipLimits } from "./open-zip.ts";

let folder = "";
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-zip-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const LIMITS: ZipLimits = { archiveFiles: 3, unpackedBytes: 200_000, unpackedRatio: 100 };

async function opened(bytes: Uint8Array, limits: ZipLimits = LIMITS) {
  made += 1;
  const path = join(folder, `${made}.zip`);
  await writeFile(path, bytes);
  return openZip(path, limits);
}

async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await opened(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MediaError);
  return error instanceof Error ? error.message : "";
}

const one: ZipPart = { name: "mapa/index.html", bytes: "<p>Hola</p>" };

test("an archive is read by the names of its files", async () => {
  const zip = await opened(
    zipOf([one, { name: "mapa/", mode: 0o040755 }, { name: "./a.png", bytes: "x", isStored: true }]),
  );
  expect(zip.entries).toEqual([
    { name: "mapa/index.html", sizeBytes: 11 },
    { name: "a.png", sizeBytes: 1 },
  ]);
  expect((await zip.read("mapa/index.html")).toString()).toBe("<p>Hola</p>");
  expect((await zip.read("a.png")).toString()).toBe("x");
  await expect(zip.read("otro.png")).rejects.toThrow(RangeError);
  zip.close();
});

test("an empty archive has no files", async () => {
  const zip = await opened(zipOf([]));
  expect(zip.entries).toEqual([]);
  zip.close();
});

test("what systems leave in folders is not there, and does not count", async () => {
  const left = ["__MACOSX/mapa/._index.html", "mapa/.DS_Store", ".DS_Store", "mapa/Thumbs.db"];
  const zip = await opened(zipOf([one, ...left.map((name) => ({ name }))]));
  expect(zip.entries.map(({ name }) => name)).toEqual(["mapa/index.html"]);
  zip.close();
});

test.each([
  { name: "UTF-8 and marked", written: Buffer.from("señal.png"), isMarkedUtf8: true },
  {
    name: "UTF-8 without a mark, as the Mac writes",
    written: Buffer.from("señal.png".normalize("NFD")),
    isMarkedUtf8: false,
  },
  {
    name: "of MS-DOS",
    written: Buffer.from([0x73, 0x65, 0xa4, 0x61, 0x6c, 0x2e, 0x70, 0x6e, 0x67]),
    isMarkedUtf8: false,
  },
  {
    name: "of MS-DOS and marked as UTF-8",
    written: Buffer.from([0x73, 0x65, 0xa4, 0x61, 0x6c, 0x2e, 0x70, 0x6e, 0x67]),
  },
])("a name that is $name is read", async ({ written, isMarkedUtf8 = true }) => {
  const zip = await opened(zipOf([{ name: written, bytes: "x", isMarkedUtf8 }]));
  expect(zip.entries[0]?.name).toBe("señal.png");
  expect((await zip.read("señal.png")).toString()).toBe("x");
  zip.close();
});

test("an archive in an archive is a file like another", async () => {
  const inner = zipOf([{ name: "../../etc/passwd", bytes: "x" }]);
  const zip = await opened(zipOf([{ name: "dentro.zip", bytes: inner, isStored: true }]));
  expect(await zip.read("dentro.zip")).toEqual(inner);
  zip.close();
});

const many = (count: number): ZipPart[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}.txt`, bytes: "x" }));
const honest = zipOf([one]);

test.each([
  { name: "a way out", bytes: zipOf([{ name: "../x.html" }]) },
  { name: "a way out in the middle", bytes: zipOf([{ name: "a/../../x.html" }]) },
  { name: "a way out of a folder", bytes: zipOf([{ name: "__MACOSX/../../x/" }]) },
  { name: "an absolute name", bytes: zipOf([{ name: "/etc/passwd" }]) },
  { name: "a drive", bytes: zipOf([{ name: "C:/x.html" }]) },
  { name: "backslashes", bytes: zipOf([{ name: "..\\x.html" }]) },
  { name: "a name with a zero", bytes: zipOf([{ name: "a\u0000.html" }]) },
  { name: "a link", bytes: zipOf([{ name: "a.html", bytes: "/etc/passwd", mode: 0o120777 }]) },
  { name: "a device", bytes: zipOf([{ name: "a.html", mode: 0o020666 }]) },
  { name: "encryption", bytes: zipOf([{ ...one, isEncrypted: true }]) },
  { name: "too many files", bytes: zipOf(many(4)) },
  { name: "too many folders", bytes: zipOf(many(10).map(({ name }) => ({ name: `${name}/` }))) },
  { name: "two files of one name", bytes: zipOf([one, one]) },
  { name: "too much to unpack", bytes: zipOf([{ name: "a.bin", bytes: Buffer.alloc(200_001), isStored: true }]) },
  { name: "a bomb", bytes: zipOf([{ name: "a.bin", bytes: Buffer.alloc(150_000) }]) },
  {
    name: "files that share bytes",
    bytes: zipOf([
      { name: "a.bin", bytes: "x" },
      { name: "b.bin", bytes: "x", saysAt: 0 },
    ]),
  },
  { name: "a file beyond the end", bytes: zipOf([{ ...one, saysAt: 100_000 }]) },
  { name: "no end", bytes: honest.subarray(0, -10) },
  { name: "no beginning", bytes: honest.subarray(20) },
  { name: "nothing at all", bytes: Buffer.alloc(0) },
  { name: "another kind of file", bytes: Buffer.from("%PDF-1.7 nothing to unpack here") },
])("an archive with $name is refused", async ({ bytes }) => {
  expect(await refusal(bytes)).toMatch(/^La carpeta comprimida .*\.$/);
});

test("each refusal says what to do", async () => {
  expect(await refusal(zipOf([{ name: "../x.html" }]))).toMatchInlineSnapshot(
    `"La carpeta comprimida lleva un archivo con un nombre que no vale («../x.html»): apunta fuera de la carpeta."`,
  );
  expect(await refusal(zipOf([{ ...one, isEncrypted: true }]))).toMatchInlineSnapshot(
    `"La carpeta comprimida tiene contraseña («mapa/index.html»). Comprímela sin contraseña y tráela otra vez."`,
  );
  expect(await refusal(zipOf([{ name: "a.html", mode: 0o120777 }]))).toMatchInlineSnapshot(
    `"La carpeta comprimida lleva un enlace («a.html») en vez de un archivo. Pon el archivo mismo."`,
  );
  expect(await refusal(zipOf(many(4)))).toMatchInlineSnapshot(
    `"La carpeta comprimida tiene demasiados archivos: como mucho, 3."`,
  );
  expect(await refusal(honest.subarray(0, -10))).toMatchInlineSnapshot(
    `"La carpeta comprimida está rota o incompleta. Vuelve a comprimirla y tráela otra vez."`,
  );
});

test.each([
  { name: "more bytes than it says", part: { name: "a.bin", bytes: Buffer.alloc(150_000), saysBytes: 10 } },
  { name: "fewer bytes than it says", part: { name: "a.bin", bytes: "x", saysBytes: 10 } },
  { name: "other bytes than it says", part: { name: "a.bin", bytes: "x", saysCrc: 1 } },
])("a file of $name is refused when it is read", async ({ part }) => {
  const zip = await opened(zipOf([part]));
  await expect(zip.read("a.bin")).rejects.toThrow(MediaError);
  zip.close();
});

test("a file whose packed bytes are broken is refused when it is read", async () => {
  const bytes = zipOf([{ name: "a.bin", bytes: "abcabcabc" }]);
  bytes.fill(0xff, 35, 40);
  const zip = await opened(bytes);
  await expect(zip.read("a.bin")).rejects.toThrow(MediaError);
  zip.close();
});

test("a file that is not there is the disk's word, not a broken archive", async () => {
  await expect(openZip(join(folder, "none.zip"))).rejects.toMatchObject({ code: "ENOENT" });
});
