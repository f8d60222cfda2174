import type { GraphicDetail } from "@nv/contracts/schemas";
import { soleChartOf } from "@nv/graphic-types";
import { formatNumber } from "@nv/spanish";
import { DataTable } from "@nv/ui";
import { FailureNotice, saveFile, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { chartImageUrl, dataFileUrl, graphicsCalls } from "../api/graphics-calls";

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
      {body === null && failure === null && <p role="status">Trayendo los datos…</p>}
      {body !== null && (
        <>
          <DataTable
            className="nv-graphics__data"
            caption={`Datos de ${title}`}
            columns={body.columns.map((name, place) => ({
              id: String(place),
              name,
              cell: (row: readonly string[]) => row[place],
            }))}
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
      <ul className="nv-tools">
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
