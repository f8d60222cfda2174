/** A mail without its envelope. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** What comes after the link, in small print. */
  readonly note: string;
}

/** What the owner of an account is told about its factors. */
export type FactorNotice =
  | "second_factor_activated"
  | "second_factor_removed"
  | "second_factor_failed"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "passkey_added"
  | "passkey_removed";

/** Makes every mail of the service. Links are built from the site's configured address and nothing else. */
export interface Messages {
  confirmation(token: string): Message;
  invitation(token: string): Message;
  recovery(token: string): Message;
  emailChange(token: string, newEmail: string): Message;
  emailChangeNotice(newEmail: string): Message;
  emailChanged(newEmail: string): Message;
  repeatedSignup(): Message;
  passwordChanged(): Message;
  factorNotice(notice: FactorNotice): Message;
}

const IGNORE = "Si no has sido tú, no hagas nada: sin el enlace no cambia nada.";
const ALARM = "Si no has sido tú, recupera tu contraseña cuanto antes y avisa a tu equipo.";

/** Subject and sentence of each notice; `{host}` is the site. */
const FACTOR_NOTICES: Readonly<Record<FactorNotice, readonly [subject: string, sentence: string]>> = {
  second_factor_activated: [
    "Segundo paso activado",
    "Tu cuenta en {host} pide desde ahora un código además de la contraseña. Las sesiones de otros dispositivos se han cerrado.",
  ],
  second_factor_removed: [
    "Segundo paso desactivado",
    "Tu cuenta en {host} ya no pide un código además de la contraseña. Las sesiones de otros dispositivos se han cerrado.",
  ],
  second_factor_failed: [
    "Alguien ha fallado el segundo paso",
    "Alguien que conoce la contraseña de tu cuenta en {host} ha escrito varios códigos equivocados y no ha entrado.",
  ],
  recovery_codes_renewed: [
    "Códigos de recuperación nuevos",
    "Tu cuenta en {host} tiene códigos de recuperación nuevos; los anteriores ya no sirven.",
  ],
  recovery_code_used: [
    "Se ha usado un código de recuperación",
    "Alguien ha usado uno de los códigos de recuperación de tu cuenta en {host}. Ese código ya no sirve.",
  ],
  passkey_added: ["Llave de acceso nueva", "Tu cuenta en {host} tiene una llave de acceso nueva."],
  passkey_removed: ["Llave de acceso borrada", "Se ha borrado una llave de acceso de tu cuenta en {host}."],
};

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function toHtml({ subject, paragraphs, link, note }: Content): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("");
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;background:#1a1a1a;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;word-break:break-all">O copia esta dirección en el navegador:<br>${escapeHtml(link.url)}</p>`
    : "";
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="margin:0;padding:24px;font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1a1a1a;background:#ffffff">' +
    `<div style="max-width:560px">${body}${button}` +
    `<p style="margin:24px 0 0;font-size:13px;color:#595959">${escapeHtml(note)}</p></div></body></html>`
  );
}

function toText({ paragraphs, link, note }: Content): string {
  const linkLines = link ? [`${link.label}:\n${link.url}`] : [];
  return `${[...paragraphs, ...linkLines, note].join("\n\n")}\n`;
}

function write(content: Content): Message {
  return { subject: content.subject, text: toText(content), html: toHtml(content) };
}

/**
 * Makes the messages of a site.
 *
 * @param siteUrl - Public address, without a slash at the end.
 */
export function createMessages(siteUrl: string): Messages {
  const host = new URL(siteUrl).host;
  const linkTo = (name: string, token: string) => `${siteUrl}/#${name}=${token}`;
  return {
    confirmation: (token) =>
      write({
        subject: "Confirma tu correo",
        paragraphs: [`Alguien ha pedido una cuenta en ${host} con esta dirección. Si has sido tú, confírmala.`],
        link: { label: "Confirmar mi correo", url: linkTo("confirmation_token", token) },
        note: `El enlace sirve una vez y caduca en 24 horas. ${IGNORE}`,
      }),
    invitation: (token) =>
      write({
        subject: "Te han invitado",
        paragraphs: [`Te han invitado a entrar en ${host}. Acepta y elige una contraseña.`],
        link: { label: "Aceptar la invitación", url: linkTo("invite_token", token) },
        note: "El enlace sirve una vez y caduca en 7 días.",
      }),
    recovery: (token) =>
      write({
        subject: "Elige una contraseña nueva",
        paragraphs: [`Alguien ha pedido una contraseña nueva para tu cuenta en ${host}.`],
        link: { label: "Elegir una contraseña", url: linkTo("recovery_token", token) },
        note: `El enlace sirve una vez y caduca en 24 horas. ${IGNORE}`,
      }),
    emailChange: (token, newEmail) =>
      write({
        subject: "Confirma tu nuevo correo",
        paragraphs: [`Confirma que quieres usar ${newEmail} para entrar en ${host}.`],
        link: { label: "Confirmar el cambio", url: linkTo("email_change_token", token) },
        note: `El enlace sirve una vez y caduca en 24 horas. ${IGNORE}`,
      }),
    emailChangeNotice: (newEmail) =>
      write({
        subject: "Han pedido cambiar tu correo",
        paragraphs: [
          `Alguien ha pedido que tu cuenta en ${host} use otra dirección: ${newEmail}.`,
          "El cambio se hará cuando se confirme desde la dirección nueva.",
        ],
        note: ALARM,
      }),
    emailChanged: (newEmail) =>
      write({
        subject: "Tu correo ha cambiado",
        paragraphs: [`Tu cuenta en ${host} usa desde ahora la dirección ${newEmail}.`],
        note: ALARM,
      }),
    repeatedSignup: () =>
      write({
        subject: "Ya tienes una cuenta",
        paragraphs: [
          `Alguien ha pedido una cuenta en ${host} con esta dirección, que ya tiene una.`,
          "Si has sido tú, entra con tu contraseña; si no la recuerdas, pide una nueva desde la misma ventana.",
        ],
        link: { label: "Ir al sitio", url: `${siteUrl}/` },
        note: "Si no has sido tú, no hagas nada: tu cuenta sigue igual.",
      }),
    passwordChanged: () =>
      write({
        subject: "Tu contraseña ha cambiado",
        paragraphs: [
          `La contraseña de tu cuenta en ${host} acaba de cambiar.`,
          "Las sesiones abiertas en otros dispositivos se han cerrado.",
        ],
        note: ALARM,
      }),
    factorNotice: (notice) => {
      const [subject, sentence] = FACTOR_NOTICES[notice];
      return write({ subject, paragraphs: [sentence.replaceAll("{host}", host)], note: ALARM });
    },
  };
}
