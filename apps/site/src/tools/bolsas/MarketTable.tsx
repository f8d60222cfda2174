import { quoted, signedMove } from "@nv/series";
import { formatDate } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { MOST_MARKETS } from "./core/bolsas-draft";
import { type MarketView, NO_NAME } from "./core/read-market";
import { Sparkline } from "./Sparkline";

interface Props {
  readonly markets: readonly MarketView[];
  /** Id of the one that is worked on. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
}

const NOTHING = "–";

/** Returns the change of a value in its last session, as tables have it. */
function moved({ moves, words }: MarketView): {
  readonly points: string;
  readonly percent: string;
  readonly way: string;
} {
  const move = moves.at(-1) ?? null;
  if (move === null) return { points: NOTHING, percent: "", way: "still" };
  const { points, percent } = signedMove(move, words);
  return { points, percent, way: move.points < 0 ? "down" : move.points > 0 ? "up" : "still" };
}

/** All the values with their close, their change and a small line: one of them is worked on below. */
export function MarketTable({ markets, chosen, onChoose, onAdd }: Props): ReactNode {
  const columns: readonly DataColumn<MarketView>[] = [
    {
      id: "name",
      name: "Valor",
      kind: "head",
      cell: ({ draft: { id, name }, read, sessions }) => {
        const [last, rows] = [sessions.at(-1), read.faults.length];
        return (
          <>
            <button
              type="button"
              className="nv-bolsas__choose"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {name.trim() || NO_NAME}
            </button>
            <small>
              {last === undefined ? "Sin sesiones" : formatDate(last.date, "short")}
              {rows > 0 && `; ${rows} ${rows === 1 ? "fila" : "filas"} por arreglar`}
            </small>
          </>
        );
      },
    },
    { id: "spark", name: "Tres meses", width: "wide", cell: (market) => <Sparkline market={market} /> },
    {
      id: "close",
      name: "Cierre",
      kind: "figure",
      cell: ({ sessions, words }) => {
        const last = sessions.at(-1);
        return last === undefined ? NOTHING : quoted(last.close, { ...words, unit: "" });
      },
    },
    {
      id: "points",
      name: "Cambio",
      kind: "figure",
      cell: (market) => {
        const { points, percent, way } = moved(market);
        return (
          <span data-way={way}>
            {points}
            {percent !== "" && <small>{percent}</small>}
          </span>
        );
      },
    },
  ];
  return (
    <section aria-label="Valores" className="nv-bolsas__values nv-stack">
      <DataTable caption="Valores" columns={columns} rows={markets} keyOf={({ draft }) => draft.id} />
      <div className="nv-tool__actions">
        <Button disabled={markets.length >= MOST_MARKETS} onClick={onAdd}>
          Añadir un valor
        </Button>
      </div>
    </section>
  );
}
