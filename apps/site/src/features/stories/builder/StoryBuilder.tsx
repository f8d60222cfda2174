import type { FileSummary, GraphicDetail } from "@nv/contracts/schemas";
import {
  changeBlock,
  commentPlaces,
  FORMAT_NAMES,
  newBlock,
  placeFile,
  randomId,
  type StoryConfig,
} from "@nv/graphic-types";
import type { StoryClash, StoryPlace } from "@nv/graphic-types/fields";
import { Button, SegmentedControl } from "@nv/ui";
import {
  type CallFailure,
  type FormProblems,
  fieldsIn,
  loadable,
  NO_PROBLEMS,
  problemsByField,
  Step,
  usePresence,
} from "@nv/web";
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { Workbench } from "../../../frame/workbench/Workbench";
import { draftOf, type GraphicDraft } from "../../../pieces/core/graphic-draft";
import { missingToPublish } from "../../../pieces/core/missing-in";
import { STORIES_PATH } from "../../../pieces/core/stories-address";
import { SettleClaims } from "../../../pieces/form/SettleClaims";
import { useDraftCopy, useUnanswered } from "../../../pieces/form/use-draft-copy";
import { useGraphicForm } from "../../../pieces/form/use-graphic-form";
import { useGraphicSaving } from "../../../pieces/form/use-graphic-saving";
import { type Newer, useNewer } from "../../../pieces/form/use-newer";
import { clashSentence } from "../../../records/core/clash-words";
import type { AtClash, DraftConflict } from "../../../records/core/saved-draft";
import { historyOrder, writingOrder } from "../../../records/saving/use-form-history";
import { clashPath, isDrawnInPlace } from "../core/drawn-clashes";
import type { StoppedParts } from "../core/stopped-parts";
import { withPageWords } from "../core/written-in-page";
import { BuilderOrders } from "./BuilderOrders";
import { Checklist } from "./Checklist";
import { ClashCard } from "./ClashCard";
import { FilesPanel } from "./FilesPanel";
import { StoryNotices } from "./StoryNotices";
import { StoryPreview } from "./StoryPreview";
import { StoryRecord } from "./StoryRecord";
import { StoryWriting } from "./StoryWriting";
import { useLeading } from "./use-leading";
import { type StoryReview, useStoryReview } from "./use-story-review";
import { WordsDialogs } from "./WordsDialogs";

const PublishGraphicQuestion = loadable(
  async () => (await import("../../../pieces/form/PublishGraphicQuestion")).PublishGraphicQuestion,
  null,
);

const SignOffLine = loadable(async () => (await import("../../../records/review/SignOffLine")).SignOffLine, null);

const CommentsPart = loadable(async () => (await import("../../../records/review/CommentsPart")).CommentsPart, null);

const NO_FIELDS: readonly string[] = [];

const NONE_STOPPED: StoppedParts = new Set();

/** The same while there is none: what is drawn beside each step is not drawn at each key. */
const NO_CLASHES: readonly StoryClash[] = [];

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

/** The configuration of a form whose type is this one. @throws {Error} When it is of another. */
function storyIn({ config }: GraphicDraft): StoryConfig {
  if (config.type !== "story") throw new Error(`There is a ${config.type} where a story should be.`);
  return config;
}

/** Remembers what was taken out for as long as that is the last change: taking it back puts it back. @param changes - How many there were. */
function useRemoval(changes: number) {
  const [said, setSaid] = useState("");
  const at = useRef<number | null>(null);
  useEffect(() => {
    if (said === "") at.current = null;
    else if (at.current === null) at.current = changes;
    else if (at.current !== changes) setSaid("");
  }, [said, changes]);
  const tell = useCallback((sentence: string) => {
    at.current = null;
    setSaid(sentence);
  }, []);
  return { said, tell };
}

/** Says beside a field that another person wrote in it: both texts are told under it. @param by - Their name. */
const inPlaceSentence = (by: string) => `${by} ha escrito aquí a la vez que tú: abajo se decide con qué os quedáis`;

/** Collects the problems of a story: as it is written, as it was refused, and where two people wrote. */
function useProblems(
  review: StoryReview,
  failure: CallFailure | null,
  conflicts: readonly DraftConflict[],
  changedBy: string,
) {
  return useMemo((): FormProblems => {
    const refused = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
    // What readers need is asked for when it is published, what nobody could save as it is written.
    const live = review.written.filter(({ field }) => field.startsWith("config."));
    const clashing = conflicts.map((one) => {
      const sentence = isDrawnInPlace(one) ? inPlaceSentence(changedBy) : clashSentence(one, changedBy);
      return [one.field, sentence] as const;
    });
    return new Map([...problemsByField([...live, ...review.ofFiles]), ...refused, ...clashing]);
  }, [failure, review.written, review.ofFiles, conflicts, changedBy]);
}

/** Draws where they are the places in which two people wrote at once. @param by - Name of who saved last. */
function useClashes({ conflicts, decideOne }: Newer, by: string): readonly StoryClash[] {
  const decide = useRef(decideOne);
  decide.current = decideOne;
  return useMemo(
    () =>
      conflicts.length === 0
        ? NO_CLASHES
        : conflicts.filter(isDrawnInPlace).flatMap((conflict): readonly StoryClash[] => {
            const path = clashPath(conflict);
            const onDecide = (choice: AtClash) => decide.current(conflict.id, choice);
            return path === null ? [] : [{ path, drawn: <ClashCard {...{ conflict, by, onDecide }} /> }];
          }),
    [conflicts, by],
  );
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
  const [isAsking, setIsAsking] = useState(false);
  const [place, setPlace] = useState<StoryPlace | null>(null);
  // What is looked at may lag behind what is written, never the other way round.
  const deferred = useDeferredValue(draft);
  const deferredConfig = storyIn(deferred);
  const unanswered = useUnanswered(saved.id);
  const { isFound } = useDraftCopy(form, saved.id, unanswered);
  const present = usePresence(`graphic:${saved.id}`, place?.blockId);
  const saving = useGraphicSaving({ form, unanswered, deferred, saved, onSaved, isShared: present.length > 0 });
  const { hear, isSaving } = saving;
  const newer = useNewer({ form, saved, onNewer: hear, isSaving, isHeld: unanswered.isLeft });
  const { conflicts } = newer;
  const clashes = useClashes(newer, saved.changedBy);

  const [stopped, setStopped] = useState(NONE_STOPPED);
  const review = useStoryReview(deferred, deferredConfig, stopped);
  const { failure, isBusy } = saving;
  const { tab, setTab, wanted, go } = useLeading(builder, failure);
  const problems = useProblems(review, failure, conflicts, saved.changedBy);

  const begin = useEffectEvent(() => {
    if (!FORMAT_NAMES.includes(firstFormat) || config.blocks.length > 0) return;
    change({ config: { ...config, blocks: [newBlock(firstFormat, randomId)] } });
  });
  useEffect(begin, []);
  function putFile({ id, kind }: Pick<FileSummary, "id" | "kind">) {
    const into = config.blocks.find((block) => block.id === place?.blockId) ?? config.blocks.at(-1);
    const filled = into === undefined ? null : placeFile(into, { source: `file:${id}`, kind }, randomId);
    if (into === undefined || filled === null)
      return removal.tell("En ese bloque no cabe: elige otro bloque, o añade uno que tome archivos como este.");
    change({ config: { ...config, blocks: [...changeBlock(config.blocks, into.id, () => filled)] } });
    setPlace({ blockId: into.id, stepId: filled.steps.at(-1)?.id ?? null });
  }
  function askToPublish() {
    if (isBusy || newer.isClash) return;
    if (missingToPublish(draft, saving.leftOut).length > 0) return void saving.publish();
    void saving.save();
    setIsAsking(true);
  }
  function takeBack(event: KeyboardEvent) {
    const asked = writingOrder(event);
    if (asked !== null) {
      event.preventDefault();
      return asked === "publish" ? askToPublish() : void saving.save();
    }
    const order = historyOrder(event);
    if (order === null) return;
    event.preventDefault();
    removal.tell("");
    form[order]();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work in every field of it
    <div ref={builder} className="nv-builder" data-tab={tab} onKeyDown={takeBack}>
      <Workbench
        head={{ name: draft.title.trim() || "Sin título todavía", kind: "Historia", back: BACK }}
        stage={
          <div className="nv-builder__view">
            {hasFiles && <FilesPanel onPut={putFile} />}
            <StoryPreview
              draft={deferred}
              config={deferredConfig}
              following={place}
              stopped={stopped}
              onGo={go}
              onStopped={setStopped}
              live={{ title: draft.title, config }}
              onWrite={(words) => {
                const now = form.latest();
                change(withPageWords({ title: now.title, config: storyIn(now) }, words));
              }}
              onPlace={setPlace}
            />
          </div>
        }
        foot={
          <div className="nv-bench__foot">
            <Checklist review={review} onGo={go} />
            <SignOffLine id={saved.id} version={saved.version} isSaved={saving.isSaved} />
            <SettleClaims
              claims={review.ofFiles}
              settled={draft.settledClaims}
              onOverrule={(settledClaims) => change({ settledClaims })}
            />
          </div>
        }
      >
        <BuilderOrders
          {...{ saved, form, saving, removed: removal.said }}
          clashes={conflicts.length}
          isClash={newer.isClash}
          onRestore={() => {
            form.undo();
            removal.tell("");
          }}
          onDecide={() => {
            const [first] = conflicts.filter(isDrawnInPlace);
            if (first === undefined) writing.current?.scrollIntoView({ block: "start" });
            else go(first.field);
          }}
        />
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
          <form
            className="nv-builder__form nv-stack-5"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void saving.save();
            }}
          >
            <StoryNotices form={form} newer={newer} isFound={isFound} by={saved.changedBy} />
            <StoryWriting
              form={form}
              config={config}
              problems={problems}
              isNeverPublished={saved.publishedAtMs === null}
              present={present}
              clashes={clashes}
              wanted={wanted}
              onPlace={setPlace}
              onRemoved={removal.tell}
            />
          </form>
          <Step label="Comentarios" fields={NO_FIELDS}>
            <CommentsPart
              id={saved.id}
              places={commentPlaces(deferredConfig)}
              at={place?.blockId ?? ""}
              onGo={(anchor) => go(`config.blocks.${config.blocks.findIndex(({ id }) => id === anchor)}`)}
            />
          </Step>
          {/* Its questions are forms of their own: one inside the other would be sent around it. */}
          <Step label="Códigos" fields={NO_FIELDS}>
            <StoryRecord
              config={config}
              onGo={go}
              saved={saved}
              onSaved={(graphic) => {
                form.rebaseOnSaved(draftOf(graphic), graphic.version, form.draft);
                onSaved(graphic);
              }}
            />
          </Step>
        </div>
      </Workbench>
      {isAsking && (
        <PublishGraphicQuestion
          graphic={saved}
          isSaved={saving.isSaved}
          doubt=""
          onPublish={() => void saving.publish()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
