import { expect, test } from "vitest";
import { answerSearch } from "./answer-search";

const NOW_MS = Date.UTC(2026, 10, 23, 12);
const said = async (text: string) =>
  (await answerSearch(text, NOW_MS)).map(
    ({ id, results: [first] }) => `${id}: ${first?.value.replaceAll("\u00a0", " ")}`,
  );

test.each([
  ["2.345.678,9", ["numeros: 2,3 millones"]],
  ["20/11/2026", ["fechas: 3", "edad: menos de un mes"]],
  ["12 % de 340", ["porcentajes: 40,8"]],
  ["de 20 a 25", ["variacion: +25 %"]],
  ["#767676", ["contraste: 4,54 : 1"]],
  ["98 mm", ["medidas: 1157 px"]],
  ["30 440291 4474255", ["utm: 40,41678° N, 3,70379° O"]],
  ["40° 25′ 0,4″ N, 3° 42′ 13,6″ O", ["coordenadas: 40,41678° N, 3,70378° O"]],
  ["28079", ["ine: Madrid (28)", "numeros: 28.079"]],
  ["99999", ["numeros: 99.999"]],
  ["Espa%C3%B1a", ["codificar: España"]],
])("«%s» is answered there and then: %j", async (text, expected) => {
  expect(await said(text)).toEqual(expected);
});

test("a name leads to its utility, and what it names exactly is what was meant", async () => {
  expect(await answerSearch("utm a decimal", NOW_MS)).toEqual([
    {
      id: "utm",
      to: "/docs/Herramientas%20Online/ToolsBox?utilidad=utm",
      name: "UTM",
      says: "Los metros de un huso, en grados, y al revés.",
      results: [],
      isMeant: true,
    },
  ]);
  expect((await answerSearch("decimal", NOW_MS)).map(({ isMeant }) => isMeant)).not.toContain(true);
});

test("the result takes its value along", async () => {
  const [first] = await answerSearch(" #c8321f ", NOW_MS);
  expect(first?.to).toBe("/docs/Herramientas%20Online/ToolsBox?utilidad=contraste&de=%23c8321f");
});

test("words are left to the pages, and a utility that cannot be fetched takes nothing else away", async () => {
  expect(await said("embalses en otoño")).toEqual([]);
  await expect(answerSearch("12 % de 340", NOW_MS, () => Promise.reject(new TypeError("offline")))).resolves.toEqual(
    [],
  );
});
