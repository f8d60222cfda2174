import { resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { NO_KEYS, type PageInput } from "../page-parts.ts";
import { storyExample } from "./example.ts";
import { storyPage } from "./page.ts";

const input = (credit: string): PageInput => ({
  ...{ title: "La riada", language: "es", altText: "Una riada", sourceLine: "", credit, heightsPx: [] },
  ...{ frame: () => expect.unreachable(), atlas: {}, charts: () => expect.unreachable(), beside: () => "" },
  ...{ built: () => "", srcOf: () => "", pictureSrc: () => "", keys: NO_KEYS },
  file: (source, recipe) =>
    resolvedFile({ source, recipe }, { credit: `Foto de ${source.slice(-2)}`, altText: "Un valle" }),
});

const footOf = (credit: string) => {
  const { body } = storyPage(storyExample.config, input(credit));
  if (body.kind !== "html") throw new Error("A story is HTML.");
  return body.html.slice(body.html.indexOf("<footer"));
};

test("a story names whose each of its files is at its end, also where the story itself has a credit", () => {
  expect(footOf("")).toContain("Foto de 01 / Foto de 02");
  expect(footOf("Mesa de Ejemplo")).toContain("Mesa de Ejemplo / Foto de 01 / Foto de 02");
});

test("a name that the story's own credit says already is not said twice", () => {
  const [, ...more] = footOf("Mesa, con Foto de 02").split("Foto de 02");
  expect(more).toHaveLength(1);
});
