import { describe, expect, test } from "vitest";
import { readMp4 } from "./read-mp4.ts";

const u32 = (...numbers: readonly number[]) =>
  numbers.flatMap((number) => [24, 16, 8, 0].map((shift) => (number >> shift) & 255));

const box = (type: string, ...content: readonly (readonly number[])[]) => {
  const bytes = content.flat();
  return [...u32(bytes.length + 8), ...[...type].map((letter) => letter.charCodeAt(0)), ...bytes];
};

const listed = (type: string, count: number, ...numbers: readonly number[]) => box(type, u32(0, count, ...numbers));

const AVCC = [1, 0x64, 0, 0x1f, 0xff, 0xe1, 9, 9];

function header(table: readonly (readonly number[])[]): readonly number[] {
  const entry = box("avc1", Array(24).fill(0), [5, 0, 2, 208], Array(50).fill(0), box("avcC", AVCC));
  const stbl = box("stbl", box("stsd", u32(0, 1), entry), ...table);
  return box("moov", box("mvhd", Array(100).fill(0)), box("trak", box("mdia", box("minf", box("vmhd", []), stbl))));
}

/** Two groups of three frames, of which the second and the third are decoded in another order than they are seen. */
const TABLE = [
  listed("stts", 1, 6, 10),
  listed("ctts", 4, 1, 0, 1, 10, 1, -10, 3, 0),
  listed("stss", 2, 1, 4),
  listed("stsc", 2, 1, 4, 1, 2, 2, 1),
  box("stsz", u32(0, 0, 6, 30, 20, 10, 30, 20, 10)),
  listed("stco", 2, 1000, 2000),
];

const bytesOf = (...parts: readonly (readonly number[])[]) => new Uint8Array(parts.flat());

test("each frame is found, by its place as they are seen", () => {
  const video = readMp4(bytesOf(box("ftyp", [1, 2, 3, 4]), header(TABLE), box("mdat", Array(99).fill(0))));
  expect(video).toMatchObject({ codec: "avc1.64001f", widthPx: 1280, heightPx: 720 });
  expect([...(video?.description ?? [])]).toEqual(AVCC);
  expect(video?.groups).toEqual([
    {
      samples: [
        { offset: 1000, size: 30, frame: 0 },
        { offset: 1030, size: 20, frame: 2 },
        { offset: 1050, size: 10, frame: 1 },
      ],
      end: 1060,
    },
    {
      samples: [
        { offset: 1060, size: 30, frame: 3 },
        { offset: 2000, size: 20, frame: 4 },
        { offset: 2020, size: 10, frame: 5 },
      ],
      end: 2030,
    },
  ]);
  expect(video?.groupOf).toEqual([0, 0, 0, 1, 1, 1]);
});

test("without delays, without keys, with one size, with long addresses", () => {
  const table = [
    listed("stts", 1, 2, 10),
    listed("stsc", 1, 1, 2, 1),
    box("stsz", u32(0, 40, 2)),
    listed("co64", 1, 1, 8),
  ];
  const video = readMp4(bytesOf(header(table)));
  expect(video?.groups.map(({ samples }) => samples)).toEqual([
    [{ offset: 2 ** 32 + 8, size: 40, frame: 0 }],
    [{ offset: 2 ** 32 + 48, size: 40, frame: 1 }],
  ]);
});

describe("while it comes", () => {
  const whole = bytesOf(box("ftyp", [1, 2, 3, 4]), header(TABLE), box("mdat", Array(99).fill(0)));
  const headerEnd = whole.length - 107;
  test.each([0, 4, 12, 20, headerEnd - 1])("after %d bytes nothing is known", (length) => {
    expect(readMp4(whole.subarray(0, length))).toBeNull();
  });
  test.each([headerEnd, headerEnd + 50])("after %d bytes all is", (length) => {
    expect(readMp4(whole.subarray(0, length))?.groupOf).toHaveLength(6);
  });
  test("a view into a larger memory is read where it is", () => {
    const larger = new Uint8Array(whole.length + 7);
    larger.set(whole, 7);
    expect(readMp4(larger.subarray(7))).toEqual(readMp4(whole));
  });
});

test.each([
  { name: "no video in H.264", bytes: bytesOf(box("moov", box("trak", box("mdia", [])))), said: "no box minf" },
  { name: "tables of other frames", bytes: bytesOf(header(TABLE.slice(1))), said: "no box stts" },
  {
    name: "fewer times than frames",
    bytes: bytesOf(header([listed("stts", 1, 5, 10), ...TABLE.slice(1)])),
    said: "do not tell of the same frames",
  },
  { name: "a box that goes nowhere", bytes: bytesOf(u32(4), u32(1)), said: "smaller than its head" },
])("what is none is told: $name", ({ bytes, said }) => {
  expect(() => readMp4(bytes)).toThrow(said);
});
