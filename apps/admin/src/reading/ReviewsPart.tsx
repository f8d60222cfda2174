import type { PageReview } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import type { PlaceIn, ReadingView } from "./core/reading-address.ts";
import { dueInWords } from "./core/reviews-by-day.ts";
import { PageName } from "./PageName.tsx";
import { ReadingList } from "./ReadingList.tsx";
import { readingCalls, today } from "./reading-calls.ts";
import { ViewNav } from "./ViewNav.tsx";

const VIEWS = [
  { place: { part: "reviews", view: "overdue", page: 1 }, label: "Atrasadas" },
  { place: { part: "reviews", view: "next", page: 1 }, label: "Las siguientes" },
] as const;

const EMPTY: Readonly<Record<ReadingView<"reviews">, string>> = {
  overdue: "Ninguna página está atrasada.",
  next: "Ninguna página tiene una revisión pendiente.",
};

const COLUMNS: readonly DataColumn<PageReview>[] = [
  { id: "page", name: "Página", kind: "head", cell: PageName },
  { id: "owner", name: "Responde", cell: ({ owner }) => owner },
  {
    id: "due",
    name: "Le toca",
    cell: ({ reviewDueOn }) => (
      <span>
        <time dateTime={reviewDueOn}>{formatDate(reviewDueOn, "short")}</time>, {dueInWords(reviewDueOn, today())}
      </span>
    ),
  },
  {
    id: "reviewed",
    name: "Revisada",
    cell: ({ reviewedOn }) => <time dateTime={reviewedOn}>{formatDate(reviewedOn, "short")}</time>,
  },
];

/** Pages whose review is overdue, and those that come next, with who answers for each. */
export function ReviewsPart({ place }: { readonly place: PlaceIn<"reviews"> }) {
  const query = useQuery(readingCalls(useAdmin().caller).reviews(place));
  return (
    <>
      <ViewNav place={place} label="Revisiones" views={VIEWS} />
      <ReadingList query={query} place={place} empty={EMPTY[place.view]}>
        {(reviews) => (
          <DataTable
            caption="Páginas por el día de su revisión"
            columns={COLUMNS}
            rows={reviews}
            keyOf={({ path }) => path}
          />
        )}
      </ReadingList>
      <p className="nv-caption">
        Una página queda revisada cuando alguien la relee y pone el día en «revisado», en la cabecera de su archivo.
      </p>
    </>
  );
}
