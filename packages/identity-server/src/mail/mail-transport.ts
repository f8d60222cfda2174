import { randomUUID } from "node:crypto";
import { access, constants, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailRow } from "../schema/tables.ts";
import type { RenderedMail } from "./render-mail.ts";

/** Carries a mail to its destination. */
export interface MailTransport {
  /**
   * @returns What the SMTP server answered, or the name of the file.
   * @throws When it was not delivered; it is tried again later.
   */
  deliver(mail: MailRow, rendered: RenderedMail): Promise<string>;
  /**
   * Finds out whether mails can leave, without sending one, within {@link CHECK_TIMEOUT_MS}.
   *
   * @throws When they cannot.
   */
  check(): Promise<void>;
  readonly kind: "smtp" | "outbox";
  /** Destination of mails: host and port without credentials, or the folder. */
  readonly address: string;
  close(): void;
}

/** Longest that an SMTP server may be silent, milliseconds. */
const SMTP_TIMEOUT_MS = 20_000;

/** Longest that a check may take, milliseconds: somebody waits for it in front of a screen. */
const CHECK_TIMEOUT_MS = 4000;

/** Port of an address that names none. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { "smtp:": "587", "smtps:": "465" };

interface TransportSettings {
  readonly smtpUrl?: string | undefined;
  readonly from: string;
  readonly outboxDir: string;
}

function messageOf(mail: MailRow, { subject, text, html }: RenderedMail, from: string) {
  return {
    from,
    to: mail.recipient,
    subject,
    text,
    html,
    date: new Date(mail.created_at_ms),
    // The same on every try, so that a mail sent twice is shown once.
    messageId: `<${mail.id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function connectTo(smtpUrl: string, timeoutMs: number) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const smtp = connectTo(smtpUrl, SMTP_TIMEOUT_MS);
  const { hostname, port, protocol } = new URL(smtpUrl);
  return {
    kind: "smtp",
    address: `${hostname}:${port || DEFAULT_PORTS[protocol]}`,
    deliver: async (mail, rendered) => (await smtp.sendMail(messageOf(mail, rendered, from))).response,
    async check() {
      const connection = connectTo(smtpUrl, CHECK_TIMEOUT_MS);
      try {
        await connection.verify();
      } finally {
        connection.close();
      }
    },
    close: () => smtp.close(),
  };
}

/** Writes a file that is either absent or whole, also after a power cut. */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.${randomUUID()}`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
}

function createOutboxTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    kind: "outbox",
    address: folder,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    deliver: async (mail, rendered) => {
      const { message } = await composer.sendMail(messageOf(mail, rendered, from));
      if (!Buffer.isBuffer(message)) throw new TypeError("the composer must give the message as one buffer");
      const name = `${mail.created_at_ms}-${mail.id}.eml`;
      await writeWhole(folder, name, message);
      return name;
    },
    close: () => composer.close(),
  };
}

/** Creates the transport of mails: SMTP when there is an address for it, else `.eml` files in a folder. */
export function createMailTransport({ smtpUrl, from, outboxDir }: TransportSettings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, from) : createOutboxTransport(outboxDir, from);
}
