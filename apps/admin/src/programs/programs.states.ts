import { PROGRAMS_ADMIN_PATH } from "@nv/contracts";
import type { OwnedProgramKey, ProgramsView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const KEY: OwnedProgramKey = {
  id: "1",
  kind: "key",
  name: "Bolsa de cada noche",
  start: "nvk_Ab3x",
  scopes: ["series:read", "series:write"],
  createdAtMs: 1_795_000_000_000,
  expiresAtMs: 1_800_000_000_000,
  lastUsedAtMs: null,
  isHeld: false,
  email: "",
  serviceId: "s1",
};

const FULL: ProgramsView = {
  services: [
    {
      id: "s1",
      name: "Bolsa nocturna",
      purpose: "Trae los cierres de cada día",
      createdAtMs: 1_795_000_000_000,
      madeBy: "jefa@diario.example",
    },
  ],
  keys: [
    KEY,
    {
      ...KEY,
      id: "2",
      kind: "token",
      name: "Asistente (asistente.example)",
      email: "berta@diario.example",
      serviceId: "",
      lastUsedAtMs: 1_795_000_000_000,
    },
    { ...KEY, id: "3", name: "Notas de corte", email: "leo@diario.example", serviceId: "", isHeld: true },
  ],
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Programas",
    address: "/admin/programs",
    asks: PROGRAMS_ADMIN_PATH,
    full: {
      answers: { [PROGRAMS_ADMIN_PATH]: { json: FULL } },
      sees: [
        "Bolsa nocturna",
        "Trae los cierres de cada día",
        "Bolsa de cada noche",
        "berta@diario.example",
        "en pausa",
      ],
    },
    empty: {
      answers: { [PROGRAMS_ADMIN_PATH]: { json: { services: [], keys: [] } satisfies ProgramsView } },
      sees: ["Ninguna todavía.", "Nadie tiene ninguna."],
    },
  },
];
