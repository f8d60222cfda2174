import type { FieldProblem, RecordVersion, RecordWords } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { type CallFailure, type FormProblems, loadable, type VersionedForm } from "@nv/web";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useSession } from "../../frame/session/session-context";
import { TurnButtons } from "../../frame/workbench/TurnButtons";
import { Workbench } from "../../frame/workbench/Workbench";
import type { Savable } from "../core/saved-draft";
import { RecordNews } from "../RecordNews";
import { topicOf } from "../RecordScreen";
import { useRecordHead } from "../record-head";
import { CommentsStep } from "../review/CommentsStep";
import { SavingState } from "../SavingState";
import { type Ordering, useAction } from "../use-action";
import { Clash } from "./Clash";
import { RecordFoot } from "./RecordFoot";
import { RecordHistory } from "./RecordHistory";
import { RecoveredNotice } from "./RecoveredNotice";
import { SavingRefusal } from "./SavingRefusal";
import type { SavingKind } from "./saving-kind";
import { useEditedRecord } from "./use-edited-record";
import { useRecordOrders } from "./use-record-orders";
import { useTold } from "./use-told";
import { useWhenSaved } from "./use-when-saved";

/** Comes once there is something that two people may have open. */
const Presence = loadable(async () => (await import("../Presence")).Presence, null);

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

const NOTHING: readonly FieldProblem[] = [];

/** Presence is told by letters alone. */
const subjectOf = (event: string, id: string) => `${event.replaceAll("-", "")}:${id}`;

/** A record that saves itself, on its workbench: its fields beside what readers get, its state and its orders over them, its history. */
export function RecordEditor<Draft extends object, Saved extends EditedRecord>(props: Props<Draft, Saved>): ReactNode {
  const { kind, of, name = "new", start, calls, live = NOTHING, children } = props;
  const head = useRecordHead();
  const { person } = useSession();
  const topic = useMemo(() => topicOf(kind), [kind]);
  const root = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const { record, change, form, deferred, saving, newer, isRecovered } = useEditedRecord(of, topic, {
    ...{ name, start, came: props.record, onChanged: props.onChanged },
    onPublished: () => setSaid(props.published),
  });
  const work = useAction(change, calls.currentIn);
  const { conflicts, isClash } = newer;
  // What somebody did themselves, here or in another tab, is no news.
  const news = record?.changedBy === person?.name ? "" : newer.news;
  const isRetired = record?.status === "retired";
  const problems = useTold(of, { form, deferred, record, saving, conflicts, live, root });
  const { missing, told, refused, refusals } = problems;
  const whenSaved = useWhenSaved(saving, record !== null);
  const orders = useRecordOrders({ record, saving, isClash, missing, onPublish: () => setSaid("") });
  const { order, takeKey, submit } = orders;
  return (
    <article ref={root} className="nv-record" onKeyDown={takeKey}>
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
            <Button rank="main" disabled={order.isBusy} onClick={order.publish}>
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
            <SavingRefusal saving={saving} />
          </>
        }
        stage={props.stage?.(work, deferred)}
        foot={
          !isRetired && (
            <RecordFoot {...{ missing, record }} labelOf={of.labelOf} onGo={problems.lead} isSaved={saving.isSaved} />
          )
        }
      >
        {record !== null && <h2 className="nv-visually-hidden">{record.title}</h2>}
        {isRecovered && <RecoveredNotice />}
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
        {record !== null && <CommentsStep id={record.id} />}
        {record !== null && (
          <RecordHistory
            {...{ record, words: kind.words, ask: calls.versions, isBusy: work.isBusy }}
            onRollBack={(revision) => work.run(calls.rollBack(record.id, record.version, revision), props.rolledBack)}
          >
            {props.moreFacts}
          </RecordHistory>
        )}
      </Workbench>
      {orders.isAsking && record !== null && (
        <PublishQuestion
          of={record}
          versions={calls.versions}
          isSaved={saving.isSaved}
          doubt=""
          onPublish={order.publish}
          onClose={orders.stopAsking}
        >
          <p>{props.place}</p>
        </PublishQuestion>
      )}
    </article>
  );
}
