import type { ComparisonFields, ComparisonResult, PublishedComparison } from "@nv/contracts/schemas";
import { comparisonSentence, pointsText, shareText, shownDifference } from "@nv/series";
import { formatNumber } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { shownStanding } from "./core/drawn-config";
import { StandingView } from "./StandingView";
import { trackersCalls } from "./trackers-calls";

type Made = NonNullable<ComparisonResult["comparison"]>;
type Member = PublishedComparison["members"][number];

/** Says how a member stands beside the first one, in a word or two. */
function besideFirst(first: Member, member: Member, day: number): string {
  if (first === member) return "—";
  const [one, other] = [first.approve[day] ?? null, member.approve[day] ?? null];
  if (one === null || other === null) return "sin media";
  if (comparisonSentence(first, member, day).includes("empate técnico")) return "empate técnico";
  return pointsText(shownDifference(other.meanPct, one.meanPct), true);
}

function DayTable({ members, day }: Made): ReactNode {
  const [first] = members;
  const columns: readonly DataColumn<Member>[] = [
    { id: "name", name: "Mandato", kind: "head", cell: ({ name }) => name },
    {
      id: "mean",
      name: "Aprueba",
      kind: "figure",
      cell: ({ approve }) => {
        const share = approve[day] ?? null;
        return share === null ? "sin media" : shareText(share.meanPct);
      },
    },
    {
      id: "band",
      name: "Franja",
      cell: ({ approve }) => {
        const share = approve[day] ?? null;
        return share === null ? "—" : `de ${shareText(share.lowPct)} a ${shareText(share.highPct)}`;
      },
    },
    {
      id: "beside",
      name: "Junto al primero",
      cell: (member) => (first === undefined ? "" : besideFirst(first, member, day)),
    },
  ];
  return (
    <>
      <h3>Al día {formatNumber(day, { decimals: 0 })} de mandato</h3>
      <DataTable caption="Mandatos en ese día" columns={columns} rows={members} keyOf={({ tracker }) => tracker} />
    </>
  );
}

/** A comparison that was made: in words, in a table of its day, and drawn. */
export function MadeComparison({
  comparison,
  title,
}: {
  readonly comparison: Made;
  readonly title: string;
}): ReactNode {
  const standing = useMemo(() => shownStanding(comparison), [comparison]);
  return (
    <>
      <StandingView standing={standing} title={title} />
      <section className="nv-trackers__rows nv-stack">
        <DayTable {...comparison} />
      </section>
    </>
  );
}

/** Preview of a comparison with what readers have now, or why it cannot be made. */
export function ComparisonView({ fields }: { readonly fields: ComparisonFields }): ReactNode {
  const asked = JSON.stringify(fields);
  const { body, failure, reload } = useRemote("comparison", (signal) => trackersCalls.compare(fields, signal), asked);
  if (failure !== null && body === null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Comparando…</p>;
  if (body.comparison === null)
    return (
      <div role="status">
        <p>Todavía no se puede comparar:</p>
        <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
          {body.problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}.</li>
          ))}
        </ul>
      </div>
    );
  return <MadeComparison comparison={body.comparison} title={fields.title} />;
}
