import { AI2HTML_FACES, Ai2HtmlText } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { Ai2HtmlError } from "./ai2html-error.ts";
import { copyOf } from "./copy-of.ts";
import { readAi2Html } from "./read-ai2html.ts";
import { sampleOutput } from "./sample/sample-output.ts";

const FILES = sampleOutput()
  .filter(({ name }) => !name.endsWith(".html"))
  .map(({ name, content }) => ({ name: `salida/${name}`, sizeBytes: content.length }));
const HTML = sampleOutput()
  .filter(({ name }) => name.endsWith(".html"))
  .map(({ content }) => new TextDecoder().decode(content))
  .join("");

const read = (html: string, files = FILES) => readAi2Html({ pages: [{ name: "salida/mapa.html", html }], files });

/** The sample with something changed; whoever asks for a change that changes nothing made a mistake. */
function changed(from: string, to: string): string {
  if (!HTML.includes(from)) throw new Error(`The sample has no ${from}`);
  return HTML.replace(from, to);
}

const textsOf = (level: string, html: string, files = FILES) =>
  read(html, files)
    .findings.filter((finding) => finding.level === level)
    .map(({ text }) => text);

/** A drawing of one text, whatever is around it. */
const lone = (inside: string, css = "") =>
  `<style>${css}</style><div id="g-a-box"><div id="g-a-b" class="g-artboard" data-aspect-ratio="2" data-min-width="0">${inside}</div></div>`;
const box = (inside: string, more = "") => `<div class="g-aiAbs" ${more}>${inside}</div>`;

describe("what the program writes", () => {
  test("is read as drawings by width, with pictures, shapes and texts", () => {
    const { drawings, name } = read(HTML);
    expect(name).toBe("mapa");
    expect(
      drawings.map((drawing) => [drawing.name, drawing.minWidthPx, drawing.maxWidthPx, drawing.ratio?.toFixed(3)]),
    ).toEqual([
      ["movil", 0, 599, "0.833"],
      ["medio", 600, 899, "1.500"],
      ["ancho", 900, null, "2.000"],
    ]);
    expect(drawings[0]?.art.map(({ kind }) => kind)).toEqual(["picture", "shape"]);
    expect(drawings[0]?.texts).toHaveLength(4);
  });

  test("has no faults, and says what becomes of it", () => {
    expect(textsOf("fault", HTML)).toEqual([]);
    expect(textsOf("advice", HTML)).toMatchInlineSnapshot(`
      [
        "peñamuestra-movil.png pasa a llamarse penamuestra-movil.png.",
        "peñamuestra-medio.png pasa a llamarse penamuestra-medio.png.",
        "peñamuestra-ancho.png pasa a llamarse penamuestra-ancho.png.",
        "Trae un script (<script>): se quita. Los anchos los lleva el CSS.",
      ]
    `);
  });

  // The map of a newsroom, exported with 0.121.1: four artboards, and a strip of 633 × 6.77 px that somebody forgot.
  test("is drawn without a strip that somebody forgot, which is told with its size", () => {
    const strip =
      '<div id="g-Artboard_9" class="g-artboard" data-aspect-ratio="93.55" data-min-width="633" style="width:633px"><p>a</p></div>';
    const { drawings, findings } = read(HTML + strip);
    expect(drawings.map(({ name }) => name)).toEqual(["movil", "medio", "ancho"]);
    expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
    expect(findings[0]).toEqual({
      level: "advice",
      text: "«Artboard_9» mide 633 × 7 px: parece un resto y se deja fuera. Si es del gráfico, corrige su mesa en Illustrator; si no, bórrala.",
    });
    expect(read(strip).findings[0]).toMatchObject({ level: "fault" });
    expect(
      readAi2Html({ pages: [{ name: "a.html", html: HTML + strip }], files: FILES }, "wide").findings[0],
    ).toMatchObject({
      level: "fault",
    });
  });

  test("names its pictures with the bars of Windows too, as browsers take them", () => {
    const { findings } = read(HTML.replaceAll('data-src="', 'data-src="ai2html-output\\'));
    expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
  });

  test("keeps its words as text, for the copy desk too", () => {
    const { drawings } = read(HTML);
    expect(copyOf(drawings).split("\n")).toEqual([
      "El embalse de Peñamuestra, al 31 %",
      "Es el nivel más bajo de los diez años de ejemplo",
      "Embalse 31 %",
      "Villamuestra",
      "La carretera quedó a la vista",
    ]);
  });

  test("looks as its style sheet says: the heavier rule wins, whatever the order", () => {
    const { drawings } = read(
      lone(box('<p class="g-pstyle0">a</p>'), "#g-a-b .g-pstyle0{color:red} #g-a-b p{color:blue;margin:0}"),
    );
    expect(drawings[0]?.texts[0]?.paragraphs[0]?.style).toEqual({ color: "red" });
  });

  test("is understood as former versions wrote it: fixed sizes, padding, inner boxes", () => {
    const fixed = '<div id="g-x" class="g-artboard" style="width:300px; height:150px;"><p>a</p></div>';
    expect(read(fixed, []).drawings[0]).toMatchObject({ isFixed: true, widthPx: 300, ratio: 2 });
    const padded = '<div id="g-x" class="g-artboard" style="padding: 0 0 50% 0;"></div>';
    expect(read(padded, []).drawings[0]).toMatchObject({ isFixed: false, ratio: 2 });
  });
});

/**
 * Drawings as the program writes them when nobody changes its settings: none grows, styles choose which is shown. The document is called
 * «sequía», and its box is, as it is.
 */
const asByDefault = (inside = "", { css = "", around = "" } = {}) => `
<style media="screen,print">
#g-sequía-box { container-type:inline-size; container-name:g-sequía-box; }
#g-sequía-box .g-aiImg { position:absolute; top:0; display:block; width:100% !important; }
#g-sequía-box .g-aiPointText p { white-space: nowrap; }
#g-sequ_a-movil { position:relative; overflow:hidden; }
@container g-sequía-box (width >= 600px) {
#g-sequ_a-movil { display:none; }
}
#g-sequ_a-movil p { font-size:14px; }
#g-sequ_a-ancho { display:none; }
@container g-sequía-box (width >= 600px) {
#g-sequ_a-ancho { display:block; }
}
${css}</style>
<div id="g-sequía-box" class="ai2html">
${around}	<!-- Artboard: movil -->
	<div id="g-sequ_a-movil" class="g-artboard" style="max-width: 300px;max-height: 400px" data-aspect-ratio="0.751" data-min-width="0" data-max-width="599">
		<div style="padding: 0 0 133.2227% 0;"></div>
		<img id="g-sequ_a-movil-img" class="g-sequ_a-movil-img g-aiImg" alt="" loading="lazy" src="sequ_a-movil.png"/>
${inside}	</div>
	<!-- Artboard: ancho -->
	<div id="g-sequ_a-ancho" class="g-artboard" style="width:600px; height:300px;" data-aspect-ratio="2" data-min-width="600">
		<div style=""></div>
		<img id="g-sequ_a-ancho-img" class="g-sequ_a-ancho-img g-aiImg" alt="" loading="lazy" src="sequ_a-ancho.png"/>
	</div>
</div>`;
const DEFAULT_FILES = ["movil", "ancho"].map((name) => ({ name: `sequ_a-${name}.png`, sizeBytes: 1 }));
const point = (inside: string) =>
  `<div id="g-ai0-1" class="g-Textos g-aiAbs g-aiPointText" style="top:20%;left:3%;width:80px;">${inside}</div>`;

describe("what the program writes by default", () => {
  test("does not grow: the narrowest is no wider than it was drawn, the others are as they were", () => {
    const { drawings, findings } = read(asByDefault(point("<p>Presa</p>")), DEFAULT_FILES);
    expect(
      drawings.map(({ name, minWidthPx, isFixed, widthPx, ratio }) => [
        name,
        minWidthPx,
        isFixed,
        widthPx,
        ratio?.toFixed(4),
      ]),
    ).toEqual([
      ["movil", 0, true, 300, "0.7506"],
      ["ancho", 600, true, 600, "2.0000"],
    ]);
    expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
  });

  test("is told apart from what grows, up to the width that its box may have", () => {
    const growing = asByDefault().replace("max-width: 300px;max-height: 400px", "max-width: 599px;max-height: 798px");
    expect(read(growing, DEFAULT_FILES).drawings[0]).toMatchObject({ isFixed: false, widthPx: 599 });
    const boxed = growing.replace("#g-sequía-box {", "#g-sequía-box { max-width:500px;");
    expect(read(boxed, DEFAULT_FILES).drawings.map(({ isFixed, widthPx }) => [isFixed, widthPx])).toEqual([
      [true, 500],
      [true, 500],
    ]);
  });

  test("begins where it is drawn when its settings leave the widths out", () => {
    const html = asByDefault().replaceAll(/ data-(?:min|max)-width="\d+"/g, "");
    expect(read(html, DEFAULT_FILES).drawings.map(({ minWidthPx }) => minWidthPx)).toEqual([0, 600]);
  });

  test("may have other beginnings of its names", () => {
    const html = asByDefault(point("<p>Presa</p>")).replaceAll(/(class="|[ #.])g-/g, "$1ejemplo-");
    const { drawings } = read(html, DEFAULT_FILES);
    expect(drawings.map(({ name, texts }) => [name, texts.length])).toEqual([
      ["movil", 1],
      ["ancho", 0],
    ]);
  });

  test("keeps a text at a point on one line, and lines that were left empty", () => {
    const { drawings } = read(asByDefault(point("<p>Uno</p><p>&nbsp;</p><p>&nbsp;Dos </p><p></p>")), DEFAULT_FILES);
    const [text] = drawings[0]?.texts ?? [];
    expect(text?.paragraphs.map(({ style, runs }) => [style["white-space"], runs.map((run) => run.text)])).toEqual([
      ["nowrap", ["Uno"]],
      ["nowrap", ["\u00a0"]],
      ["nowrap", ["\u00a0Dos"]],
    ]);
    expect(copyOf(drawings)).toBe("Uno\nDos");
  });

  test("keeps the light around letters that somebody's own styles give them, and says what it does not keep", () => {
    const css =
      "/* Custom CSS */ .g-Textos p { text-shadow: 0 0 3px #fff, 0 0 3px rgba(255,255,255,.8); cursor: help }";
    const html = asByDefault(point("<p>Presa</p>"), { css });
    expect(read(html, DEFAULT_FILES).drawings[0]?.texts[0]?.paragraphs[0]?.style["text-shadow"]).toBe(
      "0 0 3px #fff, 0 0 3px rgba(255,255,255,.8)",
    );
    expect(textsOf("advice", html, DEFAULT_FILES)).toContain("Trae CSS propio, y de él no se conserva cursor.");
  });

  test.each([
    {
      name: "a film",
      inside: '<video src="https://example.org/olas.mp4" autoplay muted loop playsinline style="top:0"></video>',
      text: "Trae un vídeo (olas.mp4): no se publica, y donde estaba se ve el fondo. Para vídeo hay un tipo de gráfico.",
    },
    {
      name: "HTML of somebody's own",
      inside: '<div class="nota"><b>Fuente:</b> datos de ejemplo</div>',
      text: "«Fuente: datos de ejemplo» es HTML propio, fuera de los textos del dibujo: no se publica. Escríbelo en Illustrator.",
    },
    {
      name: "what is said for who does not see it",
      inside: "",
      around: '<div class="g-aiAltText" id="g-sequía-box-img-desc">Un embalse casi vacío</div>',
      text: "Trae texto alternativo: «Un embalse casi vacío». Si sirve, cópialo en el del gráfico.",
    },
  ])("$name is told of", ({ inside, text, around }) => {
    expect(textsOf("advice", asByDefault(inside, { around }), DEFAULT_FILES)).toContain(text);
  });

  test("a drawing without its picture is told of", () => {
    const html = asByDefault(point("<p>Presa</p>")).replaceAll(/<img id="g-sequ_a-movil[^>]+>/g, "");
    expect(textsOf("advice", html, DEFAULT_FILES).join("\n")).toContain("«movil» no tiene imagen, solo textos");
  });

  test("its trial, with all texts twice, is not published", () => {
    const html = asByDefault("", { css: "#g-sequía-box p {\r\tcolor:rgba(209, 0, 0, 0.5) !important;\r}" });
    expect(textsOf("fault", html, DEFAULT_FILES).join("\n")).toContain("Se exportó en modo de prueba");
  });

  test("is found beside the frame of the newsroom's own that shows it", () => {
    const [page, frame] = ["mapa.html", "mapa.preview.html"].map((name) => ({ name, html: asByDefault() }));
    if (page === undefined || frame === undefined) throw new Error("There are two.");
    expect(readAi2Html({ pages: [frame, page], files: DEFAULT_FILES }).name).toBe("mapa");
  });
});

describe("what is wrong", () => {
  test.each([
    { name: "a picture that is not there", html: HTML, files: FILES.slice(1), text: /^Falta peñamuestra-movil\.png: / },
    {
      name: "a picture of elsewhere",
      html: changed('data-src="peñamuestra-medio.png"', 'data-src="https://example.org/a.png"'),
      files: FILES,
      text: /otro sitio: https:\/\/example\.org\/a\.png\. Tráelo/,
    },
    {
      name: "two drawings of one width",
      html: changed('data-min-width="600"', 'data-min-width="0"'),
      files: FILES,
      text: /^Dos mesas empiezan en 0 px/,
    },
    {
      name: "no drawing for phones",
      html: changed('data-min-width="0"', 'data-min-width="400"'),
      files: FILES,
      text: /^Por debajo de 400 px no se ve nada: falta la mesa del móvil/,
    },
    { name: "another kind of page", html: "<p>Hola</p>", files: [], text: /no es de ai2html/ },
  ])("$name is a fault", ({ html, files, text }) => {
    expect(textsOf("fault", html, files).join("\n")).toMatch(text);
  });

  test.each([
    {
      name: "widths without a drawing",
      html: changed('data-max-width="599"', 'data-max-width="499"'),
      text: /^Entre 500 y 599 px no hay mesa: se sigue viendo «movil»/,
    },
    {
      name: "a font that the house has not got",
      html: changed("Newsreader,Georgia,serif", "Gotham,Georgia,serif"),
      text: /^La fuente «gotham» no es de la casa/,
    },
    {
      name: "words that are hard to read on their box",
      html: changed("color:rgb(255,255,255)", "color:rgb(90,90,90)"),
      text: /^«La carretera quedó a la vista» se lee mal sobre su fondo: 2,5 /,
    },
    { name: "a frame", html: `${HTML}<iframe src="x"></iframe>`, text: /<iframe>\): no se publica/ },
    { name: "code in attributes", html: `${HTML}<p onclick="x()">`, text: /^Trae código en atributos/ },
    { name: "words in the picture alone", html: lone('<img src="a.png">'), text: /^En «b» los textos van dentro/ },
  ])("$name is told", ({ html, text }) => {
    expect(textsOf("advice", html, [...FILES, { name: "a.png", sizeBytes: 1 }]).join("\n")).toMatch(
      new RegExp(text, "m"),
    );
  });

  test("one page of the program is chosen among others; two are refused, and none too", () => {
    const other = { name: "leeme.html", html: "<p>Hola</p>" };
    const page = { name: "mapa.html", html: HTML };
    expect(readAi2Html({ pages: [other, page], files: FILES }).name).toBe("mapa");
    expect(() => readAi2Html({ pages: [page, { ...page, name: "b.html" }], files: [] })).toThrow(
      "Hay 2 gráficos de ai2html en la carpeta: elige uno, o trae solo los de uno.",
    );
    expect(() => readAi2Html({ pages: [], files: [] })).toThrow("No hay ningún .html");
  });

  test("of a whole folder of graphics one is chosen, and the pictures of the others are not left over", () => {
    const folder = {
      pages: ["mapa", "tabla"].map((name) => ({ name: `salida/${name}.html`, html: HTML })),
      files: [...FILES, { name: "salida/otra.png", sizeBytes: 1 }],
    };
    const reading = readAi2Html(folder, "column", "tabla");
    expect([reading.name, reading.graphics]).toEqual(["tabla", ["mapa", "tabla"]]);
    expect(reading.findings.map(({ text }) => text).join("\n")).not.toMatch(/^Sobra/m);
    expect(() => readAi2Html(folder)).toThrow(expect.objectContaining({ graphics: ["mapa", "tabla"] }));
    expect(() => readAi2Html(folder, "column", "borrado")).toThrow("«borrado» ya no está en la carpeta");
    expect(readAi2Html(folder, "steps").graphics).toEqual([]);
  });

  test("a font becomes the house's of its kind", () => {
    const styleOf = (family: string) =>
      read(lone(box("<p>a</p>"), `p{font-family:${family}}`)).drawings[0]?.texts[0]?.paragraphs[0]?.style;
    expect(styleOf("Gotham, Georgia, serif")).toEqual({ "font-family": AI2HTML_FACES.serif });
    expect(styleOf('"Public Sans"')).toEqual({ "font-family": AI2HTML_FACES.sans });
    expect(styleOf("Raro")).toEqual({ "font-family": AI2HTML_FACES.sans });
    expect(styleOf("inherit")).toEqual({});
  });
});

describe("what nobody should have written", () => {
  test.each([
    ["a script", "<p>a<script>alert(1)</script></p>"],
    ["a handler", '<p onclick="alert(1)">a</p>'],
    ["a picture that fails", '<p>a<img src=x onerror="alert(1)"></p>'],
    ["an address that runs", '<p><a href="javascript:alert(1)">a</a></p>'],
    ["an address that runs, hidden", '<p><a href=" java\tscript:alert(1)">a</a></p>'],
    ["data as an address", '<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>'],
    ["another person's name in an address", '<p><a href="https://ana:clave@example.org/">a</a></p>'],
    ["a frame", '<p>a<iframe srcdoc="<script>alert(1)</script>"></iframe></p>'],
    ["a template", "<p>a<template><script>alert(1)</script></template></p>"],
    ["a drawing with code", "<p>a<svg><script>alert(1)</script></svg></p>"],
    ["mathematics", "<p>a<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math></p>"],
  ])("%s in a text leaves its words and nothing else", (_name, inside) => {
    const { drawings } = read(lone(box(inside)));
    expect(drawings[0]?.texts).toEqual([
      { style: {}, paragraphs: [{ style: {}, runs: [{ text: "a", style: {}, href: null }] }] },
    ]);
  });

  test.each([
    "background:url(https://example.org/a.png)",
    "background-color:url(https://example.org/a.png)",
    "width:expression(alert(1))",
    "behavior:url(x.htc)",
    "color:red;}</style><script>alert(1)</script>",
    "transform:matrix(1,0,0,1,0,0)}body{display:none",
    "position:fixed",
    "color:\\75rl(x)",
    "--x:url(x)",
    "border:1px solid url(x)",
    "text-shadow:0 0 1px url(x)",
    "opacity:var(--x)",
    "content:'x'",
    "width:99999999999px",
  ])("%s does not get through", (css) => {
    const inHtml = css.replaceAll('"', "&quot;");
    const all = [
      lone(box("<p>a</p>", `style="${inHtml}"`)),
      lone(box("<p>a</p>"), `.g-aiAbs{${css}} @import url(https://example.org/x.css);`),
    ];
    for (const html of all) {
      const text = JSON.stringify(read(html).drawings.map(({ texts }) => texts));
      expect(text).not.toMatch(/url|expression|script|fixed|var\(|display|99999/);
    }
  });

  test("text is text: signs of HTML stay signs", () => {
    const { drawings } = read(lone(box("<p>1 &lt; 2 &amp; &lt;b&gt;</p>")));
    expect(drawings[0]?.texts[0]?.paragraphs[0]?.runs).toEqual([{ text: "1 < 2 & <b>", style: {}, href: null }]);
  });

  test("links of words lead to https alone, and what is bold stays so", () => {
    const { drawings } = read(lone(box('<p>Lee <a href="https://example.org/x">el <b>informe</b></a></p>')));
    expect(drawings[0]?.texts[0]?.paragraphs[0]?.runs).toEqual([
      { text: "Lee ", style: {}, href: null },
      { text: "el ", style: {}, href: "https://example.org/x" },
      { text: "informe", style: { "font-weight": "bold" }, href: "https://example.org/x" },
    ]);
  });

  test.each([
    ["elements without end", "<b>x</b>".repeat(200_000)],
    ["elements in elements without end", "<div>".repeat(15_000)],
    ["words without end", "x".repeat(3_000_000)],
    ["many elements with many rules", `<style>${"p{color:red}".repeat(1900)}</style>${"<b>x</b>".repeat(3000)}`],
    ["rules without end", `<style>${"p{color:red}".repeat(5000)}</style>`],
    ["a broken style sheet", "<style>p{color:red</style>"],
    ["a style sheet that ends in a text", "<style>p{font-family:'</style><script>alert(1)</script>'}"],
  ])("%s are refused, with a sentence", (_name, html) => {
    expect(() => read(lone(html))).toThrow(Ai2HtmlError);
  });

  test("what is read is what the contract says", () => {
    for (const { texts } of read(HTML).drawings)
      for (const text of texts) expect(Ai2HtmlText.parse(text)).toEqual(text);
  });
});

describe("for the steps of a story", () => {
  const board = (id: string, width: number) =>
    `<div id="g-${id}" class="g-artboard" data-aspect-ratio="2" data-min-width="${width}"></div>`;
  const page = (name: string, inside: string) => ({ name: `${name}.html`, html: `<div id="g-box">${inside}</div>` });
  const readSteps = (...pages: ReturnType<typeof page>[]) => readAi2Html({ pages, files: [] }, "steps");

  test("drawings of one width are of several steps, in one page or in a page each", () => {
    const one = readSteps(page("a", board("paso1-0", 0) + board("paso1-700", 700) + board("paso2-0", 0)));
    const each = readSteps(
      page("paso1", board("paso1-0", 0) + board("paso1-700", 700)),
      page("paso2", board("paso2-0", 0)),
    );
    for (const { drawings, findings } of [one, each]) {
      expect(drawings.map(({ name, minWidthPx }) => [name, minWidthPx])).toEqual([
        ["paso1", 0],
        ["paso1", 700],
        ["paso2", 0],
      ]);
      expect(findings.filter(({ level }) => level === "fault")).toEqual([]);
      expect(findings.map(({ text }) => text)).toContain("2 pasos: «paso1», «paso2».");
    }
  });

  test.each([
    { name: "names that nobody gave", inside: board("Mesa_de_trabajo_1", 0), text: /^Hay mesas sin nombre \(«Mesa_/ },
    {
      name: "two of one step and one width",
      inside: board("paso1", 0) + board("paso1", 0),
      text: /^«paso1» tiene dos mesas desde 0 px/,
    },
    { name: "none", inside: "", text: /^No hay mesas/ },
  ])("$name is a fault", ({ inside, text }) => {
    const { findings } = readSteps(page("a", inside));
    expect(findings.find(({ level }) => level === "fault")?.text).toMatch(text);
  });

  test("a step without a drawing for phones is told of", () => {
    const { findings } = readSteps(page("a", board("paso1", 0) + board("paso2-700", 700)));
    expect(findings.map(({ text }) => text)).toContain(
      "«paso2» no tiene mesa de móvil: se reduce la de 700 px y la letra saldrá pequeña.",
    );
  });

  test("a wide drawing for each width is asked for by its own names", () => {
    const pages = [page("a", board("ancho-movil", 0) + board("ancho-escritorio", 900))];
    expect(readAi2Html({ pages, files: [] }, "wide").findings[0]?.text).toBe("2 mesas, cada una con su ancho.");
    const twice = [page("a", board("uno", 0) + board("otro", 0))];
    expect(readAi2Html({ pages: twice, files: [] }, "wide").findings[0]?.text).toMatch(/Llámalas con su ancho/);
  });
});
