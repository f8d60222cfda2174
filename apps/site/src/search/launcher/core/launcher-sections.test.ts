import { expect, test } from "vitest";
import { TOOLS } from "../../../frame/tools/core/catalogue";
import { launcherSections } from "./launcher-sections";

const headings = (text: string, recent = TOOLS.slice(0, 0)) =>
  launcherSections(text, recent).map(({ heading }) => heading);

test("every tool stands under its job, with one's own before them", () => {
  const jobs = ["Gráficos", "Mapas", "Historias", "Vídeo e imagen", "Redes", "Datos", "Código", "Redacción"];
  expect(headings("")).toEqual(jobs);
  expect(headings("", TOOLS.slice(0, 2))).toEqual(["Las últimas tuyas", ...jobs]);
  expect(launcherSections("", []).flatMap(({ tools }) => tools)).toHaveLength(TOOLS.length);
});

test("what is written leaves what answers it, and nothing else", () => {
  expect(launcherSections("terremoto", TOOLS.slice(0, 2)).map(({ tools }) => tools.map(({ name }) => name))).toEqual([
    ["Localizador de terremotos"],
  ]);
  expect(headings("gazpacho")).toEqual([]);
});
