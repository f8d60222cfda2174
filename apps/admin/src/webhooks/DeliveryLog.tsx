import type { WebhookDelivery } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { answerWords, deliveryState, eventWords } from "./core/webhook-words.ts";
import { WEBHOOKS_KEY, webhookCalls } from "./webhook-calls.ts";

/** The log is read again this often while it is open, milliseconds. */
const REREAD_MS = 5000;

const COLUMNS: readonly DataColumn<WebhookDelivery>[] = [
  { id: "event", name: "Suceso", kind: "head", cell: ({ event }) => eventWords(event) },
  {
    id: "made",
    name: "Cuándo",
    cell: ({ createdAtMs: ms }) => <time dateTime={new Date(ms).toISOString()}>{formatMoment(ms)}</time>,
  },
  {
    id: "state",
    name: "Estado",
    cell: (delivery) => {
      const { word, mark } = deliveryState(delivery);
      return (
        <span className="condition" data-state={mark}>
          {word}
        </span>
      );
    },
  },
  { id: "attempts", name: "Intentos", kind: "figure", cell: ({ attempts }) => attempts },
  {
    id: "answer",
    name: "Respuesta",
    cell: (delivery) => {
      const words = answerWords(delivery);
      return words === "" ? "" : <q className="nv-breaks">{words}</q>;
    },
  },
];

/** Log of the deliveries to an address: what it was sent lately, what waits for it, and what it answered. */
export function DeliveryLog({ id }: { readonly id: string }) {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: [WEBHOOKS_KEY, id],
    queryFn: ({ signal }) => webhookCalls.deliveries(caller, id, signal),
    refetchInterval: REREAD_MS,
  });
  const deliveries = answer.data?.body.deliveries;
  return (
    <>
      <AnswerState query={answer} />
      {deliveries?.length === 0 && <p className="empty">Todavía no hay ningún aviso. «Probar» manda el primero.</p>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <DataTable
          caption="Avisos: los que esperan, y después los últimos"
          columns={COLUMNS}
          rows={deliveries}
          keyOf={(one) => one.id}
        />
      )}
    </>
  );
}
