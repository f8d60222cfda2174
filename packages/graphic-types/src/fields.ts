import type { EditorProps } from "@nv/piece-parts/fields";
import { loadable } from "@nv/web";
import { type ComponentType, createElement, type ReactNode } from "react";
import type { AnyConfig } from "./capabilities.ts";
import { type GraphicConfig, typeOf } from "./graphic-config.ts";
import { TYPES } from "./types.ts";

const COMING = createElement("p", { role: "status" }, "Preparando el editor…");

/** The editors, each in a file of its own with what it alone needs. */
const EDITORS: ReadonlyMap<string, ComponentType<EditorProps<AnyConfig>>> = new Map(
  TYPES.map(({ name, editor }) => [name, loadable(editor, COMING)]),
);

const isListed = (config: AnyConfig): config is GraphicConfig => EDITORS.has(config.type);

/** The fields of what a graphic is made of, by its type. */
export function ConfigFields({ config, onChange, problems }: Omit<EditorProps<GraphicConfig>, "labelOf">): ReactNode {
  const { type } = config;
  const Fields = EDITORS.get(type);
  const change = (changed: AnyConfig) => isListed(changed) && onChange(changed);
  const labelOf = (path: string) => typeOf(type).labelOf(path);
  return Fields && createElement(Fields, { key: type, config, problems, labelOf, onChange: change });
}

export { ChartChoicesContext } from "./chart-field/chart-choices.ts";
export { type ReadFigureTable, readFigureTable } from "./figure/editor/read-figure-table.ts";
export { type HouseStyle, HouseStyleContext } from "./locator/editor/house-style.ts";
export type { MapForm } from "./locator/editor/map-requests.ts";
export { createMapThread, MapThreadContext, useMapThread } from "./locator/editor/map-thread.ts";
export { VIEW_NAMES, type ViewName } from "./locator/editor/views.ts";
export { type StoryAround, StoryAroundContext, type StoryPlace } from "./story/editor/story-place.ts";
