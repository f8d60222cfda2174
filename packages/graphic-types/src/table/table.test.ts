import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import { NO_READING } from "@nv/tables";
import { contrastRatio, MIN_TEXT_CONTRAST } from "@nv/ui/color";
import { describe, expect, test } from "vitest";
import { readFigure } from "../core/read-figure.ts";
import { configProblems } from "../normalize-config.ts";
import { type PieceInput, pieceFiles } from "../page.ts";
import { MOST, TableConfig } from "./config.ts";
import { barOf, domainOf, withZero, zeroOf } from "./core/bar-of.ts";
import { type CellKey, compareKeys, textOrder } from "./core/compare-keys.ts";
import { linkOf } from "./core/link-of.ts";
import { aroundMiddle, classOf, MOST_STEPS, stepBetween } from "./core/step-of.ts";
import { cssText } from "./draw/css-text.ts";
import { heatRule } from "./draw/heat.ts";
import { readTableData } from "./editor/read-table-data.ts";
import { tableDataText } from "./editor/table-data-text.ts";
import { tableExample } from "./example.ts";
import { citedTable } from "./told-table.ts";

const NO_DATA = TableConfig.parse({ type: "table" }).data;

const read = (config: object) => TableConfig.parse({ type: "table", ...config });

/** A table of texts: the names of its columns, and its rows. */
const tableOf = (columns: readonly (string | object)[], rows: readonly (readonly string[])[], more: object = {}) =>
  read({ data: { columns: columns.map((one) => (typeof one === "string" ? { name: one } : one)), rows }, ...more });

function filesOf(config: TableConfig, more: Pick<PieceInput, "colourOf" | "house"> = {}) {
  const words = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };
  return pieceFiles({
    slug: "muestra",
    fields: { ...words, ...tableExample, config },
    heightsPx: [],
    resolved: { frames: new Map(), files: new Map() },
    assets: { script: "", styles: "" },
    readers: new Map([["table", ""]]),
    ...more,
  });
}
const pageOf = (...input: Parameters<typeof filesOf>) => filesOf(...input)[0].body;
const rowsOf = (html: string) => /<tbody.*(?=<\/table>)/.exec(html)?.[0] ?? "";
const NUMBER = (name: string, more: object = {}) => ({ name, kind: "number", ...more });

describe("the order of cells", () => {
  const down = (keys: readonly CellKey[], isDown: boolean) =>
    keys.toSorted((a, b) => compareKeys(a, b, isDown, textOrder("es")));

  test("of words is that of the dictionary of the Academies: ñ behind n, accents and capitals no letters of their own", () => {
    const words = ["ñu", "nube", "Óscar", "oso", "ábaco", "abaco", "Zamora", "nuez", "ñandú", "obra", "Ávila"];
    expect(down(words, false)).toEqual([
      "abaco",
      "ábaco",
      "Ávila",
      "nube",
      "nuez",
      "ñandú",
      "ñu",
      "obra",
      "Óscar",
      "oso",
      "Zamora",
    ]);
  });

  test("of figures is that of R, what is missing last whichever the direction", () => {
    // x <- c(10, 9.5, NA, -3, 1e3, 0, NA); x[order(x)]; x[order(x, decreasing = TRUE)]
    const figures = [10, 9.5, null, -3, 1000, 0, null];
    expect(down(figures, false)).toEqual([-3, 0, 9.5, 10, 1000, null, null]);
    expect(down(figures, true)).toEqual([1000, 10, 9.5, 0, -3, null, null]);
  });

  test("of names with figures in them is by the figures", () => {
    expect(down(["Distrito 10", "Distrito 9", "Distrito 1"], false)).toEqual([
      "Distrito 1",
      "Distrito 9",
      "Distrito 10",
    ]);
  });
});

describe("bars", () => {
  test.each([
    { values: [50, 200], value: 50, bar: { start: 0, length: 25 } },
    { values: [50, 200], value: 200, bar: { start: 0, length: 100 } },
    { values: [-30, 90], value: -30, bar: { start: 0, length: 25 } },
    { values: [-30, 90], value: 90, bar: { start: 25, length: 75 } },
    { values: [-10, -40], value: -10, bar: { start: 75, length: 25 } },
    { values: [1, 3], value: 1, bar: { start: 0, length: 33.3 } },
    { values: [0, 0], value: 0, bar: { start: 0, length: 0 } },
  ])("$value among $values", ({ values, value, bar }) => {
    const domain = withZero(domainOf(values) ?? { least: 0, most: 0 });
    expect(barOf(value, domain)).toEqual(bar);
  });

  test("have their axis where zero is", () => {
    expect(zeroOf(withZero({ least: -30, most: 90 }))).toBe(25);
    expect(zeroOf(withZero({ least: 5, most: 10 }))).toBe(0);
  });

  test("are in the page as long as they must be, to both sides of zero, and none in a total", () => {
    const config = tableOf(
      ["Sitio", NUMBER("Saldo", { look: "bar" })],
      [
        ["A", "-30"],
        ["B", "90"],
        ["Total", "60"],
      ],
      {
        marks: [{ name: "Total", look: "total" }],
      },
    );
    const html = pageOf(config);
    expect(html).toContain("−30<svg aria-hidden=true><rect class=u x=0% width=25% /></svg>");
    expect(html).toContain("90<svg aria-hidden=true><rect x=25% width=75% /></svg>");
    expect(html).toContain("25% 0/1px 100% no-repeat");
    expect(html).toMatch(/<tfoot><tr class=t><th scope=row>Total<td>60<\/table>/);
  });

  test("are of one scale where they are compared", () => {
    const columns = ["Sitio", NUMBER("Antes", { look: "bar" }), NUMBER("Ahora", { look: "bar" })];
    const rows = [["A", "25", "100"]];
    expect(pageOf(tableOf(columns, rows))).toContain("25<svg aria-hidden=true><rect x=0% width=100% /></svg>");
    expect(pageOf(tableOf(columns, rows, { sharesScale: true }))).toContain(
      "25<svg aria-hidden=true><rect x=0% width=25% /></svg>",
    );
  });
});

describe("colours", () => {
  test("go from the least to the most, to both sides of a middle alike, or by classes", () => {
    expect([10, 15, 20].map((value) => stepBetween(value, { least: 10, most: 20 }))).toEqual([
      0,
      MOST_STEPS / 2,
      MOST_STEPS,
    ]);
    expect(stepBetween(7, { least: 7, most: 7 })).toBe(MOST_STEPS / 2);
    const sided = aroundMiddle({ least: -2, most: 8 }, 0);
    expect(sided).toEqual({ least: -8, most: 8 });
    expect([-8, 0, 8].map((value) => stepBetween(value, sided))).toEqual([0, MOST_STEPS / 2, MOST_STEPS]);
    expect([4.9, 5, 9, 10, 99].map((value) => classOf(value, [5, 10]))).toEqual([0, 1, 1, 2, 2]);
  });

  test.each(["h", "d"])("of %s leave the text readable on each, in light and in dark", (letter) => {
    for (let step = 0; step <= MOST_STEPS; step += 1)
      for (const [, ground = "", ink = ""] of heatRule(`${letter}${step}`).matchAll(/background:(#\w+);color:(#\w+)/g))
        expect(contrastRatio(ground, ink), `${letter}${step}`).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  test("have a legend that says their ends, their classes and what has no value", () => {
    const rows = [
      ["A", "3"],
      ["B", "12,5"],
      ["C", ""],
    ];
    const legend = (more: object) =>
      pageOf(tableOf(["Sitio", NUMBER("Tasa", { look: "heat", decimals: 1, ...more })], rows))
        .match(/<div class=nv-tab-key>.*?<\/div>/)?.[0]
        .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, "$1")
        .replaceAll(/<[^>]*>/g, "|");
    expect(legend({})).toMatch(/Leyenda de Tasa: de 3,0 a 12,5; sin dato.*\|3,0\|.*12,5\|.*sin dato/);
    expect(legend({ scale: "diverging", middle: "10" })).toMatch(/de 3,0 a 17,0, con 10,0 en medio.*3,0.*10,0.*17,0/);
    expect(legend({ scale: "cuts", cuts: "5; 10" })).toMatch(
      /menos de 5,0; de 5,0 a menos de 10,0; 10,0 o más; sin dato.*\|menos de 5,0\|.*\|5,0\|.*\|10,0 o más\|/,
    );
  });

  test("are the legend's as they are the cells', in light and in dark", () => {
    const column = NUMBER("Tasa", { look: "heat", scale: "cuts", cuts: "5; 10" });
    const html = pageOf(
      tableOf(
        ["Sitio", column],
        [
          ["A", "3"],
          ["B", "12"],
        ],
      ),
    );
    const grounds = (theme: string) =>
      ["h0", "h20"].map((name) => new RegExp(`${theme}\\.nv-tab \\.${name}\\{background:(#\\w+)`).exec(html)?.[1]);
    const [light = "", dark = ""] = [...html.matchAll(/\.nv-tab-key\{(--k0-0[^}]*)\}/g)].map(([, rules]) => rules);
    expect(grounds("")).toEqual([/--k0-0:(#\w+)/.exec(light)?.[1], /--k0-2:(#\w+)/.exec(light)?.[1]]);
    expect(grounds('"dark"\\] ')).toEqual([/--k0-0:(#\w+)/.exec(dark)?.[1], /--k0-2:(#\w+)/.exec(dark)?.[1]]);
  });
});

describe("what is written", () => {
  test("is one table with its caption, its heads and the first cell of each row as their head", () => {
    const html = pageOf(tableExample.config);
    expect(html).toContain(`<caption class=vh>${tableExample.title}</caption>`);
    expect(html.match(/<th scope=col /g)).toHaveLength(6);
    expect(html.match(/<th scope=row/g)).toHaveLength(25);
    expect(html).toContain("Renta por persona (€)");
  });

  test("has everything without a script, in its order, with the total last", () => {
    const names = [...pageOf(tableExample.config).matchAll(/<th scope=row[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(["Monteinventado", "Torre Imaginaria", "Cañizares de Prueba"]);
    expect(names.at(-1)).toBe("Ejemplia");
    expect(pageOf(tableExample.config)).toContain("Ejemplia<span class=vh> (total)</span>");
  });

  test("says a sign in words to who does not see it, and the mark of whoever published a figure", () => {
    const columns = ["Sitio", { name: "Cambio", kind: "percent", decimals: 1, look: "sign" }];
    const html = pageOf(
      tableOf(columns, [
        ["A", "3,2"],
        ["B", "-1,1"],
        ["C", "0"],
      ]),
    );
    expect(html).toContain("<span aria-hidden=true>▲</span><span class=vh> sube </span> +3,2\u00a0%");
    expect(html).toContain("<span aria-hidden=true>▼</span><span class=vh> baja </span> −1,1\u00a0%");
    expect(html).toContain("<span aria-hidden=true>=</span><span class=vh> sin cambio: </span> 0,0\u00a0%");
    expect(pageOf(tableExample.config)).toContain("11.463<sup>p</sup>");
  });

  test("keeps the figure behind a rounded one, so that it is ordered by it", () => {
    const html = rowsOf(
      pageOf(
        tableOf(
          ["Sitio", NUMBER("Tasa", { decimals: 1 })],
          [
            ["A", "1,26"],
            ["B", "1,3"],
          ],
        ),
      ),
    );
    expect(html).toContain("<td data-v=1.26>1,3");
    expect(html).toContain("<td>1,3");
  });

  test.each([
    ["1.234,5 %", 1234.5],
    ["▼ baja −1,1", -1.1],
    ["1\u202f234\u202f567", 1_234_567],
    ["–", null],
  ])("%s is read as it is ordered", (text, value) => expect(readFigure(text)).toBe(value));

  test("is written as the house does", () => {
    const numbers = { grouping: "space", groupFromDigits: 4, signSpace: "none" } as const;
    const config = tableOf(["Sitio", NUMBER("N"), { name: "P", kind: "percent" }], [["A", "1234", "5"]]);
    expect(rowsOf(pageOf(config, { house: { ...DEFAULT_HOUSE_STYLE, numbers } }))).toContain("<td>1\u202f234<td>5%");
  });

  test("has dates as people read them, as long as they were written", () => {
    const dates = ["2024-01-15", "2024-03", "2024T3", "2024S1", "2024", "2024-W05"];
    const html = rowsOf(
      pageOf(
        tableOf(
          ["N", { name: "F", kind: "date" }],
          dates.map((date, at) => [`${at}`, date]),
        ),
      ),
    );
    const shown = [...html.matchAll(/<td[^>]*>([^<]+)/g)].map(([, text]) => text?.replaceAll("\u00a0", " "));
    expect(shown).toEqual(["15 ene 2024", "mar 2024", "3.er trim. 2024", "1.er sem. 2024", "2024", "semana 5 de 2024"]);
    expect(html).toContain("data-v=2024-07-01");
  });

  test("has a head for each group of rows, and one over neighbours whose names begin alike", () => {
    const columns = ["Grupo", "Sitio", NUMBER("2023 · Hombres"), NUMBER("2023 · Mujeres")];
    const html = pageOf(
      tableOf(
        columns,
        [
          ["Sur", "A", "1", "2"],
          ["Norte", "B", "3", "4"],
          ["Sur", "C", "5", "6"],
        ],
        { groupBy: "Grupo" },
      ),
    );
    expect(html).toContain(
      "<th scope=colgroup colspan=2>2023<tr><th scope=col data-c=1 class=n><span class=o>Hombres</span>",
    );
    expect(html.match(/<tbody>/g)).toHaveLength(2);
    expect(html).toMatch(/scope=rowgroup colspan=3>Sur.*>A<td>1<td>2.*>C<td>5.*scope=rowgroup colspan=3>Norte.*>B/);
  });

  test("marks what always has the same colour, on both grounds", () => {
    const colourOf = (name: string) => (name === "PX" ? { light: "#123456", dark: "#abcdef" } : null);
    const html = pageOf(
      tableOf(
        ["Partido", NUMBER("Votos")],
        [
          ["PX", "1"],
          ["PY", "2"],
        ],
      ),
      { colourOf },
    );
    expect(html).toContain('<th scope=row class="p p0">PX');
    expect(html).toContain('.p0{--p:#123456}[data-nv-theme="dark"] .nv-tab .p0{--p:#abcdef}');
  });

  test("hides nothing of a short table, and the rest of a long one until it is asked for", () => {
    const rows = Array.from({ length: 45 }, (_, at) => [`Sitio ${at}`, String(at)]);
    const html = pageOf(tableOf(["Sitio", NUMBER("N")], rows));
    expect(html.match(/<tr class=l>/g)).toHaveLength(25);
    expect(html).toContain("1–20 de 45 filas");
    expect(pageOf(tableOf(["Sitio", NUMBER("N")], rows.slice(0, 9)))).not.toMatch(/<input|<button|class=l/);
  });
});

describe("whatever is written in a cell", () => {
  const HOSTILE = [
    '"><img src=x onerror=alert(1)>',
    "</table></div><script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    "javascript:alert(1)",
    "[Ven](javascript:alert(1))",
    '[Ven](https://example.org/"onmouseover="alert(1))',
    "https://ana:clave@example.org/",
    "http://example.org/",
    "https://example.org\\@malo.example/",
    "data:text/html,<b>",
    '=HYPERLINK("https://malo.example")',
  ];

  test.each(HOSTILE)("%s brings no element and no address along", (text) => {
    for (const kind of ["text", "link", "number", "date"])
      for (const phone of ["scroll", "cards"]) {
        const columns = [
          { name: `${text.slice(0, 60)} uno`, kind },
          { name: `${text.slice(0, 60)} dos`, kind },
        ];
        const config = tableOf(
          columns,
          [
            [text, text],
            ["Total", text],
          ],
          { phone, footnote: text, groupBy: "" },
        );
        const html = pageOf(config).replace(/<script.*?<\/script>/gs, "");
        expect(html).not.toMatch(/<(?:img|script|b>)/);
        expect(html.replaceAll(/"[^"]*"/g, "")).not.toMatch(/<[^>]* on\w+=/);
        for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/example\.org\//);
        expect(html.match(/<\/style>/g)?.length).toBe(html.match(/<style>/g)?.length);
      }
  });

  test("links only to https, and says which cell does not", () => {
    expect(linkOf("[Acta](https://example.org/a.pdf)")).toEqual({ text: "Acta", href: "https://example.org/a.pdf" });
    expect(linkOf("https://www.example.org/x")).toEqual({ text: "example.org", href: "https://www.example.org/x" });
    for (const text of HOSTILE) expect(linkOf(text)?.href ?? "").not.toMatch(/^(?!https:\/\/example\.org\/|$)|"/);
    const problems = configProblems(tableOf(["Sitio", { name: "Web", kind: "link" }], [["A", "http://example.org/"]]));
    expect(problems[0]).toMatchObject({ field: "data.rows.0.1" });
    expect(problems[0]?.message).toContain("https://");
  });

  test("is a text of CSS that nothing ends", () => {
    expect(cssText('a"}</style>\\')).toBe('"a\\22 \\7d \\3c \\2f style\\3e \\5c "');
  });

  test("is no formula in the file that a reader takes away", () => {
    const config = tableOf(
      ["Sitio", NUMBER("N", { decimals: 1 })],
      [
        ["=1+1", "-2,55"],
        ["@b", "1"],
      ],
      { offersData: true },
    );
    const [, file] = filesOf(config);
    expect(file?.path).toBe("datos.csv");
    expect(file?.body).toBe("\uFEFFSitio,N\r\n'=1+1,-2.55\r\n'@b,1\r\n");
    expect(filesOf({ ...config, offersData: false })).toHaveLength(1);
  });
});

describe("a table that is pasted", () => {
  const paste = (text: string, former = NO_DATA) => readTableData(text, former, NO_READING);

  test("tells of each column what it holds, with its unit and its decimals", () => {
    const { data, totals } = paste(
      "Municipio;Año;Paro (%);Renta (€);Web\nUno;2023;12,5;1.234;https://example.org/\nDos;2024;9,25;20.000;https://example.net/\nTotal;2024;10;21.234;",
    );
    expect(data?.columns.map(({ kind, decimals }) => [kind, decimals])).toEqual([
      ["text", 0],
      ["date", 0],
      ["percent", 2],
      ["number", 0],
      ["link", 0],
    ]);
    expect(data?.rows[0]).toEqual(["Uno", "2023", "12,5", "1234", "https://example.org/"]);
    expect(totals).toEqual(["Total"]);
  });

  test("keeps the marks of figures, and is read again as it is kept", () => {
    const { data } = paste("Mes;Tasa\n2024-01;3,4 (p)\n2024-02;..\n2024-03;3,125\n2024-04;2,5");
    expect(data?.flags).toEqual([
      { row: 0, column: 1, flag: "p" },
      { row: 1, column: 1, flag: ".." },
    ]);
    expect(paste(tableDataText(data ?? NO_DATA), data ?? NO_DATA).data).toEqual(data);
    expect(rowsOf(pageOf(read({ data })))).toContain(
      "<td class=m><span aria-hidden=true>..</span><span class=vh>sin dato</span>",
    );
  });

  test("keeps what was said of its columns by their names", () => {
    const former = tableOf([NUMBER("B", { look: "bar", decimals: 3 })], [["1"]]).data;
    expect(paste("A;B\nUno;2", former).data?.columns[1]).toMatchObject({ look: "bar", decimals: 3 });
  });

  test("asks what can be read in two ways, and takes nothing meanwhile", () => {
    const { data, fault } = paste("Sitio;N\nA;1.234\nB;5.678");
    expect(data === null ? fault : "").toMatch(data === null ? /punto o la coma/ : /^$/);
  });

  test("that is too large is told with its size", () => {
    const rows = Array.from({ length: MOST.rows + 101 }, (_, at) => `${at}`).join("\n");
    expect(paste(`N\n${rows}`).fault).toContain(`caben ${MOST.rows}`);
    const wide = tableOf(
      Array.from({ length: 9 }, (_, at) => `C${at}`),
      Array.from({ length: 1000 }, () => Array.from({ length: 9 }, () => "x")),
    );
    expect(configProblems(wide)[0]?.message).toContain("9000 celdas y caben 8000");
  });
});

describe("rules", () => {
  test.each([
    ["a word among figures", tableOf(["S", NUMBER("N")], [["A", "doce"]]), "data.rows.0.1", "«doce» no es un número"],
    [
      "a date that is none",
      tableOf(["S", { name: "F", kind: "date" }], [["A", "ayer"]]),
      "data.rows.0.1",
      "no es una fecha",
    ],
    ["two columns of one name", tableOf(["S", "S"], [["A", "B"]]), "data.columns.1.name", "está dos veces"],
    ["bars of words", tableOf([{ name: "S", look: "bar" }], [["A"]]), "data.columns.0.look", "Solo se dibujan"],
    [
      "a row that is not there",
      tableOf(["S"], [["A"]], { marks: [{ name: "B" }] }),
      "marks.0.name",
      "ninguna fila «B»",
    ],
    ["groups of no column", tableOf(["S"], [["A"]], { groupBy: "Z" }), "groupBy", "ninguna columna «Z»"],
    [
      "an order of no column",
      tableOf(["S"], [["A"]], { order: { column: "Z" } }),
      "order.column",
      "ninguna columna «Z»",
    ],
    ["nothing that is seen", tableOf([{ name: "S", isHidden: true }], [["A"]]), "data.columns", "ninguna columna"],
    ["a row that is short", tableOf(["S", "T"], [["A"]]), "data.rows.0", "La fila tiene 1 celdas"],
    [
      "edges in disorder",
      tableOf(["S", NUMBER("N", { look: "heat", scale: "cuts", cuts: "9; 5" })], [["A", "1"]]),
      "data.columns.1.cuts",
      "de menor a mayor",
    ],
  ])("tell %s beside its field", (_name, config, field, message) => {
    const [problem] = configProblems(config);
    expect(problem?.field).toBe(field);
    expect(problem?.message.toLowerCase()).toContain(message.toLowerCase());
  });
});

test("who cites the table gets its figures, and not rows of which two have one name", () => {
  const config = tableOf(
    ["Sitio", NUMBER("N", { unit: "€" })],
    [
      ["A", "1,5"],
      ["B", "2"],
      ["B", "3"],
    ],
  );
  expect(citedTable(config)).toEqual({
    columns: [{ key: "N", name: "N (€)", unit: "€", decimals: 0 }],
    rows: [{ x: "A", label: "A", source: "", values: [1.5] }],
    otherwise: "",
  });
});
