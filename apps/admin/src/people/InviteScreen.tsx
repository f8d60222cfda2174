import { decodeFile, encodingNotice } from "@nv/tables";
import { Button, Notice, TextArea } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { sendableRows } from "./core/invitation-rows.ts";
import { LONGEST_TEXT, MOST_INVITATIONS } from "./core/read-invitations.ts";
import { InvitationTable } from "./InvitationTable.tsx";
import { PEOPLE } from "./people-address.ts";
import { type Invitations, useInvitations } from "./use-invitations.ts";
import "./people.css";

const peopleText = (count: number) => (count === 1 ? "1 persona" : `${count} personas`);

interface ListFormProps {
  readonly invitations: Invitations;
  /** Called with what there is to say of how a file was read; empty for nothing. */
  readonly onNotice: (notice: string) => void;
}

/** Form in which the list is pasted, or read from a file. */
function ListForm({ invitations, onNotice }: ListFormProps) {
  const [fileProblem, setFileProblem] = useState("");

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    setFileProblem("");
    // Looked at before it is read: a wrong file may be a film.
    if (file.size > LONGEST_TEXT) setFileProblem("El archivo es demasiado grande para ser una lista de personas.");
    else {
      const { text, encoding } = await decodeFile(file);
      onNotice(encodingNotice(encoding));
      invitations.read(text);
    }
    // The same file, corrected, must count as a change.
    target.value = "";
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setFileProblem("");
    onNotice("");
    invitations.read(invitations.text);
  }

  return (
    <form className="invite-form nv-stack-3" onSubmit={handleSubmit}>
      <TextArea
        label="Personas"
        rows={8}
        value={invitations.text}
        error={fileProblem || invitations.problem}
        hint={`Una por línea, hasta ${MOST_INVITATIONS}: «ana@diario.example» o «Ana Ruiz <ana@diario.example>». También puedes pegar dos columnas de una hoja de cálculo.`}
        onChange={({ target }) => invitations.write(target.value)}
      />
      <div className="nv-row">
        <Button rank="main" type="submit">
          Revisar la lista
        </Button>
        <label className="file nv-action nv-action--plain">
          O abrir un CSV…
          <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={handleFile} />
        </label>
      </div>
      <p className="nv-caption">
        El CSV lleva una columna «correo» y, si quieres, otra «nombre», separadas por comas o puntos y comas.
      </p>
    </form>
  );
}

function Outcome({ invitations: { rows, error, isSending, send } }: { readonly invitations: Invitations }) {
  const sent = rows.filter(({ status }) => status === "sent").length;
  const left = rows.length - sent;
  if (error !== null) {
    return (
      <FailureNotice
        error={error}
        onRetry={() => void send()}
        comfort={`Van ${sent} de ${rows.length}; las demás siguen aquí.`}
      />
    );
  }
  if (sent === 0 || isSending) return null;
  return (
    <Notice tone={left === 0 ? "done" : "plain"}>
      <p>
        {sent === 1 ? "Una invitación enviada." : `${sent} invitaciones enviadas.`}{" "}
        {left > 0 && `Quedan ${peopleText(left)} por corregir o quitar.`}
      </p>
    </Notice>
  );
}

/** Invites one person or many: each row says how it went, and a wrong one is corrected in its place. */
export function InviteScreen() {
  const invitations = useInvitations();
  const { rows, isSending } = invitations;
  const [notice, setNotice] = useState("");
  const ready = sendableRows(rows).length;
  return (
    <ScreenFrame title="Invitar" back={PEOPLE}>
      {notice !== "" && <Notice tone="plain">{notice}</Notice>}
      {rows.length === 0 ? (
        <ListForm invitations={invitations} onNotice={setNotice} />
      ) : (
        <>
          <p>
            Cada persona recibe un correo con un enlace de un solo uso, válido siete días. Ya invitada, recibe uno
            nuevo.
          </p>
          <Outcome invitations={invitations} />
          <InvitationTable
            rows={rows}
            isBusy={isSending}
            onCorrect={invitations.correct}
            onRemove={invitations.remove}
          />
          <div className="nv-row">
            {(ready > 0 || isSending) && (
              <Button rank="main" disabled={isSending} onClick={() => void invitations.send()}>
                {isSending ? `Invitando… faltan ${ready}` : `Invitar a ${peopleText(ready)}`}
              </Button>
            )}
            <Button
              disabled={isSending}
              onClick={() => {
                setNotice("");
                invitations.startAgain();
              }}
            >
              Empezar otra lista
            </Button>
          </div>
        </>
      )}
    </ScreenFrame>
  );
}
