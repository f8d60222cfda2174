import type { FileFacts } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { PICTURE_FACTS, VIDEO_FACTS } from "../../test/index.ts";
import { aiLabels } from "./ai-label.ts";
import { aiUseOfFile } from "./ai-use.ts";

const SILENT = { aiSystem: "", aiPrompt: "", aiPromptWriter: "", hasCredentials: false };
const told = (sourceType: string): FileFacts => ({ ...PICTURE_FACTS, origin: { ...SILENT, sourceType } });

test.each([
  { bytes: "", said: "" as const, use: "none" },
  { bytes: "digitalCapture", said: "" as const, use: "none" },
  { bytes: "trainedAlgorithmicMedia", said: "" as const, use: "made" },
  // Nobody says less than the bytes do.
  { bytes: "trainedAlgorithmicMedia", said: "digitalCapture" as const, use: "made" },
  { bytes: "compositeSynthetic", said: "humanEdits" as const, use: "composed" },
  { bytes: "compositeSynthetic", said: "trainedAlgorithmicMedia" as const, use: "made" },
  { bytes: "", said: "compositeWithTrainedAlgorithmicMedia" as const, use: "composed" },
])("bytes that say «$bytes» and a person who says «$said»: $use", ({ bytes, said, use }) => {
  expect(aiUseOfFile(bytes === "" ? PICTURE_FACTS : told(bytes), { sourceType: said })).toBe(use);
});

test("readers are told once of each, in the language of the page", () => {
  const made = { facts: PICTURE_FACTS, aiUse: "made" as const };
  const film = { facts: VIDEO_FACTS, aiUse: "composed" as const };
  expect(aiLabels([made, made, film, { facts: PICTURE_FACTS }])).toEqual([
    "Imagen generada con inteligencia artificial",
    "Vídeo con partes generadas con inteligencia artificial",
  ]);
  const firsts = ["ca-ES", "gl", "eu", "en-GB", "fr"].map((language) => aiLabels([made], language)[0]);
  expect(firsts).toEqual([
    "Imatge generada amb intel·ligència artificial",
    "Imaxe xerada con intelixencia artificial",
    "Adimen artifizialez sortutako irudia",
    "Image generated with artificial intelligence",
    "Imagen generada con inteligencia artificial",
  ]);
});
