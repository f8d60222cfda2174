import type { MessageKey } from "./en.ts";

/** The texts that a visitor sees before anything else: those of signing in, signing up, and the menu. */
export const FIRST_KEYS = [
  ...["lang", "log_in", "log_out", "logged_in_as", "logged_in", "sign_up", "forgot_password"],
  ...["form_name_label", "form_email_label", "form_password_label", "show_password", "hide_password", "close"],
  // Said when the others do not come.
  "part_failure",
] as const satisfies readonly MessageKey[];
