import { ADMIN_API_PATH } from "@nv/contracts";
import type { KeysView, ProvidersView, SettingsView, SettingValues } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const SETTINGS = `${ADMIN_API_PATH}/settings`;
const VALUES: SettingValues = {
  signup: "invite",
  mailLocale: "es",
  sessionIdleDays: 14,
  sessionAbsoluteDays: 90,
  secondFactor: true,
  passkeys: false,
  magicLink: false,
  assistants: false,
};
const view: SettingsView = {
  version: 3,
  changed: { atMs: 1_795_000_000_000, by: "Ana Muestra" },
  values: VALUES,
  defaults: VALUES,
  origins: { signup: "fixed", secondFactor: "chosen" },
  configured: { autoconfirm: false, mailFrom: "no-responder@diario.example", siteUrl: "https://sitio.example" },
};
const providers: ProvidersView = {
  providers: [
    { name: "google", isOn: true, url: "https://accounts.google.com", registration: "sitio" },
    { name: "saml", isOn: false, url: null, registration: null },
  ],
  callbackUrl: "https://sitio.example/.netlify/identity/callback",
};
const keys: KeysView = {
  keys: [{ id: "k", algorithm: "EdDSA", createdAtMs: 1_790_000_000_000, state: "signing", untilMs: null }],
  isShared: false,
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Ajustes",
    address: "/admin/settings",
    asks: SETTINGS,
    full: {
      answers: {
        [SETTINGS]: { json: view },
        [`${ADMIN_API_PATH}/providers`]: { json: providers },
        [`${ADMIN_API_PATH}/keys`]: { json: keys },
      },
      sees: ["Último cambio: Ana Muestra", "https://sitio.example/.netlify/identity/callback", "SIGNUP"],
    },
    empty: {
      answers: {
        [SETTINGS]: { json: { ...view, version: 0, changed: null, origins: {} } satisfies SettingsView },
        [`${ADMIN_API_PATH}/keys`]: { json: { keys: [], isShared: true } satisfies KeysView },
      },
      sees: ["Quién puede entrar"],
    },
  },
];
