import { expect, test } from "vitest";
import { judgeEnd } from "./program-end.ts";

const end = (complaints: string) => () => judgeEnd({ code: 1, signal: null, complaints });

test.each([
  ["av_interleaved_write_frame(): No space left on device", /^No queda sitio en el disco/],
  ["Error writing trailer: Disk quota exceeded", /^No queda sitio en el disco/],
  ["Decoder (codec cfhd) not found for input stream #0:0", /^El vídeo está codificado en «cfhd»/],
  ["Decoding requested, but no decoder found for: none", /^El vídeo está codificado en «none»/],
  ["[mov,mp4] moov atom not found\nx.mp4: Invalid data found when processing input", /^El vídeo está cortado/],
  ["[hls] Format not on whitelist 'mov'", /^El archivo no se puede leer como vídeo/],
  ["", /^ffmpeg se ha parado \(código 1\)/],
])("what ffmpeg complains of has its sentence: %j", (complaints, sentence) => {
  expect(end(complaints)).toThrow(sentence);
});

test("a program that ended well ended well, whatever it complained of", () => {
  expect(() => judgeEnd({ code: 0, signal: null, complaints: "No space left on device" })).not.toThrow();
});
