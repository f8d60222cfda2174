import { CHART_KINDS } from "@nv/descriptions";
import { Button, CopyButton, Field, SelectField, TextArea } from "@nv/ui";
import { bindFields, OnStage, useKept } from "@nv/web";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { OnBar } from "../../frame/workbench/bar";
import { EXAMPLE } from "./core/example";
import { factsIn } from "./core/facts-in";
import { isSameTable, readKeptTable, type TableOfChart } from "./core/kept-table";
import { DraftEditor, type EditedDraft } from "./DraftEditor";
import { UnitField } from "./UnitField";

/** Describes a table that somebody pastes; the invented one before that. */
export function TablePanel({ modelNotice }: { readonly modelNotice: string }): ReactNode {
  const { value, keep } = useKept("nv.description-table", readKeptTable);
  const table = value ?? EXAMPLE;
  const settled = useDeferredValue(table);
  const { facts, fault } = useMemo(() => factsIn(settled.csv, { ...settled, intro: "" }), [settled]);
  const change = (part: Partial<TableOfChart>) => keep({ ...table, ...part });
  const f = bindFields({ draft: table, change });
  const isExample = isSameTable(table, EXAMPLE);

  return (
    <div className="nv-tool nv-stack">
      <TextArea
        label="Datos"
        hint="Los nombres en la primera fila y la primera columna; pégalos de una hoja de cálculo o de un CSV."
        rows={7}
        {...f.text("csv")}
        error={fault}
      />
      <div className="nv-tool__fields">
        <SelectField label="Clase de gráfico" {...f.value("type")} options={CHART_KINDS} />
        <Field label="Título" autoComplete="off" {...f.text("title")} />
        <Field label="Fuente" autoComplete="off" {...f.text("sourceName")} />
        <UnitField {...f.value("unit")} />
      </div>
      <div className="nv-tool__actions">
        {isExample ? (
          <>
            <p className="nv-descriptions__aside">Es un ejemplo inventado: pega encima tu tabla.</p>
            <Button onClick={() => keep({ csv: "", type: "", title: "", sourceName: "", unit: "" })}>Vaciar</Button>
          </>
        ) : (
          <Button onClick={() => keep(null)}>Volver al ejemplo</Button>
        )}
      </div>
      {facts !== null && (
        <OnStage>
          <DraftEditor
            name="table"
            facts={facts}
            published=""
            source={{ ...settled, chart: "" }}
            modelNotice={modelNotice}
            orders={(draft) => <CopyOrder draft={draft} />}
          />
        </OnStage>
      )}
    </div>
  );
}

function CopyOrder({ draft: { state, obstacle } }: { readonly draft: EditedDraft }): ReactNode {
  if (obstacle !== "") return <p className="nv-tool__fault">{obstacle}</p>;
  return (
    <OnBar place="actions">
      <CopyButton text={state.text} what="la descripción" className="nv-action nv-action--main">
        Copiar la descripción
      </CopyButton>
    </OnBar>
  );
}
