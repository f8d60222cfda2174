import { ADMIN_API_PATH } from "@nv/contracts";
import type { MailList, MailView } from "@nv/contracts/schemas";
import type { ScreenStates } from "../../test/screen-states.ts";

const MAILS = `${ADMIN_API_PATH}/mails`;
const SENT: MailView = {
  id: "1",
  recipient: "ana@diario.example",
  kind: "invitation",
  state: "sent",
  attempts: 1,
  createdAtMs: 1_795_000_000_000,
  nextAttemptAtMs: null,
  finishedAtMs: 1_795_000_001_000,
  lastError: null,
  canRetry: false,
  canCancel: false,
};
const FAILED: MailView = {
  id: "2",
  recipient: "eva@diario.example",
  kind: "recovery",
  state: "failed",
  attempts: 7,
  createdAtMs: 1_795_000_000_000,
  nextAttemptAtMs: null,
  finishedAtMs: 1_795_000_009_000,
  lastError: "550 no such mailbox",
  canRetry: true,
  canCancel: false,
};
const list = (mails: MailView[]): MailList => ({
  mails,
  total: mails.length,
  transport: "outbox",
  counts: { waiting: 0, sending: 0, sent: 1, failed: 1, cancelled: 0 },
});

export const STATES: readonly ScreenStates[] = [
  {
    title: "Correos",
    address: "/admin/mails",
    asks: MAILS,
    full: {
      answers: { [MAILS]: { json: list([SENT, FAILED]) } },
      sees: ["ana@diario.example", "En la bandeja", "550 no such mailbox", "Este servidor no envía correos"],
    },
    empty: { answers: { [MAILS]: { json: list([]) } }, sees: ["Aún no ha salido ningún correo."] },
  },
  {
    title: "Correos",
    address: "/admin/mails?search=nadie",
    full: { answers: { [MAILS]: { json: list([]) } }, sees: ["Ningún correo coincide.", "Verlos todos"] },
  },
];
