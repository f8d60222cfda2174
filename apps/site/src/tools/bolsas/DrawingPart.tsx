import { randomId } from "@nv/graphic-types";
import { formatNumber } from "@nv/spanish";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import { bindFields } from "@nv/web";
import type { ReactNode } from "react";
import { emptyDraft } from "../../pieces/core/graphic-draft";
import { DraftPreview } from "../../pieces/form/DraftPreview";
import { type BolsasDraft, graphicKey, MOST_NOTES, type SPANS, type VIEWS } from "./core/bolsas-draft";
import type { MarketFigure } from "./core/market-figure";
import { type MarketView, STILL_READING } from "./core/read-market";
import { MakeFigure } from "./MakeFigure";

interface Props {
  readonly markets: readonly MarketView[];
  readonly figure: MarketFigure;
  readonly draft: BolsasDraft;
  readonly onChange: (part: Partial<BolsasDraft>) => void;
}

const VIEW_OPTIONS = [
  { value: "close", label: "Cierres" },
  { value: "base100", label: "Base 100" },
  { value: "drawdown", label: "Caída" },
] as const satisfies readonly { value: (typeof VIEWS)[number]; label: string }[];

const SPAN_OPTIONS = [
  { value: "21", label: "Un mes (21 sesiones)" },
  { value: "63", label: "Tres meses (63)" },
  { value: "126", label: "Medio año (126)" },
  { value: "252", label: "Un año (252)" },
  { value: "all", label: "Todo lo que cabe" },
] as const satisfies readonly { value: (typeof SPANS)[number]; label: string }[];

const SCALE_OPTIONS = [
  { value: "data", label: "La de los datos" },
  { value: "log", label: "Logarítmica" },
] as const;

/** Returns the reason why a drawing cannot go out: a row that does not count is missing in it, and readers must know what they see. */
function blockedBy(shown: readonly MarketView[]): string {
  if (shown.some(({ fault }) => fault === STILL_READING)) return STILL_READING;
  if (shown.some(({ draft: { name } }) => name.trim() === ""))
    return "Falta el nombre de lo que se dibuja: escríbelo en los datos antes de llevar el gráfico a Gráficos.";
  const rows = shown.reduce((sum, { read }) => sum + read.faults.length, 0);
  if (rows === 0) return "";
  return rows === 1
    ? "Hay una fila que no cuenta: arréglala en los datos antes de llevar el gráfico a Gráficos."
    : `Hay ${formatNumber(rows)} filas que no cuentan: arréglalas en los datos antes de llevar el gráfico a Gráficos.`;
}

/** Options of the drawing, preview of the page that readers would get, and the way into the registry. */
export function DrawingPart({ markets, figure, draft, onChange }: Props): ReactNode {
  const { graphic, fault, remarks, problems } = figure;
  const shown = draft.view === "base100" ? markets : markets.filter((market) => market.draft.id === draft.chosen);
  const whole = graphic === null ? null : { ...emptyDraft(graphic.config), ...graphic };
  const f = bindFields({ draft, change: onChange });
  const key = graphicKey(draft);
  return (
    <section className="nv-bolsas__part nv-stack" aria-labelledby="bolsas-grafico">
      <h2 id="bolsas-grafico">Gráfico</h2>
      <div className="nv-tool__fields">
        <ChoiceField label="Se dibuja" segments={VIEW_OPTIONS} {...f.value("view")} />
        <SelectField label="Cuánto" {...f.value("span")} options={SPAN_OPTIONS} />
        {draft.view === "base100" && (
          <Field
            label="El 100 es el cierre del"
            hint="Vacío: el primero que se dibuja"
            type="date"
            {...f.text("baseDay")}
          />
        )}
        {draft.view !== "drawdown" && (
          <SelectField label="Escala" {...f.value("scale")} error={problems.scale} options={SCALE_OPTIONS} />
        )}
      </div>
      {draft.view !== "base100" && (
        <Toggle
          label={draft.view === "close" ? "Señalar el más alto y el más bajo" : "Señalar la mayor caída"}
          hint="De lo que se dibuja"
          {...f.toggle("hasFlags")}
        />
      )}
      <RowsEditor
        {...{ legend: "Notas en un día", noun: "Nota", fewest: 0, most: MOST_NOTES }}
        {...f.list("notes")}
        blank={() => ({ id: randomId(), day: "", text: "" })}
      >
        {f.rows("notes", (note, _note, at) => (
          <>
            <Field
              label={`Día de la nota ${at + 1}`}
              type="date"
              {...note.text("day")}
              error={problems.notes[at] ?? ""}
            />
            <Field label={`Texto de la nota ${at + 1}`} maxLength={90} {...note.text("text")} />
          </>
        ))}
      </RowsEditor>
      {remarks.map((remark) => (
        <p key={remark} className="nv-flush nv-caption nv-said" role="status">
          {remark}
        </p>
      ))}
      {whole === null ? (
        <p className="nv-tool__fault" role="status">
          {fault}
        </p>
      ) : (
        <>
          <DraftPreview draft={whole} base={whole} onProblems={() => undefined} />
          <MakeFigure
            key={key}
            draft={whole}
            blocked={blockedBy(shown)}
            made={draft.graphics[key] ?? null}
            onMade={(made) => {
              const { [key]: _former, ...others } = draft.graphics;
              onChange({ graphics: made === null ? others : { ...others, [key]: made } });
            }}
          />
        </>
      )}
    </section>
  );
}
