// Made of the folders beside it by `npm run fix`.

import { ai2htmlKind } from "./ai2html/kind.ts";
import { areaMapKind } from "./area-map/kind.ts";
import { cardKind } from "./card/kind.ts";
import { cssWrapperKind } from "./css-wrapper/kind.ts";
import { datawrapperKind } from "./datawrapper/kind.ts";
import { figureKind } from "./figure/kind.ts";
import { flourishKind } from "./flourish/kind.ts";
import { imageKind } from "./image/kind.ts";
import { locatorKind } from "./locator/kind.ts";
import { mediaQueryKind } from "./media-query/kind.ts";
import { storyKind } from "./story/kind.ts";
import { switcherKind } from "./switcher/kind.ts";
import { symbolMapKind } from "./symbol-map/kind.ts";
import { tableKind } from "./table/kind.ts";
import { videoKind } from "./video/kind.ts";
import { videoOpenerKind } from "./video-opener/kind.ts";
import { wrapperKind } from "./wrapper/kind.ts";

/** Types of graphic that are a folder each, with where they are loaded from. */
export const FOUND_TYPES = [
  { kind: ai2htmlKind, load: async () => (await import("./ai2html/type.ts")).ai2html },
  { kind: areaMapKind, load: async () => (await import("./area-map/type.ts")).areaMap },
  { kind: cardKind, load: async () => (await import("./card/type.ts")).card },
  { kind: cssWrapperKind, load: async () => (await import("./css-wrapper/type.ts")).cssWrapper },
  { kind: datawrapperKind, load: async () => (await import("./datawrapper/type.ts")).datawrapper },
  { kind: figureKind, load: async () => (await import("./figure/type.ts")).figure },
  { kind: flourishKind, load: async () => (await import("./flourish/type.ts")).flourish },
  { kind: imageKind, load: async () => (await import("./image/type.ts")).image },
  { kind: locatorKind, load: async () => (await import("./locator/type.ts")).locator },
  { kind: mediaQueryKind, load: async () => (await import("./media-query/type.ts")).mediaQuery },
  { kind: storyKind, load: async () => (await import("./story/type.ts")).story },
  { kind: switcherKind, load: async () => (await import("./switcher/type.ts")).switcher },
  { kind: symbolMapKind, load: async () => (await import("./symbol-map/type.ts")).symbolMap },
  { kind: tableKind, load: async () => (await import("./table/type.ts")).table },
  { kind: videoKind, load: async () => (await import("./video/type.ts")).video },
  { kind: videoOpenerKind, load: async () => (await import("./video-opener/type.ts")).videoOpener },
  { kind: wrapperKind, load: async () => (await import("./wrapper/type.ts")).wrapper },
] as const;
