import { IDENTITY_PATH } from "@nv/contracts";
import type { ScreenStates } from "../../test/screen-states.ts";
import type { AuditEntry } from "./audit-entry.ts";

const AUDIT = `${IDENTITY_PATH}/admin/audit`;
const ENTRY: AuditEntry = {
  id: "1",
  payload: {
    timestamp: "2026-11-20T09:30:00Z",
    actor_id: "a1",
    actor_email: "ana@diario.example",
    actor_name: "Ana Muestra",
    action: "login",
    ip_address: "203.0.113.247",
    user_agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    device: "Firefox · Linux",
  },
};
const PUBLISHED: AuditEntry = {
  id: "2",
  payload: {
    ...ENTRY.payload,
    action: "record_published",
    details: { collection: "graphics", id: "g1", title: "El paro por provincias", revision: "r0002-abc" },
  },
};
const FROM_FAR: AuditEntry = {
  id: "4",
  payload: {
    ...ENTRY.payload,
    actor_email: "maria-del-carmen.etxeberria@redaccion.diario.example",
    ip_address: "2001:db8:85a3:1234:5678:8a2e:1370:7334",
    traits: { user_id: "b2", user_email: "bruno@diario.example" },
  },
};
const CHANGED: AuditEntry = {
  id: "3",
  payload: {
    ...ENTRY.payload,
    action: "settings_changed",
    details: { signup: { before: "invite", after: "open" } },
  },
};

export const STATES: readonly ScreenStates[] = [
  {
    title: "Auditoría",
    address: "/admin/audit",
    asks: AUDIT,
    full: {
      answers: { [AUDIT]: { json: [ENTRY, PUBLISHED, CHANGED, FROM_FAR], headers: { "x-total-count": "4" } } },
      sees: [
        ...["ana@diario.example", "203.0.113.247", "Firefox · Linux", "1–4 de 4"],
        ...["El paro por provincias", "de «solo por invitación» a «cualquiera»"],
      ],
    },
    empty: {
      answers: { [AUDIT]: { json: [], headers: { "x-total-count": "0" } } },
      sees: ["No pasó nada que cumpla lo que buscas."],
    },
  },
  {
    title: "Auditoría",
    address: "/admin/audit?cuenta=a1",
    full: {
      answers: { [AUDIT]: { json: [ENTRY], headers: { "x-total-count": "1" } } },
      sees: ["Solo lo que hizo o le pasó a una cuenta.", "Ver la de todo el equipo"],
    },
  },
];
