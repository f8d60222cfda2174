import type { IdentityAction } from "../session/identity.ts";

/** A button that opens the sign-in dialog. */
export interface IdentityButtonProps {
  /** Which of the dialog's pages opens. */
  readonly action: IdentityAction;
  /** `primary` is the one thing to do on the page. */
  readonly kind: "primary" | "quiet";
}

/** Labels of the buttons. */
const LABELS: Readonly<Record<IdentityAction, string>> = { login: "Iniciar sesión", signup: "Registrarse" };

/** Signing up is hidden until the service says that it is open; signing in shows at once and works once the script is here. */
export function IdentityButton({ action, kind }: IdentityButtonProps) {
  return (
    <button className={`button ${kind}`} type="button" data-identity={action} hidden={action === "signup"}>
      {LABELS[action]}
    </button>
  );
}
