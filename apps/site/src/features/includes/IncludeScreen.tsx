import { type FieldProblem, INCLUDE_RECORD, type IncludeDetail } from "@nv/contracts/schemas";
import { OnStage, Step } from "@nv/web";
import { type ReactNode, useState } from "react";
import { CodeList } from "../../records/CodeList";
import { EditRecord } from "../../records/EditRecord";
import { RecordScreen } from "../../records/RecordScreen";
import { RecordView } from "../../records/RecordView";
import { IncludeActions } from "./IncludeActions";
import { IncludeFields } from "./IncludeFields";
import { IncludePreview } from "./IncludePreview";
import { IncludeUses } from "./IncludeUses";
import { INCLUDE_FORM } from "./include-draft";
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

/** An include with everything about it. */
export function IncludeScreen({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordScreen kind={INCLUDE_RECORD} id={id} detail={includesCalls.detail}>
      {(include, { news, replace }) => <IncludeView include={include} news={news} onChanged={replace} />}
    </RecordScreen>
  );
}

interface ViewProps {
  readonly include: IncludeDetail;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (include: IncludeDetail) => void;
}

function IncludeView({ include, news, onChanged }: ViewProps): ReactNode {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const codes = Object.entries(CODES).flatMap(([kind, words]) => {
    const code = Object.entries(include.codes).find(([known]) => known === kind)?.[1];
    return code === undefined ? [] : [{ ...words, code }];
  });
  return (
    <RecordView
      kind={INCLUDE_RECORD}
      record={include}
      news={news}
      onChanged={onChanged}
      calls={includesCalls}
      missing={problems}
      facts={
        <>
          {stateOf(include)} · <code>/i/{include.slug}/</code>
        </>
      }
      rolledBack="Las páginas vuelven a mostrar esa versión antes de un minuto."
      actions={({ isBusy, run }) => <IncludeActions include={include} isBusy={isBusy} onRun={run} />}
    >
      {() => (
        <>
          {include.status !== "retired" && (
            <EditRecord of={INCLUDE_FORM} saved={include} calls={includesCalls} saveMore="" onChanged={onChanged}>
              {(props) => <IncludeFields {...props} slug={include.slug} onProblems={setProblems} />}
            </EditRecord>
          )}
          {include.status === "retired" && (
            <OnStage>
              <IncludePreview body={include.body} slug={include.slug} />
            </OnStage>
          )}
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
        </>
      )}
    </RecordView>
  );
}
