import Link from "@docusaurus/Link";
import { TEAM_DUTY_PATH } from "@nv/contracts";
import { TeamDuty } from "@nv/contracts/schemas";
import { callServer, FailureNotice, useRemote } from "@nv/web";
import { addressOf } from "@nv/web/address";
import type { ReactNode } from "react";
import { PlaceLink } from "../../frame/navigation/PlaceLink";

/** Channel where an area can be asked, and the person of the team on duty now. */
export function OwnerAnswer({ area }: { readonly area: string }): ReactNode {
  const call = addressOf(TEAM_DUTY_PATH, { area });
  const { body, failure, reload } = useRemote(call, (signal) => callServer(TeamDuty, call, { signal }));
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Preguntando…</p>;
  const { channel, onDuty } = body;
  return (
    <div className="nv-owner__answer">
      <p>
        {channel === "" ? (
          <>
            El área no ha puesto su canal. Se pone en <Link to="/team#canales">Equipo</Link>.
          </>
        ) : (
          <PlaceLink place={channel} words={channel} />
        )}
      </p>
      {onDuty.length === 0 ? (
        <p>Ahora no hay nadie de guardia.</p>
      ) : (
        <ul aria-label="De guardia ahora">
          {onDuty.map(({ id, name, email, extension }) => (
            <li key={id}>
              De guardia: <a href={`mailto:${encodeURI(email)}`}>{name}</a>
              {extension === "" ? "" : ` · ext. ${extension}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
