import { LOCALES, type Locale } from "@nv/contracts";
import type { SettingName } from "@nv/contracts/schemas";

/** Labels of the settings in the form. */
export const SETTING_LABELS = {
  signup: "Quién puede abrir una cuenta",
  secondFactor: "Segundo paso con una aplicación de códigos",
  passkeys: "Llaves de acceso",
  magicLink: "Enlace por correo",
  assistants: "Asistentes que preguntan en nombre de alguien",
  sessionIdleDays: "Días sin uso",
  sessionAbsoluteDays: "Días en total",
  mailLocale: "Idioma de los correos",
} as const satisfies Readonly<Record<SettingName, string>>;

const SETTINGS: readonly { readonly name: SettingName; readonly label: string }[] = [
  ...(["signup", "secondFactor", "passkeys", "magicLink", "assistants"] as const),
  ...(["sessionIdleDays", "sessionAbsoluteDays", "mailLocale"] as const),
].map((name) => ({ name, label: SETTING_LABELS[name] }));

/** The setting of a name, with what the form calls it; nothing for another name. */
export function settingName(name: string): { readonly name: SettingName; readonly label: string } | undefined {
  return SETTINGS.find((setting) => setting.name === name);
}

/** Languages by their own name. */
const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  fr: "français",
  es: "español",
  hu: "magyar",
  pt: "português",
  pl: "polski",
  cs: "čeština",
  sk: "slovenčina",
};

/** The languages as the list offers them. */
export const LOCALE_CHOICES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** A value in words, for «Ahora vale…». */
export function valueInWords(name: SettingName, value: unknown): string {
  if (typeof value === "boolean") return value ? "encendido" : "apagado";
  if (value === "invite") return "solo por invitación";
  if (value === "open") return "cualquiera";
  const locale = LOCALES.find((known) => known === value);
  if (name === "mailLocale" && locale !== undefined) return LOCALE_NAMES[locale];
  return String(value);
}
