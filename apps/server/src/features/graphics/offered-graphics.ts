import { KINDS } from "@nv/graphic-types";
import { z } from "zod";
import type { OfferedCollection } from "../../platform/sign-off/offered-kinds.ts";

/** As it stands before the name of a type: the collection of the registry. */
const REGISTRY = "graphics";

/** Types that are maps, beside which no type says so. */
const MAPS: ReadonlySet<string> = new Set(["map", "locator", "area-map", "symbol-map"]);

const Typed = z.object({ config: z.object({ type: z.string() }) });

const typeIn = (fields: unknown) => Typed.parse(fields).config.type;

const groupOf = ({ name, isStory = false }: (typeof KINDS)[number]) =>
  isStory ? "Historias" : MAPS.has(name) ? "Mapas" : "Gráficos";

/** Graphics, as an administrator chooses whether they take two people: each type by itself. */
export const OFFERED_GRAPHICS: OfferedCollection = {
  kinds: KINDS.map((kind) => ({ kind: `${REGISTRY}:${kind.name}`, label: kind.label, group: groupOf(kind) })),
  kindOf: (fields) => `${REGISTRY}:${typeIn(fields)}`,
  pathOf: ({ id, fields }) =>
    typeIn(JSON.parse(fields)) === "story" ? `/storys?historia=${id}` : `/embed_data?grafico=${id}`,
};
