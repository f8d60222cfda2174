import { isPageName, sampleOutput } from "@nv/ai2html";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readImported, readSample } from "./read-imported";

const FILES = sampleOutput().map(({ name, content }) => ({ path: `ai2html-output/${name}`, content }));

test("a folder is looked at and packed, and the same folder in a ZIP is taken as it is", async () => {
  const folder = await readImported(FILES);
  if (typeof folder === "string") throw new Error(folder);
  expect(folder.name).toBe("peñamuestra");
  expect(folder.findings.filter(({ level }) => level === "fault")).toEqual([]);
  expect(folder.copy).toContain("El embalse de Peñamuestra, al 31 %");
  const again = await readImported([{ path: "mapa.ZIP", content: folder.zip }]);
  expect(again).toEqual(folder);
});

test("the sample has no faults", async () => {
  expect(await readSample()).toMatchObject({ name: "peñamuestra" });
});

test.each([
  { name: "pictures alone", files: FILES.filter(({ path }) => !isPageName(path)), why: /^No hay ningún \.html/ },
  {
    name: "a ZIP that was cut",
    files: [{ path: "a.zip", content: new Uint8Array([80, 75, 3, 4]) }],
    why: /abrir el ZIP/,
  },
  { name: "an empty ZIP", files: [{ path: "a.zip", content: new Uint8Array(zipSync({})) }], why: /^No hay ningún/ },
])("of $name it is said why it is no folder", async ({ files, why }) => {
  expect(await readImported(files)).toMatch(why);
});

test("what is missing is told", async () => {
  const folder = await readImported(FILES.filter(({ path }) => !path.endsWith("movil.png")));
  expect(folder).toMatchObject({
    findings: expect.arrayContaining([
      { level: "fault", text: expect.stringMatching(/^Falta peñamuestra-movil\.png/) },
    ]),
  });
});
