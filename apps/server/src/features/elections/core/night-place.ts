import type { NightPlace } from "@nv/contracts";
import type { PublishedSection } from "../../../platform/publishing/core/published-path.ts";

/** Section of the pages of a night: readers have those of the real one, whoever has the link those of a rehearsal. */
export const SECTION_OF_NIGHT: Readonly<Record<NightPlace, PublishedSection>> = { live: "elecciones", rehearsal: "p" };

/** Whole address of the pages of a night, with a final slash. */
export const nightUrl = (publicBaseUrl: string, place: NightPlace, address: string): string =>
  `${publicBaseUrl}/${SECTION_OF_NIGHT[place]}/${address}/`;
