import type { CasesPublication } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { publicationCalls } from "./cases-calls";
import { NoteForm } from "./NoteForm";
import { NoteReason } from "./NoteReason";
import { ShownItems } from "./ShownItems";

type ToldNote = CasesPublication["notes"][number];

interface Props {
  readonly notes: CasesPublication["notes"];
  readonly onChanged: () => void;
}

/** Notes that readers have, each with the way to correct it or take it away. */
export function PublishedNotes({ notes, onChanged }: Props): ReactNode {
  if (notes.length === 0) return null;
  return (
    <>
      <h3>Notas que tienen los lectores</h3>
      <ShownItems items={notes} keyOf={({ number }) => String(number)}>
        {(note) => <ToldNoteItem note={note} onChanged={onChanged} />}
      </ShownItems>
    </>
  );
}

function ToldNoteItem({ note, onChanged }: { readonly note: ToldNote; readonly onChanged: () => void }): ReactNode {
  const { number, text, reason: told, by, atMs, faults, correction } = note;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState<"remove" | "approve" | null>(null);
  return (
    <div className="nv-cases__told">
      <p>
        <strong>{text}</strong> {by}, {formatMoment(atMs)}.{told !== "" && ` La razón con la que se dio: ${told}`}
      </p>
      {faults.length > 0 && (
        <Notice tone="wrong">
          <p>{faults.join(". ")}</p>
        </Notice>
      )}
      {correction !== null && (
        <p>
          {correction.isMine ? "Has propuesto" : `${correction.by} propone`}: «{correction.text}».
          {correction.isMine && " La da a los lectores otra persona."}
        </p>
      )}
      <div className="nv-row">
        {correction !== null && !correction.isMine && (
          <Button rank="main" onClick={() => setAsked("approve")}>
            Darla por buena…
          </Button>
        )}
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Cerrar" : "Corregirla…"}
        </Button>
        <Button onClick={() => setAsked("remove")}>Quitarla…</Button>
      </div>
      {isOpen && (
        <NoteForm
          key={correction?.text ?? text}
          {...{ number, text, onChanged }}
          waiting={correction}
          label="Qué debería decir"
          hint="La da a los lectores otra persona, que la haya leído"
          action="Proponer la corrección"
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          title={asked === "remove" ? "¿Quitar esta nota?" : "¿Dar la nota corregida a los lectores?"}
          action={asked === "remove" ? "Quitarla" : "Darla por buena"}
          onConfirm={async () => {
            if (asked === "approve")
              await publicationCalls.approveNote(number, { note: correction?.text ?? "", noteReason: reason });
            else await publicationCalls.writeNote(number, { note: "" });
            onChanged();
          }}
          onClose={() => setAsked(null)}
        >
          {(problems) => (
            <>
              <p>
                {asked === "approve" ? `Dirá: «${correction?.text ?? ""}». ` : "Los lectores dejan de leerla. "}
                Las revisiones que dicen la anterior dejan de existir, y los lectores leen que se ha corregido una nota.
              </p>
              {asked === "approve" && (
                <NoteReason
                  doubts={correction?.doubts ?? []}
                  error={problems.get("noteReason")}
                  {...{ reason }}
                  onChange={setReason}
                />
              )}
            </>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
