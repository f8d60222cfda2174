import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { FigureConfig } from "../config.ts";
import { shownData } from "../draw/shown-data.ts";
import { figureKindNamed } from "../kinds/listed-kinds.ts";
import { axisUnit } from "../units.ts";
import { pointsOf, tellerOf } from "./teller.ts";

/** Said where there was no room for all. */
const REST = "El resto está en la tabla.";

/** A draft without the sentences at its end for which there is no room, and with a word about them. */
function fitted(text: string): string {
  if (text.length <= GRAPHIC_LIMITS.altText) return text;
  const sentences = text.split(/(?<=\.) /);
  const roomFor = (count: number) => [...sentences.slice(0, count), REST].join(" ");
  let count = sentences.length - 1;
  while (count > 1 && roomFor(count).length > GRAPHIC_LIMITS.altText) count -= 1;
  return roomFor(count);
}

/** An alternative text to begin with, of what a figure is and what is seen in it: whoever signs it corrects it. @returns Empty without a value. */
export async function altDraft(config: FigureConfig): Promise<string> {
  const data = shownData(config);
  const teller = tellerOf(data, { ...config.format, unit: axisUnit(config) });
  if (teller.series.every((series) => pointsOf(series).length === 0)) return "";
  return fitted(await figureKindNamed(config.kind).tells(config, teller));
}
