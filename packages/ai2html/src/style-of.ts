import { Ai2HtmlStyle } from "@nv/contracts/schemas";
import { houseFace } from "./house-face.ts";
import { isMeant } from "./selector.ts";
import { type Declared, ownDeclared, type SheetRule } from "./sheet.ts";
import { attribute, type Placed } from "./tree.ts";

/** Styles of a page that decide how its elements look. */
export interface InlineStyle {
  readonly rules: readonly SheetRule[];
  /** Told of every font that the house has not got. */
  readonly foreignFont: (name: string) => void;
}

/** Names that are the same for us. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  background: "background-color",
  "text-decoration-line": "text-decoration",
};

function byWeight(one: SheetRule, other: SheetRule): number {
  const [ids, classes, tags] = one.selector.weight;
  const [otherIds, otherClasses, otherTags] = other.selector.weight;
  return ids - otherIds || classes - otherClasses || tags - otherTags;
}

/** Filters the declarations that are let through, by name: a value that its property may not hold is dropped, as a browser does. */
function letThrough(declared: readonly Declared[], foreignFont: InlineStyle["foreignFont"]): Ai2HtmlStyle {
  const kept = new Map<string, string>();
  // The last that can be meant is.
  for (const { name: written, value } of declared.toReversed()) {
    const name = WRITTEN_AS[written] ?? written;
    if (kept.has(name)) continue;
    const face = name === "font-family" ? houseFace(value) : null;
    const told = name === "font-family" ? (face?.css ?? "") : value;
    if (!isLetThrough(name, told)) continue;
    kept.set(name, told);
    if (face?.foreign) foreignFont(face.foreign);
  }
  return Ai2HtmlStyle.parse(Object.fromEntries(kept));
}

const NAMES = Ai2HtmlStyle.keyof();

/** Whether a property may be let through, by its value. @param written - As a style sheet has it. */
export const isKept = (written: string) => NAMES.safeParse(WRITTEN_AS[written] ?? written).success;

function isLetThrough(name: string, value: string): boolean {
  const known = NAMES.safeParse(name).data;
  return known !== undefined && Ai2HtmlStyle.shape[known].safeParse(value).data !== undefined;
}

/**
 * Resolves the style of an element by itself: rules by their weight, then its own `style` attribute; important declarations win.
 *
 * @returns Declarations that are let through. Inherited ones are not among them.
 */
export function styleOf(placed: Placed, { rules, foreignFont }: InlineStyle): Ai2HtmlStyle {
  const meant = rules.filter(({ selector }) => isMeant(placed, selector)).toSorted(byWeight);
  const all = [...meant.flatMap(({ declared }) => declared), ...ownDeclared(attribute(placed.element, "style"))];
  const plain = all.filter(({ isImportant }) => !isImportant);
  return letThrough([...plain, ...all.filter(({ isImportant }) => isImportant)], foreignFont);
}

/** A style without some of its properties. */
export function without(style: Ai2HtmlStyle, names: readonly (keyof Ai2HtmlStyle)[]): Ai2HtmlStyle {
  return Ai2HtmlStyle.parse(
    Object.fromEntries(Object.entries(style).filter(([name]) => !names.some((one) => one === name))),
  );
}
