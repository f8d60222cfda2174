import { foldLoosely } from "@nv/spanish";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";

/** A file of the folder that ai2html writes. */
export interface OutputFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What was brought. */
export interface Ai2HtmlOutput {
  /** The only `.html` file, as the browser reads it. */
  readonly page: Document;
  /** Length of its text. */
  readonly pageSize: number;
  /** Every other file. */
  readonly files: readonly OutputFile[];
  /** What the graphic tells, for who does not see it; empty when nobody wrote it yet. */
  readonly alt: string;
}

/** One drawing of the graphic, for a range of widths. */
export interface Artboard {
  readonly id: string;
  /** From this width on it is shown, CSS pixels; 0 for the narrowest. */
  readonly minWidthPx: number;
}

const HOUSE_FONTS = new Set(["public sans", "newsreader", "ibm plex mono"]);
const GENERIC_FONTS = new Set([
  "arial",
  "helvetica",
  "georgia",
  "serif",
  "sans-serif",
  "monospace",
  "inherit",
  "times",
  "times new roman",
]);
/** A phone of today, CSS pixels. */
const NARROW_PHONE_PX = 320;
const KB = 1024;
const HEAVY_IMAGE_BYTES = 400 * KB;
const HEAVY_TOTAL_BYTES = 5 * KB * KB;
const GOOD_TOTAL_BYTES = 600 * KB;

/** The artboards, in the order of the file. */
export function artboardsOf(page: Document): readonly Artboard[] {
  return [...page.querySelectorAll(".g-artboard")].map((board) => ({
    id: board.id,
    minWidthPx: Number(board.getAttribute("data-min-width") ?? 0),
  }));
}

/** Where the elements that show something name their file. */
const SOURCES = ["data-src", "src", "data", "xlink:href"];

function imagesOf(page: Document): readonly string[] {
  const elements = [...page.querySelectorAll("img, video, source, object, image")];
  const sources = elements.flatMap((element) => SOURCES.map((name) => element.getAttribute(name) ?? ""));
  return [...new Set(sources.filter((source) => source !== "" && !source.startsWith("data:")))];
}

function baseName(path: string): string {
  return (
    decodeURIComponent(path.split(/[?#]/)[0] ?? "")
      .split("/")
      .at(-1) ?? ""
  );
}

function fontsOf(page: Document): readonly string[] {
  const sheets = [...page.querySelectorAll("style")].map(({ textContent }) => textContent);
  const own = [...page.querySelectorAll("[style]")].map((element) => element.getAttribute("style") ?? "");
  const declared = [...[...sheets, ...own].join("\n").matchAll(/font-family\s*:\s*([^;}]+)/gi)].map(
    ([, value = ""]) => value.split(",")[0] ?? "",
  );
  return [...new Set(declared.map((name) => name.replace(/["']/g, "").trim().toLowerCase()))].filter(
    (name) => name !== "",
  );
}

/** A name that any server and any system keeps: small letters, figures, hyphens. */
export function safeName(name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot).toLowerCase()];
  const plain = foldLoosely(stem)
    .replace(/[^a-z0-9@_-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain || "archivo"}${ending}`;
}

function checkImages({ page, files }: Ai2HtmlOutput): Finding[] {
  const wanted = imagesOf(page);
  const outside = wanted.filter((source) => /^(?:https?:)?\/\//i.test(source));
  const missing = wanted.filter(
    (source) => !outside.includes(source) && !files.some(({ name }) => name === baseName(source)),
  );
  const unused = files.filter(({ name }) => !wanted.some((source) => baseName(source) === name));
  return [
    ...missing.map((source) => fault(`Falta ${baseName(source)}: el HTML lo pide y no está entre los archivos.`)),
    ...outside.map((source) => fault(`Se pide un archivo de otro sitio: ${source}. Tráelo a la carpeta.`)),
    ...unused.map(({ name }) => advice(`Sobra ${name}: el HTML no lo usa y no se incluirá.`)),
    ...(wanted.length > 0 && missing.length + outside.length === 0
      ? [fine(`Están las ${wanted.length} imágenes.`)]
      : []),
  ];
}

function checkWidths(page: Document): Finding[] {
  const boards = artboardsOf(page);
  if (boards.length === 0) return [fault("No hay mesas de trabajo: ese HTML no es de ai2html.")];
  const repeated = boards.filter(
    ({ minWidthPx }, at) => boards.findIndex((other) => other.minWidthPx === minWidthPx) !== at,
  );
  const narrowest = Math.min(...boards.map(({ minWidthPx }) => minWidthPx));
  return [
    ...repeated.map(({ id, minWidthPx }) =>
      fault(`Dos mesas empiezan en ${minWidthPx} px (${id}): solo se vería una.`),
    ),
    ...(narrowest > NARROW_PHONE_PX
      ? [fault(`Por debajo de ${narrowest} px no se ve nada: falta la mesa del móvil.`)]
      : []),
    ...(boards.length === 1 ? [advice("Hay una sola mesa: en un móvil la letra saldrá pequeña.")] : []),
    ...(repeated.length === 0 && boards.length > 1 ? [fine(`${boards.length} mesas, cada una con su ancho.`)] : []),
  ];
}

function checkFonts(page: Document): Finding[] {
  const foreign = fontsOf(page).filter((name) => !HOUSE_FONTS.has(name) && !GENERIC_FONTS.has(name));
  return foreign.length === 0
    ? [fine("Las fuentes son de la casa.")]
    : foreign.map((name) => fault(`La fuente «${name}» no es de la casa: el lector no la tiene.`));
}

function checkWeight({ pageSize, files }: Ai2HtmlOutput): Finding[] {
  const total = files.reduce((sum, { size }) => sum + size, pageSize);
  const inKb = `${Math.round(total / KB)} kB`;
  const heavy = files.filter(({ size }) => size > HEAVY_IMAGE_BYTES);
  return [
    ...heavy.map(({ name, size }) => advice(`${name} pesa ${Math.round(size / KB)} kB: menos colores, o JPG.`)),
    ...(total > HEAVY_TOTAL_BYTES ? [fault(`Todo junto pesa ${inKb}: el máximo son 5 MB.`)] : []),
    ...(total <= GOOD_TOTAL_BYTES ? [fine(`Todo junto pesa ${inKb}.`)] : []),
  ];
}

function checkCode(page: Document): Finding[] {
  const scripts = page.querySelectorAll("script").length;
  const attributes = [...page.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const isCode = ({ name, value }: Attr) =>
    name.startsWith("on") || ((name === "href" || name === "src") && /^\s*javascript:/i.test(value));
  return [
    ...(scripts > 0 ? [advice(`Trae ${scripts} guiones (<script>): se quitan. Los anchos los lleva el CSS.`)] : []),
    ...(attributes.some(isCode) ? [advice("Trae código en atributos: se quita.")] : []),
    ...(page.querySelector("iframe, object, embed, base, meta, form") === null
      ? []
      : [fault("Trae marcos o formularios, que ai2html no escribe: quítalos.")]),
  ];
}

/** Says what is right and wrong with a folder of ai2html, before it is published. */
export function checkAi2Html(output: Ai2HtmlOutput): readonly Finding[] {
  const renamed = output.files.filter(({ name }) => safeName(name) !== name);
  return [
    ...checkWidths(output.page),
    ...checkImages(output),
    ...checkFonts(output.page),
    ...checkWeight(output),
    ...checkCode(output.page),
    ...renamed.map(({ name }) => advice(`${name} pasa a llamarse ${safeName(name)}.`)),
    ...(output.alt.trim() === ""
      ? [fault("Falta el texto alternativo: qué se ve y qué dice, en una o dos frases.")]
      : []),
  ];
}

function escapeText(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Rules that show one artboard by the width of the box, without scripts. */
function widthRules(page: Document): string {
  const boards = [...artboardsOf(page)].sort((one, other) => one.minWidthPx - other.minWidthPx);
  const shown = boards.map(({ id, minWidthPx }, index) => {
    const next = boards[index + 1];
    const to = next === undefined ? "" : ` and (max-width: ${next.minWidthPx - 0.01}px)`;
    const from = index === 0 ? "(min-width: 0)" : `(min-width: ${minWidthPx}px)`;
    return `@container nv-ai2html ${from}${to} { #${cssId(id)} { display: block !important; } }`;
  });
  return [
    "<style>",
    ".nv-ai2html { container: nv-ai2html / inline-size; }",
    ".nv-ai2html .g-artboard { display: none; margin: 0 auto; }",
    ...shown,
    "</style>",
  ].join("\n");
}

/** An id as CSS writes it: ai2html's have letters, figures, hyphens and low lines; anything else is escaped. */
function cssId(id: string): string {
  return id.replace(/[^\w-]/g, (sign) => `\\${sign}`);
}

/**
 * Writes the page to publish: images by their new names and with the alternative text, one artboard at a time by the width of
 * its box. What runs is still in it: `stripCode` takes it out.
 *
 * @param page - Its images are changed in it.
 * @param newName - The name that a file will have, by the one it has.
 */
export function cleanAi2Html(
  { page, alt }: Pick<Ai2HtmlOutput, "page" | "alt">,
  newName: (name: string) => string,
): string {
  for (const image of page.querySelectorAll("img")) {
    const source = image.getAttribute("data-src") ?? image.getAttribute("src") ?? "";
    for (const name of ["data-src", "src", "alt", "loading"]) image.removeAttribute(name);
    image.setAttribute("src", newName(baseName(source)));
    image.setAttribute("alt", alt);
    image.setAttribute("loading", "lazy");
  }
  // A style sheet that comes first is read as the page's head.
  const body = `${page.head.innerHTML}${page.body.innerHTML}`;
  return [
    "<!doctype html>",
    '<html lang="es">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(alt)}</title></head>`,
    '<body style="margin:0">',
    `<div class="nv-ai2html">\n${widthRules(page)}\n${body.trim()}\n</div>`,
    "</body>\n</html>\n",
  ].join("\n");
}

/** The words of the graphic, for the copy desk: one line for each text, in the order of the file. */
export function textsOf(page: Document): string {
  const paragraphs = [...page.querySelectorAll("p")].map((paragraph) => {
    const copy = paragraph.cloneNode(true);
    if (copy instanceof Element) for (const end of copy.querySelectorAll("br")) end.replaceWith(" ");
    return (copy.textContent ?? "").replaceAll("\u00a0", " ").trim();
  });
  return [...new Set(paragraphs.filter((text) => text !== ""))].join("\n");
}
