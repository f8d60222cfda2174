import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { FailureNotice, JobProgress, useAttempt } from "@nv/web";
import { type ReactNode, useCallback, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";

interface Props {
  readonly graphic: GraphicDetail;
  /** Asks for the graphic again once its picture was taken. */
  readonly onTaken: () => void;
}

/** Picture that stands for a graphic in networks, on paper and where no script runs, and the way to have it made again. */
export function PicturePart({ graphic, onTaken }: Props): ReactNode {
  const { id, altText, picture } = graphic;
  const { state, reason, imageUrl, sharedUrl } = picture;
  const [jobId, setJobId] = useState("");
  const { failure, attempt } = useAttempt();

  function take() {
    return attempt(async () => {
      setJobId((await graphicsCalls.takePicture(id)).jobId);
    });
  }
  const done = useCallback(() => {
    setJobId("");
    onTaken();
  }, [onTaken]);

  return (
    <>
      {sharedUrl !== null && <img className="nv-shared" src={sharedUrl} alt={altText} width={1200} height={630} />}
      {reason !== "" && <p>{reason}</p>}
      <ul className="nv-tools nv-cluster nv-plain nv-small">
        {sharedUrl !== null && (
          <li>
            <a href={sharedUrl}>Para redes</a>
          </li>
        )}
        {imageUrl !== null && (
          <li>
            <a href={imageUrl}>Para imprimir y para donde no hay JavaScript</a>
          </li>
        )}
      </ul>
      {failure !== null && <FailureNotice error={failure} />}
      {jobId !== "" && <JobProgress jobId={jobId} label="Imagen" onDone={done} />}
      {jobId === "" && state !== "unpublished" && state !== "waiting" && (
        <Button onClick={() => void take()}>Hacerla otra vez</Button>
      )}
    </>
  );
}
