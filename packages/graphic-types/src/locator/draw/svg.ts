import { escapeHtml } from "@nv/embeds";

/** A figure as an attribute: tenths of a pixel. */
export const fix = (value: number): string => String(Math.round(value * 10) / 10);

/** Attributes of an element, with every value made safe; what is `null` is left out. */
export function attributes(values: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === null ? "" : ` ${name}="${typeof value === "number" ? fix(value) : escapeHtml(value)}"`,
    )
    .join("");
}

/** An element without anything in it; nothing when its path is empty. */
export function element(name: string, values: Readonly<Record<string, string | number | null>>): string {
  return values.d === "" ? "" : `<${name}${attributes(values)}/>`;
}

/** A text element. */
export const textElement = (text: string, values: Readonly<Record<string, string | number | null>>): string =>
  `<text${attributes(values)}>${escapeHtml(text)}</text>`;
