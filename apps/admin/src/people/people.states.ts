import { IDENTITY_PATH } from "@nv/contracts";
import type { z } from "zod/mini";
import type { Answers, ScreenStates } from "../../test/screen-states.ts";
import type { Factors, Identities, People, Person, Roles, Sessions } from "./person.ts";

const USERS = `${IDENTITY_PATH}/admin/users`;
const ANA: Person = {
  id: "a1",
  email: "ana@diario.example",
  role: "editor",
  confirmed_at: "2026-01-02T10:00:00Z",
  last_sign_in_at: "2026-11-20T09:30:00Z",
  app_metadata: {},
  user_metadata: { full_name: "Ana Muestra" },
  created_at: "2026-01-01T10:00:00Z",
};
const EVA: Person = {
  id: "e1",
  email: "eva-con-una-direccion-muy-larga@redaccion.diario.example",
  role: "",
  invited_at: "2026-11-19T08:00:00Z",
  app_metadata: {},
  user_metadata: {},
  created_at: "2026-11-19T08:00:00Z",
};
const roles = { json: { roles: [{ role: "editor", people: 1 }] } satisfies z.infer<typeof Roles> };

const list = (users: readonly Person[]): Answers => ({
  [USERS]: {
    json: { users: [...users] } satisfies z.infer<typeof People>,
    headers: { "x-total-count": String(users.length) },
  },
  [`${IDENTITY_PATH}/admin/roles`]: roles,
});

const person: Answers = {
  [`${USERS}/a1`]: { json: ANA, headers: { etag: '"1"' } },
  [`${USERS}/a1/factors`]: {
    json: {
      totp: { activated_at: "2026-02-01T10:00:00Z" },
      recovery_codes_left: 8,
      passkeys: [{ id: "p", name: "Portátil" }],
    } satisfies z.infer<typeof Factors>,
  },
  [`${USERS}/a1/identities`]: {
    json: {
      identities: [
        {
          provider: "google",
          issuer: "https://accounts.google.com",
          created_at: "2026-02-01T10:00:00Z",
          last_sign_in_at: "2026-11-20T09:30:00Z",
        },
      ],
    } satisfies z.infer<typeof Identities>,
  },
  [`${USERS}/a1/sessions`]: {
    json: {
      sessions: [
        {
          id: "s",
          device: "Firefox · Linux",
          user_agent: "Mozilla/5.0",
          address: "192.0.2.7",
          created_at: "2026-11-20T09:30:00Z",
          last_used_at: "2026-11-20T09:45:00Z",
          expires_at: "2026-12-20T09:30:00Z",
        },
      ],
    } satisfies z.infer<typeof Sessions>,
  },
  [`${IDENTITY_PATH}/admin/audit`]: { json: [], headers: { "x-total-count": "0" } },
  [`${IDENTITY_PATH}/admin/roles`]: roles,
};

const alone: Answers = {
  [`${USERS}/a1/factors`]: {
    json: { totp: null, recovery_codes_left: 0, passkeys: [] } satisfies z.infer<typeof Factors>,
  },
  [`${USERS}/a1/identities`]: { json: { identities: [] } satisfies z.infer<typeof Identities> },
  [`${USERS}/a1/sessions`]: { json: { sessions: [] } satisfies z.infer<typeof Sessions> },
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Personas",
    address: "/admin/people",
    asks: USERS,
    full: { answers: list([ANA, EVA]), sees: ["Ana Muestra", EVA.email, "1–2 de 2"] },
    empty: { answers: list([]), sees: ["Todavía no hay nadie. Empieza por invitar al equipo."] },
  },
  {
    title: "Personas",
    address: "/admin/people?buscar=nadie",
    full: { answers: list([]), sees: ["Nadie cumple lo que buscas.", "Quitar los filtros"] },
  },
  {
    title: "Ana Muestra",
    address: "/admin/people/a1",
    asks: `${USERS}/a1`,
    full: { answers: person, sees: ["Google, usado", "Firefox · Linux", "192.0.2.7"] },
    empty: { answers: alone, sees: ["Ninguno"] },
  },
  {
    title: "Crear una cuenta",
    address: "/admin/people/new",
    full: { answers: { [`${IDENTITY_PATH}/admin/roles`]: roles }, sees: ["Correo para elegir su contraseña"] },
  },
  { title: "Invitar", address: "/admin/people/invite", full: { answers: {}, sees: ["Revisar la lista"] } },
];
