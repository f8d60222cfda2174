import type { EditorProps } from "@nv/piece-parts/fields";
import { loadable } from "@nv/web";
import { type ComponentType, createElement, type ReactNode } from "react";
import type { AnyConfig } from "./capabilities.ts";
import type { GraphicConfig } from "./graphic-config.ts";
import { isLoaded, typeOf } from "./loaded-types.ts";

const COMING = createElement("p", { className: "nv-editor-coming", role: "status" }, "Preparando el editor…");

/** The editors of the types whose forms were opened, each in a file of its own with what it alone needs. */
const EDITORS = new Map<string, ComponentType<EditorProps<AnyConfig>>>();

function editorOf(name: string): ComponentType<EditorProps<AnyConfig>> {
  const editor = EDITORS.get(name) ?? loadable(typeOf(name).editor, COMING);
  EDITORS.set(name, editor);
  return editor;
}

const isListed = (config: AnyConfig): config is GraphicConfig => isLoaded(config.type);

/** The fields of what a graphic is made of, by its type, which has come. */
export function ConfigFields({ config, onChange, problems }: Omit<EditorProps<GraphicConfig>, "labelOf">): ReactNode {
  const { type } = config;
  const change = (changed: AnyConfig) => isListed(changed) && onChange(changed);
  const labelOf = (path: string) => typeOf(type).labelOf(path);
  return createElement(editorOf(type), { key: type, config, problems, labelOf, onChange: change });
}

export { ChartChoicesContext } from "./chart-field/chart-choices.ts";
export { type ReadFigureTable, readFigureTable } from "./figure/editor/read-figure-table.ts";
export { type HouseStyle, HouseStyleContext } from "./locator/editor/house-style.ts";
export type { MapForm } from "./locator/editor/map-requests.ts";
export { createMapThread, MapThreadContext, StreetsMissing, useMapThread } from "./locator/editor/map-thread.ts";
export { VIEW_NAMES, type ViewName } from "./locator/editor/view-sizes.ts";
export { type StoryAround, StoryAroundContext, type StoryClash, type StoryPlace } from "./story/editor/story-place.ts";
