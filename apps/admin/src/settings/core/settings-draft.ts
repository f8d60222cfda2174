import type { SettingName, SettingsChange, SettingsView } from "@nv/contracts/schemas";

/** Settings that the person has chosen and not saved; days as they were typed, `null` for going back to the default. */
export interface SettingsDraft {
  readonly signup?: "invite" | "open" | null;
  readonly mailLocale?: SettingsView["values"]["mailLocale"] | null;
  readonly sessionIdleDays?: string | null;
  readonly sessionAbsoluteDays?: string | null;
  readonly secondFactor?: boolean | null;
  readonly passkeys?: boolean | null;
  readonly magicLink?: boolean | null;
  readonly assistants?: boolean | null;
}

/** Days that a session may be given. */
const DAYS = { min: 1, max: 365 };

/** Finds what is wrong with a number of days; empty when nothing is. */
function daysError(typed: string): string {
  if (!/^\s*\d+\s*$/.test(typed)) return "Escribe un número entero de días, sin decimales.";
  const days = Number(typed);
  return days >= DAYS.min && days <= DAYS.max ? "" : `Elige entre ${DAYS.min} y ${DAYS.max} días.`;
}

/** A setting as the form shows it: what was chosen, else what is in force. */
export function shownValue(view: SettingsView, draft: SettingsDraft, name: SettingName): string | number | boolean {
  const chosen = draft[name];
  if (chosen === null) return view.defaults[name];
  return chosen === undefined ? view.values[name] : chosen;
}

/** Whether the person has changed a setting from what is in force. */
export function isChanged(view: SettingsView, draft: SettingsDraft, name: SettingName): boolean {
  const chosen = draft[name];
  if (chosen === undefined) return false;
  if (chosen === null) return view.origins[name] === "chosen";
  return String(chosen).trim() !== String(view.values[name]);
}

/** Names of the settings that the person has changed. */
export function changedNames(view: SettingsView, draft: SettingsDraft): readonly SettingName[] {
  const names: SettingName[] = [
    ...(["signup", "secondFactor", "passkeys", "magicLink", "assistants"] as const),
    ...(["sessionIdleDays", "sessionAbsoluteDays", "mailLocale"] as const),
  ];
  return names.filter((name) => isChanged(view, draft, name));
}

/** Finds the errors of the form, by setting; nothing for the settings that are right. */
export function draftErrors(view: SettingsView, draft: SettingsDraft): Readonly<Partial<Record<SettingName, string>>> {
  const changed = new Set(changedNames(view, draft));
  const errors: Partial<Record<SettingName, string>> = {};
  for (const name of ["sessionIdleDays", "sessionAbsoluteDays"] as const) {
    const error = changed.has(name) ? daysError(String(shownValue(view, draft, name))) : "";
    if (error !== "") errors[name] = error;
  }
  if (Object.keys(errors).length > 0) return errors;
  const [idle, absolute] = [
    Number(shownValue(view, draft, "sessionIdleDays")),
    Number(shownValue(view, draft, "sessionAbsoluteDays")),
  ];
  if (idle <= absolute) return errors;
  const place = changed.has("sessionIdleDays") ? "sessionIdleDays" : "sessionAbsoluteDays";
  return { [place]: `Una sesión no puede esperar sin uso (${idle}) más días de los que dura (${absolute}).` };
}

/** Builds the request to the server: the changed settings, held to the version that the person saw. */
export function toChange(view: SettingsView, draft: SettingsDraft): SettingsChange {
  const days = (name: "sessionIdleDays" | "sessionAbsoluteDays") => {
    const typed = draft[name];
    return typed === null || typed === undefined ? typed : Number(typed);
  };
  const changed = new Set<string>(changedNames(view, draft));
  const all = { ...draft, sessionIdleDays: days("sessionIdleDays"), sessionAbsoluteDays: days("sessionAbsoluteDays") };
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => changed.has(name)));
  return { version: view.version, values };
}
