import { Field } from "@nv/ui";
import { type FormEvent, StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  ConfirmDialog,
  callServer,
  type EventConnection,
  EventsContext,
  FailureNotice,
  isRecord,
  JobProgress,
  openEvents,
  parseJson,
  readBy,
  useDraft,
  useRemote,
  useSending,
  useVersionedDraft,
} from "../src/index.ts";

interface Values {
  readonly title: string;
}
const Draft = readBy<Values>((value) =>
  isRecord(value) && typeof value.title === "string" ? { title: value.title } : null,
);
const Versioned = readBy((value) => {
  if (!isRecord(value) || typeof value.version !== "number") return null;
  const [base, mine] = [Draft.safeParse(value.base), Draft.safeParse(value.mine)];
  return base.success && mine.success ? { base: base.data, mine: mine.data, version: value.version } : null;
});

function DraftForm() {
  const draft = useDraft("test", { title: "Guardado" }, Draft);
  return (
    <section aria-label="Borrador">
      <Field
        label="Título"
        value={draft.values.title}
        onChange={({ target }) => draft.change({ title: target.value })}
      />
      {draft.isRestored && <p>Recuperado</p>}
      <button type="button" onClick={draft.discard}>
        Descartar
      </button>
    </section>
  );
}

function VersionedForm() {
  const form = useVersionedDraft({
    key: "nv.test",
    start: { title: "Uno" },
    version: 1,
    read: (stored) => parseJson(stored, Versioned),
    isSame: (one, other) => one.title === other.title,
  });
  return (
    <section aria-label="Con versiones">
      <Field label="Titular" value={form.draft.title} onChange={({ target }) => form.change({ title: target.value })} />
      <output>
        {form.base.title} v{form.version} {form.isDirty ? "cambiado" : "igual"}
      </output>
      <button type="button" onClick={() => form.rebase({ title: "Dos" }, 2, form.draft)}>
        Partir de la dos
      </button>
    </section>
  );
}

interface Noted extends Values {
  readonly note: string;
}

/** Form that an answer fills in too, whenever it comes. */
function AnsweredForm() {
  const form = useVersionedDraft<Noted>({
    key: "nv.answered",
    start: { title: "", note: "" },
    version: 0,
    read: () => null,
    isSame: (one, other) => one.title === other.title && one.note === other.note,
  });
  const ask = () => window.addEventListener("answered", () => form.change({ note: "Del archivo" }), { once: true });
  return (
    <section aria-label="Con respuesta">
      <button type="button" onClick={ask}>
        Pedir
      </button>
      <Field label="Pie" value={form.draft.title} onChange={({ target }) => form.change({ title: target.value })} />
      <output>{form.draft.note}</output>
    </section>
  );
}

function SendForm() {
  const { send, failure, isSending } = useSending();
  const [isKept, setIsKept] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsKept(await send("/api/kept", { a: 1 }));
  }
  return (
    <form aria-label="Envío" onSubmit={(event) => void submit(event)}>
      <button type="submit" aria-disabled={isSending}>
        Enviar
      </button>
      {isKept && <p>Anotado</p>}
      {failure !== null && <FailureNotice error={failure} />}
    </form>
  );
}

function Asked() {
  const { body, failure, reload } = useRemote("title", (signal) => callServer(Draft, "/api/title", { signal }));
  if (failure !== null) return <FailureNotice error={failure} comfort="Lo demás sigue." onRetry={reload} />;
  return <p>{body === null ? "Cargando…" : `El título es ${body.title}`}</p>;
}

function Deletion() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-label="Borrado">
      <button type="button" onClick={() => setIsAsking(true)}>
        Borrar…
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Borrar la muestra"
          action="Borrar"
          typed="Muestra"
          onConfirm={() => callServer(Draft, "/api/title", { method: "POST" })}
          onClose={() => setIsAsking(false)}
        >
          <p>No se puede deshacer.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Page() {
  const [events, setEvents] = useState<EventConnection | null>(null);
  const [done, setDone] = useState("");
  useEffect(() => {
    const opened = openEvents();
    setEvents(opened);
    return () => opened.close();
  }, []);
  return (
    <EventsContext value={events}>
      <DraftForm />
      <VersionedForm />
      <AnsweredForm />
      <SendForm />
      <Asked />
      <Deletion />
      <JobProgress
        jobId="11111111-1111-4111-8111-111111111111"
        label="Importación"
        onDone={({ message }) => setDone(message)}
      />
      <output>{done}</output>
    </EventsContext>
  );
}

const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
