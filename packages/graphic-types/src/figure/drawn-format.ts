import { DESK_RULES } from "@nv/spanish";
import type { PageInput } from "../page-parts.ts";
import type { FigureConfig } from "./config.ts";
import type { ValueFormat } from "./draw/value-text.ts";
import { figureKindNamed } from "./kinds/listed-kinds.ts";
import { axisUnit } from "./units.ts";

/** Returns how the values of a figure are written in its drawing, by the rules of the house. */
export function drawnFormat(config: FigureConfig, { house }: Pick<PageInput, "house">): ValueFormat {
  const unit = figureKindNamed(config.kind).hasUnit ? axisUnit(config) : "";
  return { ...config.format, unit, numbers: house?.numbers ?? DESK_RULES };
}
