import type { SentPhoto } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { CopyButton } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import type { PictureToSend } from "../../library/photo-center";
import { photosCalls } from "./photos-calls";
import { SendToPhotoCenter } from "./SendToPhotoCenter";
import "./photos.css";

/** List of what Photo Center has of a file or of a graphic, and the way to send it. */
export function PhotoCenterPart(photo: PictureToSend): ReactNode {
  const { fileId, graphicId = "" } = photo.source;
  const { body, failure, reload } = useRemote(`sent:${fileId ?? graphicId}`, (signal) =>
    photosCalls.sent(fileId === undefined ? { graphic: graphicId } : { file: fileId }, signal),
  );
  return (
    <div className="nv-photos__part nv-stack-3">
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && body.items.length > 0 && (
        <ul className="nv-photos__sent">
          {body.items.map((sent) => (
            <Sent key={sent.arcId} sent={sent} />
          ))}
        </ul>
      )}
      {body !== null && body.items.length === 0 && (
        <p>Aún no se ha enviado desde aquí. Di qué se ve y de quién es, y queda en Photo Center.</p>
      )}
      <SendToPhotoCenter {...photo} onClosed={reload} />
    </div>
  );
}

function Sent({ sent }: { readonly sent: SentPhoto }): ReactNode {
  const { arcId, sentAtMs, sentBy } = sent;
  return (
    <li>
      <code>{arcId}</code>{" "}
      <CopyButton text={arcId} what={`el identificador ${arcId}`}>
        Copiar
      </CopyButton>
      <span className="nv-photos__facts nv-quiet nv-breaks nv-said">
        {formatMoment(sentAtMs)}
        {sentBy === "" ? "" : `, ${sentBy}`}
      </span>
    </li>
  );
}
