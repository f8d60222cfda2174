import { ASSISTANTS_API_PATH, AUTHORIZE_PAGE, PROGRAM_KEYS_API_PATH, PROGRAM_KEYS_PAGE } from "@nv/contracts";
import type { AuthorizationView, ProgramKey, ProgramKeys } from "@nv/contracts/schemas";
import { NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";

export const KEY: ProgramKey = {
  id: "1",
  kind: "key",
  name: "Bolsa de cada noche, con un nombre_larguísimo_que_no_cabe_en_ningún_teléfono",
  start: "nvk_Ab3x",
  scopes: ["series:read", "series:write"],
  createdAtMs: NOON_MS,
  expiresAtMs: 4_000_000_000_000,
  lastUsedAtMs: null,
  isHeld: false,
};
const TOKEN: ProgramKey = {
  ...KEY,
  id: "2",
  kind: "token",
  name: "Asistente (asistente.example)",
  lastUsedAtMs: NOON_MS,
};
const HELD: ProgramKey = { ...KEY, id: "3", name: "Notas de corte", isHeld: true };

export const ASKING: AuthorizationView = {
  name: "Asistente de Ejemplo",
  host: "asistente.example",
  returnHost: "asistente.example",
  isOnThisMachine: false,
  scopes: ["pages:read", "search:read", "graphics:write"],
};

const LOOK = `POST ${ASSISTANTS_API_PATH}/look`;

/** Address at which an assistant asks for permission. */
export const ASKED = `${AUTHORIZE_PAGE}?response_type=code&client_id=https%3A%2F%2Fasistente.example%2Fficha.json&state=x`;

const keys = (...all: ProgramKey[]) => ({
  ...SIGNED_IN,
  [PROGRAM_KEYS_API_PATH]: { json: { keys: all } satisfies ProgramKeys },
});

export const STATES: readonly ScreenState[] = [
  {
    name: "one's keys",
    address: PROGRAM_KEYS_PAGE,
    answers: keys(KEY, TOKEN, HELD),
    sees: ["nvk_Ab3x…", "No se ha usado", "Leer las series y sus observaciones", "En pausa"],
    asks: PROGRAM_KEYS_API_PATH,
    waits: "Cargando tus claves…",
  },
  {
    name: "no key yet",
    address: PROGRAM_KEYS_PAGE,
    answers: keys(),
    sees: ["No tienes ninguna.", "Crear una clave"],
  },
  {
    name: "an assistant asks",
    address: ASKED,
    answers: { ...SIGNED_IN, [LOOK]: { json: ASKING } },
    sees: ["Asistente de Ejemplo", "asistente.example", "Dejarlo entrar"],
  },
  {
    name: "an assistant that nobody knows asks",
    address: ASKED,
    answers: {
      ...SIGNED_IN,
      [LOOK]: {
        status: 422,
        json: { code: "ASSISTANT_UNKNOWN", message: "No se puede comprobar quién pide permiso." },
      },
    },
    sees: ["No se puede comprobar quién pide permiso."],
  },
];
