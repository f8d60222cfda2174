import { MISSING_DATA, type RecoveredChart } from "@nv/contracts/schemas";
import { chartKind } from "@nv/descriptions";
import { formatCount } from "@nv/spanish";
import { readDelimited } from "@nv/tables";
import { Button, CopyButton, type DataColumn, DataTable, type Fact, FactList, Notice } from "@nv/ui";
import { FailureNotice, saveFile, useRemote } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { csvFile } from "./core/csv-file";
import { RightsPart } from "./RightsPart";
import { recoveredCalls } from "./recovered-calls";
import { VersionChanges } from "./VersionChanges";

/** Rows that are shown: the rest is in the file. */
const SHOWN_ROWS = 8;
const SHOWN_COLUMNS = 8;

interface Props {
  readonly id: string;
  /** That the address named; `null` for what there is now. */
  readonly version: number | null;
  /** Whether the team has an account to copy into. */
  readonly canCopy: boolean;
}

/** One chart, from the question to everything that was found of it. */
export function RecoveredPart({ id, version, canCopy }: Props): ReactNode {
  const { body, failure, reload } = useRemote(`${id} ${version}`, (signal) =>
    recoveredCalls.recover(id, { version }, signal),
  );
  const name = `recuperado-${id}`;
  return (
    <section className="nv-recovered__chart nv-stack nv-part" aria-labelledby={name}>
      <h2 id={name} className="nv-recovered__title">
        {body === null ? id : body.title || id}
      </h2>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Buscando {id}…</p>}
      {body !== null && <FoundChart chart={body} canCopy={canCopy} />}
    </section>
  );
}

function factsOf({ sourceName, sourceUrl, byline, intro, altText, notes, address }: RecoveredChart): readonly Fact[] {
  const isWeb = /^https?:\/\//.test(sourceUrl);
  const source = isWeb ? (
    <a href={sourceUrl} rel="noreferrer nofollow">
      {sourceName || sourceUrl}
    </a>
  ) : (
    sourceName
  );
  const page = (
    <a href={address} rel="noreferrer nofollow">
      {address}
    </a>
  );
  return [
    { name: "Fuente", value: source, isThere: sourceName !== "" || isWeb },
    { name: "Firma", value: byline, isThere: byline !== "" },
    { name: "Entradilla", value: intro, isThere: intro !== "" },
    { name: "Descripción", value: altText, isThere: altText !== "" },
    { name: "Notas", value: notes, isThere: notes !== "" },
    { name: "Página", value: page, isThere: address !== "" },
  ].flatMap(({ isThere, ...fact }) => (isThere ? [fact] : []));
}

function FoundChart({ chart, canCopy }: { readonly chart: RecoveredChart; readonly canCopy: boolean }): ReactNode {
  const { id, version, origin, type, csv, missing, metadata, imageUrl } = chart;
  const rows = useMemo(
    () => (csv === null ? [] : readDelimited(csv, { separator: ";" }).rows.map(({ cells }) => cells)),
    [csv],
  );
  const file = version > 0 ? `${id}-${version}` : id;
  const save = (name: string, content: string, kind: string) => saveFile({ name, content, type: kind });
  return (
    <>
      <p className="nv-caption nv-flush">
        {chartKind(type)} · {id} · {version === 0 ? "sin publicar" : `versión ${version}`} ·{" "}
        {origin === "account" ? "de nuestra cuenta, como está ahora" : "como se publicó"}
      </p>
      <FactList className="nv-recovered__facts nv-stack-2" facts={factsOf(chart)} />
      {missing !== null && (
        <Notice tone="plain">
          <p>{MISSING_DATA[missing]} Lo demás está aquí.</p>
        </Notice>
      )}
      {csv !== null && <FirstRows rows={rows} />}
      <div className="nv-tool__actions">
        {csv !== null && (
          <>
            <Button onClick={() => save(`${file}.csv`, `\uFEFF${csvFile(rows)}`, "text/csv;charset=utf-8")}>
              Descargar CSV
            </Button>
            <CopyButton className="nv-action nv-action--plain" text={rows.map((cells) => cells.join("\t")).join("\n")}>
              Copiar la tabla
            </CopyButton>
          </>
        )}
        <Button onClick={() => save(`${file}.json`, metadata, "application/json")}>Metadatos, JSON</Button>
        {imageUrl !== null && (
          <a className="nv-action nv-action--plain" href={imageUrl} download={`${file}.png`}>
            Imagen, PNG
          </a>
        )}
      </div>
      {csv !== null && version > 1 && <VersionChanges id={id} version={version} rows={rows} />}
      <RightsPart chart={chart} canCopy={canCopy} />
    </>
  );
}

function FirstRows({ rows }: { readonly rows: readonly (readonly string[])[] }): ReactNode {
  const [head = [], ...body] = rows;
  const columns = head.slice(0, SHOWN_COLUMNS).map(
    (name, at): DataColumn<readonly string[]> => ({
      id: String(at),
      name: name || `Columna ${at + 1}`,
      ...(at === 0 && { kind: "head" as const }),
      cell: (cells) => cells[at] ?? "",
    }),
  );
  const rest = body.length - SHOWN_ROWS;
  return (
    <>
      <DataTable
        caption="Datos del gráfico"
        columns={columns}
        rows={body.slice(0, SHOWN_ROWS)}
        keyOf={(_row, index) => String(index)}
      />
      <p className="nv-caption nv-flush">
        Tiene {formatCount(body.length, "fila", "filas", "feminine")} y{" "}
        {formatCount(head.length, "columna", "columnas", "feminine")}
        {rest > 0 && `: aquí, las ${SHOWN_ROWS} primeras`}.
      </p>
    </>
  );
}
