import type { AccountTexts } from "./en.ts";

/** Polish texts of the account page. */
export const texts: AccountTexts = {
  profile: "Dane osobowe",
  save_name: "Zapisz imię i nazwisko",
  saving: "Zapisywanie…",
  name_saved: "Imię i nazwisko zapisano.",
  change_email: "Zmień adres e-mail",
  email_hint: "Adres zmieni się, gdy otworzysz odnośnik wysłany na nowy.",
  email_sent: "Aby dokończyć zmianę, otwórz odnośnik wysłany na nowy adres.",
  current_password: "Obecne hasło",
  password_saved: "Hasło zapisano. Pozostałe sesje zostały zakończone.",
  sessions: "Otwarte sesje",
  this_session: "Ta sesja",
  last_used: "Ostatnie użycie:",
  end_session: "Zakończ",
  session_ended: "Sesja została zakończona.",
  end_others: "Zakończ pozostałe",
  others_ended: "Pozostałe sesje zostały zakończone.",
  unknown_device: "Nieznane urządzenie",
  loading: "Wczytywanie…",
  back: "Wróć",
  "Session not found": "Ta sesja już się zakończyła.",
  "Recent proof of identity required": "Aby to zmienić, najpierw potwierdź swoją tożsamość.",
  "Password or code not accepted": "Hasło lub kod są nieprawidłowe.",
};
