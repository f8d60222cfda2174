import type { GraphicData, GraphicDetail } from "@nv/contracts/schemas";
import { soleChartOf } from "@nv/graphic-types";
import { formatNumber } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { FailureNotice, saveFile, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { chartImageUrl, dataFileUrl, graphicsCalls } from "../../../pieces/api/graphics-calls";
import { isFigureColumn, splitFigure } from "../core/figure-column";

type Row = readonly string[];

/** A figure with its decimals in a box of the same width in every row, so that they stand under each other. */
function Figure({ text, decimalsCh }: { readonly text: string; readonly decimalsCh: number }): ReactNode {
  const [whole, decimals] = splitFigure(text);
  return (
    <span>
      {whole}
      <span className="nv-graphics__decimals" style={{ minInlineSize: `${decimalsCh}ch` }}>
        {decimals}
      </span>
    </span>
  );
}

function columnsOf({ columns, rows }: GraphicData): readonly DataColumn<Row>[] {
  return columns.map((name, place) => {
    const cells = rows.map((row) => row[place] ?? "");
    if (!isFigureColumn(cells)) return { id: String(place), name, cell: (row) => row[place] };
    const decimalsCh = Math.max(...cells.map((cell) => splitFigure(cell)[1].length));
    const cell = (row: Row) => <Figure text={row[place] ?? ""} decimalsCh={decimalsCh} />;
    return { id: String(place), name, kind: "figure", cell };
  });
}

/** The data of a graphic as a table, to look at and to take away; and the chart as a picture. */
export function DataPart({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const { id, slug, title } = graphic;
  const chart = soleChartOf(graphic.config);
  const { body, failure, reload } = useRemote(`${id}:${graphic.version}`, (signal) => graphicsCalls.data(id, signal));

  function saveJson() {
    if (body === null) return;
    const rows = body.rows.map((row) =>
      Object.fromEntries(body.columns.map((name, index) => [name, row[index] ?? ""])),
    );
    saveFile({ name: `${slug}.json`, content: `${JSON.stringify(rows, null, 2)}\n`, type: "application/json" });
  }

  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body === null && failure === null && <p role="status">Cargando los datos…</p>}
      {body !== null && (
        <>
          <DataTable
            className="nv-graphics__data"
            caption={`Datos de ${title}`}
            columns={columnsOf(body)}
            rows={body.rows}
            keyOf={(_row, place) => String(place)}
          />
          {body.rows.length < body.totalRows && (
            <p>
              Las primeras {body.rows.length} de {formatNumber(body.totalRows, { decimals: 0 })} filas.
            </p>
          )}
        </>
      )}
      <ul className="nv-tools nv-cluster nv-plain nv-small">
        <li>
          <a href={dataFileUrl(id)} download>
            Descargar CSV
          </a>
        </li>
        {body !== null && body.rows.length === body.totalRows && (
          <li>
            <button type="button" onClick={saveJson}>
              Descargar JSON
            </button>
          </li>
        )}
        {chart !== null &&
          (["png", "svg"] as const).map((format) => (
            <li key={format}>
              <a href={chartImageUrl(chart, format)} download>
                Imagen {format.toUpperCase()}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}
