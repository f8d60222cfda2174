import type { Locale } from "@nv/contracts";
import type { FirstTexts } from "../texts.ts";

/** By language, what menus and buttons say: they are drawn before any catalogue is here. */
const SAID = {
  en: ["Log in", "Log out", "Sign up", "Logged in as"],
  fr: ["Connexion", "Déconnexion", "Inscription", "Session ouverte au nom de"],
  es: ["Iniciar sesión", "Cerrar sesión", "Registrarse", "Sesión iniciada como"],
  hu: ["Bejelentkezés", "Kijelentkezés", "Regisztráció", "Bejelentkezve mint"],
  pt: ["Entrar", "Sair", "Criar conta", "Sessão iniciada como"],
  pl: ["Zaloguj się", "Wyloguj się", "Zarejestruj się", "Zalogowano jako"],
  cs: ["Přihlásit se", "Odhlásit se", "Zaregistrovat se", "Přihlášeno jako"],
  sk: ["Prihlásiť sa", "Odhlásiť sa", "Zaregistrovať sa", "Prihlásené ako"],
} as const satisfies Readonly<
  Record<Locale, readonly [logIn: string, logOut: string, signUp: string, loggedInAs: string]>
>;

/** The same, by the keys of the catalogue. */
export const MENU_TEXTS: FirstTexts = Object.fromEntries(
  Object.entries(SAID).map(([locale, [log_in, log_out, sign_up, logged_in_as]]) => [
    locale,
    { log_in, log_out, sign_up, logged_in_as },
  ]),
);
