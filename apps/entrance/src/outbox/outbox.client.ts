import { findPart } from "../page/find-part.ts";
import { TEXTS } from "../page/texts.ts";
import { drawMail } from "./draw-mails.ts";
import { fetchOutbox, type OutboxAnswer } from "./fetch-outbox.ts";

/** Pause between two looks at the outbox, milliseconds: somebody waits here for a mail just asked for. */
const REFRESH_MS = 5000;

const status = findPart("status");
const list = findPart("mails");
let shownIds = "";

findPart("refresh").addEventListener("click", refresh);
document.addEventListener("visibilitychange", refreshWhileVisible);
setInterval(refreshWhileVisible, REFRESH_MS);
await refresh();

async function refreshWhileVisible(): Promise<void> {
  if (document.visibilityState === "visible") await refresh();
}

async function refresh(): Promise<void> {
  const answer = await fetchOutbox((...request) => fetch(...request));
  status.textContent = statusOf(answer);
  status.classList.toggle("failed", answer.kind !== "mails");
  if (answer.kind === "mails") show(answer);
}

/** The list is drawn again only when it changed: a selection or the keyboard's place in it must not be lost. */
function show({ mails }: Extract<OutboxAnswer, { kind: "mails" }>): void {
  const ids = mails.map(({ id }) => id).join("\n");
  if (ids === shownIds) return;
  shownIds = ids;
  list.replaceChildren(...mails.map((mail) => drawMail(mail, location.origin)));
}

function statusOf(answer: OutboxAnswer): string {
  if (answer.kind === "forbidden") return TEXTS.outboxForbidden;
  if (answer.kind === "failed") return TEXTS.outboxFailed;
  if (answer.mails.length === 0) return TEXTS.outboxEmpty;
  return answer.mails.length === 1 ? "1 correo" : `${answer.mails.length} correos`;
}
