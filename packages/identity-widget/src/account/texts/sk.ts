import type { AccountTexts } from "./en.ts";

/** Slovak texts of the account page. */
export const texts: AccountTexts = {
  profile: "Osobné údaje",
  save_name: "Uložiť meno",
  saving: "Ukladá sa…",
  name_saved: "Meno je uložené.",
  change_email: "Zmeniť e-mail",
  email_hint: "Adresa sa zmení, keď otvoríte odkaz poslaný na tú novú.",
  email_sent: "Zmenu dokončíte otvorením odkazu, ktorý sme poslali na novú adresu.",
  current_password: "Súčasné heslo",
  password_saved: "Heslo je uložené. Vaše ostatné relácie sa skončili.",
  sessions: "Otvorené relácie",
  this_session: "Táto relácia",
  last_used: "Naposledy použité:",
  end_session: "Ukončiť",
  session_ended: "Relácia bola ukončená.",
  end_others: "Ukončiť ostatné",
  others_ended: "Vaše ostatné relácie boli ukončené.",
  unknown_device: "Neznáme zariadenie",
  loading: "Načítava sa…",
  back: "Späť",
  "Session not found": "Táto relácia sa už skončila.",
  "Recent proof of identity required": "Skôr ako to zmeníte, potvrďte, kto ste.",
  "Password or code not accepted": "Heslo alebo kód nie je správny.",
};
