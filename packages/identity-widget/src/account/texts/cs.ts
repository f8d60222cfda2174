import type { AccountTexts } from "./en.ts";

/** Czech texts of the account page. */
export const texts: AccountTexts = {
  profile: "Osobní údaje",
  save_name: "Uložit jméno",
  saving: "Ukládání…",
  name_saved: "Jméno je uloženo.",
  change_email: "Změnit e-mail",
  email_hint: "Adresa se změní, až otevřete odkaz poslaný na tu novou.",
  email_sent: "Změnu dokončíte otevřením odkazu, který jsme poslali na novou adresu.",
  current_password: "Současné heslo",
  password_saved: "Heslo je uloženo. Vaše ostatní relace skončily.",
  sessions: "Otevřené relace",
  this_session: "Tato relace",
  last_used: "Naposledy použito:",
  end_session: "Ukončit",
  session_ended: "Relace byla ukončena.",
  end_others: "Ukončit ostatní",
  others_ended: "Vaše ostatní relace byly ukončeny.",
  unknown_device: "Neznámé zařízení",
  loading: "Načítání…",
  back: "Zpět",
  "Session not found": "Tato relace už skončila.",
  "Recent proof of identity required": "Než to změníte, potvrďte, kdo jste.",
  "Password or code not accepted": "Heslo nebo kód není správně.",
};
