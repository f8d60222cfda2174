import { formatNumber } from "@nv/spanish";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { Link } from "../router/Link.tsx";
import { READING_PATH, type ReadingPart, readingAddress } from "./core/reading-address.ts";
import { readingCalls } from "./reading-calls.ts";

const FIRST = { page: 1 } as const;

/** The parts of the screen, with how much waits in each. */
export function ReadingNav({ part }: { readonly part: ReadingPart }) {
  const calls = readingCalls(useAdmin().caller);
  const proposals = useQuery(calls.proposals({ ...FIRST, view: "open" })).data?.total;
  const opinions = useQuery(calls.lines({ ...FIRST, view: "waiting" })).data?.total;
  const searches = useQuery(calls.searches(1)).data?.total;
  const reviews = useQuery(calls.reviews({ ...FIRST, view: "overdue" })).data?.total;
  const entries = [
    { name: "proposals", label: "Propuestas", href: READING_PATH, count: proposals, unit: "por responder" },
    {
      name: "opinions",
      label: "Opiniones",
      href: readingAddress({ part: "opinions", view: "waiting", page: 1 }),
      count: opinions,
      unit: "por leer",
    },
    {
      name: "searches",
      label: "Búsquedas en vano",
      href: readingAddress({ part: "searches", view: "all", page: 1 }),
      count: searches,
      unit: "",
    },
    {
      name: "reviews",
      label: "Revisiones",
      href: readingAddress({ part: "reviews", view: "overdue", page: 1 }),
      count: reviews,
      unit: "atrasadas",
    },
  ] as const;
  return (
    <nav className="ways reading-parts" aria-label="Partes de la lectura">
      {entries.map(({ name, label, href, count, unit }) => (
        <Link key={name} href={href} aria-current={part === name ? "true" : undefined}>
          {label}
          {count !== undefined && (
            <span className="count" data-none={count === 0 || undefined}>
              {formatNumber(count, { decimals: 0 })}
              <span className="nv-visually-hidden"> {unit}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
