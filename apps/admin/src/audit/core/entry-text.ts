import { AUDIT_ACTIONS } from "@nv/contracts";

/** What an action is called; one that this page does not know yet stands for itself. */
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
};

const wordOf = (name: string) => FIELD_WORDS[name] ?? name;

function valueText(value: unknown): string {
  if (typeof value === "string") return value === "" ? "nada" : value;
  return JSON.stringify(value) ?? "";
}

function partText(name: string, value: unknown, momentText: (time: string) => string): string {
  if (name === "until" && typeof value === "string") return `${wordOf(name)} ${momentText(value)}`;
  if (name === "changed" && Array.isArray(value)) return value.map((field) => wordOf(String(field))).join(", ");
  if (name === "password") return wordOf(name);
  if (Array.isArray(value) && value.length === 2) {
    return `${wordOf(name)}: de «${valueText(value[0])}» a «${valueText(value[1])}»`;
  }
  return `${wordOf(name)}: ${valueText(value)}`;
}

/**
 * What an entry tells besides its action, in one line.
 *
 * @param momentText - Writes a time (RFC 3339) as people read it.
 * @example detailsText({ role: ["", "admin"] }, formatMoment) // "rol: de «nada» a «admin»"
 */
export function detailsText(
  details: Readonly<Record<string, unknown>> | undefined,
  momentText: (time: string) => string,
): string {
  return Object.entries(details ?? {})
    .map(([name, value]) => partText(name, value, momentText))
    .join("; ");
}
