import { describe, expect, test } from "vitest";
import { FigureConfig } from "../config.ts";
import { LISTED_KINDS } from "../kinds/listed-kinds.ts";
import { altDraft } from "./alt-draft.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Each example in words, its figures worked out on paper from its table. */
const DRAFTS: Readonly<Record<string, string>> = {
  lines:
    "Líneas. Ejemplia: baja del 3,1 % al 2,1 % entre enero de 2025 y junio de 2026; su máximo es 4,9 %, en junio de 2025. También sale Vecinos.",
  bars: "Barras. Hogares que lo separan: Papel y cartón, 74 %; Vidrio, 61 %; Envases, 58 %; Ropa, 33 %, y Restos de comida, 21 %.",
  stacked:
    "Barras apiladas, en GWh. Norte: Viento, 5,2; Sol, 1,1, y Gas, 3,8. Sur: Viento, 1,4; Sol, 6,4, y Gas, 2,9. Levante: Viento, 2,2; Sol, 3,1, y Gas, 4,6. Poniente: Viento, 3,0, y Sol, 2,4.",
  areas:
    "Áreas apiladas, en millones de viajes. 2016: Autobús, 38,0; Metro, 32,0, y Tranvía, 0,0. 2025: Autobús, 26,0; Metro, 32,0, y Tranvía, 30,0.",
  dots: "Puntos. 2020: el valor más alto es el de Norte, con el 14,1 %, y el más bajo, el de Poniente, con el 8,9 %. 2026: el valor más alto es el de Sur, con el 13,3 %, y el más bajo, el de Poniente, con el 7,1 %.",
  range:
    "Intervalos de «Mujeres» a «Hombres», en euros por hora. La mayor diferencia está en Banca: Mujeres, 19,1; Hombres, 24,6. La menor, en Enseñanza: Mujeres, 20,3; Hombres, 20,9.",
  slope:
    "Pendientes entre 2010 y 2025. Coche sube del 44 % al 47 %, Autobús baja del 32 % al 16 %, Andando sube del 21 % al 23 % y Bicicleta sube del 3 % al 14 %.",
  ranking:
    "Puestos. En 2005, por orden: Marta, Carmen, Nora, Elsa y Lía. En 2025, por orden: Lía, Nora, Elsa, Marta y Carmen.",
  multiples:
    "Un gráfico pequeño por serie, con la misma escala, en euros por m². Centro: sube de 11,2 a 13,9 entre 2019 y 2025; su mínimo, 10,4, en 2021. Puerto: sube de 9,0 a 15,0 entre 2019 y 2025. Ensanche: sube de 8,4 a 11,1 entre 2019 y 2025; su mínimo, 8,3, en 2021. También sale La Vega.",
  scatter:
    "Dispersión de 10 puntos: «Renta por hogar, en euros» y «Abstención, en %». La Vega: Renta por hogar, en euros, 17.400; Abstención, en %, 47,6. Colinas: Renta por hogar, en euros, 45.600; Abstención, en %, 21,7.",
  distribution:
    "Distribución de 36 valores, en euros por m², de 4,1 a 17,9. Medianas: Costa, 12,6; Sierra, 5,2, y Llano, 7,0.",
  parts: "Partes de un todo, en millones. Personal, 21,4; Servicios, 15,8; Obras, 9,2, y Deuda, 5,6.",
  hemicycle:
    "Hemiciclo de 135 escaños. Unión Verde, 22; Laboristas, 42; Centro, 19; Conservadores, 38, y Patria, 14. Nadie tiene la mayoría absoluta, que está en 68.",
  cumulative:
    "Líneas con el acumulado. 2025: sube de 42 a 335 mm entre enero de 2025 y agosto de 2025. 2024: sube de 51 a 188 mm entre enero de 2025 y agosto de 2025.",
  calendar: "Calendario del 1 de enero de 2026 al 30 de junio de 2026. Los valores van de 3 a 29 °C.",
};

/** Longest alternative text that readers get, characters. */
const MOST = 600;

describe("an alternative text to begin with", () => {
  test.each(LISTED_KINDS.map((kind) => [kind.name, kind] as const))(
    "of %s says what it is and what is seen",
    async (name, kind) => {
      const { config } = await kind.example();
      expect(plain(await altDraft(FigureConfig.parse({ type: "figure", kind: name, ...config })))).toBe(DRAFTS[name]);
    },
  );

  test.each(LISTED_KINDS.map(({ name }) => name))(
    "of %s with hundreds of long names is no longer than one may be",
    async (kind) => {
      const columns = Array.from({ length: 7 }, (_none, at) => ({ name: `Una columna de nombre largo ${at}` }));
      const rows = Array.from({ length: 100 }, (_none, at) => ({
        x: `Una fila que también tiene un nombre largo ${at}`,
        values: columns.map((_column, place) => (at * 7 + place) % 13),
      }));
      const config = FigureConfig.parse({ type: "figure", kind, data: { x: { kind: "text" }, columns, rows } });
      expect((await altDraft(config)).length).toBeLessThanOrEqual(MOST);
    },
  );

  test.each([
    ["the same value throughout", [5, 5, 5], "Líneas. Uno: acaba como empieza, 5,0, en 2023 y en 2025."],
    ["a single value", [null, 5, null], "Líneas. Uno: 5,0 en 2024."],
    ["no value", [null, null, null], ""],
  ])("tells %s", async (_name, values, text) => {
    const rows = values.map((value, at) => ({ x: `${2023 + at}-01-01`, values: [value] }));
    const config = FigureConfig.parse({
      type: "figure",
      data: { x: { kind: "date" }, columns: [{ name: "Uno" }], rows },
    });
    expect(plain(await altDraft(config))).toBe(text);
  });

  test("says who has the majority, where somebody has", async () => {
    const rows = [
      ["A", 90],
      ["B", 45],
    ].map(([x, value]) => ({ x, values: [value] }));
    const config = FigureConfig.parse({
      type: "figure",
      kind: "hemicycle",
      data: { x: { kind: "text" }, columns: [{ name: "Escaños" }], rows },
    });
    expect(await altDraft(config)).toBe(
      "Hemiciclo de 135 escaños. A, 90, y B, 45. A tiene la mayoría absoluta, que está en 68.",
    );
  });
});
