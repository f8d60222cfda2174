import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { spanishDay } from "../doc/doc-facts";

/** Something that happened, and where it is. */
export interface LatelyEntry {
  readonly to: string;
  readonly title: string;
  /** ISO 8601; left out when the day says nothing. */
  readonly date?: string;
}

interface Props {
  readonly title: string;
  readonly entries: readonly LatelyEntry[];
  /** Message for when there is none. */
  readonly empty?: ReactNode;
}

/** A short list of the home, with its heading and its days. */
export function LatelyList({ title, entries, empty = "" }: Props): ReactNode {
  return (
    <section className="nv-lately__list">
      <h3 className="nv-index__title">{title}</h3>
      {entries.length === 0 && <p className="nv-lately__empty">{empty}</p>}
      <ul className="nv-index__pages">
        {entries.map(({ to, title: name, date }) => (
          <li key={to} className="nv-lately__entry nv-split">
            <Link className="nv-lately__page" to={to}>
              {name}
            </Link>
            {date !== undefined && <time dateTime={date.slice(0, "YYYY-MM-DD".length)}>{spanishDay(date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}
