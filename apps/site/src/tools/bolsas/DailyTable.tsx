import { type MarketSession, type Move, signedMove } from "@nv/series";
import { formatDate, formatNumber } from "@nv/spanish";
import { delimitedLine } from "@nv/tables";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { saveFile } from "@nv/web";
import type { ReactNode } from "react";
import type { MarketView } from "./core/read-market";

/** Sessions of the table: two weeks. The file has all of them. */
const SHOWN = 10;

const NOTHING = "–";

interface Row {
  readonly session: MarketSession;
  readonly move: Move | null;
}

/** All the sessions as a file for spreadsheets in Spanish. */
function csvOf({ sessions, moves, words }: MarketView): string {
  // With the hyphen that spreadsheets take for a minus.
  const figure = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));
  const head = delimitedLine(["fecha", "apertura", "máximo", "mínimo", "cierre", "cambio", "cambio en %"], ";");
  const rows = sessions.map(({ date, open, high, low, close }, at) => {
    const move = moves[at] ?? null;
    const percent = move?.percent ?? null;
    const rounded = percent === null ? null : Number(percent.toFixed(words.percentDecimals));
    return [
      date,
      figure(open),
      figure(high),
      figure(low),
      figure(close),
      figure(move?.points ?? null),
      figure(rounded),
    ];
  });
  return head + rows.map((cells) => `${cells.join(";")}\r\n`).join("");
}

/** The last sessions, each with what it changed. */
export function DailyTable({ market }: { readonly market: MarketView }): ReactNode {
  const { sessions, moves, words, draft } = market;
  const figure = (value: number | null) =>
    value === null ? NOTHING : formatNumber(value, { decimals: words.decimals, fixedDecimals: true });
  const rows: readonly Row[] = sessions
    .map((session, at) => ({ session, move: moves[at] ?? null }))
    .slice(-SHOWN)
    .toReversed();
  const hasRange = rows.some(({ session }) => session.high !== null || session.low !== null);
  const columns: readonly DataColumn<Row>[] = [
    { id: "date", name: "Sesión", kind: "head", cell: ({ session }) => formatDate(session.date, "short") },
    ...(hasRange
      ? [
          { id: "high", name: "Máximo", kind: "figure", cell: ({ session }: Row) => figure(session.high) } as const,
          { id: "low", name: "Mínimo", kind: "figure", cell: ({ session }: Row) => figure(session.low) } as const,
        ]
      : []),
    { id: "close", name: "Cierre", kind: "figure", cell: ({ session }) => figure(session.close) },
    {
      id: "points",
      name: "Cambio",
      kind: "figure",
      cell: ({ move }) => (move === null ? NOTHING : signedMove(move, words).points),
    },
    {
      id: "percent",
      name: "En %",
      kind: "figure",
      cell: ({ move }) => (move === null ? NOTHING : signedMove(move, words).percent || NOTHING),
    },
  ];
  return (
    <section className="nv-bolsas__part nv-stack" aria-labelledby="bolsas-tabla">
      <h2 id="bolsas-tabla">Las últimas sesiones</h2>
      <DataTable caption="Las últimas sesiones" columns={columns} rows={rows} keyOf={({ session }) => session.date} />
      <div className="nv-tool__actions">
        <Button
          onClick={() =>
            saveFile({ name: `${draft.name || "sesiones"}.csv`, content: csvOf(market), type: "text/csv" })
          }
        >
          Todas, en CSV
        </Button>
      </div>
    </section>
  );
}
