import Link from "@docusaurus/Link";
import type { HomeAnswer, HomeDuty } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import type { ReactNode } from "react";
import { homeLists } from "./core/home-lists";
import { dutyWords, initialsOf } from "./core/home-words";
import { UNREAD } from "./unread";

interface Props {
  /** `null` while it comes. */
  readonly answer: HomeAnswer | null;
  /** Name of who reads, as the registry writes who made a graphic. */
  readonly name: string;
}

/** Shows who is on duty, and what waits for somebody: each count is the way to its list. */
export function Waiting({ answer, name }: Props): ReactNode {
  const { registry = null, reviews = null, duty = null } = answer ?? {};
  const lists = homeLists(name);
  return (
    <>
      <div className="nv-duty">
        {answer !== null && (duty === null ? <p className="nv-quiet nv-flush">{UNREAD}</p> : <Duty duty={duty} />)}
      </div>
      <ul className="nv-waiting nv-plain">
        <Count words="Tus borradores" to={lists.drafts} count={registry?.drafts} />
        <Count words="Sin descripción" to={lists.withoutAlt} count={registry?.withoutAlt} isPressing />
        <Count words="Rotos" to={lists.broken} count={registry?.broken} isPressing />
        <Count words="Páginas por revisar" to="/docs/intro#qué-toca-revisar" count={reviews?.due} />
      </ul>
    </>
  );
}

function Duty({ duty }: { readonly duty: HomeDuty }): ReactNode {
  const words = dutyWords(duty, Date.now());
  if (words === null) return <p className="nv-quiet nv-flush">Nadie está de guardia ahora mismo.</p>;
  return (
    <>
      <span className="nv-duty__initials" aria-hidden="true">
        {initialsOf(duty.people[0]?.name ?? "")}
      </span>
      <p className="nv-flush">
        <b>{words.who}</b>
        <small>{words.until}</small>
      </p>
    </>
  );
}

interface CountProps {
  readonly words: string;
  readonly to: string;
  /** `undefined` while nobody knows it. */
  readonly count: number | undefined;
  /** Whether one is too many. */
  readonly isPressing?: boolean;
}

function Count({ words, to, count, isPressing = false }: CountProps): ReactNode {
  const state = count === undefined ? "unknown" : count === 0 ? "none" : isPressing ? "pressing" : "some";
  return (
    <li>
      <Link className="nv-waiting__one" data-state={state} to={to}>
        <span>{words}</span>{" "}
        <b>{count === undefined ? <span aria-hidden="true">–</span> : formatNumber(count, { decimals: 0 })}</b>
      </Link>
    </li>
  );
}
