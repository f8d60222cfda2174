import type { EditorProps } from "@nv/piece-parts/fields";
import { loadable } from "@nv/web";
import { type ComponentType, createElement, type ReactNode } from "react";
import { Ai2HtmlFields } from "./ai2html/Fields.tsx";
import { cardAltDraft } from "./card/alt-draft.ts";
import { CssWrapperFields } from "./css-wrapper/Fields.tsx";
import { FramedFields } from "./framed/Fields.tsx";
import { type ConfigOf, type GraphicConfig, type TypeName, typeOf } from "./graphic-config.ts";
import { ImageFields } from "./image/Fields.tsx";
import { altDraft } from "./locator/editor/alt-draft.ts";
import { MediaQueryFields } from "./media-query/Fields.tsx";
import { StoryFields } from "./story/Fields.tsx";
import { SwitcherFields } from "./switcher/Fields.tsx";
import { VideoFields } from "./video/Fields.tsx";
import { VideoOpenerFields } from "./video-opener/Fields.tsx";
import { WrapperFields } from "./wrapper/Fields.tsx";

const COMING = createElement("p", { role: "status" }, "Preparando el editor…");

/** With the maps and what draws them, which no other form needs. */
const LocatorFields = loadable(async () => (await import("./locator/Fields.tsx")).LocatorFields, COMING);

/** With what draws cards. */
const CardFields = loadable(async () => (await import("./card/Fields.tsx")).CardFields, COMING);

/** With what reads tables. */
const FigureFields = loadable(async () => (await import("./figure/Fields.tsx")).FigureFields, COMING);

/** The editors: one line a type. */
const EDITORS: { readonly [Name in TypeName]: ComponentType<EditorProps<ConfigOf[Name]>> } = {
  datawrapper: FramedFields,
  flourish: FramedFields,
  external: FramedFields,
  image: ImageFields,
  map: FramedFields,
  locator: LocatorFields,
  figure: FigureFields,
  card: CardFields,
  scrolly: FramedFields,
  video: VideoFields,
  "video-opener": VideoOpenerFields,
  story: StoryFields,
  ai2html: Ai2HtmlFields,
  wrapper: WrapperFields,
  "media-query": MediaQueryFields,
  switcher: SwitcherFields,
  "css-wrapper": CssWrapperFields,
};

type Props<Config> = Omit<EditorProps<Config>, "labelOf">;

function fieldsOf<Name extends TypeName>(name: Name, props: Props<ConfigOf[Name]>): ReactNode {
  const Fields: ComponentType<EditorProps<ConfigOf[Name]>> = EDITORS[name];
  return createElement(Fields, { ...props, labelOf: typeOf(name).labelOf });
}

/** The fields of what a graphic is made of, by its type. */
export function ConfigFields(props: Props<GraphicConfig>): ReactNode {
  return fieldsOf(props.config.type, props);
}

/** Whether the editor of a type draws the very graphic, so that no preview is needed beside it. */
export const isShownByFields = (name: TypeName): boolean => name === "locator" || name === "card";

/** Returns the function that writes an alternative text to begin with; none for most. */
export function altDrafterOf(config: GraphicConfig): (() => string) | undefined {
  if (config.type === "card") return () => cardAltDraft(config);
  return config.type === "locator" ? () => altDraft(config) : undefined;
}

export { ChartChoicesContext } from "./chart-field/chart-choices.ts";
export { type ReadFigureTable, readFigureTable } from "./figure/editor/read-figure-table.ts";
export { type HouseStyle, HouseStyleContext } from "./locator/editor/house-style.ts";
export type { MapForm } from "./locator/editor/map-requests.ts";
export { createMapThread, MapThreadContext, useMapThread } from "./locator/editor/map-thread.ts";
export { VIEW_NAMES, type ViewName } from "./locator/editor/views.ts";
export { type StoryAround, StoryAroundContext, type StoryPlace } from "./story/editor/story-place.ts";
