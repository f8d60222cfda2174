import type { ElectionDetail, ListEstimate } from "@nv/contracts/schemas";
import { formatNumber, formatRange } from "@nv/spanish";
import { type DataColumn, DataTable, Notice } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { electionsCalls } from "./elections-calls";

const whole = { decimals: 0 } as const;

const COLUMNS: readonly DataColumn<ListEstimate>[] = [
  { id: "list", name: "Candidatura", kind: "head", cell: ({ acronym }) => acronym },
  {
    id: "range",
    name: "Escaños, nueve de cada diez veces",
    kind: "figure",
    cell: ({ low, high }) => (low === high ? formatNumber(low, whole) : formatRange(low, high, "", whole)),
  },
];

/** Seats that an average of polls would give, as it is written: ranges and chances. */
export function EstimatePart({ election }: { readonly election: ElectionDetail }): ReactNode {
  const { id, version, fields } = election;
  const { body, failure, reload } = useRemote(
    `estimate:${id}`,
    (signal) => (fields.average === "" ? Promise.resolve(null) : electionsCalls.estimate(id, signal)),
    String(version),
  );
  if (fields.average === "") return null;
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Simulando los escaños…</p>;
  const { estimate, problem } = body;
  return (
    <section className="nv-stack" aria-labelledby="escanos-antes">
      <h3 id="escanos-antes">Escaños según la media</h3>
      {problem !== "" && (
        <Notice tone="plain">
          <p>{problem}</p>
        </Notice>
      )}
      {estimate !== null && (
        <>
          <DataTable
            caption="Escaños de cada candidatura, nueve de cada diez simulaciones"
            rows={estimate.lists}
            columns={COLUMNS}
            keyOf={({ key }) => key}
          />
          {estimate.blocs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="nv-quiet">{estimate.method}</p>
        </>
      )}
    </section>
  );
}
