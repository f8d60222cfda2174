import { VOTES_ADMIN_PATH } from "@nv/contracts";
import type { VotesView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const FULL: VotesView = {
  version: 2,
  votes: [
    {
      ...{ id: "municipales-2027", name: "Elecciones municipales", territory: "España", day: "2027-05-23" },
      ...{ closesAt: "21:00", law: "loreg" },
      embargo: {
        ...{ fromMs: 1_810_591_200_000, untilMs: 1_811_098_800_000, isOn: true },
        sentence: "Por ley (LOREG, artículo 69.7), no se publican las encuestas sobre «Elecciones municipales».",
      },
    },
  ],
  versions: [{ version: 2, atMs: 1_795_000_000_000, by: "Berta Muestra", note: "Ya hay fecha" }],
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Votaciones",
    address: "/admin/votes",
    asks: VOTES_ADMIN_PATH,
    full: {
      answers: { [VOTES_ADMIN_PATH]: { json: FULL } },
      sees: ["no se publican las encuestas sobre", "Cierre del último colegio", "Ya hay fecha"],
    },
    empty: {
      answers: { [VOTES_ADMIN_PATH]: { json: { version: 0, votes: [], versions: [] } } },
      sees: ["Todavía no hay ninguna votación en el calendario."],
    },
  },
];
