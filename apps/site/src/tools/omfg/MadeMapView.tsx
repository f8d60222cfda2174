import { MadeMap, MapPreview, type MapRequest } from "@nv/contracts/schemas";
import { formatBytes, formatNumber } from "@nv/spanish";
import { Button, FactList, Findings, Notice } from "@nv/ui";
import { FailureNotice, useAttempt, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { SavedInLibrary } from "../../library/upload/SavedInLibrary";
import { madeFindings } from "./core/made-findings";
import { lightMapsCalls } from "./light-maps-calls";
import type { Made } from "./MadeOf";
import { MapPreviewFigure } from "./MapPreviewFigure";
import { SendToDatawrapper } from "./SendToDatawrapper";

interface Props {
  readonly made: Made;
  readonly order: MapRequest;
  readonly fileId: string;
  /** Whether something was chosen otherwise since. */
  readonly isPast: boolean;
}

const MEBIBYTE = 2 ** 20;
const mebibytes = (bytes: number) => `${formatNumber(bytes / MEBIBYTE, { decimals: 2 })} MiB`;

/** A map that was made: what it weighs, what became of its shapes, how it looks, and where it goes from here. */
export function MadeMapView({ made, order, fileId, isPast }: Props): ReactNode {
  const data = MadeMap.parse(made.data);
  const file = made.files.find(({ name }) => name === data.name);
  const lost = made.files.find(({ name }) => name === "areas-perdidas.geojson");
  const previewUrl = made.files.find(({ name }) => name === "preview.json")?.url ?? "";
  const { body: preview } = useRemote(`omfg-preview:${previewUrl}`, (signal) =>
    lightMapsCalls.part(MapPreview, previewUrl, signal),
  );
  return (
    <section className="nv-omfg__part nv-stack" aria-labelledby="omfg-hecho">
      <h2 id="omfg-hecho">El mapa aligerado</h2>
      {isPast && (
        <Notice tone="plain">
          <p>Has cambiado algo desde que se hizo: este es el de antes. Vuelve a aligerarlo para verlo como queda.</p>
        </Notice>
      )}
      <div className="nv-omfg__weight nv-stack">
        <meter
          min={0}
          max={order.mostBytes}
          value={data.bytes}
          aria-label={`Pesa ${mebibytes(data.bytes)} de ${mebibytes(order.mostBytes)}`}
        />
        <p role="status">
          <strong>{mebibytes(data.bytes)}</strong> de {mebibytes(order.mostBytes)}
        </p>
      </div>
      <FactList
        className="nv-omfg__facts nv-terms"
        facts={[
          { name: "Archivo", value: data.name },
          { name: "Peso", value: formatBytes(data.bytes) },
          { name: "Elementos", value: formatNumber(data.features) },
        ]}
      />
      <Findings findings={madeFindings(data)} />
      {preview === null ? <p role="status">Dibujando…</p> : <MapPreviewFigure preview={preview} />}
      <div className="nv-tool__actions">
        {file !== undefined && (
          <a className="nv-action nv-action--main" href={file.url} download={data.name}>
            Descargar
          </a>
        )}
        {lost !== undefined && (
          <a className="nv-action nv-action--plain" href={lost.url} download={lost.name}>
            Descargar los puntos de las áreas que desaparecen
          </a>
        )}
        <KeepMap fileId={fileId} order={order} />
      </div>
      {order.target === "datawrapper" && <SendToDatawrapper fileId={fileId} order={order} />}
    </section>
  );
}

function KeepMap({ fileId, order }: Pick<Props, "fileId" | "order">): ReactNode {
  const [kept, setKept] = useState("");
  const { isBusy, failure, attempt } = useAttempt();
  function keep() {
    return attempt(async () => {
      setKept((await lightMapsCalls.keep(fileId, order)).fileId);
    });
  }
  if (kept !== "") return <SavedInLibrary id={kept} />;
  return (
    <>
      <Button disabled={isBusy} onClick={() => void keep()}>
        {isBusy ? "Llevándolo…" : "Llevar a Archivos"}
      </Button>
      {failure !== null && <FailureNotice error={failure} onRetry={() => void keep()} />}
    </>
  );
}
