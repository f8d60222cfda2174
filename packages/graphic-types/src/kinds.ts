import type { z } from "zod";
import { ai2htmlKind } from "./ai2html/kind.ts";
import { areaMapKind } from "./area-map/kind.ts";
import { cardKind } from "./card/kind.ts";
import { cssWrapperKind } from "./css-wrapper/kind.ts";
import { datawrapperKind } from "./datawrapper/kind.ts";
import { figureKind } from "./figure/kind.ts";
import { flourishKind } from "./flourish/kind.ts";
import { externalKind, mapKind, scrollyKind } from "./framed/kind.ts";
import { imageKind } from "./image/kind.ts";
import type { Kind } from "./kind.ts";
import { locatorKind } from "./locator/kind.ts";
import { mediaQueryKind } from "./media-query/kind.ts";
import { storyKind } from "./story/kind.ts";
import { switcherKind } from "./switcher/kind.ts";
import { symbolMapKind } from "./symbol-map/kind.ts";
import { tableKind } from "./table/kind.ts";
import { videoKind } from "./video/kind.ts";
import { videoOpenerKind } from "./video-opener/kind.ts";
import { wrapperKind } from "./wrapper/kind.ts";

/** The types of graphic, in the order in which lists show them: one line a type. Each is loaded by who needs more of it than its names. */
export const LISTED = [
  { kind: datawrapperKind, load: async () => (await import("./datawrapper/type.ts")).datawrapper },
  { kind: flourishKind, load: async () => (await import("./flourish/type.ts")).flourish },
  { kind: externalKind, load: async () => (await import("./framed/listed.ts")).external },
  { kind: imageKind, load: async () => (await import("./image/type.ts")).image },
  { kind: mapKind, load: async () => (await import("./framed/listed.ts")).map },
  { kind: locatorKind, load: async () => (await import("./locator/type.ts")).locator },
  { kind: areaMapKind, load: async () => (await import("./area-map/type.ts")).areaMap },
  { kind: symbolMapKind, load: async () => (await import("./symbol-map/type.ts")).symbolMap },
  { kind: figureKind, load: async () => (await import("./figure/type.ts")).figure },
  { kind: tableKind, load: async () => (await import("./table/type.ts")).table },
  { kind: cardKind, load: async () => (await import("./card/type.ts")).card },
  { kind: scrollyKind, load: async () => (await import("./framed/listed.ts")).scrolly },
  { kind: videoKind, load: async () => (await import("./video/type.ts")).video },
  { kind: videoOpenerKind, load: async () => (await import("./video-opener/type.ts")).videoOpener },
  { kind: storyKind, load: async () => (await import("./story/type.ts")).story },
  { kind: ai2htmlKind, load: async () => (await import("./ai2html/type.ts")).ai2html },
  { kind: wrapperKind, load: async () => (await import("./wrapper/type.ts")).wrapper },
  { kind: mediaQueryKind, load: async () => (await import("./media-query/type.ts")).mediaQuery },
  { kind: switcherKind, load: async () => (await import("./switcher/type.ts")).switcher },
  { kind: cssWrapperKind, load: async () => (await import("./css-wrapper/type.ts")).cssWrapper },
] as const;

/** A type that is listed, whichever. */
export type ListedType = Awaited<ReturnType<(typeof LISTED)[number]["load"]>>;

/** Configuration of a graphic, by its type. */
export type ListedConfig = {
  readonly [Type in ListedType as Type["name"]]: z.output<Type["schema"]>;
}[ListedType["name"]];

/** The names of all types, in the order of the list. */
export const KINDS: readonly Kind<ListedType["name"]>[] = LISTED.map(({ kind }) => kind);

/** The names of all types as people call them. */
export const TYPE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.map(({ name, label }) => [name, label]),
);

const BY_NAME: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));

/** Names of a type by the one it is stored with. @throws {Error} When there is none: what is stored was made by a type that is not listed any more. */
export function kindOf(name: string): Kind {
  const kind = BY_NAME.get(name);
  if (kind === undefined)
    throw new Error(`There is no type ${JSON.stringify(name)} among ${[...BY_NAME.keys()].join(", ")}.`);
  return kind;
}
