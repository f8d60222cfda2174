import { MARKET_EXCHANGES } from "@nv/contracts";
import { EXCHANGES, type MarketCalendar, type MarketKind } from "@nv/series";
import { formatCount, formatDate, formatNumber } from "@nv/spanish";
import { Button, Field, FileDrop, SelectField, TextArea } from "@nv/ui";
import { bindFields, boundText, loadable } from "@nv/web";
import { ImportedSheet, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useState } from "react";
import { isExample, withoutExample } from "./core/bolsas-draft";
import type { ARTICLES, MarketDraft } from "./core/market-draft";
import { KINDS } from "./core/market-kinds";
import { type MarketView, MOST_SESSIONS, STILL_READING } from "./core/read-market";

/** With all that knows of series, which who pastes has no need of. */
const FromSeries = loadable(
  async () => (await import("./FromSeries")).FromSeries,
  <p className="nv-flush nv-caption">Buscando las series…</p>,
);

/** Comes with the first thing that is wrong. */
const MarketFaults = loadable(async () => (await import("./MarketFaults")).MarketFaults, null);

/** Tells whether there is something to be told of the sessions: rows that do not count, days without data, days that somebody gave up. */
const isToldOf = ({ draft, read, toldHoles, proposal }: MarketView) =>
  read.faults.length > 0 || toldHoles.length > 0 || proposal !== null || draft.closedDays.length > 0;

interface Props {
  readonly market: MarketView;
  readonly onChange: (part: Partial<MarketDraft>) => void;
  /** `null` where it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** Largest file that is opened, bytes: a century of sessions is a tenth of it. */
const LIMITS = { mostBytes: 5_000_000, mostRows: MOST_SESSIONS } as const;

const KIND_OPTIONS = (["index", "share", "currency", "spread"] as const satisfies readonly MarketKind[]).map(
  (value) => ({
    value,
    label: KINDS[value].label,
  }),
);

const ARTICLE_OPTIONS = [
  { value: "el", label: "El" },
  { value: "la", label: "La" },
  { value: "none", label: "Sin artículo" },
] as const satisfies readonly { value: (typeof ARTICLES)[number]; label: string }[];

const CALENDARS = [
  ...MARKET_EXCHANGES.map((value) => ({ value, label: EXCHANGES[value].name })),
  { value: "weekdays", label: "De lunes a viernes, sin festivos" },
  { value: "every-day", label: "Todos los días" },
] as const satisfies readonly { value: MarketCalendar; label: string }[];

const MARKS = [
  { value: "auto", label: "Lo que se entienda" },
  { value: ",", label: "Coma: 12.345,6" },
  { value: ".", label: "Punto: 1,234.5" },
] as const satisfies readonly { value: MarketDraft["decimalMark"]; label: string }[];

const CLOSE_DECIMALS = [
  { value: "auto", label: "Los que suele llevar" },
  { value: "0", label: "Ninguno" },
  { value: "1", label: "Uno" },
  { value: "2", label: "Dos" },
  { value: "3", label: "Tres" },
  { value: "4", label: "Cuatro" },
] as const satisfies readonly { value: MarketDraft["closeDecimals"]; label: string }[];

const ORDERS = [
  { value: "auto", label: "Lo que se entienda" },
  { value: "day-first", label: "Día delante: 23/11/2026" },
  { value: "month-first", label: "Mes delante: 11/23/2026" },
] as const satisfies readonly { value: MarketDraft["dayOrder"]; label: string }[];

/** Describes how the sessions were understood, so that nobody guesses. */
function understood({ read, sessions, words }: MarketView): string {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return "";
  const order = read.understood?.date.isCertain === false ? " No se sabe si va antes el día o el mes: míralo." : "";
  const span = `del ${formatDate(first.date)} al ${formatDate(last.date)}`;
  return `Se entienden ${formatCount(sessions.length, "sesión", "sesiones", "feminine")}, ${span}; el último cierre, ${formatNumber(last.close, { decimals: words.decimals, fixedDecimals: true })}.${order}`;
}

/** Says whose holidays are left out, and since when they are known. */
function holidaysSource(calendar: MarketCalendar): string {
  if (calendar === "weekdays" || calendar === "every-day") return "";
  const { source, since } = EXCHANGES[calendar];
  return `Sin sus festivos, que se saben desde ${since}. Fuente: ${source.name}`;
}

/** Description of a market value and its sessions, pasted, opened from a file or imported from a series; faults stand below. */
export function MarketData({ market, onChange, onRemove }: Props): ReactNode {
  const { draft, fault, read } = market;
  const f = bindFields({ draft, change: onChange });
  const isDoubtful = read.understood !== null && !(read.understood.close.isCertain && read.understood.date.isCertain);
  // Another table is no series of the house any more.
  const takeText = (text: string) => onChange({ ...withoutExample(draft), text, series: null });
  const brought = useTableImport(LIMITS, takeText);
  const [asksSeries, setAsksSeries] = useState(draft.series !== null);
  return (
    <section className="nv-bolsas__part nv-stack" aria-labelledby="bolsas-datos">
      <h2 id="bolsas-datos">Datos</h2>
      {isExample(draft) && (
        <p className="nv-flush nv-caption nv-said">
          Ejemplo: este valor y sus cifras son inventados. Pega encima los tuyos.
        </p>
      )}
      <div className="nv-tool__fields">
        <Field
          label="Nombre"
          maxLength={90}
          {...f.text("name")}
          error={draft.name.trim() === "" ? "Falta el nombre" : ""}
        />
        <SelectField label="En la frase, con" {...f.value("article")} options={ARTICLE_OPTIONS} />
        <SelectField
          label="Qué es"
          hint={draft.kind === "spread" ? "Sus cambios se dicen en puntos, no en porcentaje" : ""}
          value={draft.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => onChange({ kind, unit: KINDS[kind].unit })}
        />
        <Field label="Unidad" maxLength={20} {...f.text("unit")} />
        <SelectField label="Decimales del cierre" {...f.value("closeDecimals")} options={CLOSE_DECIMALS} />
        <SelectField
          label="Se negocia"
          hint={holidaysSource(draft.calendar)}
          {...f.value("calendar")}
          options={CALENDARS}
        />
        <Field
          label="Fuente"
          maxLength={200}
          {...f.text("source")}
          error={
            draft.source.trim() === "" && read.sessions.length > 0 ? "Falta la fuente: sin ella no se publica" : ""
          }
        />
      </div>
      <div className="nv-bolsas__sources nv-stack">
        <TextArea
          label="Sesiones"
          hint="Una fila por día: fecha;cierre. Si hay apertura, máximo y mínimo, con sus nombres en la primera fila"
          error={brought.problem || (fault === STILL_READING ? "" : fault)}
          rows={7}
          spellCheck={false}
          onPaste={brought.paste}
          {...boundText(draft.text, (text) => {
            brought.forget();
            takeText(text);
          })}
        />
        <div className="nv-stack">
          <FileDrop
            label="O trae un archivo CSV o Excel"
            accept={TABLE_FILES}
            onFiles={([file]) => file !== undefined && brought.open(file)}
          />
          <ImportedSheet brought={brought} />
          <div className="nv-tool__actions">
            <Button aria-expanded={asksSeries} onClick={() => setAsksSeries(!asksSeries)}>
              De una serie o del BCE
            </Button>
          </div>
          {asksSeries && <FromSeries draft={draft} onChange={onChange} />}
        </div>
      </div>
      <p className="nv-flush nv-caption nv-said" role="status">
        {fault === STILL_READING ? fault : understood(market)}
      </p>
      <div aria-live="polite" className="nv-bolsas__faults nv-stack nv-said">
        {isToldOf(market) && <MarketFaults market={market} onChange={onChange} />}
      </div>
      <details className="nv-bolsas__how" open={isDoubtful}>
        <summary>Corregir cómo se han leído</summary>
        <div className="nv-tool__fields">
          <SelectField label="Los decimales van con" {...f.value("decimalMark")} options={MARKS} />
          <SelectField label="Los días se escriben con" {...f.value("dayOrder")} options={ORDERS} />
        </div>
      </details>
      {onRemove !== null && (
        <div className="nv-tool__actions">
          <Button onClick={onRemove}>Quitar este valor</Button>
        </div>
      )}
    </section>
  );
}
