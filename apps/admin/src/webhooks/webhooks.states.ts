import { DATAWRAPPER_HOOK_API_PATH, WEBHOOKS_API_PATH } from "@nv/contracts";
import type { DatawrapperHook, Webhook, WebhookList } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const WELL: Webhook = {
  id: "1",
  name: "La web",
  url: "https://avisos.diario.example/narrativas",
  events: ["piece.published", "piece.retired"],
  state: "on",
  reason: "",
  waiting: 0,
  lost: 0,
  failingSinceMs: null,
  nextTryAtMs: null,
  createdAtMs: 1_795_000_000_000,
  version: 1,
};
const DOWN: Webhook = {
  ...WELL,
  id: "2",
  name: "Una caché",
  events: ["account.login"],
  waiting: 3,
  failingSinceMs: 1_795_000_000_000,
  nextTryAtMs: 1_795_000_600_000,
};
const PAUSED: Webhook = {
  ...DOWN,
  id: "3",
  name: "El archivo",
  state: "paused",
  reason: "No acepta nada desde hace tres días.",
  nextTryAtMs: null,
};
const list = (...webhooks: Webhook[]): WebhookList => ({ webhooks });

const HEARD: DatawrapperHook = {
  isMade: true,
  madeAtMs: 1_795_000_000_000,
  madeBy: "Berta Muestra",
  receivedAtMs: 1_795_000_600_000,
  isAccountOn: true,
};
const UNHEARD: DatawrapperHook = { isMade: false, madeAtMs: null, madeBy: "", receivedAtMs: null, isAccountOn: false };

export const STATES: readonly ScreenStates[] = [
  {
    title: "Webhooks",
    address: "/admin/webhooks",
    asks: WEBHOOKS_API_PATH,
    full: {
      answers: {
        [WEBHOOKS_API_PATH]: { json: list(WELL, DOWN, PAUSED) },
        [DATAWRAPPER_HOOK_API_PATH]: { json: HEARD },
      },
      sees: [
        "La web",
        "Funciona",
        "No responde",
        "3 avisos esperan.",
        "En pausa",
        "No acepta nada desde hace tres días.",
        "La dirección es de Berta Muestra",
      ],
    },
    empty: {
      answers: { [WEBHOOKS_API_PATH]: { json: list() }, [DATAWRAPPER_HOOK_API_PATH]: { json: UNHEARD } },
      sees: ["Todavía no se avisa a nadie. Empieza con «Nuevo webhook»", "Falta la cuenta de Datawrapper"],
    },
  },
];
