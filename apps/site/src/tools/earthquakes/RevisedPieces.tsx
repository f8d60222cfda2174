import Link from "@docusaurus/Link";
import type { EarthquakePiece } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import { FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useState } from "react";
import { writeAddress } from "../../pieces/core/registry-address";
import { revisionWords } from "./core/revisions";
import { earthquakesCalls } from "./earthquakes-calls";

interface Props {
  readonly pieces: readonly EarthquakePiece[];
  /** Somebody said to know of one. */
  readonly onReviewed: () => void;
}

const isOut = (status: string) => status === "published" || status === "pinned";

/** Graphics that say a magnitude which its agency has corrected since. */
export function RevisedPieces({ pieces, onReviewed }: Props): ReactNode {
  const [failure, setFailure] = useState<unknown>(null);
  async function review(graphicId: string) {
    setFailure(null);
    try {
      await earthquakesCalls.review(graphicId);
      onReviewed();
    } catch (error) {
      setFailure(toCallFailure(error));
    }
  }
  return (
    <>
      {pieces.map(({ graphicId, title, status, revisions }) => (
        <Notice key={graphicId} tone="plain">
          <p>
            {isOut(status) ? "Publicado con un dato que ha cambiado: " : "Borrador con un dato que ha cambiado: "}
            <Link to={writeAddress({ part: "edit", id: graphicId })}>{title}</Link>
          </p>
          <ul className="nv-quakes__revisions nv-plain nv-said">
            {revisions.map((revision) => (
              <li key={`${revision.source} ${revision.reportId} ${revision.seenAtMs}`}>{revisionWords(revision)}</li>
            ))}
          </ul>
          <Button onClick={() => void review(graphicId)}>Ya está corregido</Button>
        </Notice>
      ))}
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}
