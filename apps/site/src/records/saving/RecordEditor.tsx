import type { FieldProblem, RecordVersion, RecordWords } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, type FormProblems, loadable, Step, type VersionedForm } from "@nv/web";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSession } from "../../frame/session/session-context";
import { BeforePublishing } from "../../frame/workbench/BeforePublishing";
import { TurnButtons } from "../../frame/workbench/TurnButtons";
import { Workbench } from "../../frame/workbench/Workbench";
import { ActionRefusal } from "../ActionRefusal";
import { newest } from "../core/newest";
import { sentencesOf } from "../core/record-sentences";
import type { Savable } from "../core/saved-draft";
import { RecordNews } from "../RecordNews";
import { topicOf } from "../RecordScreen";
import { useRecordHead } from "../record-head";
import { SavingState } from "../SavingState";
import { type Ordering, useAction } from "../use-action";
import { Clash } from "./Clash";
import type { SavingKind } from "./saving-kind";
import { useDraftCopy } from "./use-draft-copy";
import { writingOrder } from "./use-form-history";
import { useNewer } from "./use-newer";
import { useSaving } from "./use-saving";
import { useSelfSavingForm } from "./use-self-saving-form";
import { useTold } from "./use-told";
import { useUnanswered } from "./use-unanswered";
import { useWhenSaved } from "./use-when-saved";

/** Comes once there is something that two people may have open. */
const Presence = loadable(async () => (await import("../Presence")).Presence, null);

/** Comes with what is begun. */
const SignOffLine = loadable(async () => (await import("../review/SignOffLine")).SignOffLine, null);

const CommentsPart = loadable(async () => (await import("../review/CommentsPart")).CommentsPart, null);

/** Comes with what has a history. */
const RecordVersions = loadable(async () => (await import("./RecordVersions")).RecordVersions, null);

const PublishQuestion = loadable(async () => (await import("./PublishQuestion")).PublishQuestion, null);

/** Fields of every record that saves itself, as far as its workbench needs them. */
export interface EditedRecord extends Savable {
  readonly status: string;
  readonly slug: string;
  readonly updatedAtMs: number;
  readonly publishedAtMs: number | null;
  /** Reasons why it cannot be published, as far as the server knows them. */
  readonly problems: readonly FieldProblem[];
}

/** Props of the fields of a record that saves itself. */
export interface RecordFieldsProps<Draft> {
  readonly form: VersionedForm<Draft>;
  /** Problems for which the server refused it, of fields that nobody wrote since. */
  readonly refused: FormProblems;
  /** The same as they came, with whatever else each says. */
  readonly refusals: readonly FieldProblem[];
  /** Problems that are told beside their fields: of what somebody touched, of what is not saved, of what was asked for. */
  readonly said: readonly FieldProblem[];
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
  /** Does something to what is saved, once all that is written is. */
  readonly whenSaved: (work: () => void) => void;
}

/** Order to publish a record that saves itself. */
export interface PublishOrder {
  /** Whether it waits: something is on its way, or two people wrote in the same place. */
  readonly isBusy: boolean;
  /** Whether readers have all that is written. */
  readonly isOut: boolean;
  readonly publish: () => void;
}

interface Props<Draft extends object, Saved> {
  readonly kind: { readonly words: RecordWords; readonly event: string };
  /** Its form, and the calls that keep it. */
  readonly of: SavingKind<Draft, Saved & Savable>;
  /** Names the form in the browser's storage while nothing is saved, and what it shows then. */
  readonly name?: string;
  readonly start: Draft;
  /** As it is saved; `null` for what is not begun yet: its first change begins it. */
  readonly record: Saved | null;
  /** Called with what is saved now, whoever saved it. */
  readonly onChanged: (record: Saved) => void;
  readonly calls: {
    readonly versions: (id: string, signal: AbortSignal) => Promise<{ readonly items: readonly RecordVersion[] }>;
    readonly rollBack: (id: string, version: number, revision: string) => Promise<Saved>;
    readonly currentIn: (failure: CallFailure) => Saved | undefined;
  };
  /** Problems that are known besides, of what is looked at as it is written. */
  readonly live?: readonly FieldProblem[];
  /** State of it besides whether it is saved, for the bar. */
  readonly facts?: ReactNode;
  /** Further facts, with who changed it last. */
  readonly moreFacts?: ReactNode;
  /** Sentence once it is published, and once an earlier version is out again. */
  readonly published: string;
  readonly rolledBack: string;
  /** Place where readers meet it, told before it is published by its keys. */
  readonly place: ReactNode;
  /** Draws what may be done with it once it is begun. */
  readonly actions: (record: Saved, work: Ordering<Saved>, order: PublishOrder) => ReactNode;
  /** Draws what readers and programs get of it. */
  readonly stage?: (work: Ordering<Saved>, draft: Draft) => ReactNode;
  /** Draws its controls, before its history. Its title comes to stand in the bar: see `OnBar`. */
  readonly children: (fields: RecordFieldsProps<Draft>, work: Ordering<Saved>) => ReactNode;
}

const VERSION_FIELDS: readonly string[] = [];
const NOTHING: readonly FieldProblem[] = [];

/** Presence is told by letters alone. */
const subjectOf = (event: string, id: string) => `${event.replaceAll("-", "")}:${id}`;

/** A record that saves itself, on its workbench: its fields beside what readers get, its state and its orders over them, its history. */
export function RecordEditor<Draft extends object, Saved extends EditedRecord>(props: Props<Draft, Saved>): ReactNode {
  const { kind, of, name = "new", start, calls, live = NOTHING, children } = props;
  const [record, setRecord] = useState(props.record);
  function onChanged(changed: Saved) {
    setRecord(changed);
    props.onChanged(changed);
  }
  const head = useRecordHead();
  const { person } = useSession();
  const topic = useMemo(() => topicOf(kind), [kind]);
  const root = useRef<HTMLElement>(null);
  const form = useSelfSavingForm(of, record, { name, start });
  const deferred = useDeferredValue(form.draft);
  const unanswered = useUnanswered(of, of.keyOf(record?.id ?? name));
  const { isFound, forget } = useDraftCopy(of, form, record?.id ?? name, unanswered);
  const [said, setSaid] = useState("");
  const saving = useSaving(of, {
    ...{ form, unanswered, deferred, saved: record, onSaved: onChanged, onBegun: forget },
    onPublished: () => setSaid(props.published),
  });
  const isSettled = !saving.isSaving && saving.trouble === null;
  useEffect(() => {
    // What comes while something is saved, or was and nobody answered, may be our own: that is known first.
    const came = props.record;
    if (isSettled && came !== null) setRecord((known) => newest(known, came));
  }, [isSettled, props.record]);
  const { hear, isSaving } = saving;
  const newer = useNewer(of, topic, { form, saved: record, onNewer: hear, isSaving, isHeld: unanswered.isLeft });
  const work = useAction(onChanged, calls.currentIn);
  const [wasRestored] = useState(form.isRestored && form.isDirty);
  const [isAsking, setIsAsking] = useState(false);
  const { failure, trouble } = saving;
  const { conflicts, isClash } = newer;
  // What somebody did themselves, here or in another tab, is no news.
  const news = record?.changedBy === person?.name ? "" : newer.news;
  const isRetired = record?.status === "retired";

  const { missing, told, refused, refusals, lead } = useTold(of, {
    form,
    deferred,
    record,
    saving,
    conflicts,
    live,
    root,
  });

  const whenSaved = useWhenSaved(saving, record !== null);

  function publish() {
    setSaid("");
    if (!isClash) void saving.publish();
  }
  function take(event: KeyboardEvent) {
    const asked = isRetired ? null : writingOrder(event);
    if (asked === null) return;
    event.preventDefault();
    if (asked === "save" || saving.isBusy || isClash) return void saving.save();
    if (missing.length > 0 || record === null) return publish();
    void saving.save();
    setIsAsking(true);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter in a field keeps what is written: nothing goes out to readers by a key that was pressed too soon.
    void saving.save();
  }

  const order: PublishOrder = {
    isBusy: saving.isBusy || isClash,
    isOut: record !== null && record.revision !== null && !record.hasUnpublishedChanges && saving.isSaved,
    publish,
  };
  const isSignedOut = failure === null && trouble?.kind === "signed-out";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of whatever is written in it
    <article ref={root} className="nv-record" onKeyDown={take}>
      <Workbench
        head={head}
        title={isRetired && <p className="nv-bench__title">{record.title}</p>}
        state={
          <>
            {!isRetired && <SavingState view={{ ...saving, clashes: conflicts.length }} labelOf={of.labelOf} />}
            {record !== null && !isRetired && <Presence subject={subjectOf(kind.event, record.id)} />}
            {props.facts}
          </>
        }
        turns={!isRetired && <TurnButtons of={form} />}
        actions={
          record === null ? (
            <Button rank="main" disabled={order.isBusy} onClick={publish}>
              {saving.isBusy ? "Un momento…" : "Publicar"}
            </Button>
          ) : (
            props.actions(record, work, order)
          )
        }
        missing={missing}
        news={
          <>
            <RecordNews news={news} said={work.said || said} failure={work.failure} />
            <ActionRefusal failure={failure} />
            {isSignedOut && <FailureNotice error={trouble.failure} onRetry={() => void saving.save()} />}
          </>
        }
        stage={props.stage?.(work, deferred)}
        foot={
          !isRetired && (
            <div className="nv-bench__foot">
              <BeforePublishing missing={missing} labelOf={of.labelOf} onGo={lead} />
              {record !== null && <SignOffLine id={record.id} version={record.version} isSaved={saving.isSaved} />}
            </div>
          )
        }
      >
        {record !== null && <h2 className="nv-visually-hidden">{record.title}</h2>}
        {(wasRestored || isFound) && form.changes === 0 && (
          <Notice tone="plain">
            <p>Hemos recuperado lo que habías escrito.</p>
          </Notice>
        )}
        {isClash && record !== null && <Clash newer={newer} saving={saving} by={record.changedBy} hasBoth />}
        <form className="nv-stack" noValidate onSubmit={submit}>
          {children(
            {
              ...{ form, refused, refusals, said: told, whenSaved },
              hasFreeSlug: (record?.publishedAtMs ?? null) === null,
            },
            work,
          )}
        </form>
        {record !== null && (
          <Step label="Comentarios" fields={VERSION_FIELDS}>
            <CommentsPart id={record.id} />
          </Step>
        )}
        {record !== null && (
          <Step label="Versiones" fields={VERSION_FIELDS}>
            <p className="nv-quiet nv-breaks nv-flush nv-small">
              {sentencesOf(kind.words).changedBy} {record.changedBy} el {formatMoment(record.updatedAtMs)}
              {props.moreFacts}
            </p>
            <RecordVersions
              record={record}
              ask={calls.versions}
              isBusy={work.isBusy}
              onRollBack={(revision) => work.run(calls.rollBack(record.id, record.version, revision), props.rolledBack)}
            />
          </Step>
        )}
      </Workbench>
      {isAsking && record !== null && (
        <PublishQuestion
          of={record}
          versions={calls.versions}
          isSaved={saving.isSaved}
          doubt=""
          onPublish={publish}
          onClose={() => setIsAsking(false)}
        >
          <p>{props.place}</p>
        </PublishQuestion>
      )}
    </article>
  );
}
