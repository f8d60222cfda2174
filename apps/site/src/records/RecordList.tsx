import { formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { FailureNotice, type Remote, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { OpenRecord } from "./OpenRecord";
import { type ScreenKind, topicOf } from "./RecordScreen";

/** Fields of every record in a list. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly changedBy: string;
  readonly updatedAtMs: number;
}

/** Asks for the records of a kind, and again whenever one of them is changed. @param key - Tells one search from another. */
export function useRecords<Body>(
  kind: Pick<ScreenKind, "event">,
  key: string,
  ask: (signal: AbortSignal) => Promise<Body>,
): Remote<Body> {
  const remote = useRemote(`${kind.event}:${key}`, ask);
  useReconnect(remote.reload);
  useEvent(
    useMemo(() => topicOf(kind), [kind]),
    remote.reload,
  );
  return remote;
}

/**
 * The column of titles: a press opens one.
 *
 * @param detail - Stands below each.
 * @param pictureOf - Draws the picture beside each; none when left out.
 */
export function titleColumn<Row extends Listed>(
  name: string,
  onOpen: (id: string) => void,
  detail: (row: Row) => ReactNode,
  pictureOf?: (row: Row) => ReactNode,
): DataColumn<Row> {
  const words = (row: Row) => (
    <>
      <OpenRecord onOpen={() => onOpen(row.id)}>{row.title}</OpenRecord>
      <small>{detail(row)}</small>
    </>
  );
  return {
    ...{ id: "title", name, kind: "head" },
    cell: (row) =>
      pictureOf === undefined ? (
        words(row)
      ) : (
        <div className="nv-record-row">
          {pictureOf(row)}
          <div>{words(row)}</div>
        </div>
      ),
  };
}

/** State of a record, in words. */
interface State {
  readonly text: string;
  readonly tone: string | undefined;
  /** Stands below it. */
  readonly detail?: string;
}

/** Mark of the state of a record. */
export function StateMark({ state: { text, tone, detail } }: { readonly state: State }): ReactNode {
  return (
    <span className="nv-mark" data-tone={tone}>
      {text}
      {detail !== undefined && <small>{detail}</small>}
    </span>
  );
}

/** The column of states. */
export function stateColumn<Row>(stateOf: (row: Row) => State): DataColumn<Row> {
  return { id: "state", name: "Estado", cell: (row) => <StateMark state={stateOf(row)} /> };
}

/** The column of who changed each last, and when. */
export function changeColumn<Row extends Listed>(name: string): DataColumn<Row> {
  return { id: "when", name, cell: ({ updatedAtMs, changedBy }) => `${formatMoment(updatedAtMs)}, ${changedBy}` };
}

interface Props<Row> {
  readonly remote: Pick<Remote<unknown>, "body" | "failure" | "reload">;
  readonly rows: readonly Row[];
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Said while they are on their way. */
  readonly waiting: string;
  /** Said where there is none; nothing when left out. */
  readonly none?: ReactNode;
}

/** The records of a kind, as a table; why they do not come, and what to begin with where there is none. */
export function RecordList<Row extends Listed>(props: Props<Row>): ReactNode {
  const { remote, rows, caption, columns, waiting, none } = props;
  const { body, failure, reload } = remote;
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">{waiting}</p>}
      {body !== null && rows.length === 0 && none !== undefined && (
        <p className="nv-record-none">
          <span>{none}</span>
        </p>
      )}
      {rows.length > 0 && <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </>
  );
}
