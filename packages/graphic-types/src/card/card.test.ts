import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import type { Cited } from "@nv/contracts/schemas";
import { DESK_RULES } from "@nv/spanish";
import { describe, expect, test } from "vitest";
import { loadTestFaces } from "../../test/faces.ts";
import { composedGlyph } from "../core/composed-glyphs.ts";
import { drawnText, linePath, type Typeface, textWidthPx } from "../core/faces.ts";
import { configProblems } from "../normalize-config.ts";
import { cardAltDraft } from "./alt-draft.ts";
import { behind, snapshotOf } from "./cited-snapshot.ts";
import { CardConfig, TEMPLATES, THEMES } from "./config.ts";
import { captionLength } from "./core/caption-length.ts";
import { balancedLines } from "./core/fit-lines.ts";
import { RATIO_IDS, RATIOS, ratioOf } from "./core/ratios.ts";
import { barShares } from "./draw/draw-body.ts";
import { drawCard, drawCards } from "./draw/draw-card.ts";
import type { Shape } from "./draw/shape.ts";
import { writeCardSvg } from "./draw/write-svg.ts";
import { cardPath, problemsIn, shownRatio } from "./drawn-card.ts";
import { cardExample } from "./example.ts";
import { filledCard } from "./filled-card.ts";
import type { CardHouse } from "./house.ts";
import { withHouseNumbers } from "./house-numbers.ts";
import { contrastOf } from "./palette.ts";
import { captionProblem, cardFileRules, smallPicture } from "./rules.ts";
import { textsOf } from "./texts-file.ts";

const FACES = await loadTestFaces();

const card = (part: object): CardConfig => CardConfig.parse({ type: "card", source: "Mesa de ejemplo", ...part });

/** A card of each template with something in all of it. */
const FULL: Readonly<Record<(typeof TEMPLATES)[number], CardConfig>> = {
  dato: cardExample.config,
  titular: card({
    template: "titular",
    kicker: "Agua",
    heading: "Once comarcas se reparten el agua",
    text: "Desde enero.",
  }),
  cita: card({ template: "cita", quote: "Falta lluvia", author: "Leocadia Ruimonte", role: "directora inventada" }),
  grafico: card({ template: "grafico", heading: "Vuelven a donde estaban", picture: "graphic:precios" }),
  mapa: card({ template: "mapa", heading: "Dónde ha llovido menos", picture: "graphic:lluvia" }),
  comparacion: card({
    template: "comparacion",
    heading: "La mitad que hace un año",
    values: [
      { text: "31,4 %", label: "2026" },
      { text: "62 %", label: "2025" },
    ],
  }),
  hilo: card({ template: "hilo", slides: [{ heading: "Por qué sube el pan" }, { text: "La harina." }] }),
};

/** Size of the em that a line is drawn at, pixels: the three faces are drawn in the same units. */
const emPx = (shape: Shape) => (shape.kind === "path" ? shape.scale * FACES.sans.unitsPerEm : 0);

const messages = (config: CardConfig) =>
  problemsIn(drawCards(config, FACES)).map(({ field, message }) => [field, message]);

describe.each(TEMPLATES)("a card of %s", (template) => {
  const config = FULL[template];

  test("fits in every size, at its size, inside the margins of the style guide", () => {
    expect(config.template).toBe(template);
    expect(cardFileRules(config)).toEqual([]);
    for (const drawing of drawCards(config, FACES)) {
      const { widthPx, heightPx, safe } = ratioOf(drawing.ratio);
      expect([drawing.widthPx, drawing.heightPx, drawing.problems]).toEqual([widthPx, heightPx, []]);
      for (const shape of drawing.shapes.filter(({ kind }) => kind === "path")) {
        expect(shape.xPx).toBeGreaterThanOrEqual(safe.left);
        expect(shape.xPx).toBeLessThan(widthPx - safe.right);
        expect(shape.yPx).toBeGreaterThan(safe.top);
        // A line stands on its base, which may be the very edge.
        expect(shape.yPx).toBeLessThanOrEqual(heightPx - safe.bottom);
      }
    }
  });

  test("has no letter that is smaller than 13 px on a phone of 390 that shows it across its whole width", () => {
    for (const { widthPx, shapes } of drawCards(config, FACES))
      for (const shape of shapes.filter(({ kind }) => kind === "path"))
        expect((emPx(shape) * 390) / widthPx).toBeGreaterThanOrEqual(12.99);
  });

  test("is the same drawing each time", () => {
    const svg = () => drawCards(config, FACES).map((drawing) => writeCardSvg(drawing));
    expect(svg()).toEqual(svg());
  });

  test("without anything written may be kept, and says what it lacks before it goes out", () => {
    const empty = card({ template });
    expect(configProblems(empty)).toEqual([]);
    expect(cardFileRules(empty)).toEqual([{ field: "template", message: "Todavía no hay nada que dibujar" }]);
  });
});

test.each([
  {
    name: "a number without a source",
    part: { values: [{ text: "3" }, {}], heading: "Hijos", source: "" },
    field: "source",
  },
  { name: "a number that says nothing", part: { values: [{ text: "3" }, {}] }, field: "heading" },
  { name: "a quote without an author", part: { template: "cita", quote: "Hola" }, field: "author" },
  { name: "a map without a picture", part: { template: "mapa", heading: "Aquí" }, field: "picture" },
  {
    name: "a comparison of one number",
    part: { template: "comparacion", values: [{ text: "3", label: "Uno" }, { label: "Otro" }] },
    field: "values.1.text",
  },
  {
    name: "a thread with an empty card",
    part: { template: "hilo", slides: [{ heading: "Uno" }, {}] },
    field: "slides.1.heading",
  },
  {
    name: "two colours that are alike",
    part: { template: "titular", heading: "Gris", theme: "propio", colours: { ground: "#888888", ink: "#999999" } },
    field: "colours.ink",
  },
  {
    name: "a text that is too long for X",
    part: { template: "titular", heading: "Hola", captions: { x: "a".repeat(281) } },
    field: "captions.x",
  },
])("$name does not go out", ({ part, field }) => {
  expect(cardFileRules(card(part)).map((problem) => problem.field)).toEqual([field]);
});

test.each(THEMES)("the theme %s is read as it comes", (theme) => {
  expect(contrastOf(card({ theme })).isEnough).toBe(true);
});

describe("what does not fit", () => {
  const long = (length: number) =>
    Array.from({ length: Math.ceil(length / 8) }, () => "embalse")
      .join(" ")
      .slice(0, length)
      .trim();
  const quote = (length: number, ratios: readonly string[]) =>
    card({ template: "cita", author: "Nadie", quote: long(length), ratios });

  test("is told by how many characters, for each size", () => {
    const [[field, message] = []] = messages(quote(420, ["1x1", "og"]));
    expect(field).toBe("quote");
    expect(message).toMatch(/^Sobran \d+ caracteres en 1,91:1$/);
  });

  test("is told by the word that no cut helps", () => {
    const heading = `Una ${"supercalifragilistico".repeat(5)} de una sola vez`;
    const [[field = "", message = ""] = []] = messages(card({ template: "titular", heading, ratios: ["1x1"] }));
    expect(field).toBe("heading");
    expect(message).toMatch(/^La palabra «supercalifragilisticosupercali…» no cabe en una línea en 1:1$/);
  });

  test("fits once so many characters are taken out, and not with one less", () => {
    const config = quote(420, ["og"]);
    const [problem] = drawCard(config, { ratio: "og" }, FACES).problems;
    const over = problem?.characters ?? 0;
    expect(over).toBeGreaterThan(0);
    const without = (count: number) => card({ ...config, quote: config.quote.slice(0, -count).trim() });
    expect(messages(without(over))).toEqual([]);
    expect(messages(without(over - 8))).not.toEqual([]);
  });

  test("a word that is wider than a card is told too, and never cut", () => {
    const [problem] = drawCard(
      card({ template: "titular", heading: "a".repeat(200) }),
      { ratio: "1x1" },
      FACES,
    ).problems;
    expect(problem).toMatchObject({ field: "heading" });
    expect(problem?.characters).toBeGreaterThan(100);
  });

  test("as much as a card may hold is judged in no time worth telling", () => {
    const all = card({
      template: "hilo",
      slides: Array.from({ length: 10 }, () => ({ heading: long(220), text: "ñ".repeat(400) })),
    });
    expect(drawCards(all, FACES)).toHaveLength(60);
  });
});

describe("lines", () => {
  const width = (text: string) => textWidthPx(FACES.sans, text, 40);

  test("are about as long as each other, and none is wider than its room", () => {
    const lines = balancedLines(FACES.sans, "Los precios de Ejemplia suben menos que en año y medio de caída", 40, 700);
    const widths = lines.map(width);
    expect(Math.max(...widths)).toBeLessThanOrEqual(700);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });

  test("no word stands alone at the end", () => {
    const lines = balancedLines(FACES.sans, "Una frase que casi cabe entera en dos renglones sí", 40, 560);
    expect(lines.at(-1)).toContain(" ");
  });

  test("a figure keeps its sign", () => {
    for (let px = 150; px < 600; px += 10)
      expect(balancedLines(FACES.sans, "subió un 12 % en junio", 40, px).every((line) => !line.startsWith("%"))).toBe(
        true,
      );
  });

  test("pairs stand as close as the typeface sets them", () => {
    expect(width("AV")).toBeLessThan(width("A") + width("V"));
  });
});

describe("what people write is never markup", () => {
  const HOSTILE = [
    `"><script>alert(1)</script>`,
    `</svg><image href="https://mal.example/x.png"/>`,
    "&lt;b&gt; &#x3c;",
    `url(javascript:alert(1))`,
    "]]>--><!--",
  ];
  const FIELDS = ["kicker", "heading", "text", "quote", "author", "role", "source", "signature"] as const;
  /** Form of a drawing of ours: these elements, and nothing else. */
  const OURS =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">(?:<rect x="[-\d.]+" y="[-\d.]+" width="[\d.]+" height="[\d.]+" fill="#[0-9a-f]{6}"\/>|<path d="[-\d.MmLlQqCczHhVv ]+" transform="translate\([-\d.]+ [-\d.]+\) scale\([\d.]+\)" fill="#[0-9a-f]{6}"\/>)*<\/svg>$/;

  test.each(HOSTILE)("%s", (text) => {
    for (const template of TEMPLATES) {
      const texts = Object.fromEntries(FIELDS.map((field) => [field, text]));
      const values = [0, 1].map(() => ({ text: text.slice(0, 24), unit: text.slice(0, 40), label: text }));
      const config = card({ ...texts, template, values, slides: [{ heading: text, text }] });
      for (const drawing of drawCards(config, FACES, { hasPicture: false }))
        expect(writeCardSvg(drawing)).toMatch(OURS);
    }
  });

  test.each([
    { name: "an emoji", text: "Sube 🎈", said: "«🎈» (U+1F388)" },
    { name: "a text that is turned round", text: "Sube\u202Eojab", said: "U+202E" },
    { name: "a space that nobody sees", text: "Su\u200Bbe", said: "U+200B" },
    { name: "Arabic", text: "مرحبا", said: "«م» (U+0645)" },
    { name: "more than can be named", text: "αβγδ", said: "y otros" },
  ])("$name is told by what it is, and not drawn", ({ text, said }) => {
    const found = messages(card({ template: "titular", heading: text }));
    expect(found).toHaveLength(1);
    expect(found[0]?.[0]).toBe("heading");
    expect(found[0]?.[1]).toContain(said);
  });

  test("what few typefaces have is drawn of what all have: below, above, and parts of a whole", () => {
    expect(messages(card({ template: "titular", heading: "CO₂, 10⁶, 3\u202f‰, ⅓ y Marca™" }))).toEqual([]);
    const [, of] = composedGlyph(FACES.sans, "₂") ?? [];
    // Begins below the base line, and is as many commands as the letter that it is made of.
    expect(of).toMatch(/^m0 [1-9]/);
    expect(of?.match(/[a-z]/g)).toHaveLength((FACES.sans.glyphs[2]?.[1].match(/[a-z]/g)?.length ?? 0) + 1);
  });

  test("letters of Europe are drawn however they were typed", () => {
    expect(messages(card({ template: "titular", heading: "Erdoğan, Šefčovič, Țară y An\u0303o" }))).toEqual([]);
  });
});

describe("a number that comes of a source", () => {
  const SERIES: Cited = {
    reference: "series:embalses",
    title: "Agua embalsada",
    sourceLine: "Oficina de Ejemplo",
    altText: "",
    columns: [
      { key: "agua", name: "Agua", unit: "%", decimals: 1 },
      { key: "volumen", name: "Volumen", unit: "hectómetros", decimals: 0 },
    ],
    rows: [
      { x: "2026-10-01", label: "octubre de 2026", source: "", values: [32, 17_000] },
      { x: "2026-11-01", label: "noviembre de 2026", source: "Otra oficina", values: [31.4, null] },
    ],
    otherwise: "",
    picture: null,
  };
  const filled = (values: readonly object[], part: object = {}) =>
    filledCard(card({ heading: "Agua", values, ...part }), () => SERIES);
  const from = (part: object = {}) => ({ source: "series:embalses", ...part });

  test.each([
    { name: "the last one", value: from(), text: "31,4\u00a0%", unit: "", source: "Otra oficina, noviembre de 2026" },
    {
      name: "that of a row",
      value: from({ at: "2026-10-01" }),
      text: "32,0\u00a0%",
      unit: "",
      source: "Oficina de Ejemplo, octubre de 2026",
    },
    {
      name: "the last one that there is in a column",
      value: from({ column: "volumen" }),
      text: "17.000",
      unit: "hectómetros",
      source: "Oficina de Ejemplo, octubre de 2026",
    },
  ])("is $name, with its source, whatever was written", ({ value, text, unit, source }) => {
    const { values, source: said } = filled([{ ...value, text: "99 %" }, {}], { source: "Yo" });
    expect([values[0]?.text, values[0]?.unit, said]).toEqual([text, unit, source]);
  });

  test("beside one that is written by hand keeps the source of that too", () => {
    const { source } = filled([from(), { text: "40 %", label: "Antes" }], {
      template: "comparacion",
      source: "Archivo",
    });
    expect(source).toBe("Otra oficina, noviembre de 2026; Archivo");
  });

  test.each([
    { name: "a column that is not there", value: from({ column: "nieve" }), field: "values.0.column" },
    { name: "a row that is not there", value: from({ at: "1999-01-01" }), field: "values.0.at" },
    { name: "a row without a value", value: from({ column: "volumen", at: "2026-11-01" }), field: "values.0.at" },
  ])("$name is told beside its field", ({ value, field }) => {
    expect(() => filled([value, {}])).toThrow(expect.objectContaining({ name: "FieldError", field }));
  });

  test("that another template does not draw is not asked for", () => {
    expect(filled([from({ column: "nieve" }), {}], { template: "titular" }).values[0]?.text).toBe("");
  });

  test("is behind once its source says something else", () => {
    const before = snapshotOf(filled([from(), {}]));
    const after = snapshotOf(
      filledCard(card({ values: [from(), {}] }), () => ({ ...SERIES, rows: SERIES.rows.slice(0, 1) })),
    );
    expect(behind(before, before)).toBe("");
    expect(behind(before, after)).toBe(
      "La tarjeta dice 31,4\u00a0% y su fuente dice ya 32,0\u00a0%: publícala otra vez",
    );
  });
});

test.each([
  { name: "two of one unit", values: [{ text: "31,4 %" }, { text: "62,8 %" }], shares: [0.5, 1] },
  { name: "thousands", values: [{ text: "1.000" }, { text: "250" }], shares: [1, 0.25] },
  { name: "one below zero", values: [{ text: "−3 %" }, { text: "4 %" }], shares: null },
  { name: "words", values: [{ text: "Sí" }, { text: "4 %" }], shares: null },
  {
    name: "two units",
    values: [
      { text: "3", unit: "días" },
      { text: "4", unit: "meses" },
    ],
    shares: null,
  },
  { name: "a sign against none", values: [{ text: "3 %" }, { text: "4" }], shares: null },
  { name: "nothing at all", values: [{ text: "0" }, { text: "0" }], shares: null },
])("bars of $name", ({ values, shares }) => {
  expect(barShares(card({ values }).values)).toEqual(shares);
});

test.each([
  { network: "x", text: "Hola", length: 4 },
  { network: "x", text: "Mira https://diario.example/una/direccion/muy/larga?con=todo", length: 28 },
  { network: "x", text: "🎈🇪🇸", length: 4 },
  { network: "x", text: "日本", length: 4 },
  { network: "bluesky", text: "🇪🇸ñ", length: 2 },
  { network: "instagram", text: "añ", length: 2 },
] as const)("$network counts $text as $length", ({ network, text, length }) => {
  expect(captionLength(network, text)).toBe(length);
});

test("a text that is too long says by how much", () => {
  expect(captionProblem("x", "a".repeat(280))).toBe("");
  expect(captionProblem("x", "a".repeat(281))).toBe("Sobra 1 carácter: en X caben 280");
  expect(captionProblem("instagram", "a".repeat(2210))).toBe("Sobran 10 caracteres: en Instagram caben 2200");
});

test("a small picture is told", () => {
  expect(smallPicture(1080)).toBe("");
  expect(smallPicture(640)).toContain("mide 640 píxeles");
});

test("files are named by size and place, and that of a link stands for the card where there is one", () => {
  expect(RATIO_IDS).toEqual(RATIOS.map(({ id }) => id));
  expect(cardPath("4x5", 0, "png")).toBe("card-4x5.png");
  expect(cardPath("og", 9, "webp")).toBe("card-og-10.webp");
  expect(shownRatio(card({}))).toBe("og");
  expect(shownRatio(card({ ratios: ["9x16", "1x1"] }))).toBe("9x16");
});

test("the texts that go with it are in one file", () => {
  const { captions } = card({ captions: { x: "Para X", whatsapp: "Para WhatsApp" } });
  expect(textsOf({ captions }, "Una tarjeta")).toBe(
    "Texto alternativo\nUna tarjeta\n\nX\nPara X\n\nWhatsApp\nPara WhatsApp\n",
  );
});

test.each([
  { template: "cita", said: "«Falta lluvia» Leocadia Ruimonte, directora inventada." },
  { template: "comparacion", said: "La mitad que hace un año. 2026: 31,4 %. 2025: 62 %." },
  { template: "hilo", said: "Por qué sube el pan. La harina." },
] as const)("a text for who does not see a $template says what is read", ({ template, said }) => {
  expect(cardAltDraft(FULL[template])).toBe(said);
});

describe("in the style of the house", () => {
  const INKS = { ...DEFAULT_HOUSE_STYLE.light, ink: "#102030", accent: "#0a5c36", data: ["#0a7d4b"] };
  /** A mark twice as wide as high: what is in it does not matter here. */
  const LOGO = { src: "data:image/png;base64,iVBORw0KGgo=", ratio: 2 };
  const HOUSE: CardHouse = {
    light: INKS,
    dark: { ...INKS, ink: "#f0e0d0" },
    logo: { light: LOGO, dark: null },
    numbers: DESK_RULES,
    presets: [],
  };
  const drawn = (part: object, house: CardHouse = HOUSE) =>
    drawCards(card({ ...FULL.dato, ...part }), FACES, { hasPicture: true, house });
  const fills = (part: object, house?: CardHouse) =>
    new Set(
      drawn(part, house).flatMap(({ shapes }) => shapes.flatMap((shape) => ("fill" in shape ? [shape.fill] : []))),
    );

  test("texts, marks and the card of one colour are of its colours, on light and dark", () => {
    for (const colour of ["#102030", "#0a5c36", "#0a7d4b"]) expect(fills({})).toContain(colour);
    expect(fills({ theme: "oscuro" })).toContain("#f0e0d0");
    expect(fills({ theme: "marca" })).toContain("#0a5c36");
    expect([...fills({ theme: "propio", colours: { ground: "#222222", ink: "#eeeeee" } })]).not.toContain("#102030");
  });

  test("a number of a source is written as the house does, and one that somebody wrote is left alone", () => {
    const numbers = { grouping: "space", groupFromDigits: 4, signSpace: "none" } as const;
    const values = card({ values: ["1234,5\u00a0%", "17.000"].map((text) => ({ text, source: "series:x" })) }).values;
    const texts = (config: CardConfig) => config.values.map(({ text }) => text);
    const written = withHouseNumbers(card({ values }), numbers);
    expect(texts(written)).toEqual(["1\u202f234,5%", "17\u202f000"]);
    expect(texts(withHouseNumbers(card({ values: [{ text: "1.234 %" }] }), numbers))[0]).toBe("1.234 %");
    // Both are read as numbers again where they are compared, and one is a share.
    expect(barShares(written.values)).toBeNull();
    expect(barShares(written.values.map((value) => ({ ...value, text: value.text.replace("%", "") })))).toEqual([
      1234.5 / 17000,
      1,
    ]);
    const [thin] = drawn({ values: [{ text: "1234,5\u00a0%", source: "series:x" }] }, { ...HOUSE, numbers });
    expect(thin?.problems).toEqual([]);
  });

  test("two that are compared wear the colours that they always have, where these are seen on the ground", () => {
    const preset = { kind: "party", aliases: ["PE"], light: "#1f5a82", dark: "#7db6dd" } as const;
    const presets = [
      { ...preset, name: "Partido de Ejemplo", aliases: ["PE"] },
      // Nobody sees it on paper, and in the dark there is another.
      { ...preset, name: "Pálido", aliases: [], light: "#ffed00", dark: "#fff3c4" },
    ];
    const values = ["PE", "Pálido"].map((label, at) => ({ label, text: `${at + 1}` }));
    const bars = (theme: string) => fills({ ...FULL.comparacion, values, theme }, { ...HOUSE, presets });
    expect([bars("claro").has("#1f5a82"), bars("claro").has("#ffed00")]).toEqual([true, false]);
    expect([bars("oscuro").has("#7db6dd"), bars("oscuro").has("#fff3c4")]).toEqual([true, true]);
  });

  test("its number wears the typeface of figures, where the house has one", () => {
    const figures = { plain: FACES.sans, strong: FACES.strong };
    const own = drawCards(FULL.dato, { ...FACES, figures }, { hasPicture: true, house: HOUSE })[0]?.shapes;
    const number = drawnText(FULL.dato.values[0]?.text ?? "");
    const isDrawnIn = (face: Typeface) =>
      own?.some((shape) => shape.kind === "path" && shape.path === linePath(face, number));
    expect([isDrawnIn(FACES.strong), isDrawnIn(FACES.serif)]).toEqual([true, false]);
  });

  test("a grey that is read on white and not on paper stands on white", () => {
    // #767676 on white is 4.54:1, the last grey to pass; on the paper of #fbfaf6 it is 4.3:1.
    const soft = { ...HOUSE, light: { ...INKS, soft: "#767676" } };
    expect(drawn({}, soft)[0]?.shapes[0]).toMatchObject({ kind: "rect", fill: "#ffffff" });
    expect(drawn({})[0]?.shapes[0]).toMatchObject({ kind: "rect", fill: "#fbfaf6" });
  });

  test("its mark stands whole in the corner of every size, and nothing comes nearer than half its height", () => {
    for (const { ratio, widthPx, heightPx, shapes, problems } of drawn({ source: "Oficina de Ejemplo ".repeat(2) })) {
      const { safe } = ratioOf(ratio);
      const mark = shapes.find(({ kind }) => kind === "logo");
      if (mark?.kind !== "logo") throw new Error(`There is no mark in ${ratio}.`);
      expect(problems).toEqual([]);
      expect(mark.widthPx / mark.heightPx).toBeCloseTo(2);
      expect(mark.xPx + mark.widthPx).toBeCloseTo(widthPx - safe.right);
      expect(mark.yPx + mark.heightPx).toBeLessThanOrEqual(heightPx - safe.bottom + 0.01);
      const clearPx = mark.heightPx / 2;
      for (const shape of shapes)
        if (shape.kind === "rect" && shape.fill === INKS.rule)
          expect(shape.yPx + shape.heightPx).toBeLessThanOrEqual(mark.yPx - clearPx + 0.01);
    }
  });

  test("a ground without a mark of its own has the signature", () => {
    expect(drawn({ theme: "oscuro" }).flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === "logo"))).toEqual(
      [],
    );
  });
});
