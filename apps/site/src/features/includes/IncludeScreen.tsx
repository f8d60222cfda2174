import { type FieldProblem, INCLUDE_RECORD, type IncludeDetail } from "@nv/contracts/schemas";
import { OnStage, Step } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeList } from "../../records/CodeList";
import { EditedScreen } from "../../records/saving/EditedScreen";
import { RecordEditor } from "../../records/saving/RecordEditor";
import { IncludeActions, PUBLISHED } from "./IncludeActions";
import { IncludeFields } from "./IncludeFields";
import { IncludePreview } from "./IncludePreview";
import { IncludeUses } from "./IncludeUses";
import { INCLUDE_SAVING, NEW_INCLUDE } from "./include-draft";
import { stateOf } from "./include-state";
import { includesCalls } from "./includes-calls";

const NO_FIELDS: readonly string[] = [];

const CODES = {
  element: { name: "Elemento", use: "Para un bloque de HTML. Sigue siempre lo último que se publique." },
  pinned: { name: "Elemento fijo", use: "El mismo, en la versión de ahora: no cambia aunque el include cambie." },
  ssi: { name: "SSI", use: "Para un servidor que incluye archivos, como nginx o Apache." },
  esi: { name: "ESI", use: "Para una caché que compone páginas, como Varnish o Akamai." },
  link: { name: "Dirección", use: "El fragmento solo, como HTML." },
} as const;

interface ScreenProps {
  /** `null` for one that is not begun. */
  readonly id: string | null;
  readonly onBegun?: (id: string) => void;
}

/** An include with everything about it. */
export function IncludeScreen({ id, onBegun }: ScreenProps): ReactNode {
  return (
    <EditedScreen kind={INCLUDE_RECORD} id={id} onBegun={onBegun} detail={includesCalls.detail}>
      {(include, { onChanged }) => <IncludeView include={include} onChanged={onChanged} />}
    </EditedScreen>
  );
}

interface ViewProps {
  readonly include: IncludeDetail | null;
  readonly onChanged: (include: IncludeDetail) => void;
}

function IncludeView({ include, onChanged }: ViewProps): ReactNode {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const isRetired = include?.status === "retired";
  return (
    <RecordEditor
      kind={INCLUDE_RECORD}
      of={INCLUDE_SAVING}
      start={NEW_INCLUDE}
      record={include}
      onChanged={onChanged}
      calls={includesCalls}
      live={problems}
      facts={
        include !== null && (
          <>
            {isRetired && stateOf(include)} <code>/i/{include.slug}/</code>
          </>
        )
      }
      published={PUBLISHED}
      rolledBack="Las páginas vuelven a mostrar esa versión antes de un minuto."
      place="Dónde: en todo lo que lo lleva sin versión fija. Antes de un minuto."
      actions={(one, { isBusy, run }, order) => (
        <IncludeActions include={one} isBusy={isBusy} order={order} onRun={run} />
      )}
    >
      {(fields) => (
        <>
          {isRetired ? (
            <OnStage>
              <IncludePreview body={include.body} slug={include.slug} />
            </OnStage>
          ) : (
            <IncludeFields {...fields} slug={include?.slug ?? ""} onProblems={setProblems} />
          )}
          {include !== null && <IncludeCodes include={include} />}
        </>
      )}
    </RecordEditor>
  );
}

/** Shows who has an include, and the ways to put it in a page. */
function IncludeCodes({ include }: { readonly include: IncludeDetail }): ReactNode {
  const codes = Object.entries(CODES).flatMap(([kind, words]) => {
    const code = Object.entries(include.codes).find(([known]) => known === kind)?.[1];
    return code === undefined ? [] : [{ ...words, code }];
  });
  return (
    <Step label="Códigos" fields={NO_FIELDS}>
      <h3>Quién lo muestra</h3>
      <IncludeUses uses={include.uses} />
      {codes.length > 0 && (
        <>
          <h3>Ponerlo en una página</h3>
          <CodeList codes={codes} />
        </>
      )}
    </Step>
  );
}
