import { TRACKER_RECORD } from "@nv/contracts/schemas";
import { z } from "zod";
import type { OfferedCollection } from "../../platform/sign-off/offered-kinds.ts";

const { name } = TRACKER_RECORD;

/** Screens of the trackers, by kind. */
const SCREENS = {
  mandate: { label: "Seguimientos", page: "/docs/Trackers/trump" },
  average: { label: "Medias de encuestas", page: "/docs/Trackers/medias" },
  comparison: { label: "Comparaciones", page: "/docs/Trackers/trumpComp" },
} as const;

const Kept = z.object({ kind: z.enum(["mandate", "average", "comparison"]) });

const kindIn = (fields: unknown) => Kept.parse(fields).kind;

/** Trackers, as an administrator chooses whether they take two people: each kind by itself. */
export const OFFERED_TRACKERS: OfferedCollection = {
  kinds: Object.entries(SCREENS).map(([kind, { label }]) => ({ kind: `${name}:${kind}`, label, group: "Datos" })),
  kindOf: (fields) => `${name}:${kindIn(fields)}`,
  pathOf: ({ id, fields }) => `${SCREENS[kindIn(JSON.parse(fields))].page}?seguimiento=${id}`,
};
