import Link from "@docusaurus/Link";
import { formatBytes, formatPercent } from "@nv/spanish";
import { Button } from "@nv/ui";
import { useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { writeAddress } from "../../../library/core/files-address";
import { filesCalls } from "../../../library/files-calls";
import { timeLeft } from "../../../library/upload/core/rate";
import type { UploadStage, UploadView } from "../../../library/upload/core/upload-view";
import type { Uploads } from "../../../library/upload/uploads";

/** Text of each stage; what goes on says its figures besides. */
const STAGES: Readonly<Record<UploadStage, string>> = {
  packing: "Comprimiendo la carpeta",
  waiting: "Espera su turno",
  sending: "Subiendo",
  away: "Sin conexión con el servidor: sigue en cuanto vuelva",
  "locked-out": "Espera a que entres",
  paused: "En pausa",
  looking: "Mirando el archivo…",
  done: "Ya está",
  failed: "No ha subido",
};

const percent = (view: UploadView, bytes: number) =>
  formatPercent(view.sizeBytes === 0 ? 0 : (100 * bytes) / view.sizeBytes, { decimals: 0 });

function figures(view: UploadView): string {
  const { stage, sentBytes, sizeBytes, bytesPerSecond } = view;
  if (stage === "packing") return percent(view, sentBytes);
  if (stage !== "sending" && stage !== "paused" && stage !== "away") return formatBytes(sizeBytes);
  const rate =
    bytesPerSecond === null
      ? []
      : [`${formatBytes(bytesPerSecond)}/s`, timeLeft({ restBytes: sizeBytes - sentBytes, bytesPerSecond })];
  return [`${percent(view, sentBytes)} de ${formatBytes(sizeBytes)}`, ...rate].join(" · ");
}

/** The file that it became: where it is, and whether the library held it already. */
function Taken({ view }: { readonly view: UploadView }): ReactNode {
  const { taken, name } = view;
  const { body } = useRemote(taken?.fileId ?? "", async (signal) =>
    taken === null ? null : filesCalls.detail(taken.fileId, signal),
  );
  if (taken === null) return null;
  const link = <Link to={writeAddress({ id: taken.fileId })}>{body?.name ?? name}</Link>;
  if (view.replaces !== null) return <>Reemplazado: {link}</>;
  return taken.isKnown ? <>Ya estaba: es el mismo archivo que {link}</> : <>En la biblioteca: {link}</>;
}

interface Props {
  readonly view: UploadView;
  readonly uploads: Uploads;
}

/** A file on its way: how far it is, what stopped it, and what can be done about it. */
export function UploadRow({ view, uploads }: Props): ReactNode {
  const { id, name, stage, message, resumedBytes, sizeBytes, sentBytes } = view;
  const isMoving = stage === "sending" || stage === "away" || stage === "paused" || stage === "packing";
  const which = <span className="nv-visually-hidden"> {name}</span>;
  return (
    <li className="nv-upload" data-stage={stage}>
      <p className="nv-upload__name">{name}</p>
      <p className="nv-upload__facts">
        {stage === "done" ? <Taken view={view} /> : `${STAGES[stage]} · ${figures(view)}`}
      </p>
      {isMoving && <progress value={sizeBytes === 0 ? 0 : sentBytes / sizeBytes} aria-label={`Subida de ${name}`} />}
      {resumedBytes > 0 && isMoving && (
        <p className="nv-upload__facts">Continúa donde se quedó ({percent(view, resumedBytes)}).</p>
      )}
      {message !== "" && (
        <p className="nv-upload__message nv-small" role={stage === "failed" ? "alert" : undefined}>
          {message}
        </p>
      )}
      <div className="nv-row">
        {(stage === "sending" || stage === "away" || stage === "waiting") && (
          <Button onClick={() => uploads.pause(id)}>Pausar{which}</Button>
        )}
        {stage === "paused" && <Button onClick={() => uploads.goOn(id)}>Seguir{which}</Button>}
        {stage === "failed" && sizeBytes > 0 && <Button onClick={() => uploads.goOn(id)}>Reintentar{which}</Button>}
        {stage === "done" ? (
          <Button onClick={() => uploads.dismiss(id)}>Quitar de aquí{which}</Button>
        ) : (
          <Button onClick={() => uploads.cancel(id)}>
            {stage === "failed" ? "Quitar de aquí" : "Cancelar"}
            {which}
          </Button>
        )}
      </div>
    </li>
  );
}
