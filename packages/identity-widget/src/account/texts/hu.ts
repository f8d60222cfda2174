import type { AccountTexts } from "./en.ts";

/** Hungarian texts of the account page. */
export const texts: AccountTexts = {
  profile: "Profil adatai",
  save_name: "Név mentése",
  saving: "Mentés…",
  name_saved: "A nevet elmentettük.",
  change_email: "E-mail-cím módosítása",
  email_hint: "A cím akkor változik meg, amikor megnyitja az új címre küldött hivatkozást.",
  email_sent: "A módosítás befejezéséhez nyissa meg az új címre küldött hivatkozást.",
  current_password: "Jelenlegi jelszó",
  password_saved: "A jelszót elmentettük. A többi munkamenete véget ért.",
  sessions: "Nyitott munkamenetek",
  this_session: "Ez a munkamenet",
  last_used: "Utolsó használat:",
  end_session: "Befejezés",
  session_ended: "A munkamenet véget ért.",
  end_others: "A többi befejezése",
  others_ended: "A többi munkamenete véget ért.",
  unknown_device: "Ismeretlen eszköz",
  loading: "Betöltés…",
  back: "Vissza",
  "Session not found": "Ez a munkamenet már véget ért.",
  "Recent proof of identity required": "A módosításhoz előbb igazolja magát.",
  "Password or code not accepted": "A jelszó vagy a kód hibás.",
};
