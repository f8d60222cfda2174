import type { FeedbackTally } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { PageName } from "./PageName.tsx";

const figure = (count: number) => formatNumber(count, { decimals: 0 });

const COLUMNS: readonly DataColumn<FeedbackTally>[] = [
  { id: "page", name: "Página", kind: "head", cell: PageName },
  { id: "owner", name: "Responde", cell: ({ owner }) => owner || "—" },
  { id: "unserved", name: "No sirvió", kind: "figure", cell: ({ unserved }) => figure(unserved) },
  { id: "served", name: "Sirvió", kind: "figure", cell: ({ served }) => figure(served) },
];

/** The votes of each page. */
export function TallyTable({ tallies }: { readonly tallies: readonly FeedbackTally[] }) {
  const caption = "Votos por página, las que menos sirven arriba";
  return <DataTable caption={caption} columns={COLUMNS} rows={tallies} keyOf={({ path }) => path} />;
}
