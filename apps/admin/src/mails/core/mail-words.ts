import type { MailList, MailStateName, MailView } from "@nv/contracts/schemas";

/** Style of the mark beside a state. */
export type StateMark = "good" | "busy" | "wrong" | "off";

/** A state in words, and its mark. */
export const MAIL_STATES: Readonly<Record<MailStateName, { readonly word: string; readonly mark: StateMark }>> = {
  waiting: { word: "En espera", mark: "busy" },
  sending: { word: "Saliendo", mark: "busy" },
  sent: { word: "Enviado", mark: "good" },
  failed: { word: "Fallido", mark: "wrong" },
  cancelled: { word: "Cancelado", mark: "off" },
};

/** Words of `sent` where mails are not sent but left in a folder. */
const LEFT = { word: "En la bandeja", mark: "off" } as const;

/** Returns the state of a mail in words. @param transport - Whether this server sends mails or leaves them in its outbox. */
export function mailState(
  state: MailStateName,
  transport: MailList["transport"],
): { readonly word: string; readonly mark: StateMark } {
  return state === "sent" && transport === "outbox" ? LEFT : MAIL_STATES[state];
}

/** Subject of each mail; the names are those of the identity service. */
const KINDS: Readonly<Record<string, string>> = {
  confirmation: "Confirmar el correo",
  invitation: "Invitación",
  recovery: "Contraseña nueva",
  magicLink: "Enlace para entrar",
  emailChange: "Cambio de correo",
  emailChangeNotice: "Aviso de cambio de correo",
  emailChanged: "Correo cambiado",
  repeatedSignup: "Alta repetida",
  newSignIn: "Aviso de entrada nueva",
  passwordChanged: "Contraseña cambiada",
  secondFactorActivated: "Segundo paso activado",
  secondFactorRemoved: "Segundo paso quitado",
  secondFactorFailed: "Intentos con el segundo paso",
  recoveryCodeUsed: "Código de recuperación usado",
  recoveryCodesRenewed: "Códigos de recuperación nuevos",
  passkeyAdded: "Llave de acceso nueva",
  passkeyRemoved: "Llave de acceso quitada",
  providerLinked: "Otra forma de entrar",
  mailTest: "Prueba",
  proposalAccepted: "Propuesta aceptada",
  proposalRejected: "Propuesta descartada",
  deskNotice: "Aviso de un compañero",
};

/** Returns what a mail is about, for the people who look at the list. */
export function mailKind(kind: string): string {
  return KINDS[kind] ?? "Otro";
}

/** Describes the progress of a mail in a sentence under its state; empty when the state says it all. */
export function mailProgress(
  { state, attempts, nextAttemptAtMs }: Pick<MailView, "state" | "attempts" | "nextAttemptAtMs">,
  formatDistance: (ms: number) => string,
): string {
  const tries = attempts === 1 ? "1 intento" : `${attempts} intentos`;
  if (state === "waiting" && attempts > 0) {
    return `${tries}; el siguiente, ${nextAttemptAtMs === null ? "pronto" : formatDistance(nextAttemptAtMs)}`;
  }
  if (state === "failed") return `Tras ${tries}`;
  return state === "sent" && attempts > 1 ? `Al ${attempts}.º intento` : "";
}
