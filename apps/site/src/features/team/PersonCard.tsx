import Link from "@docusaurus/Link";
import { TEAM_TIME_ZONE } from "@nv/contracts";
import type { TeamPerson } from "@nv/contracts/schemas";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { writeAddress } from "../../pieces/core/registry-address";
import { languagesText } from "./core/rota-words";
import { Face } from "./Face";
import { teamCalls } from "./team-calls";

/** List of what somebody made, as the registry has it now. */
function Made({ id, name }: Pick<TeamPerson, "id" | "name">): ReactNode {
  const { body, failure, reload } = useRemote(`made:${id}`, (signal) => teamCalls.made(id, signal));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Mirando en Gráficos…</p>;
  if (body.total === 0) return <p>{name} no tiene nada en Gráficos todavía.</p>;
  return (
    <>
      <ul className="nv-team__made">
        {body.items.map((thing) => (
          <li key={thing.id}>
            <Link to={writeAddress({ part: "graphic", id: thing.id })}>{thing.title}</Link>
          </li>
        ))}
      </ul>
      {body.total > body.items.length && <p>Y {body.total - body.items.length} más, en Gráficos.</p>}
    </>
  );
}

/** A person of the team: what they do, what they know, what they made and how to reach them. */
export function PersonCard({ person }: { readonly person: TeamPerson }): ReactNode {
  const { id, name, job, skills, specialities, languages, email, extension, photo, timeZone } = person;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li id={`persona-${id}`}>
      <div className="nv-team__who">
        <Face person={{ name, photo }} sizePx={48} />
        <div>
          <p className="nv-team__name">{name}</p>
          {job !== "" && <p>{job}</p>}
        </div>
      </div>
      {specialities.length > 0 && (
        <p className="nv-team__facts nv-quiet nv-said">Especialidad: {specialities.join(", ")}</p>
      )}
      {skills.length > 0 && <p className="nv-team__facts nv-quiet nv-said">Sabe de {skills.join(", ")}</p>}
      {languages.length > 0 && <p className="nv-team__facts nv-quiet nv-said">Habla {languagesText(languages)}</p>}
      {timeZone !== TEAM_TIME_ZONE && <p className="nv-team__facts nv-quiet nv-said">Su hora es la de {timeZone}</p>}
      <p className="nv-team__facts nv-quiet nv-said">
        <a href={`mailto:${encodeURI(email)}`}>{email}</a>
        {extension === "" ? "" : ` · ext. ${extension}`}
      </p>
      <details
        className="nv-team__facts nv-quiet nv-said"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          Lo que ha hecho<span className="nv-visually-hidden"> {name}</span>
        </summary>
        {isOpen && <Made id={id} name={name} />}
      </details>
    </li>
  );
}
