import { fitMap, planDots } from "@nv/geography";
import { readDelimited } from "@nv/tables";
import { describe, expect, test } from "vitest";
import { askedAmount, readSeed } from "./dot-amount";
import { type DotCaptionParts, dotMapCaption, nounsProblem, OWN_NOUNS } from "./dot-caption";
import { NEW_DOT_DRAFT, readDotDraft } from "./dot-draft";
import { DOT_EXAMPLE } from "./dot-example";
import { boundsOf, dotMapOf, dotRadiusPx, mixingStep, outlinesOf } from "./dot-picture";
import { dotsSvg } from "./dot-svg";
import { type DotTable, dotTableOf, suggestChoices } from "./dot-table";
import { readDotValues } from "./read-dot-values";
import { type DotSet, dotsCsv, dotsDatawrapper, dotsGeoJson, dotsTopoJson } from "./write-dots";

function tableOf(text: string): DotTable {
  const table = dotTableOf(readDelimited(text).rows);
  if (table === null) throw new Error("no table");
  return table;
}
const MUNICIPALITIES = new Set(["08019", "28079", "04013"]);
const read = (text: string, padsZeros = false) => {
  const table = tableOf(text);
  return readDotValues(table, suggestChoices(table), MUNICIPALITIES, padsZeros);
};
const textsOf = (text: string, padsZeros = false) => read(text, padsZeros).findings.map((finding) => finding.text);

test("the code, the values and the areas are guessed", () => {
  expect(suggestChoices(tableOf("nombre;CP;pob\nA;08019;3\nB;28079;4"))).toEqual({
    codeColumn: 1,
    valueColumns: [2],
    categoryColumn: -1,
    layer: "municipalities",
  });
  expect(suggestChoices(tableOf(DOT_EXAMPLE))).toMatchObject({ valueColumns: [2, 3], layer: "provinces" });
  expect(suggestChoices(tableOf("Cod. Comunidad;v\n01;3\n02;4")).layer).toBe("communities");
  expect(dotTableOf(readDelimited("solo;cabecera").rows)).toBeNull();
  // As the statistics institute writes them: the name behind the code, and a row with the sum.
  expect(suggestChoices(tableOf("Municipio,Total\n28079 Madrid,3305408\n08019 Barcelona,1655956"))).toMatchObject({
    ...{ codeColumn: 0, valueColumns: [1], layer: "municipalities" },
  });
  const summed = "ine;v\n28079;3\n08019;4\nTotal;7";
  expect(suggestChoices(tableOf(summed))).toMatchObject({ codeColumn: 0, valueColumns: [1] });
  expect(read(summed).values.map(({ id, value }) => [id, value])).toEqual([
    ["28079", 3],
    ["08019", 4],
  ]);
  expect(read(summed)).toMatchObject({ lost: { codes: [] }, findings: [{ level: "advice" }] });
});

describe("what is wrong is told beside what is drawn", () => {
  test("zeros that a spreadsheet took away", () => {
    const text = "ine;v\n8019;3\n28079;4";
    expect(textsOf(text)).toEqual([
      "Un código sin polígono. ¿Faltan ceros? A un código les falta el de delante, como a «8019».",
    ]);
    expect(read(text, true).values.map(({ id }) => id)).toEqual(["08019", "28079"]);
    expect(textsOf(text, true)).toEqual(["Ceros de delante puestos en un código."]);
  });
  test.each([
    ["ine;v\n99001;3", "Un código sin polígono: «99001»."],
    [
      "ine;v\n53001;3\n28079;1",
      "Fuera se queda 53001: los números 53 y 54 son terrenos que comparten varios municipios",
    ],
    ["ine;v\n28079;-3", "Fila 2, columna «v»: -3 es negativo, y no hay puntos negativos."],
    ["ine;v\n28079;1\n08019;12..3\n04013;2", "Fila 3, columna «v»: «12..3» no es un número."],
    ["ine;v\n28079;1\n28079;2", "En varias filas está 28079: se suman."],
    ["ine;v\n28079;1\n08019;", "1 casilla vacía, que cuenta como cero."],
    ["ine;v\n;1\n08019;2", "Fila 2: no tiene código."],
  ])("%s", (text, sentence) => {
    const table = tableOf(text);
    const choices = { ...suggestChoices(table), codeColumn: 0, valueColumns: [1], layer: "municipalities" as const };
    const { findings } = readDotValues(table, choices, MUNICIPALITIES, false);
    expect(findings.map((finding) => finding.text).join(" ")).toContain(sentence);
  });
  test("a code with its control digit is known, and what is right stays", () => {
    const { values, findings } = read("ine;v\n280796;5\n08019;1");
    expect(findings).toEqual([]);
    expect(values[0]).toEqual({ id: "28079", category: "", value: 5 });
  });
});

describe("what readers are told", () => {
  const of = (more: Partial<DotCaptionParts>) =>
    dotMapCaption({
      ...{ perDot: 1000, nouns: ["persona", "personas"], within: "del municipio", unplaced: [] },
      ...{ lost: { codes: [], value: 0 }, ...more },
    }).replaceAll("\u00a0", " ");
  test("the unit is what somebody wrote, and of a table of one's own nobody has yet", () => {
    expect(of({})).toBe("1 punto = 1000 personas; situado al azar dentro del municipio");
    const own = { ...NEW_DOT_DRAFT, ...OWN_NOUNS };
    expect(of({ nouns: [own.one, own.many] })).toBe("1 punto = 1000 unidades; situado al azar dentro del municipio");
    expect(nounsProblem([own.one, own.many])).toContain("Di qué se cuenta");
    expect(nounsProblem(["voto", "votos"])).toBe("");
  });
  test("areas and dots that are not on the map are told with what they are worth", () => {
    // Vitoria without its zero, 253.000 people, and a code that nobody has.
    const { lost } = read("ine;poblacion\n28079;3300000\n1059;253000\n99001;7");
    expect(lost).toEqual({ codes: ["1059", "99001"], value: 253_007 });
    expect(of({ lost })).toBe(
      "1 punto = 1000 personas; situado al azar dentro del municipio. Faltan dos áreas de la tabla, que no tienen polígono: 253.007 personas",
    );
    expect(of({ lost: { codes: ["1059"], value: 1 } })).toContain("Falta un área de la tabla, que no tiene");
    expect(of({ unplaced: [{ id: "28079", category: "", count: 3 }] })).toContain(
      ". Faltan tres puntos que no caben en su área",
    );
    expect(read("ine;poblacion\n8019;253000", true).lost.codes).toEqual([]);
  });
});

test("categories come from columns, from a column of their own, or from both", () => {
  const table = tableOf("ine;sexo;a;b\n28079;M;1;2\n28079;H;3;4");
  const { values } = readDotValues(
    table,
    { codeColumn: 0, valueColumns: [2, 3], categoryColumn: 1, layer: "municipalities" },
    MUNICIPALITIES,
    false,
  );
  expect(values.map(({ category, value }) => `${category}=${value}`)).toEqual([
    "M · a=1",
    "M · b=2",
    "H · a=3",
    "H · b=4",
  ]);
});

test("too many dots are refused with a figure that does", () => {
  const asked = askedAmount("perDot", "10", 47_000_000);
  expect(asked).toEqual({
    kind: "problem",
    text: "Saldrían 4.700.000 puntos y caben 1.000.000. Haz que cada punto sean 50 o más.",
    suggested: "50",
  });
  expect(askedAmount("perDot", "50", 47_000_000)).toEqual({ kind: "amount", amount: { perDot: 50 } });
  expect(askedAmount("total", "2000000", 1)).toMatchObject({ suggested: "1000000" });
  for (const text of ["", "-5", "0", "hola"]) expect(askedAmount("perDot", text, 10).kind).toBe("problem");
  expect(askedAmount("total", "2,5", 10).kind).toBe("problem");
  expect([readSeed(" 7 "), readSeed("x"), readSeed("-1")]).toEqual([7, null, null]);
});

const SET: DotSet = {
  dots: {
    lons: Float64Array.of(-3.5, -3.6, 2.1),
    lats: Float64Array.of(40.4, 40.5, 41.4),
    groups: Uint32Array.of(0, 0, 1),
  },
  groups: [
    { id: "28079", category: "sí", count: 2 },
    { id: "08019", category: '=no "a"', count: 1 },
  ],
  nameOf: (id) => (id === "28079" ? "Madrid" : "Barcelona"),
};

test("files hold each dot once, under its area", () => {
  expect([...dotsCsv(SET)].join("").split("\r\n").slice(0, 2)).toEqual([
    "lon,lat,codigo,nombre,categoria",
    "-3.50000,40.40000,28079,Madrid,sí",
  ]);
  expect([...dotsCsv(SET)].join("")).toContain(`2.10000,41.40000,08019,Barcelona,"'=no ""a"""`);
  expect([...dotsDatawrapper(SET)].join("").split("\r\n")[1]).toBe("40.40000,-3.50000,1,sí");
  const geo = JSON.parse([...dotsGeoJson(SET)].join(""));
  expect(geo.features).toHaveLength(3);
  expect(geo.features[2]).toMatchObject({ properties: { codigo: "08019" }, geometry: { coordinates: [2.1, 41.4] } });
  const topo = JSON.parse([...dotsTopoJson(SET)].join(""));
  expect(topo.objects.sí.geometries[0]).toMatchObject({
    id: "28079",
    coordinates: [
      [-350_000, 4_040_000],
      [-360_000, 4_050_000],
    ],
  });
  expect(
    JSON.parse(
      [
        ...dotsGeoJson({
          ...SET,
          dots: { lons: new Float64Array(), lats: new Float64Array(), groups: new Uint32Array() },
        }),
      ].join(""),
    ).features,
  ).toEqual([]);
});

test("the drawing has a layer a category and its texts, and no text can be markup", () => {
  const map = fitMap("spain", { widthPx: 600, heightPx: 500 });
  const svg = [
    ...dotsSvg(SET, map, outlinesOf([]), {
      colours: new Map([["sí", "#123456"]]),
      caption: "1 <punto>",
      credit: "© IGN",
    }),
  ].join("");
  expect(svg).toContain('<g id="c1-si" fill="none" stroke="#123456"');
  expect(svg.match(/h0/g)).toHaveLength(3);
  expect(svg).toContain("1 &#60;punto&#62;");
  expect(svg).not.toContain('=no "a"');
});

test("a map shows all of Spain, or the part that is used", () => {
  const square = (x: number, size: number) => ({
    type: "Feature" as const,
    properties: {},
    geometry: {
      type: "Polygon" as const,
      coordinates: [
        [
          [x, 40],
          [x + size, 40],
          [x + size, 40 + size],
          [x, 40],
        ],
      ],
    },
  });
  expect(boundsOf([square(-3, 1)])).toEqual([-3, 40, -2, 41]);
  expect(boundsOf([])).toBeNull();
  expect(dotMapOf([square(-9, 10)], true, 600).choice.name).toBe("spain");
  expect(dotMapOf([square(-9, 10)], false, 600).choice.name).not.toBe("spain");
  expect(dotMapOf([square(-3, 1)], true, 600).choice.name).toBe("mercator");
});

test("many dots are small, and the order mixes all categories", () => {
  expect(dotRadiusPx(10, 700)).toBe(2.4);
  expect(dotRadiusPx(1_000_000, 700)).toBe(0.45);
  for (const count of [1, 2, 10, 999, 1000]) {
    const step = mixingStep(count);
    expect(new Set(Array.from({ length: count }, (_, turn) => (turn * step) % count)).size).toBe(count);
  }
});

test("the example asks for what can be drawn, and a draft of a former version is left", () => {
  const table = tableOf(DOT_EXAMPLE);
  const codes = new Set(table.rows.map(({ cells }) => cells[0] ?? ""));
  const { values, findings } = readDotValues(table, suggestChoices(table), codes, false);
  expect(findings).toEqual([]);
  expect(planDots(values, codes, { perDot: 500 }).total).toBeGreaterThan(1000);
  expect(readDotDraft('{"text":"a"}')).toBeNull();
});
