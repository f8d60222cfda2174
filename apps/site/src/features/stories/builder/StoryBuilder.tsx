import type { GraphicDetail } from "@nv/contracts/schemas";
import { commentPlaces } from "@nv/graphic-types";
import type { StoryPlace } from "@nv/graphic-types/fields";
import { Button, SegmentedControl } from "@nv/ui";
import { loadable } from "@nv/web";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { Workbench } from "../../../frame/workbench/Workbench";
import { draftOf } from "../../../pieces/core/graphic-draft";
import { STORIES_PATH } from "../../../pieces/core/stories-address";
import { useGraphicForm } from "../../../pieces/form/use-graphic-form";
import { CommentsStep } from "../../../records/review/CommentsStep";
import { isDrawnInPlace } from "../core/drawn-clashes";
import { NONE_STOPPED } from "../core/stopped-parts";
import { storyIn } from "../core/story-in";
import { BuilderOrders } from "./BuilderOrders";
import { FilesPanel } from "./FilesPanel";
import { StoryFoot } from "./StoryFoot";
import { StoryNotices } from "./StoryNotices";
import { StoryPreview } from "./StoryPreview";
import { StoryRecord } from "./StoryRecord";
import { StoryWriting } from "./StoryWriting";
import { useDrawnClashes } from "./use-drawn-clashes";
import { useFirstBlock } from "./use-first-block";
import { useKeyOrders } from "./use-key-orders";
import { useLeading } from "./use-leading";
import { useRemoval } from "./use-removal";
import { useStoryProblems } from "./use-story-problems";
import { useStoryReview } from "./use-story-review";
import { useStorySaving } from "./use-story-saving";
import { WordsDialogs } from "./WordsDialogs";

const PublishGraphicQuestion = loadable(
  async () => (await import("../../../pieces/form/PublishGraphicQuestion")).PublishGraphicQuestion,
  null,
);

const BACK = { label: "Historias", to: STORIES_PATH } as const;

const TABS = [
  { value: "write", label: "Escribir" },
  { value: "view", label: "Vista previa" },
] as const;

interface Props {
  readonly saved: GraphicDetail;
  /** Name of the format that the first block is of, when there is none yet; any other word for none. */
  readonly firstFormat: string;
  /** Called with what is saved now, whoever saved it. */
  readonly onSaved: (graphic: GraphicDetail) => void;
}

/** Builds a story: its words and blocks beside the page that comes out of them. */
export function StoryBuilder({ saved, firstFormat, onSaved }: Props): ReactNode {
  const form = useGraphicForm(saved, { name: saved.id, start: draftOf(saved) });
  const { draft, change } = form;
  const config = storyIn(draft);
  const builder = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDivElement>(null);
  const [hasFiles, setHasFiles] = useState(false);
  const removal = useRemoval(form.changes);
  const [place, setPlace] = useState<StoryPlace | null>(null);
  const blockId = place?.blockId;
  // What is looked at may lag behind what is written, never the other way round.
  const deferred = useDeferredValue(draft);
  const deferredConfig = storyIn(deferred);
  const { isFound, present, saving, newer } = useStorySaving({ form, deferred, saved, onSaved, blockId });
  const clashes = useDrawnClashes(newer, saved.changedBy);

  const [stopped, setStopped] = useState(NONE_STOPPED);
  const review = useStoryReview(deferred, deferredConfig, stopped);
  const { tab, setTab, wanted, go } = useLeading(builder, saving.failure);
  const problems = useStoryProblems(review, saving.failure, newer.conflicts, saved.changedBy);
  useFirstBlock(firstFormat, config, change);
  const orders = useKeyOrders({ form, saving, isClash: newer.isClash, onTurn: () => removal.tell("") });

  function leadToClash() {
    const [first] = newer.conflicts.filter(isDrawnInPlace);
    if (first === undefined) writing.current?.scrollIntoView({ block: "start" });
    else go(first.field);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work in every field of it
    <div ref={builder} className="nv-builder" data-tab={tab} onKeyDown={orders.takeKey}>
      <Workbench
        head={{ name: draft.title.trim() || "Sin título todavía", kind: "Historia", back: BACK }}
        stage={
          <div className="nv-builder__view">
            {hasFiles && <FilesPanel form={form} place={place} onPlace={setPlace} onRefused={removal.tell} />}
            <StoryPreview
              form={form}
              draft={deferred}
              following={place}
              stopped={stopped}
              onGo={go}
              onStopped={setStopped}
              onPlace={setPlace}
            />
          </div>
        }
        foot={<StoryFoot saved={saved} form={form} review={review} isSaved={saving.isSaved} onGo={go} />}
      >
        <BuilderOrders {...{ saved, form, saving, newer, removal }} onDecide={leadToClash} />
        <div className="nv-builder__tabs">
          <SegmentedControl legend="Qué se ve" segments={TABS} value={tab} onChange={setTab} />
        </div>
        <div ref={writing} className="nv-builder__write nv-stack-5">
          <div className="nv-builder__tools nv-row">
            <WordsDialogs draft={draft} config={config} place={place} onChange={change} />
            <Button className="nv-builder__files" aria-expanded={hasFiles} onClick={() => setHasFiles(!hasFiles)}>
              {hasFiles ? "Cerrar Archivos" : "Abrir Archivos"}
            </Button>
          </div>
          <form className="nv-builder__form nv-stack-5" noValidate onSubmit={orders.submit}>
            <StoryNotices form={form} newer={newer} isFound={isFound} by={saved.changedBy} />
            <StoryWriting
              {...{ form, config, problems, present, clashes, wanted }}
              isNeverPublished={saved.publishedAtMs === null}
              onPlace={setPlace}
              onRemoved={removal.tell}
            />
          </form>
          <CommentsStep
            id={saved.id}
            places={commentPlaces(deferredConfig)}
            at={blockId ?? ""}
            onGo={(anchor) => go(`config.blocks.${config.blocks.findIndex(({ id }) => id === anchor)}`)}
          />
          {/* Its questions are forms of their own: one inside the other would be sent around it. */}
          <StoryRecord saved={saved} form={form} config={config} onGo={go} onSaved={onSaved} />
        </div>
      </Workbench>
      {orders.isAsking && (
        <PublishGraphicQuestion
          graphic={saved}
          isSaved={saving.isSaved}
          doubt=""
          onPublish={() => void saving.publish()}
          onClose={orders.stopAsking}
        />
      )}
    </div>
  );
}
