import type { MadeMap } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { madeFindings } from "./made-findings";

const MADE: MadeMap = {
  ...{ name: "mapa.topojson", bytes: 2_000_000, keptRatio: 0.13, verticesBefore: 1_704_764, vertices: 224_843 },
  ...{
    featuresBefore: 396,
    features: 396,
    lost: [],
    shapeless: [],
    untwisted: [],
    repaired: 0,
    crossings: 0,
    slivers: 0,
    bounds: null,
    joined: null,
    notes: [],
  },
};

const texts = (part: Partial<MadeMap>) =>
  madeFindings({ ...MADE, ...part }).map(({ level, text }) => `${level}: ${text}`);

test("what stays is told, and that nothing was wrong", () => {
  expect(texts({})).toMatchInlineSnapshot(`
    [
      "fine: Quedan 224.843 de 1.704.764 puntos (el 13,2 %). No desaparece ningún elemento.",
      "fine: Ni rendijas entre áreas ni líneas que se crucen.",
    ]
  `);
});

test("what was mended and what was not is told", () => {
  expect(
    texts({ slivers: 1, repaired: 36, crossings: 49, features: 2, joined: 1, notes: ["Mira el detalle."] }),
  ).toMatchInlineSnapshot(`
    [
      "fine: Quedan 224.843 de 1.704.764 puntos (el 13,2 %).",
      "advice: De 396 elementos quedan 2.",
      "advice: 1 rendija o solape cerrado entre áreas vecinas.",
      "fine: 36 cruces de líneas reparados.",
      "advice: 49 cruces de líneas no se han podido reparar: mira el detalle, o dale más peso.",
      "fine: 1 fila de la tabla unida.",
      "advice: Mira el detalle.",
    ]
  `);
});

test("areas that are gone are named by their keys, and nothing says that all are there", () => {
  expect(texts({ keptRatio: 1, features: 394, lost: ["10187", "43024"] }).slice(0, 3)).toEqual([
    "fine: Cabía entero: no se ha simplificado ninguna línea.",
    "advice: De 396 elementos quedan 394.",
    "fault: Desaparecen 2 áreas al limpiar, por no tener superficie o por estar debajo de otra: 10187, 43024. Lo que tu tabla diga de ellas no se pintará.",
  ]);
  expect(texts({ lost: ["1"] })[0]).not.toContain("No desaparece");
});

test("what has no shape is named once, and an outline like a bow tie too", () => {
  expect(
    texts({ keptRatio: 1, features: 394, lost: ["03", "04"], shapeless: ["03", "fila 7"], untwisted: ["05"] }),
  ).toEqual(
    expect.arrayContaining([
      "fault: 2 elementos vienen sin forma, o con un contorno que no encierra nada (una línea, o un lazo cuyas dos mitades se anulan): 03, fila 7. No se pintan: corrígelos en el archivo si hacen falta.",
      "advice: 1 área tenía un contorno que se cruza consigo mismo, como un lazo: 05. Se quedan todos sus trozos; mira si son los que deben.",
      "fault: Desaparece 1 área al limpiar, por no tener superficie o por estar debajo de otra: 04. Lo que tu tabla diga de ellas no se pintará.",
    ]),
  );
});

test("what was light already says so", () => {
  expect(texts({ keptRatio: 1 })[0]).toBe("fine: Cabía entero: no se ha quitado ningún punto.");
});
