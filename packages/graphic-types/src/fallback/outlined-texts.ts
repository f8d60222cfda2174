import { glyphOf, linePath, type Typeface, type Typefaces, textWidthPx } from "../core/faces.ts";

/** Family that a text of a picture names to be set in the typeface of titles. */
export const TITLE_FAMILY = "nv-titles";

/** Family that what is drawn of data names, to be set in the typeface of figures. */
export const FIGURES_FAMILY = "nv-figures";

/** Attributes of an element, by name. */
type Attributes = ReadonlyMap<string, string>;

/** Attributes that say where and how a text is set: its outlines have them in themselves. */
const SET_BY = new Set([
  "x",
  "y",
  "dx",
  "dy",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "letter-spacing",
]);

/** Attributes that a text takes from what it stands in. */
const INHERITED = [
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "letter-spacing",
  "stroke",
  "stroke-width",
];

/** Weight from which the strong face is taken. */
const STRONG_FROM = 600;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

const plain = (text: string) =>
  text.replaceAll(/&([a-z#0-9]{1,5});/g, (whole, name: string) => ENTITIES[name] ?? whole);

function attributesIn(tag: string): Attributes {
  return new Map([...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value] as const));
}

/** A length, in pixels; `null` for one that is none. @param emPx - Size of the type, in which some are written. */
function lengthPx(text: string, emPx: number): number | null {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return null;
  return text.endsWith("em") ? value * emPx : value;
}

/** A text in one look, at its place. */
interface Run {
  readonly text: string;
  readonly own: Attributes;
}

/** The runs of a text: what stands in it, and in its parts. @param inside - Between its tags. */
function runsOf(inside: string): readonly Run[] {
  return inside
    .split("</tspan>")
    .flatMap((part) => {
      const at = part.indexOf("<tspan");
      if (at < 0) return [{ text: part, own: new Map<string, string>() }];
      const end = part.indexOf(">", at);
      return [
        { text: part.slice(0, at), own: new Map<string, string>() },
        { text: part.slice(end + 1), own: attributesIn(part.slice(at, end)) },
      ];
    })
    .filter(({ text }) => text !== "");
}

function faceOf(faces: Typefaces, look: Attributes): Typeface {
  const family = look.get("font-family");
  if (family === TITLE_FAMILY) return faces.serif;
  const weight = look.get("font-weight") === "bold" ? STRONG_FROM : Number(look.get("font-weight") ?? 0);
  const { plain: sans, strong } = (family === FIGURES_FAMILY && faces.figures) || {
    plain: faces.sans,
    strong: faces.strong,
  };
  return weight >= STRONG_FROM ? strong : sans;
}

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Attributes as they are written. */
const written = (attributes: Attributes) =>
  [...attributes]
    .filter(([name]) => !SET_BY.has(name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** Outlines of one run, letter by letter where they stand apart. @param at - Left end of its base line. */
function runPath(face: Typeface, text: string, sizePx: number, spacingPx: number): { path: string; widthPx: number } {
  if (spacingPx === 0) return { path: linePath(face, text), widthPx: textWidthPx(face, text, sizePx) };
  const spacing = (spacingPx * face.unitsPerEm) / sizePx;
  let x = 0;
  let path = "";
  for (const letter of text) {
    const [advance, outline] = glyphOf(face, letter) ?? [0, ""];
    if (outline !== "") path += `M${Math.round(x)} 0${outline}`;
    x += advance + spacing;
  }
  return { path, widthPx: (x * sizePx) / face.unitsPerEm };
}

/** A text as outlines; `null` where a letter has none, or its place is not known. */
function outlined(faces: Typefaces, around: Attributes, tag: Attributes, inside: string): string | null {
  const whole = new Map([...around, ...tag]);
  const paths: string[] = [];
  let [x, y] = [0, 0];
  const place = (attributes: Attributes, emPx: number) => {
    x = lengthPx(attributes.get("x") ?? "", emPx) ?? x;
    y = lengthPx(attributes.get("y") ?? "", emPx) ?? y;
    x += lengthPx(attributes.get("dx") ?? "", emPx) ?? 0;
    y += lengthPx(attributes.get("dy") ?? "", emPx) ?? 0;
  };
  const sizeOf = (look: Attributes) => lengthPx(look.get("font-size") ?? "", 0) ?? 0;
  place(tag, sizeOf(whole));
  for (const { text, own } of runsOf(inside)) {
    const look = new Map([...whole, ...own]);
    const sizePx = sizeOf(look);
    const face = faceOf(faces, look);
    const line = plain(text);
    if (sizePx <= 0 || [...line].some((letter) => glyphOf(face, letter) === undefined)) return null;
    place(own, sizePx);
    const { path, widthPx } = runPath(face, line, sizePx, lengthPx(look.get("letter-spacing") ?? "", sizePx) ?? 0);
    const scale = sizePx / face.unitsPerEm;
    const leftPx = x - widthPx * (ANCHORS[look.get("text-anchor") ?? "start"] ?? 0);
    const edge = look.has("stroke") ? ` stroke-width="${rounded(Number(look.get("stroke-width") ?? 1) / scale)}"` : "";
    if (path !== "")
      paths.push(
        `<path${written(own)} transform="translate(${rounded(leftPx)} ${rounded(y)}) scale(${Math.round(scale * 1e6) / 1e6})"${edge} d="${path}"/>`,
      );
    x = leftPx + widthPx;
  }
  return `<g${written(tag)}>${paths.join("")}</g>`;
}

/**
 * Sets the texts of a drawing in the typefaces of the house, as outlines: what draws pictures knows the machine's fonts alone.
 *
 * @param svg - A drawing of ours: attributes in double quotes, texts in one or more parts that have no parts of their own.
 * @returns The drawing; a text with a letter that has no outline stays a text.
 */
export function outlinedTexts(svg: string, faces: Typefaces): string {
  const around: Attributes[] = [new Map()];
  let [out, at] = ["", 0];
  for (let from = svg.indexOf("<"); from >= 0; from = svg.indexOf("<", at)) {
    const end = svg.indexOf(">", from) + 1;
    if (end === 0) break;
    const tag = svg.slice(from, end);
    const inherited = around.at(-1) ?? new Map();
    const own = attributesIn(tag);
    if (/^<text[ >]/.test(tag)) {
      const close = svg.indexOf("</text>", end);
      if (close < 0) break;
      const whole = close + "</text>".length;
      out += svg.slice(at, from) + (outlined(faces, inherited, own, svg.slice(end, close)) ?? svg.slice(from, whole));
      at = whole;
      continue;
    }
    if (tag.startsWith("</")) around.pop();
    else if (!tag.endsWith("/>"))
      around.push(new Map([...inherited, ...[...own].filter(([name]) => INHERITED.includes(name))]));
    out += svg.slice(at, end);
    at = end;
  }
  return out + svg.slice(at);
}
