import type { CaseView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { casesCalls } from "./cases-calls";
import { formOf } from "./core/case-form";
import { EventList } from "./EventList";
import { PersonalPart } from "./PersonalPart";
import { StateMark } from "./StateMark";
import { StepsPart } from "./StepsPart";
import { WriteCase } from "./WriteCase";

/** A case with everything about it. */
export function CaseScreen({ id }: { readonly id: string }): ReactNode {
  const { body, failure, reload, replace } = useRemote(`case:${id}`, (signal) => casesCalls.one(id, signal));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Cargando el caso…</p>;
  return <OneCase view={body} onChanged={replace} onPersonal={reload} />;
}

interface Props {
  readonly view: CaseView;
  readonly onChanged: (view: CaseView) => void;
  readonly onPersonal: () => void;
}

function OneCase({ view, onChanged, onPersonal }: Props): ReactNode {
  const { id, version, fields, state, hasChanges, isExample, enteredBy, verifiedBy, changedAtMs, wordings } = view;
  const [said, setSaid] = useState("");
  return (
    <article className="nv-cases__one">
      <header>
        <h2>Caso {fields.ref}</h2>
        <p className="nv-cases__facts nv-quiet nv-said">
          <StateMark state={state} hasChanges={hasChanges} />
          {isExample && " · inventado"} · escrito por {enteredBy}
          {verifiedBy !== "" && ` · verificado por ${verifiedBy}`} · {formatMoment(changedAtMs)}
        </p>
        <StepsPart
          view={view}
          onMoved={(moved) => {
            setSaid("Hecho.");
            onChanged(moved);
          }}
        />
        <p role="status" className="nv-cases__facts nv-quiet nv-said">
          {said}
        </p>
        <NamesNotice view={view} />
        {wordings.length > 0 && (
          <Notice tone="wrong">
            <ul>
              {wordings.map(({ field, word, instead }) => (
                <li key={`${field} ${word}`}>
                  «{word}» dice más de lo que se sabe: {instead}.
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </header>
      {state !== "retired" && (
        <section aria-labelledby="caso-campos">
          <h3 id="caso-campos">Lo que se sabe</h3>
          {state !== "draft" && (
            <p className="nv-cases__facts nv-quiet nv-said">
              Si lo cambias vuelve a borrador, y otra persona tiene que verificarlo de nuevo.
            </p>
          )}
          <WriteCase
            key={version}
            name={`${id}:${version}`}
            saved={formOf(view)}
            order="Guardar los cambios"
            save={(body) => casesCalls.change(id, { ...body, version })}
            onSaved={(changed) => {
              setSaid("Guardado.");
              onChanged(changed);
            }}
          />
        </section>
      )}
      <div className="nv-cases__beside nv-stack-6">
        <section aria-labelledby="caso-personal">
          <h3 id="caso-personal">Datos personales</h3>
          <PersonalPart view={view} onKept={onPersonal} />
        </section>
        <section aria-labelledby="caso-historial">
          <h3 id="caso-historial">Historial</h3>
          <EventList
            name={`case-history:${id}`}
            version={version}
            ask={(after, signal) => casesCalls.history(id, { after }, signal)}
            none="Todavía no se ha hecho nada con él."
          />
        </section>
      </div>
    </article>
  );
}

/** Notice of what looks like somebody's name in what readers would get: whoever verifies the case says yes to it. */
function NamesNotice({ view: { names, nameReason } }: { readonly view: CaseView }): ReactNode {
  if (names.length === 0) return null;
  const open = names.filter(({ isExplained }) => !isExplained);
  const said = (some: CaseView["names"]) => [...new Set(some.map(({ name }) => `«${name}»`))].join(", ");
  return (
    <Notice tone={open.length > 0 ? "wrong" : "plain"}>
      {open.length > 0 && (
        <p>
          {said(open)}: puede ser el nombre de una persona, y nadie ha explicado que no lo sea. Así no se publica:
          quítalo, o explica por qué se queda.
        </p>
      )}
      {names.length > open.length && (
        <p>
          Se queda {said(names.filter(({ isExplained }) => isExplained))}, que parece un nombre. La razón escrita: «
          {nameReason}». Quien verifica el caso está de acuerdo con ella.
        </p>
      )}
    </Notice>
  );
}
