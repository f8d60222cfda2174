import type { TeamPerson } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

/** A person of the team: what they do, what they know and how to reach them. */
export function PersonCard({ person }: { readonly person: TeamPerson }): ReactNode {
  const { name, job, skills, languages, email, extension } = person;
  return (
    <li>
      <p className="nv-team__name">{name}</p>
      {job !== "" && <p>{job}</p>}
      {skills.length > 0 && <p className="nv-team__facts">Sabe de {skills.join(", ")}</p>}
      {languages.length > 0 && <p className="nv-team__facts">Habla {languages.join(", ")}</p>}
      <p className="nv-team__facts">
        <a href={`mailto:${encodeURI(email)}`}>{email}</a>
        {extension === "" ? "" : ` · ext. ${extension}`}
      </p>
    </li>
  );
}
