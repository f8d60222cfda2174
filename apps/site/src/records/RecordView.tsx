import type { RecordVersion, RecordWords } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Notice } from "@nv/ui";
import type { CallFailure } from "@nv/web";
import type { ReactNode } from "react";
import { ActionRefusal } from "./ActionRefusal";
import { sentencesOf } from "./core/record-sentences";
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
}

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
  /** Facts about it, before who changed it last. */
  readonly facts: ReactNode;
  /** Further facts, after it. */
  readonly moreFacts?: ReactNode;
  /** Sentence once an earlier version is out again. */
  readonly rolledBack: string;
  /** Draws what may be done with it. */
  readonly actions: (work: Ordering<Detail>) => ReactNode;
  /** Draws what else there is to see of it, before its history. */
  readonly children: (work: Ordering<Detail>) => ReactNode;
}

/** A record with everything about it: its state, what may be done with it, what it is made of, and its history. */
export function RecordView<Detail extends Viewable>(props: Props<Detail>): ReactNode {
  const { kind, record, news, onChanged, calls, facts, moreFacts, rolledBack, actions, children } = props;
  const work = useAction(onChanged, calls.currentIn);
  const versions = useVersions(record, calls.versions);
  const { id, title, version, changedBy, updatedAtMs } = record;
  const historyId = `${kind.words.one}-versiones`;
  return (
    <article className="nv-record nv-stack">
      <header>
        <h2>{title}</h2>
        <p className="nv-quiet nv-breaks">
          {facts} · {sentencesOf(kind.words).changedBy} {changedBy} el {formatMoment(updatedAtMs)}
          {moreFacts}
        </p>
        {actions(work)}
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {work.said}
        </p>
        <ActionRefusal failure={work.failure} />
      </header>
      {children(work)}
      <section aria-labelledby={historyId}>
        <h3 id={historyId}>Versiones</h3>
        <VersionList
          record={record}
          versions={versions}
          isBusy={work.isBusy}
          onRollBack={(revision) => work.run(calls.rollBack(id, version, revision), rolledBack)}
        />
      </section>
    </article>
  );
}
