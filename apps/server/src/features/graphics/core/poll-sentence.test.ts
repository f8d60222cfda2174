import { expect, test } from "vitest";
import { pollSentence, textsIn } from "./poll-sentence.ts";

test.each([
  { texts: ["Así va la intención de voto"], found: "Así va la intención de voto" },
  {
    texts: ["El PP baja. Según el último sondeo, perdería dos puntos.", "Escaños"],
    found: "Según el último sondeo, perdería dos puntos.",
  },
  { texts: ["Elecciones en Ejemplia", "Barómetro de mayo: Alfa, 31 %"], found: "Barómetro de mayo: Alfa, 31 %" },
  // A poll of nobody's vote, votes that were counted, and words that only look alike.
  { texts: ["Encuesta de población activa: el paro baja"], found: "" },
  { texts: ["Alfa gana las elecciones con 137 escaños"], found: "" },
  { texts: ["Los votos sondeados", "El barométrico"], found: "" },
])("$texts", ({ texts, found }) => {
  expect(pollSentence(texts)).toBe(found);
});

test("texts are found however deep somebody wrote them", () => {
  expect(textsIn([{ title: "Uno", count: 3 }, { blocks: [{ steps: [{ text: "Dos", data: null }] }] }])).toEqual([
    "Uno",
    "Dos",
  ]);
});
