import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { boxAddress } from "./core/catalogue/box-address";
import { UTILITIES } from "./core/catalogue/utilities";
import type { BoxMarks } from "./core/marks/box-marks";

interface Props {
  /** Ids that answer to what is written; `null` when nothing is. */
  readonly found: readonly string[] | null;
  /** Text that they open with. */
  readonly written: string;
  readonly current: string;
  readonly marks: BoxMarks;
}

const named = (ids: readonly string[]) => ids.flatMap((id) => UTILITIES.filter((entry) => entry.id === id));

/** The utilities that are at hand: what is sought, or the favourites and the last ones. */
export function UtilityList({ found, written, current, marks: { favourites, recent } }: Props): ReactNode {
  const groups: readonly (readonly [heading: string, ids: readonly string[]])[] =
    found !== null
      ? [["Encontradas", found]]
      : [
          ["Favoritas", favourites],
          ["Recientes", recent.filter((id) => id !== current && !favourites.includes(id))],
        ];
  if (groups.every(([, ids]) => ids.length === 0)) return null;
  return (
    <nav className="nv-box__list nv-stack-3" aria-label="Utilidades">
      {groups.map(([heading, ids]) => {
        const entries = named(ids);
        if (entries.length === 0) return null;
        return (
          <div key={heading}>
            <p className="nv-overline">{heading}</p>
            <ul className="nv-box__names nv-plain">
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to={boxAddress(id, found === null ? "" : written)}
                    aria-current={id === current ? "page" : undefined}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
