import type { FieldProblem, GraphicDetail } from "@nv/contracts/schemas";
import type { GraphicConfig } from "@nv/graphic-types";
import { Button } from "@nv/ui";
import { fieldsIn, loadable, NO_PROBLEMS, problemsByField } from "@nv/web";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { clashSentence } from "../../records/core/clash-words";
import { CommentsStep } from "../../records/review/CommentsStep";
import { SavingState } from "../../records/SavingState";
import type { GraphicDraft } from "../core/graphic-draft";
import { labelOfField } from "../core/joined-draft";
import { readerDoubt } from "../core/reader-doubt";
import { useAddressDoubt } from "../preview/use-address-doubt";
import { GraphicForm } from "./GraphicForm";
import { GraphicNotices } from "./GraphicNotices";
import { GraphicOutcome } from "./GraphicOutcome";
import { useDraftCopy, useUnanswered } from "./use-draft-copy";
import { useGraphicForm } from "./use-graphic-form";
import { useGraphicSaving } from "./use-graphic-saving";
import { useNewer } from "./use-newer";
import { usePublishOrder } from "./use-publish-order";

const PublishGraphicQuestion = loadable(
  async () => (await import("./PublishGraphicQuestion")).PublishGraphicQuestion,
  null,
);

/** Comes once there is something that two people may have open. */
const Presence = loadable(async () => (await import("../../records/Presence")).Presence, null);

/** Comes with what is begun. */
const SignOffLine = loadable(async () => (await import("../../records/review/SignOffLine")).SignOffLine, null);

/** Comes once there is something to share. */
const PreviewLinkOrder = loadable(
  async () => (await import(/* webpackChunkName: "graphic-orders" */ "./PreviewLinkOrder")).PreviewLinkOrder,
  null,
);

/** Comes when readers may see nothing of what is published: with what is there by then, so that a server that is away keeps nobody from the question. */
const PublishDoubt = loadable(
  async () => (await import(/* webpackChunkName: "graphic-orders" */ "./PublishDoubt")).PublishDoubt,
  null,
);

interface Props {
  /** Names the form in the browser's storage while nothing is saved. */
  readonly name: string;
  /** Draft that it shows before anybody writes. */
  readonly start: GraphicDraft;
  /** As it is saved; `null` for what is not begun yet. */
  readonly saved: GraphicDetail | null;
  /** Called with what is saved now, whoever saved it. */
  readonly onSaved: (graphic: GraphicDetail) => void;
  /** Called once an order of somebody's has published it. */
  readonly onPublished: (graphic: GraphicDetail) => void;
  /** Returns the reason why readers may see nothing of a draft: asked about before it goes out; empty for none. */
  readonly doubtOf: (draft: GraphicDraft) => string;
  readonly isShort?: boolean;
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  /** Drawn under the preview, for what the form holds now. */
  readonly aside?: ((config: GraphicConfig, draft: GraphicDraft) => ReactNode) | undefined;
}

/** The form of a graphic, begun or not: it saves by itself from the first letter, and is published by an order. */
export function GraphicEditor(props: Props): ReactNode {
  const { name, start, saved, onSaved, onPublished, doubtOf, isShort = false, head, aside } = props;
  const form = useGraphicForm(saved, { name, start });
  const deferred = useDeferredValue(form.draft);
  const unanswered = useUnanswered(saved?.id ?? name);
  const { isFound, forget } = useDraftCopy(form, saved?.id ?? name, unanswered);
  const saving = useGraphicSaving({ form, unanswered, deferred, saved, onSaved, onPublished, onBegun: forget });
  const { hear, isSaving } = saving;
  const newer = useNewer({ form, saved, onNewer: hear, isSaving, isHeld: unanswered.isLeft });
  const { isClash, conflicts } = newer;
  const [wasRestored] = useState(form.isRestored && form.isDirty);
  const { failure, isBusy } = saving;
  const isOut = saving.stage === "out";
  const looked = useAddressDoubt(form.draft.config);
  const doubt = readerDoubt(doubtOf(form.draft) || looked, form.draft);
  const { asking, publish, askToPublish, stay } = usePublishOrder({ draft: form.draft, saving, isClash, doubt });

  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const unsaved = useMemo(
    (): readonly FieldProblem[] => [
      ...saving.leftOut,
      ...conflicts.map((one) => ({ field: one.field, message: clashSentence(one, saved?.changedBy ?? "") })),
    ],
    [saving.leftOut, conflicts, saved],
  );
  return (
    <>
      <GraphicForm
        form={form}
        refused={refused}
        refusedDraft={saving.failedDraft}
        unsaved={unsaved}
        doubt={looked}
        isOpen={saved === null || saved.publishedAtMs === null}
        isPinnable={isOut}
        isShort={isShort}
        head={head}
        state={
          <>
            <SavingState view={{ ...saving, clashes: conflicts.length }} labelOf={labelOfField} />
            {saved !== null && <Presence subject={`graphic:${saved.id}`} />}
          </>
        }
        notices={
          <GraphicNotices
            isRecovered={(wasRestored || isFound) && form.changes === 0}
            newer={newer}
            saving={saving}
            saved={saved}
          />
        }
        news={
          <GraphicOutcome saving={saving}>
            {asking === "doubt" && <PublishDoubt doubt={doubt} onPublish={() => publish(true)} onStay={stay} />}
          </GraphicOutcome>
        }
        actions={
          <>
            {saved !== null && <PreviewLinkOrder graphic={saved} isSaved={saving.isSaved} />}
            <Button rank="main" disabled={isBusy || isClash || asking === "doubt"} onClick={() => publish()}>
              {isBusy ? "Un momento…" : isOut ? "Publicar cambios" : "Publicar"}
            </Button>
          </>
        }
        comments={saved !== null && <CommentsStep id={saved.id} />}
        signOff={saved !== null && <SignOffLine id={saved.id} version={saved.version} isSaved={saving.isSaved} />}
        aside={aside?.(form.draft.config, form.draft)}
        onPublish={askToPublish}
        // Enter in a field keeps what is written: nothing goes out to readers by a key that was pressed too soon.
        onSubmit={() => void saving.save()}
      />
      {asking === "keys" && saved !== null && (
        <PublishGraphicQuestion
          graphic={saved}
          isSaved={saving.isSaved}
          doubt={doubt}
          onPublish={() => void saving.publish()}
          onClose={stay}
        />
      )}
    </>
  );
}
