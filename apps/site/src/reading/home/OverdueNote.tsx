import Link from "@docusaurus/Link";
import reviews from "@generated/nv-site-index/default/reviews.json";
import type { ReactNode } from "react";
import { useToday } from "../review/use-today";

/** Says how many pages wait for a review, and where they are listed; nothing when none does. */
export function OverdueNote(): ReactNode {
  const today = useToday();
  const count = reviews.filter(({ reviewDueOn }) => reviewDueOn <= today).length;
  if (count === 0) return null;
  return (
    <p className="nv-home__overdue">
      {count === 1 ? "Una página espera una revisión." : `${count} páginas esperan una revisión.`}{" "}
      <Link to="/docs/intro#qué-toca-revisar">Ver cuáles</Link>
    </p>
  );
}
