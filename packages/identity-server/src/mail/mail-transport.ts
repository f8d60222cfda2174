import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailRow } from "../schema/tables.ts";
import type { RenderedMail } from "./render-mail.ts";

/** Carries a mail to its destination. */
export interface MailTransport {
  /** @throws When it was not delivered; it is tried again later. */
  deliver(mail: MailRow, rendered: RenderedMail): Promise<void>;
  close(): void;
}

/** How long an SMTP server may be silent, milliseconds. */
const SMTP_TIMEOUT_MS = 20_000;

interface TransportSettings {
  readonly smtpUrl?: string | undefined;
  readonly from: string;
  readonly outboxDir: string;
}

function messageOf(mail: MailRow, { subject, text, html }: RenderedMail, from: string) {
  return {
    from,
    to: mail.recipient,
    ...{ subject, text, html },
    date: new Date(mail.created_at_ms),
    // The same on every try, so that a mail sent twice is shown once.
    messageId: `<${mail.id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail, rendered) => {
      await smtp.sendMail(messageOf(mail, rendered, from));
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
    deliver: async (mail, rendered) => {
      const { message } = await composer.sendMail(messageOf(mail, rendered, from));
      if (!Buffer.isBuffer(message)) throw new TypeError("the composer must give the message as one buffer");
      await writeWhole(folder, `${mail.created_at_ms}-${mail.id}.eml`, message);
    },
    close: () => composer.close(),
  };
}

/** Makes the transport: SMTP when there is an address for it, else `.eml` files in a folder. */
export function createMailTransport({ smtpUrl, from, outboxDir }: TransportSettings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, from) : createOutboxTransport(outboxDir, from);
}
