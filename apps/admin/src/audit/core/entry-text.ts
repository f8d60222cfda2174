import { AUDIT_ACTIONS } from "@nv/contracts";
import { formatNumber } from "@nv/spanish";
import { mailKind } from "../../mails/core/mail-words.ts";
import { settingName, valueInWords } from "../../settings/core/setting-texts.ts";

/** Details of an entry besides its action, as the service gives them. */
export type EntryDetails = Readonly<Record<string, unknown>>;

/** Returns the name of an action; one that this page does not know yet stands for itself. */
export function actionText(action: string): string {
  const known = Object.entries(AUDIT_ACTIONS).find(([code]) => code === action);
  return known?.[1].es ?? action;
}

/** Words for the names that the service tells details by. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  email: "correo",
  role: "rol",
  password: "contraseña",
  until: "hasta",
  changed: "cambió",
  user_metadata: "datos de la persona",
  app_metadata: "datos de la administración",
  confirmed: "correo confirmado",
  page: "página",
  revision: "revisión",
  recipient: "para",
  key: "clave",
  algorithm: "algoritmo",
  isRevoking: "olvida las anteriores",
  code: "motivo",
  call: "petición",
  limit: "límite",
  times: "veces",
  others: "de muchas direcciones",
  registered: "registrados",
  rows: "filas",
  provider: "servicio",
  method: "con",
  site: "dirección",
  people: "personas",
  program: "por la clave",
  name: "nombre",
  start: "empieza por",
  scopes: "alcance",
  ends: "caduca",
  service: "cuenta de programa",
  purpose: "para qué",
  assistant: "asistente",
  client: "ficha",
  tool: "herramienta",
  asked: "pregunta",
};

const wordOf = (name: string) => FIELD_WORDS[name] ?? name;

function valueText(value: unknown): string {
  if (value === "" || value === null || value === undefined) return "nada";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return formatNumber(value);
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${wordOf(name)} ${valueText(part)}`)
    .join(", ");
}

const fromTo = (name: string, before: string, after: string) => `${name}: de «${before}» a «${after}»`;

/** A setting before and after, by the words of the settings' own screen; `null` for what is none. */
function settingText(name: string, value: unknown): string | null {
  const setting = settingName(name);
  if (setting === undefined || typeof value !== "object" || value === null) return null;
  if (!("before" in value && "after" in value)) return null;
  const [before, after] = [valueInWords(setting.name, value.before), valueInWords(setting.name, value.after)];
  return fromTo(setting.label, before, after);
}

function partText(name: string, value: unknown, momentText: (time: string) => string): string {
  if (name === "until" && typeof value === "string") return `${wordOf(name)} ${momentText(value)}`;
  if (name === "changed" && Array.isArray(value)) return value.map((field) => wordOf(String(field))).join(", ");
  if (name === "password") return wordOf(name);
  if (name === "kind") return `«${mailKind(String(value))}»`;
  const setting = settingText(name, value);
  if (setting !== null) return setting;
  if (Array.isArray(value) && value.length === 2) {
    return fromTo(wordOf(name), valueText(value[0]), valueText(value[1]));
  }
  return `${wordOf(name)}: ${valueText(value)}`;
}

/** Names of the details that say which graphic or include an entry is about: it has a column of its own. */
const RECORD_NAMES = new Set(["collection", "id", "title"]);

/**
 * Writes the details of an entry, besides its action and what it is about, in one line of words.
 *
 * @param momentText - Writes a time (RFC 3339) as people read it.
 * @example detailsText({ role: ["", "admin"] }, formatMoment) // "rol: de «nada» a «admin»"
 */
export function detailsText(details: EntryDetails | undefined, momentText: (time: string) => string): string {
  const isRecord = recordIn(details) !== null;
  return Object.entries(details ?? {})
    .filter(([name]) => !isRecord || !RECORD_NAMES.has(name))
    .map(([name, value]) => partText(name, value, momentText))
    .join("; ");
}

/** A graphic or an include that an entry is about. */
export interface AuditedRecord {
  readonly title: string;
  /** Name of its kind, for people. */
  readonly kind: string;
  /** Address at which the site shows it. */
  readonly href: string;
}

/** The graphic or include that an entry is about; `null` when it is about none. */
export function recordIn({ collection, id, title }: EntryDetails = {}): AuditedRecord | null {
  if (typeof id !== "string" || typeof title !== "string") return null;
  if (collection === "graphics")
    return { title, kind: "Gráfico", href: `/embed_data?grafico=${encodeURIComponent(id)}` };
  if (collection === "includes") return { title, kind: "Include", href: "/docs/Extensiones/Includes" };
  if (collection === "map-styles")
    return { title, kind: "Estilo de mapa", href: `/docs/Mapas/mapBoxConfig?estilo=${encodeURIComponent(id)}` };
  if (collection === "series")
    return { title, kind: "Serie", href: `/docs/Herramientas%20DW/FijosDataWrapper?serie=${encodeURIComponent(id)}` };
  return null;
}
