import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORICAL } from "@nv/ui/data-palette";
import { parse } from "acorn";
import { describe, expect, test } from "vitest";
import { runScript } from "./illustrator-page.ts";

const SCRIPTS = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".jsx"));

/** Illustrator with one open document. */
function withDocument(document: object, more: Readonly<Record<string, unknown>> = {}) {
  return { globals: { app: { documents: [document], activeDocument: document }, ...more } };
}

describe.each(SCRIPTS)("%s", (file) => {
  test("is written in the language of 1999 that Illustrator understands", () => {
    const code = readFileSync(join(import.meta.dirname, file), "utf8");
    expect(() => parse(code, { ecmaVersion: 3, allowReserved: "never" })).not.toThrow();
    expect(code).not.toMatch(/,\n\s*[}\]]/);
  });

  test("says in Spanish that no document is open", async () => {
    const { alerts } = await runScript(file, { globals: { app: { documents: [] } } });
    expect(alerts).toEqual(["No hay ningún documento abierto."]);
  });

  test("does nothing when it is only loaded", async () => {
    expect((await runScript(file)).alerts).toEqual([]);
  });
});

describe("cifras-espanolas.jsx", () => {
  test.each([
    ["1234567.8", "1.234.567,8"],
    ["1,234,567.89", "1.234.567,89"],
    ["1.234.567,8", "1.234.567,8"],
    ["1,234,567", "1.234.567"],
    ["12345 €", "12.345 €"],
    ["123456", "123.456"],
    ["2026", "2026"],
    ["-0.5", "−0,5"],
    ["−12.30", "−12,30"],
    ["-0.0", "0,0"],
    ["12.5 %", "12,5 %"],
    ["3.5 €", "3,5 €"],
    ["+1.5", "+1,5"],
    ["0,12345", "0,12345"],
    ["1 234 567", "1.234.567"],
    ["12\u00a0345,6", "12.345,6"],
  ])("«%s» is written «%s»", async (before, after) => {
    const { evaluate } = await runScript("cifras-espanolas.jsx");
    expect(evaluate(`NV_CIFRAS.cambiar(${JSON.stringify(before)})`)).toBe(after);
  });

  test.each([
    ...["1.234", "1,234", "Enero", "", "12/11/2026", "1.2.3", "3-4"],
    // The labels of an axis in one text, codes, telephones, and what no number holds.
    ...["0 10 20 30", "2010 2020", "12 34", "1 2345"],
    ...["28013", "12345", "08019", "600 123 123", "600123123", "91 123 45 67", "1234567890123456789"],
  ])("«%s» is left for a person", async (text) => {
    const { evaluate } = await runScript("cifras-espanolas.jsx");
    expect(evaluate(`NV_CIFRAS.cambiar(${JSON.stringify(text)})`)).toBeNull();
  });

  test("changes the selected texts and names the doubtful ones", async () => {
    const texts = ["12345.6", "1.234", "7"].map((contents) => ({ typename: "TextFrame", contents }));
    const selection = [...texts, { typename: "PathItem" }];
    const { alerts } = await runScript("cifras-espanolas.jsx", withDocument({ selection }));
    expect(texts.map(({ contents }) => contents)).toEqual(["12.345,6", "1.234", "7"]);
    expect(alerts).toEqual(["Cifras cambiadas: 1.\nSin tocar, míralas a mano: 1.234"]);
  });

  test("without texts selected it asks for them", async () => {
    const { alerts } = await runScript("cifras-espanolas.jsx", withDocument({ selection: [] }));
    expect(alerts).toEqual(["Selecciona los textos con las cifras y repite."]);
  });
});

describe("rellenar-con-csv.jsx", () => {
  test.each([
    { name: "commas", csv: "a,b\n1,2", rows: [{ a: "1", b: "2" }] },
    { name: "semicolons and decimal commas", csv: "a;b\n1,5;2", rows: [{ a: "1,5", b: "2" }] },
    { name: "tabs", csv: "a\tb\n1\t2", rows: [{ a: "1", b: "2" }] },
    { name: "a mark at the start and Windows lines", csv: "\ufeffaño,b\r\n1,2\r\n", rows: [{ año: "1", b: "2" }] },
    { name: "quotes with all inside", csv: 'a,b\n"x, ""y""\nz",2', rows: [{ a: 'x, "y"\nz', b: "2" }] },
    { name: "a short row", csv: "a,b\n1", rows: [{ a: "1", b: "" }] },
    { name: "codes keep their zero", csv: "cp,b\n08019,1", rows: [{ cp: "08019", b: "1" }] },
    { name: "a header alone", csv: "a,b", rows: [] },
    { name: "nothing", csv: "", rows: [] },
  ])("reads $name", async ({ csv, rows }) => {
    const { evaluate } = await runScript("rellenar-con-csv.jsx");
    const text = evaluate(`(function () { return NV_CSV.leer(${JSON.stringify(csv)}).filas; })()`);
    expect(JSON.parse(JSON.stringify(text))).toEqual(rows);
  });

  /** A text of the drawing, as the script sees it. */
  interface TextModel {
    readonly contents: string;
    /** How far it was moved, points. */
    readonly moved: readonly number[];
  }

  /** A text that can be copied and moved, ten points high. */
  function textModel(contents: string, copies: TextModel[]) {
    const item = {
      typename: "TextFrame",
      contents,
      geometricBounds: [0, 0, 50, -10] as const,
      moved: [0, 0],
      duplicate(): TextModel {
        const copy = textModel(contents, copies);
        copies.push(copy);
        return copy;
      },
      translate(x: number, y: number) {
        item.moved = [x, y];
      },
    };
    return item;
  }

  function csvFile(text: string) {
    return { openDialog: () => ({ encoding: "", open: () => true, read: () => text, close: () => true }) };
  }

  async function fill(csv: string, contents: string) {
    const copies: TextModel[] = [];
    const artboards = Object.assign([{ artboardRect: [100, 200, 400, 0] }], { getActiveArtboardIndex: () => 0 });
    const document = { selection: [textModel(contents, copies)], artboards };
    const { alerts } = await runScript("rellenar-con-csv.jsx", withDocument(document, { File: csvFile(csv) }));
    return { alerts, copies };
  }

  test("one copy a row, each with its values, one under the other", async () => {
    const { alerts, copies } = await fill("lugar,valor\nPeñamuestra,3\nVillamuestra,5", "{{lugar}}: {{ valor }}");
    expect(copies.map(({ contents }) => contents)).toEqual(["Peñamuestra: 3", "Villamuestra: 5"]);
    expect(copies.map(({ moved }) => moved)).toEqual([
      [0, -12],
      [0, -24],
    ]);
    expect(alerts).toEqual(["Copias hechas: 2."]);
  });

  test("with x and y each copy goes to its point of the artboard", async () => {
    const { copies } = await fill("x;y;n\n10,5;20;a", "{{n}}");
    expect(copies[0]?.moved).toEqual([110.5, 180]);
  });

  test("a column that is not there is named, beside those that are", async () => {
    const { alerts, copies } = await fill("lugar\nA", "{{lugar}} {{poblacion}}");
    expect(copies[0]?.contents).toBe("A {{poblacion}}");
    expect(alerts[0]).toBe("Copias hechas: 1.\nEl CSV no tiene: poblacion. Tiene: lugar.");
  });

  test("a CSV without rows is told, and nothing is made", async () => {
    const { alerts, copies } = await fill("lugar", "{{lugar}}");
    expect(copies).toEqual([]);
    expect(alerts).toEqual(["El CSV no tiene filas bajo la cabecera."]);
  });
});

describe("exportar-mesas.jsx", () => {
  async function exportAll(names: readonly string[]) {
    const saved: { name: string; scale: number; board: number }[] = [];
    let active = -1;
    function setActiveArtboardIndex(index: number) {
      active = index;
    }
    const artboards = Object.assign(
      names.map((name) => ({ name })),
      { setActiveArtboardIndex },
    );
    const document = {
      artboards,
      exportFile: ({ path }: { path: string }, _type: string, { horizontalScale }: { horizontalScale: number }) =>
        saved.push({ name: path, scale: horizontalScale, board: active }),
    };
    const globals = {
      Folder: { selectDialog: () => ({ fsName: "/salida" }) },
      File: class {
        readonly path: string;
        constructor(path: string) {
          this.path = path;
        }
      },
      ExportOptionsPNG24: class {},
      ExportType: { PNG24: "png24" },
    };
    const { alerts } = await runScript("exportar-mesas.jsx", withDocument(document, globals));
    return { saved, alerts };
  }

  test("each artboard at its size and at twice, with names for the web", async () => {
    const { saved, alerts } = await exportAll(["Móvil:300", "Año 2026"]);
    expect(saved).toEqual([
      { name: "/salida/movil.png", scale: 100, board: 0 },
      { name: "/salida/movil@2x.png", scale: 200, board: 0 },
      { name: "/salida/ano-2026.png", scale: 100, board: 1 },
      { name: "/salida/ano-2026@2x.png", scale: 200, board: 1 },
    ]);
    expect(alerts).toEqual(["Imágenes guardadas: 4."]);
  });

  test("two of one name do not overwrite each other, and a name of signs gets one", async () => {
    const { saved } = await exportAll(["Mapa:300", "mapa:600", "¿?"]);
    expect(saved.filter(({ scale }) => scale === 100).map(({ name }) => name)).toEqual([
      "/salida/mapa.png",
      "/salida/mapa-2.png",
      "/salida/mesa.png",
    ]);
  });
});

describe("fuentes-usadas.jsx", () => {
  function text(contents: string, family: string, size = 14) {
    const textFont = { family, style: "Regular", name: `${family.replace(/ /g, "")}-Regular` };
    return { contents, textRanges: [{ contents, characterAttributes: { textFont, size } }] };
  }

  async function report(textFrames: readonly object[]) {
    const prompts: (readonly [question: string, answer: string])[] = [];
    const prompt = (question: string, answer: string) => void prompts.push([question, answer]);
    const { alerts } = await runScript("fuentes-usadas.jsx", withDocument({ textFrames }, { prompt }));
    return { alerts, prompts };
  }

  test("counts characters by font, and marks what is not the house's and what is too small", async () => {
    const { alerts } = await report([
      text("Hola", "Public Sans"),
      text("Adiós", "Public Sans"),
      text("Fuera", "Comic Sans MS", 9),
    ]);
    expect(alerts[0]).toBe(
      "   Public Sans Regular: 9 caracteres\nNO  Comic Sans MS Regular: 5 caracteres\n\nTextos de menos de 12 puntos: 1\nFuera",
    );
  });

  test("gives the names that ai2html wants where they can be copied, each once", async () => {
    const { prompts } = await report([
      text("Hola", "Public Sans"),
      text("Adiós", "Public Sans"),
      text("Sí", "Newsreader"),
    ]);
    expect(prompts).toEqual([
      ["Nombres para la configuración de ai2html: cópialos", "PublicSans-Regular, Newsreader-Regular"],
    ]);
  });

  test("a document without texts is told, and nothing is there to copy", async () => {
    expect(await report([])).toEqual({ alerts: ["El documento no tiene textos."], prompts: [] });
  });
});

describe("mesas-de-trabajo.jsx", () => {
  async function add(answer: string | null) {
    const added: { rect: readonly number[]; name: string }[] = [];
    const artboards = Object.assign([{ artboardRect: [0, 100, 500, -400] }], {
      add: (rect: readonly number[]) => {
        const board = { rect: [...rect], name: "" };
        added.push(board);
        return board;
      },
    });
    const { alerts } = await runScript("mesas-de-trabajo.jsx", withDocument({ artboards }, { prompt: () => answer }));
    return { added, alerts };
  }

  test("adds them in a row to the right of what is there, with names that ai2html understands", async () => {
    const { added } = await add("movil:300, ancho:960");
    expect(added).toEqual([
      { name: "movil:300", rect: [560, 100, 860, -400] },
      { name: "ancho:960", rect: [920, 100, 1880, -400] },
    ]);
  });

  test.each([
    ["móvil:300", "No se entiende «móvil:300». Escribe nombre:ancho, sin tildes."],
    ["movil", "No se entiende «movil». Escribe nombre:ancho, sin tildes."],
    ["a:300,b:300", "Dos mesas miden 300: ai2html solo enseñaría una."],
    ["a:50", "El ancho de «a» tiene que ir de 200 a 2000."],
  ])("«%s» adds nothing and says why", async (answer, message) => {
    const { added, alerts } = await add(answer);
    expect(added).toEqual([]);
    expect(alerts).toEqual([message]);
  });

  test("taken back, it adds nothing and says nothing", async () => {
    expect(await add(null)).toEqual({ added: [], alerts: [] });
  });
});

describe("capas-ai2html.jsx", () => {
  test("names without accents or spaces, the options of ai2html kept, none twice", async () => {
    const layers = ["Población", "población", "Ríos:SVG", "Fondo:png", "Vídeo : video", "¡!", "mapa:svg, inline"].map(
      (name) => ({ name }),
    );
    const { alerts } = await runScript("capas-ai2html.jsx", withDocument({ layers }));
    expect(layers.map(({ name }) => name)).toEqual([
      "poblacion",
      "poblacion-2",
      "rios:svg",
      "fondo:png",
      "video:video",
      "capa",
      "mapa:svg,inline",
    ]);
    expect(alerts).toEqual(["Capas cambiadas: 7."]);
  });

  test("an option that ai2html does not have is told", async () => {
    const { alerts } = await runScript("capas-ai2html.jsx", withDocument({ layers: [{ name: "mapa:jpg" }] }));
    expect(alerts[0]).toContain("«jpg» no es una opción de ai2html (mapa:jpg)");
  });
});

describe("paleta.jsx", () => {
  class RGBColor {
    red = 0;
    green = 0;
    blue = 0;
  }

  async function paint(space: string, selection: readonly object[], names: readonly string[] = []) {
    const list: { name: string; color: unknown }[] = names.map((name) => ({ name, color: null }));
    const swatches = Object.assign(list, {
      add: () => {
        const swatch = { name: "", color: null };
        list.push(swatch);
        return swatch;
      },
    });
    const document = { documentColorSpace: space, swatches, selection };
    const globals = { RGBColor, DocumentColorSpace: { RGB: "rgb" } };
    const { alerts, evaluate } = await runScript("paleta.jsx", withDocument(document, globals));
    return { alerts, evaluate, list };
  }

  test("its colours are those of the style guide", async () => {
    const { evaluate } = await paint("rgb", []);
    expect(JSON.parse(JSON.stringify(evaluate("NV_PALETA.DATOS")))).toEqual(
      CATEGORICAL.map(({ name, light }) => ({ nombre: name, codigo: light })),
    );
  });

  test("adds the swatches once and paints the selection in order", async () => {
    const paths = [{ typename: "PathItem" }, { typename: "TextFrame" }, { typename: "PathItem" }];
    const { alerts, list } = await paint("rgb", paths, ["NV rojo"]);
    expect(list.filter(({ name }) => name === "NV rojo")).toHaveLength(1);
    expect(paths[2]).toMatchObject({ filled: true, fillColor: { red: 0x1f, green: 0x5a, blue: 0x82 } });
    expect(alerts).toEqual([`Muestras nuevas: ${CATEGORICAL.length - 1}. Figuras pintadas: 2.`]);
  });

  test("a document for print is told how to change", async () => {
    const { alerts, list } = await paint("cmyk", []);
    expect(list).toHaveLength(0);
    expect(alerts[0]).toContain("está en CMYK");
  });
});
