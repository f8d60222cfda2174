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
  /** The text of the only `.html` file. */
  readonly html: string;
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

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}=["']([^"']*)["']`, "i").exec(tag)?.[1] ?? null;
}

/** The artboards, in the order of the file. */
export function artboardsOf(html: string): readonly Artboard[] {
  const tags = html.match(/<div\b[^>]*\bg-artboard\b[^>]*>/gi) ?? [];
  return tags.map((tag) => ({
    id: attribute(tag, "id") ?? "",
    minWidthPx: Number(attribute(tag, "data-min-width") ?? 0),
  }));
}

function imagesOf(html: string): readonly string[] {
  const tags = html.match(/<(?:img|video|source|object|image)\b[^>]*>/gi) ?? [];
  const sources = tags.flatMap((tag) => ["data-src", "src", "data", "xlink:href"].map((name) => attribute(tag, name)));
  return [...new Set(sources.filter((source) => source !== null && source !== "" && !source.startsWith("data:")))].map(
    String,
  );
}

function baseName(path: string): string {
  return (
    decodeURIComponent(path.split(/[?#]/)[0] ?? "")
      .split("/")
      .at(-1) ?? ""
  );
}

function fontsOf(html: string): readonly string[] {
  const declared = [...html.matchAll(/font-family\s*:\s*([^;}]+)/gi)].map(
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

function checkImages({ html, files }: Ai2HtmlOutput): Finding[] {
  const wanted = imagesOf(html);
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

function checkWidths(html: string): Finding[] {
  const boards = artboardsOf(html);
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

function checkFonts(html: string): Finding[] {
  const foreign = fontsOf(html).filter((name) => !HOUSE_FONTS.has(name) && !GENERIC_FONTS.has(name));
  return foreign.length === 0
    ? [fine("Las fuentes son de la casa.")]
    : foreign.map((name) => fault(`La fuente «${name}» no es de la casa: el lector no la tiene.`));
}

function checkWeight({ html, files }: Ai2HtmlOutput): Finding[] {
  const total = files.reduce((sum, { size }) => sum + size, html.length);
  const inKb = `${Math.round(total / KB)} kB`;
  const heavy = files.filter(({ size }) => size > HEAVY_IMAGE_BYTES);
  return [
    ...heavy.map(({ name, size }) => advice(`${name} pesa ${Math.round(size / KB)} kB: menos colores, o JPG.`)),
    ...(total > HEAVY_TOTAL_BYTES ? [fault(`Todo junto pesa ${inKb}: el máximo son 5 MB.`)] : []),
    ...(total <= GOOD_TOTAL_BYTES ? [fine(`Todo junto pesa ${inKb}.`)] : []),
  ];
}

function scriptsOf(html: string): readonly string[] {
  return html.match(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi) ?? [];
}

function checkCode(html: string): Finding[] {
  const scripts = scriptsOf(html);
  const handlers = html.match(/<[^>]+\son[a-z]+\s*=/gi) ?? [];
  const unsafe = /(?:href|src)\s*=\s*["']?\s*javascript:/i.test(html);
  return [
    ...(scripts.length > 0
      ? [advice(`Trae ${scripts.length} guiones (<script>): se quitan. Los anchos los lleva el CSS.`)]
      : []),
    ...(handlers.length > 0 || unsafe ? [advice("Trae código en atributos: se quita.")] : []),
    ...(/<(?:iframe|object|embed|base|meta|form)\b/i.test(html)
      ? [fault("Trae marcos o formularios, que ai2html no escribe: quítalos.")]
      : []),
  ];
}

/** Says what is right and wrong with a folder of ai2html, before it is published. */
export function checkAi2Html(output: Ai2HtmlOutput): readonly Finding[] {
  const renamed = output.files.filter(({ name }) => safeName(name) !== name);
  return [
    ...checkWidths(output.html),
    ...checkImages(output),
    ...checkFonts(output.html),
    ...checkWeight(output),
    ...checkCode(output.html),
    ...renamed.map(({ name }) => advice(`${name} pasa a llamarse ${safeName(name)}.`)),
    ...(output.alt.trim() === ""
      ? [fault("Falta el texto alternativo: qué se ve y qué dice, en una o dos frases.")]
      : []),
  ];
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Rules that show one artboard by the width of the box, without scripts. */
function widthRules(html: string): string {
  const boards = [...artboardsOf(html)].sort((one, other) => one.minWidthPx - other.minWidthPx);
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
 * @param newName - The name that a file will have, by the one it has.
 */
export function cleanAi2Html({ html, alt }: Ai2HtmlOutput, newName: (name: string) => string): string {
  const body = html.replace(/<img\b[^>]*>/gi, (tag) => cleanImage(tag, alt, newName));
  return [
    "<!doctype html>",
    '<html lang="es">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeAttribute(alt)}</title></head>`,
    '<body style="margin:0">',
    `<div class="nv-ai2html">\n${widthRules(html)}\n${body.trim()}\n</div>`,
    "</body>\n</html>\n",
  ].join("\n");
}

function cleanImage(tag: string, alt: string, newName: (name: string) => string): string {
  const source = attribute(tag, "data-src") ?? attribute(tag, "src") ?? "";
  const kept = tag.replace(/\s(?:data-src|src|alt|loading)=(?:"[^"]*"|'[^']*')/gi, "").replace(/\s*\/?>$/, "");
  return `${kept} src="${escapeAttribute(newName(baseName(source)))}" alt="${escapeAttribute(alt)}" loading="lazy">`;
}

/** The words of the graphic, for the copy desk: one line for each text, in the order of the file. */
export function textsOf(html: string): string {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/gi)].map(([, inner = ""]) =>
    inner
      .replace(/<br\s*\/?>/gi, " ")
      .replace(/<[^>]+>/g, "")
      .replace(/&nbsp;/g, " ")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&")
      .trim(),
  );
  return [...new Set(paragraphs.filter((text) => text !== ""))].join("\n");
}
