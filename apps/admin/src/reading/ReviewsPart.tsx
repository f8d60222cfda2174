import type { PageReview } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
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

function ReviewTable({ reviews }: { readonly reviews: readonly PageReview[] }) {
  const now = today();
  return (
    <table className="plain-table reading-table">
      <caption className="nv-visually-hidden">Páginas por el día de su revisión</caption>
      <thead>
        <tr>
          <th scope="col">Página</th>
          <th scope="col">Responde</th>
          <th scope="col">Le toca</th>
          <th scope="col">Revisada</th>
        </tr>
      </thead>
      <tbody>
        {reviews.map(({ path, title, owner, reviewedOn, reviewDueOn }) => (
          <tr key={path}>
            <th scope="row" data-label="Página">
              <span>
                <PageName path={path} title={title} />
              </span>
            </th>
            <td data-label="Responde">{owner}</td>
            <td data-label="Le toca">
              <span>
                <time dateTime={reviewDueOn}>{formatDate(reviewDueOn, "short")}</time>, {dueInWords(reviewDueOn, now)}
              </span>
            </td>
            <td data-label="Revisada">
              <time dateTime={reviewedOn}>{formatDate(reviewedOn, "short")}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pages whose review is overdue, and those that come next, with who answers for each. */
export function ReviewsPart({ place }: { readonly place: PlaceIn<"reviews"> }) {
  const query = useQuery(readingCalls(useAdmin().caller).reviews(place));
  return (
    <>
      <ViewNav place={place} label="Revisiones" views={VIEWS} />
      <ReadingList query={query} place={place} empty={EMPTY[place.view]}>
        {(reviews) => <ReviewTable reviews={reviews} />}
      </ReadingList>
      <p className="nv-caption">
        Una página queda revisada cuando alguien la relee y pone el día en «revisado», en la cabecera de su archivo.
      </p>
    </>
  );
}
