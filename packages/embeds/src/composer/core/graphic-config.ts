import type { Fields } from "./protocol.ts";

/** Widths of a graphic in the story, with their names for people. */
export const WIDTHS = { column: "La columna del texto", wide: "Más que la columna", full: "Toda la página" } as const;
export type Width = keyof typeof WIDTHS;

/** Options with which a story shows a graphic: Composer keeps them besides what it is. */
export interface GraphicConfig {
  readonly width: Width;
  /** Whether its title stands above it. */
  readonly showTitle: boolean;
  /** Text under it; empty for none. */
  readonly caption: string;
}

/** A graphic that was just inserted. */
export const FIRST_CONFIG: GraphicConfig = { width: "column", showTitle: false, caption: "" };

const isWidth = (value: unknown): value is Width => typeof value === "string" && Object.hasOwn(WIDTHS, value);

/** Reads what Composer kept. What is missing, or is nothing that we write, is as at first. */
export function readGraphicConfig({ width, showTitle, caption }: Fields): GraphicConfig {
  return {
    width: isWidth(width) ? width : FIRST_CONFIG.width,
    showTitle: showTitle === true,
    caption: typeof caption === "string" ? caption : FIRST_CONFIG.caption,
  };
}
