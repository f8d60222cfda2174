import { expect, test } from "vitest";
import { readCaptions } from "./read-captions.ts";
import { writeVtt } from "./write-vtt.ts";

const CUES = [
  { startMs: 500, endMs: 3000, text: "Hola" },
  { startMs: 3_723_004, endMs: 3_724_000, text: "Dos\nlíneas" },
];

test("SRT and VTT say the same", () => {
  const srt =
    "\ufeff1\r\n00:00:00,500 --> 00:00:03,000\r\n<i>Hola</i>\r\n\r\n2\r\n01:02:03,004 --> 01:02:04,000\r\nDos\r\nlíneas\r\n";
  const vtt =
    "WEBVTT\n\nNOTE nada\n\n00:00.500 --> 00:03.000 align:start\nHola\n\n1:02:03.004 --> 1:02:04.000\nDos\nlíneas";
  expect(readCaptions(srt)).toEqual({ cues: CUES, problems: [] });
  expect(readCaptions(vtt)).toEqual({ cues: CUES, problems: [] });
});

test("what is written is read back, marks and empty lines included", () => {
  const cues = [{ startMs: 0, endMs: 1, text: "1 < 2 & 3 > 2\nsí" }];
  expect(readCaptions(writeVtt(cues)).cues).toEqual(cues);
  expect(writeVtt([{ startMs: 0, endMs: 1000, text: "a\n\n00:00 --> b" }])).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na\n00:00 --&gt; b\n",
  );
});

test("what is not understood is told by its line", () => {
  expect(readCaptions("hola").problems).toEqual([{ line: 1, message: "No hay ningún subtítulo" }]);
  const { cues, problems } = readCaptions(
    "1\nahora --> luego\na\n\n2\n00:01,0 --> 00:02,0\n\n3\n00:02,0 --> 00:03,0\nsí",
  );
  expect(cues).toEqual([{ startMs: 2000, endMs: 3000, text: "sí" }]);
  expect(problems).toEqual([
    { line: 2, message: "Línea 2: no se entienden los tiempos" },
    { line: 6, message: "Línea 6: el subtítulo no tiene texto" },
  ]);
});
