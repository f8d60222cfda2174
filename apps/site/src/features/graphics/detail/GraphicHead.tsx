import Link from "@docusaurus/Link";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { kindOf } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { graphicsCalls, type StageAction } from "../../../pieces/api/graphics-calls";
import { type Preparation, publishWhenMade } from "../../../pieces/api/publish-when-made";
import { readerDoubt } from "../../../pieces/core/reader-doubt";
import { writeAddress } from "../../../pieces/core/registry-address";
import { PublishDoubt } from "../../../pieces/form/PublishDoubt";
import { StatusMark } from "../../../pieces/GraphicMarks";
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { ActionRefusal } from "../../../records/ActionRefusal";
import type { ReadersVersion } from "../../../records/readers-version";
import { SignOffLine } from "../../../records/review/SignOffLine";
import type { Ordering } from "../../../records/use-action";
import { publishDoubt } from "../core/publish-doubt";
import { StageActions } from "./StageActions";
import { UnpublishedChanges } from "./UnpublishedChanges";

interface Props {
  readonly graphic: GraphicDetail;
  /** Version that readers have when it is not the last one; `null` while it is not known. */
  readonly readers: ReadersVersion | null;
  readonly ordering: Ordering<GraphicDetail>;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
}

/** Head of the screen of a graphic: what it is and how it stands, the orders that move it, and what came of the last one. */
export function GraphicHead({ graphic, readers, ordering, news }: Props): ReactNode {
  const { id, version } = graphic;
  const { isBusy, failure, said, run } = ordering;
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  /** Message for when a publication that waits for an answer is done; `null` while none waits. */
  const [asked, setAsked] = useState<string | null>(null);
  const doubt = readerDoubt(publishDoubt(graphic), graphic);
  const publish = (done: string) => run(publishWhenMade(graphic, setPreparation), done);
  function act(action: StageAction, done: string) {
    if (action !== "publish") return run(graphicsCalls.act(id, action, version), done);
    return doubt === "" ? publish(done) : setAsked(done);
  }
  return (
    <div className="nv-graphic__head">
      <GraphicStanding graphic={graphic} />
      <StageActions graphic={graphic} isBusy={isBusy} onAct={act} />
      {graphic.hasUnpublishedChanges && (
        <UnpublishedChanges
          readers={readers}
          isBusy={isBusy}
          onPublish={() => act("publish", "Publicado. Los lectores lo ven antes de un minuto.")}
        />
      )}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      <p role="status" className="nv-said">
        {said}
      </p>
      {asked !== null && doubt !== "" && (
        <PublishDoubt
          doubt={doubt}
          onPublish={() => {
            setAsked(null);
            void publish(asked);
          }}
          onStay={() => setAsked(null)}
        />
      )}
      <SignOffLine id={id} version={version} isSaved />
      <PreparationNotice preparation={preparation} />
      <ActionRefusal failure={failure} way={<Link to={writeAddress({ part: "edit", id })}>Corregirlo</Link>} />
    </div>
  );
}

/** Line with the type of a graphic, its stage, and the last change. */
function GraphicStanding({ graphic }: Pick<Props, "graphic">): ReactNode {
  const { revision, publishedAtMs } = graphic;
  return (
    <p className="nv-graphics__facts">
      {kindOf(graphic.type).label} ·{" "}
      <StatusMark graphic={graphic}>
        {revision !== null && publishedAtMs !== null && (
          <>
            {graphic.status === "pinned" && ", publicado"} el {formatMoment(publishedAtMs)}
          </>
        )}
      </StatusMark>{" "}
      · cambiado por {graphic.changedBy} el {formatMoment(graphic.updatedAtMs)}
    </p>
  );
}
