import type { FieldProblem, RecordVersion, RecordWords } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { type CallFailure, Step } from "@nv/web";
import { type ReactNode, useRef } from "react";
import { BeforePublishing } from "../frame/workbench/BeforePublishing";
import { focusProblem } from "../frame/workbench/focus-problem";
import { Workbench } from "../frame/workbench/Workbench";
import { sentencesOf } from "./core/record-sentences";
import { RecordNews } from "./RecordNews";
import { useRecordHead } from "./record-head";
import { type Ordering, useAction } from "./use-action";
import { useVersions } from "./use-versions";
import { VersionList } from "./VersionList";

/** Fields of every record in its view. */
interface Viewable {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly status: string;
  readonly revision: string | null;
  readonly changedBy: string;
  readonly updatedAtMs: number;
  /** Reasons why it cannot be published, where the server knows them. */
  readonly problems?: readonly FieldProblem[];
}

const VERSION_FIELDS: readonly string[] = [];
const NOTHING_MISSING: readonly FieldProblem[] = [];

interface Props<Detail> {
  readonly kind: { readonly words: RecordWords };
  readonly record: Detail;
  /** Sentence about what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (record: Detail) => void;
  readonly calls: {
    readonly versions: (id: string, signal: AbortSignal) => Promise<{ readonly items: readonly RecordVersion[] }>;
    readonly rollBack: (id: string, version: number, revision: string) => Promise<Detail>;
    readonly currentIn: (failure: CallFailure) => Detail | undefined;
  };
  /** Reasons why it cannot be published as it is written; those of the record when left out. */
  readonly missing?: readonly FieldProblem[];
  /** State of it in a few words, for the bar. */
  readonly facts: ReactNode;
  /** Further facts, with who changed it last. */
  readonly moreFacts?: ReactNode;
  /** Sentence once an earlier version is out again. */
  readonly rolledBack: string;
  /** Draws what may be done with it. */
  readonly actions: (work: Ordering<Detail>) => ReactNode;
  /** Draws what readers and programs get of it. */
  readonly stage?: (work: Ordering<Detail>) => ReactNode;
  /** Draws its controls, before its history. Its title comes to stand in the bar: see `OnBar`. */
  readonly children: (work: Ordering<Detail>) => ReactNode;
}

/** A record on its workbench: its state and its orders over it, what it is made of and its history beside what readers get. */
export function RecordView<Detail extends Viewable>(props: Props<Detail>): ReactNode {
  const { kind, record, news, onChanged, calls, facts, moreFacts, rolledBack, actions, stage, children } = props;
  const work = useAction(onChanged, calls.currentIn);
  const versions = useVersions(record, calls.versions);
  const head = useRecordHead();
  const root = useRef<HTMLElement>(null);
  const { id, title, version, status, changedBy, updatedAtMs } = record;
  const missing = props.missing ?? record.problems ?? NOTHING_MISSING;
  const isRetired = status === "retired";
  return (
    <article ref={root} className="nv-record">
      <Workbench
        head={head}
        title={isRetired && <p className="nv-bench__title">{title}</p>}
        state={facts}
        actions={actions(work)}
        missing={missing}
        news={<RecordNews news={news} said={work.said} failure={work.failure} />}
        stage={stage?.(work)}
        foot={
          !isRetired && (
            <BeforePublishing
              missing={missing}
              onGo={(problem) => root.current !== null && focusProblem(root.current, problem)}
            />
          )
        }
      >
        <h2 className="nv-visually-hidden">{title}</h2>
        {children(work)}
        <Step label="Versiones" fields={VERSION_FIELDS}>
          <p className="nv-quiet nv-breaks nv-flush nv-small">
            {sentencesOf(kind.words).changedBy} {changedBy} el {formatMoment(updatedAtMs)}
            {moreFacts}
          </p>
          <VersionList
            record={record}
            versions={versions}
            isBusy={work.isBusy}
            onRollBack={(revision) => work.run(calls.rollBack(id, version, revision), rolledBack)}
          />
        </Step>
      </Workbench>
    </article>
  );
}
