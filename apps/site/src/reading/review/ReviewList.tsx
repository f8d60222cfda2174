import Link from "@docusaurus/Link";
import reviews from "@generated/nv-site-index/default/reviews.json";
import type { ReactNode } from "react";
import { spanishDay } from "../doc/doc-facts";
import { ScrollingTable } from "../doc/ScrollingTable";
import { daysBetween } from "./core/review-due";
import { overdueWords, reviewsInWords } from "./core/review-state";
import { useToday } from "./use-today";

/** Pages that are not overdue yet, shown so that nobody is caught by surprise. */
const NEXT_SHOWN = 5;

/** Pages whose review is overdue, and those that come next. */
export function ReviewList(): ReactNode {
  const today = useToday();
  const overdue = reviews.filter(({ reviewDueOn }) => reviewDueOn <= today);
  const next = reviews.filter(({ reviewDueOn }) => reviewDueOn > today).slice(0, NEXT_SHOWN);
  return (
    <>
      <p>{reviewsInWords(overdue.length, next.length)}</p>
      <ScrollingTable>
        <thead>
          <tr>
            <th>Página</th>
            <th>Responsable</th>
            <th>Le toca</th>
          </tr>
        </thead>
        <tbody>
          {[...overdue, ...next].map(({ to, title, owner, reviewDueOn }) => (
            <tr key={to}>
              <td>
                <Link to={to}>{title}</Link>
              </td>
              <td>{owner}</td>
              <td>{reviewDueOn <= today ? overdueWords(daysBetween(reviewDueOn, today)) : spanishDay(reviewDueOn)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </>
  );
}
