import { SIGN_OFF_ADMIN_PATH } from "@nv/contracts";
import type { SignOffRules } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const KINDS: SignOffRules["kinds"] = [
  { kind: "graphics:story", label: "Historia", group: "Historias", isOn: true },
  { kind: "graphics:locator", label: "Mapa de situación", group: "Mapas", isOn: true },
  { kind: "graphics:area-map", label: "Mapa de áreas", group: "Mapas", isOn: false },
  { kind: "series", label: "Series", group: "Datos", isOn: false },
];

const FULL: SignOffRules = {
  version: 1,
  kinds: KINDS,
  versions: [{ version: 1, atMs: 1_795_000_000_000, by: "Berta Muestra", note: "Historias y mapas, entre dos" }],
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Visto bueno",
    address: "/admin/sign-off",
    asks: SIGN_OFF_ADMIN_PATH,
    full: {
      answers: { [SIGN_OFF_ADMIN_PATH]: { json: FULL } },
      sees: ["Mapa de situación", "Historias y mapas, entre dos"],
    },
    empty: {
      answers: {
        [SIGN_OFF_ADMIN_PATH]: {
          json: { version: 0, kinds: KINDS.map((one) => ({ ...one, isOn: false })), versions: [] },
        },
      },
      sees: ["Mapa de áreas"],
    },
  },
];
