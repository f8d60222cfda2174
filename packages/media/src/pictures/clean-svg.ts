import { type XmlPiece, xmlPieces } from "../kinds/xml-pieces.ts";
import { MediaError } from "../maker.ts";
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, UNWRAPPED_ELEMENTS } from "./svg-allowed.ts";
import { svgCost } from "./svg-cost.ts";
import { cleanEmbedded } from "./svg-images.ts";
import { cleanStyles, isInside } from "./svg-styles.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Programs nest a few dozen; what nests more is made to exhaust whoever draws it. */
const MOST_DEPTH = 256;

const TOO_DEEP =
  "El SVG es demasiado complicado: grupos dentro de grupos o copias de copias sin fin. Simplifícalo y tráelo otra vez.";
const BROKEN = "El SVG está roto o incompleto. Expórtalo otra vez.";

type Open = Extract<XmlPiece, { kind: "open" }>;

/** Outcome of an element: written, left out with all it holds, or left out alone. */
interface Fate {
  readonly name: string;
  readonly fate: "kept" | "dropped" | "unwrapped";
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeValue = (text: string) => escapeText(text).replaceAll('"', "&quot;");

const localName = (name: string) => name.replace(/^svg:/, "");

async function cleanHref(element: string, address: string): Promise<string> {
  if (/^\s*#[^\s<>"']+\s*$/.test(address)) return address.trim();
  return element === "image" ? ((await cleanEmbedded(address)) ?? "") : "";
}

async function cleanAttributes({ name, attributes }: Open): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  for (const [attribute, value] of attributes) {
    const isHref = attribute === "href" || attribute === "xlink:href";
    const clean = isHref
      ? await cleanHref(localName(name), value)
      : attribute === "style"
        ? cleanStyles(value)
        : ALLOWED_ATTRIBUTES.has(attribute) && isInside(value)
          ? value
          : "";
    if (clean !== "") kept.set(isHref ? "href" : attribute, clean);
  }
  return kept;
}

function fateOf(open: Open, parent: Fate | undefined): Fate {
  const name = localName(open.name);
  if (parent?.fate === "dropped" || (parent === undefined && name !== "svg")) return { name, fate: "dropped" };
  if (UNWRAPPED_ELEMENTS.has(name)) return { name, fate: "unwrapped" };
  return { name, fate: ALLOWED_ELEMENTS.has(name) ? "kept" : "dropped" };
}

async function writeOpen(open: Open, isRoot: boolean): Promise<string> {
  const attributes = await cleanAttributes(open);
  const written = [...attributes].map(([name, value]) => ` ${name}="${escapeValue(value)}"`).join("");
  return `<${localName(open.name)}${isRoot ? ` xmlns="${NAMESPACE}"` : ""}${written}>`;
}

async function clean(text: string): Promise<string> {
  const cost = svgCost();
  const stack: Fate[] = [];
  const written: string[] = [];
  let styles = "";
  const close = () => {
    const closed = stack.pop();
    cost.close();
    if (closed?.fate !== "kept") return;
    if (closed.name === "style") written.push(escapeText(cleanStyles(styles)));
    styles = "";
    written.push(`</${closed.name}>`);
  };
  for await (const piece of xmlPieces([text])) {
    const parent = stack.at(-1);
    if (piece.kind === "open") {
      const fate = fateOf(piece, parent);
      stack.push(fate);
      if (stack.length > MOST_DEPTH) throw new MediaError(TOO_DEEP);
      cost.open(piece.attributes);
      if (fate.fate === "kept") written.push(await writeOpen(piece, parent === undefined));
      if (piece.isEmpty) close();
    } else if (piece.kind === "close") close();
    else if (parent?.name === "style") styles += piece.text;
    else if (parent !== undefined && parent.fate !== "dropped") written.push(escapeText(piece.text));
  }
  if (cost.isUnbearable()) throw new MediaError(TOO_DEEP);
  return written.join("").trim();
}

/**
 * Keeps of an SVG what draws: no scripts, handlers, HTML, motion, links or outside addresses; embedded pictures are written
 * anew. It is read as XML, as whoever draws it does, and written by ourselves: what is not understood is not there.
 *
 * @returns Text of an SVG that stands by itself.
 * @throws {MediaError} When it is broken, there is no drawing in it, or it is too deep.
 */
export async function cleanSvg(text: string): Promise<string> {
  try {
    const svg = await clean(text);
    if (svg !== "") return svg;
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new MediaError(BROKEN, { cause });
    throw cause;
  }
  throw new MediaError("El SVG está roto: no hay ningún dibujo en él.");
}
