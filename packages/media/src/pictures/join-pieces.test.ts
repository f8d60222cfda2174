import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinPieces, type Piece } from "./join-pieces.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nv-pieces-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const signal = new AbortController().signal;
const COLOURS = ["#d02020", "#20d020", "#2020d0", "#d0d020", "#20d0d0", "#d020d0"];

/** Three pieces across, two down, those at the ends smaller. */
const PIECES: readonly Piece[] = [0, 100].flatMap((topPx) =>
  [0, 128, 256].map((leftPx) => ({
    ...{ leftPx, topPx, widthPx: leftPx === 256 ? 44 : 128, heightPx: topPx === 100 ? 30 : 100 },
  })),
);
const SIZE = { widthPx: 300, heightPx: 130, pieces: PIECES };

const drawn = ({ widthPx: width, heightPx: height }: Piece, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer();

const colours = (row: readonly Piece[]) =>
  Promise.all(row.map((piece) => drawn(piece, COLOURS[PIECES.indexOf(piece)] ?? "#000")));

test("a picture is put together of its pieces, each where it goes, and nothing else is left", async () => {
  const path = join(folder, "whole.jpg");
  await joinPieces(SIZE, colours, { path, signal });
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 130]);
  for (const [place, { leftPx, topPx, widthPx, heightPx }] of PIECES.entries()) {
    const at = ((topPx + (heightPx >> 1)) * 300 + leftPx + (widthPx >> 1)) * 3;
    const wanted = [1, 3, 5].map((from) => Number.parseInt((COLOURS[place] ?? "").slice(from, from + 2), 16));
    for (const [channel, value] of wanted.entries())
      expect(Math.abs((data[at + channel] ?? 0) - value)).toBeLessThan(9);
  }
  expect(await readdir(folder)).toEqual(["whole.jpg"]);
});

test.each([
  {
    name: "of another size",
    piece: () => drawn({ leftPx: 0, topPx: 0, widthPx: 90, heightPx: 90 }, "#000"),
    says: /mide 90 × 90 px/,
  },
  {
    name: "far larger",
    piece: () => drawn({ leftPx: 0, topPx: 0, widthPx: 400, heightPx: 400 }, "#000"),
    says: /no se puede leer/,
  },
  { name: "that is a page", piece: async () => Buffer.from("<html>"), says: /no se puede leer/ },
])("a piece $name is refused", async ({ piece, says }) => {
  const readRow = (row: readonly Piece[]) => Promise.all(row.map(piece));
  await expect(joinPieces(SIZE, readRow, { path: join(folder, "x.jpg"), signal })).rejects.toThrow(says);
});
