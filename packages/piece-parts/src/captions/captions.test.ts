import { expect, test } from "vitest";
import { MOST_CUES, readCaptions } from "./read-captions.ts";
import { writeVtt } from "./write-vtt.ts";

const messagesOf = (text: string): readonly string[] => readCaptions(text).problems.map(({ message }) => message);

const TWO = [
  { startMs: 1000, endMs: 2500, text: "Hola." },
  { startMs: 3000, endMs: 4000, text: "Dos\nlíneas." },
];

test.each([
  {
    name: "WebVTT",
    text: "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHola.\n\n00:00:03.000 --> 00:00:04.000\nDos\nlíneas.\n",
  },
  { name: "SRT", text: "1\n00:00:01,000 --> 00:00:02,500\nHola.\n\n2\n00:00:03,000 --> 00:00:04,000\nDos\nlíneas.\n" },
  {
    name: "SRT of Windows, with its mark and without a last line end",
    text: "\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nHola.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nDos\r\nlíneas.",
  },
  {
    name: "line ends of old systems",
    text: "WEBVTT\r\r00:01.000 --> 00:02.500\rHola.\r\r00:03.000 --> 00:04.000\rDos\rlíneas.",
  },
  { name: "no hours, one digit, commas", text: "WEBVTT\n\n0:01,0 --> 0:02,5\nHola.\n\n0:03 --> 0:04\nDos\nlíneas." },
  {
    name: "a header with words, a name, settings, notes, styles and regions",
    text: "WEBVTT - Entrevista\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:fred\n\nNOTE dicho por Ana\nmás\n\nintro\n00:01.000 --> 00:02.500 align:start line:0\nHola.\n\nNOTE\n\n00:03.000\t-->\t00:04.000\nDos\nlíneas.",
  },
  {
    name: "many empty lines",
    text: "\n\n\n1\n00:00:01,000 --> 00:00:02,500\nHola.\n\n \n\t\n\n2\n00:00:03,000-->00:00:04,000\nDos\nlíneas.\n\n\n",
  },
])("reads $name", ({ text }) => {
  expect(readCaptions(text)).toEqual({ cues: TWO, problems: [] });
});

test.each([
  ["<v Ana>Hola</v>, <i>qué</i> <b>tal</b>", "Hola, qué tal"],
  ['<font color="#ff0">amarillo</font>', "amarillo"],
  ["<c.yellow.bg_blue>dos</c> <00:00:01.500>tiempos", "dos tiempos"],
  ["{\\an8}arriba {\\i1}", "arriba"],
  ["3 &lt; 5 &amp; 7&nbsp;&gt; 2 &nada;", "3 < 5 & 7 > 2 &nada;"],
  ["3 < 5 y 7 > 2", "3 < 5 y 7 > 2"],
  ["<script>alert(1)</script>", "alert(1)"],
  ["a\u200bb\u0000c", "abc"],
  ["- Sí.  -  No.", "- Sí. - No."],
])("the text %j is %j", (text, plain) => {
  expect(readCaptions(`00:01.000 --> 00:02.000\n${text}`).cues).toEqual([{ startMs: 1000, endMs: 2000, text: plain }]);
});

test("each part that is not understood has its line and its sentence, and the rest is kept", () => {
  const text = [
    ...["WEBVTT", "", "00:05.000 --> 00:04.000", "Al revés", "", "00:06.000 --> 00:06.000", "Nada", ""],
    ...[
      "-00:07.000 --> 00:08.000",
      "Negativo",
      "",
      "00:61.000 --> 00:62.000",
      "Sesenta y uno",
      "",
      "uno --> dos",
      "Letras",
      "",
    ],
    ...["00:09.000 --> 00:10.000", "", "Suelto", "", "00:11.000 --> 00:12.000", "Bien", ""],
    ...["00:13.000 --> 00:14.000", "<i></i>", "", "00:15.000 -->", "Sin final"],
  ].join("\n");
  const { cues, problems } = readCaptions(text);
  expect(cues).toEqual([{ startMs: 11_000, endMs: 12_000, text: "Bien" }]);
  expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "Línea 3: el final va antes que el principio",
      "Línea 6: el subtítulo no dura nada",
      "Línea 9: un tiempo no puede ser negativo",
      "Línea 12: no se entienden los tiempos; deben ser como 00:01:02.500 --> 00:01:04.000",
      "Línea 15: no se entienden los tiempos; deben ser como 00:01:02.500 --> 00:01:04.000",
      "Línea 18: el subtítulo no tiene texto",
      "Línea 20: falta cuándo se ve este texto",
      "Línea 25: el subtítulo no tiene texto",
      "Línea 28: no se entienden los tiempos; deben ser como 00:01:02.500 --> 00:01:04.000",
    ]
  `);
  expect(problems.every(({ isLost }) => isLost)).toBe(true);
  expect(problems.map(({ line }) => line)).toEqual([3, 6, 9, 12, 15, 18, 20, 25, 28]);
});

test("those that are out of order are put in order, and those that overlap are said", () => {
  const text =
    "00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:04.000\nA\n\n00:07.000 --> 00:20.000\nC\n\n00:08.000 --> 00:09.000\nD\n\n00:10.000 --> 00:11.000\nE";
  const { cues, problems } = readCaptions(text);
  expect(cues.map((cue) => cue.text)).toEqual(["A", "B", "C", "D", "E"]);
  expect(problems.some(({ isLost }) => isLost)).toBe(false);
  expect(problems.map(({ message }) => message)).toEqual([
    "Línea 4: empieza antes que el subtítulo anterior; se han puesto en orden",
    "Línea 10: empieza antes de que acabe el subtítulo de la línea 7",
    "Línea 13: empieza antes de que acabe el subtítulo de la línea 7",
  ]);
});

test.each([
  ["nothing", "", "No hay ningún subtítulo"],
  ["a header alone", "WEBVTT\n", "No hay ningún subtítulo"],
  ["a text", "Esto es una carta.\n", "Línea 1: falta cuándo se ve este texto"],
  ["a name instead of the header", "WEBVIDEO\n\n00:01.000 --> 00:02.000\nA", "Línea 1: falta cuándo se ve este texto"],
  ["a book", "a".repeat(2_000_001), "El archivo es demasiado largo para ser de subtítulos"],
])("%s", (_, text, message) => {
  expect(messagesOf(text)).toEqual([message]);
});

test("as many as a video may have, and no more", () => {
  const many = (count: number): string =>
    Array.from(
      { length: count },
      (_, second) =>
        `${Math.floor(second / 60)}:${second % 60} --> ${Math.floor((second + 1) / 60)}:${(second + 1) % 60}\nTexto`,
    ).join("\n\n");
  expect(readCaptions(many(3000)).cues).toHaveLength(3000);
  const same = "00:01.000 --> 00:02.000\nA\n\n";
  expect(messagesOf(same.repeat(MOST_CUES + 1))).toEqual(["Hay más de 5000 subtítulos: son demasiados para un vídeo"]);
  expect(readCaptions(same.repeat(MOST_CUES)).cues).toHaveLength(MOST_CUES);
});

test("a file of another kind does not fill the page with its problems", () => {
  const messages = messagesOf("renglón\n\n".repeat(10_000));
  expect(messages).toHaveLength(51);
  expect(messages.at(-1)).toBe("Y 9950 más como estos");
});

test.each([
  ["arrows", "-->".repeat(600_000)],
  ["angles", `00:01.000 --> 00:02.000\n${"<a".repeat(900_000)}`],
  ["braces", `00:01.000 --> 00:02.000\n${"{\\".repeat(900_000)}`],
  ["ampersands", `00:01.000 --> 00:02.000\n${"&am".repeat(600_000)}`],
  ["spaces", `00:01.000${" ".repeat(1_900_000)}--> 00:02.000\nA`],
  ["digits", `${"1".repeat(1_900_000)} --> 00:02.000\nA`],
  ["empty lines", "\r\n".repeat(900_000)],
])(
  "hostile %s are read in no more than their length",
  (_, text) => {
    expect(readCaptions(text).problems.length).toBeGreaterThan(0);
  },
  5000,
);

test("what is written is read the same again", () => {
  const cues = [
    { startMs: 0, endMs: 1, text: "3 < 5 & 7 > 2 &amp; --> <b>no</b>" },
    { startMs: 3_599_999, endMs: 360_000_000 - 1, text: "Largo\n\nWEBVTT\nNOTE" },
  ];
  const vtt = writeVtt(cues);
  expect(vtt).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:00.001\n3 &lt; 5 &amp; 7 &gt; 2 &amp;amp; --&gt; &lt;b&gt;no&lt;/b&gt;\n\n00:59:59.999 --> 99:59:59.999\nLargo\nWEBVTT\nNOTE\n",
  );
  expect(readCaptions(vtt).cues).toEqual([cues[0], { ...cues[1], text: "Largo\nWEBVTT\nNOTE" }]);
});

test("no caption is an empty file that browsers take", () => {
  expect(writeVtt([])).toBe("WEBVTT\n");
});
