import type { Observation, SeriesColumn, TrackerDetail, TrackerRowsKind } from "@nv/contracts/schemas";
import { EVENT_KEYS, FICHA_COLUMNS, missingOfFicha, observationKey, POLL_KEYS } from "@nv/series";
import { formatDate, formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { trackersCalls } from "./trackers-calls";

/** Rows that are shown before somebody asks for more, and at each asking. */
const STEP = 10;
const LONG_STEP = 500;

/** Decimals that a share is shown with: those of whoever asked. */
const DECIMALS = 4;

/** Columns by which rows are named. */
const NAMED_BY = { polls: POLL_KEYS.house, events: EVENT_KEYS.title } as const;

const FICHA: ReadonlySet<string> = new Set(FICHA_COLUMNS.map(({ key }) => key));

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

/** Parts of a ficha técnica that are named where they are missing: more are counted. */
const NAMED = 3;

/** Says what a poll does not tell of what the law asks of it; empty where it tells all. */
function fichaOf(row: Pick<Observation, "values">): string {
  const missing = missingOfFicha(row);
  if (missing.length === 0) return "";
  return missing.length > NAMED
    ? `Faltan ${missing.length} datos de su ficha técnica`
    : `Ficha técnica: falta ${LIST.format(missing)}`;
}

interface Props {
  readonly tracker: TrackerDetail;
  readonly of: TrackerRowsKind;
  /** Columns that they have, besides their day and their source. */
  readonly columns: readonly SeriesColumn[];
  /** In their order. */
  readonly rows: readonly Observation[];
  readonly isBusy: boolean;
  readonly onRun: (work: Promise<TrackerDetail>, done: string) => void;
}

function cellText(value: Observation["values"][string] | undefined, unit: string): string {
  if (value === null || value === undefined) return "—";
  if (typeof value === "number")
    return formatNumber(value, { decimals: DECIMALS }) + (unit === "" ? "" : `\u00a0${unit}`);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, "short") : value;
}

/** The polls or the events of a mandate, the last one first, each with its source and a way to take it out. */
export function RowTable({ tracker, of, columns: own, rows, isBusy, onRun }: Props): ReactNode {
  const { id, version, status } = tracker;
  const [most, setMost] = useState(STEP);
  if (rows.length === 0)
    return (
      <p>
        {of === "polls"
          ? "Aún no hay ninguna: pega las primeras en «Datos»."
          : "Aún no hay ninguno: en «Datos», «Acontecimientos», pega los primeros."}
      </p>
    );
  const remove = async (row: Observation) => {
    const keys = [observationKey(own, row)];
    return (await trackersCalls.remove(id, { version, of, keys })).tracker;
  };
  const columns: readonly DataColumn<Observation>[] = [
    { id: "date", name: of === "polls" ? "Fin" : "Día", kind: "head", cell: ({ date }) => formatDate(date, "short") },
    ...own
      .filter(({ key }) => !FICHA.has(key))
      .map(
        ({ key, label, kind, unit }): DataColumn<Observation> => ({
          id: key,
          name: label,
          ...(kind === "number" && { kind: "figure" as const }),
          ...((key === "mode" || key === "population" || key === "start") && { width: "wide" as const }),
          cell: ({ values, source, sourceUrl }) =>
            key === NAMED_BY[of] ? (
              <>
                {cellText(values[key], unit)}
                <small>
                  <a href={sourceUrl}>{source}</a>
                </small>
                {of === "polls" && <small>{fichaOf({ values })}</small>}
              </>
            ) : (
              cellText(values[key], unit)
            ),
        }),
      ),
    ...(status === "retired"
      ? []
      : [
          {
            id: "remove",
            name: "Quitar",
            kind: "orders" as const,
            cell: (row: Observation) => (
              <Button
                disabled={isBusy}
                onClick={() => onRun(remove(row), of === "polls" ? "Encuesta quitada." : "Acontecimiento quitado.")}
              >
                Quitar
                <span className="nv-visually-hidden">
                  {" "}
                  {cellText(row.values[NAMED_BY[of]], "")}, {formatDate(row.date, "short")}
                </span>
              </Button>
            ),
          },
        ]),
  ];
  return (
    <>
      <DataTable
        caption={of === "polls" ? "Encuestas" : "Acontecimientos"}
        columns={columns}
        rows={rows.toReversed().slice(0, most)}
        keyOf={(row) => observationKey(own, row)}
      />
      {rows.length > most && (
        <div className="nv-row">
          <Button onClick={() => setMost(most + LONG_STEP)}>
            {rows.length - most <= LONG_STEP ? `Ver las ${rows.length}` : `Ver ${LONG_STEP} más`}
          </Button>
        </div>
      )}
    </>
  );
}
