import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import type { TeamView } from "@nv/contracts/schemas";
import { SearchField } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { readQuery } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { ManualLink } from "../../frame/navigation/ManualLink";
import { CalendarPart } from "./CalendarPart";
import { ChannelsPart } from "./ChannelsPart";
import { hoursText, peopleFound } from "./core/rota-words";
import { Face } from "./Face";
import { PersonCard } from "./PersonCard";
import { PhotoPart } from "./PhotoPart";
import { ProfilePart } from "./ProfilePart";
import { RotaPart } from "./RotaPart";
import { StepsPart } from "./StepsPart";
import { TEAM_TOPIC, teamCalls } from "./team-calls";
import "./team.css";

/** List of those who have a shift at this moment. */
function OnDuty({ view: { people, onDuty } }: { readonly view: TeamView }): ReactNode {
  const personOf = (id: string) => people.find((person) => person.id === id) ?? { name: "", photo: null };
  return (
    <section aria-labelledby="guardia">
      <h2 id="guardia">Ahora de guardia</h2>
      {onDuty.length === 0 ? (
        <p>
          Nadie tiene turno en este momento. Los turnos se ponen en <a href="#semana">La semana</a>.
        </p>
      ) : (
        <ul className="nv-cluster nv-plain">
          {onDuty.map((shift) => (
            <li key={shift.id} className="nv-team__who">
              <Face person={personOf(shift.personId)} sizePx={40} />
              <span>
                <strong>{personOf(shift.personId).name}</strong> {hoursText(shift)}
                {shift.note === "" ? "" : ` · ${shift.note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns the search that the address asks for: `?buscar=mapas`, or the person of `?persona=`. */
function soughtIn(search: string, { people }: Pick<TeamView, "people">): string {
  const query = readQuery(search);
  return people.find(({ id }) => id === query.text("persona"))?.name ?? query.text("buscar");
}

function People({ view: { people } }: { readonly view: TeamView }): ReactNode {
  const { search } = useLocation();
  const [sought, setSought] = useState(() => soughtIn(search, { people }));
  const found = peopleFound(people, sought);
  return (
    <section aria-labelledby="personas">
      <h2 id="personas">Quiénes somos</h2>
      {people.length === 0 ? (
        <p>
          Todavía no hay ninguna ficha. Empieza por <a href="#ficha">la tuya</a>.
        </p>
      ) : (
        <>
          <SearchField
            className="nv-team__search"
            label="Buscar por nombre, puesto, especialidad, lo que sabe o idioma"
            value={sought}
            onDebounced={setSought}
          />
          <p role="status" className="nv-team__facts nv-quiet nv-said">
            {found.length === 0 ? "Nadie coincide. Prueba con otra palabra." : ""}
          </p>
          <ul className="nv-team__people nv-plain">
            {found.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** `/team`: who the team is, who is on duty, who knows what, and the week. What a colleague changes is seen at once. */
export function TeamTool(): ReactNode {
  const events = useEventConnection();
  return (
    <EventsContext value={events}>
      <TeamParts />
    </EventsContext>
  );
}

function TeamParts(): ReactNode {
  const isBrowser = useIsBrowser();
  const { body, failure, reload } = useRemote("team", teamCalls.view);
  useReconnect(reload);
  useEvent(TEAM_TOPIC, ({ what }) => {
    if (what === "people" || what === "rota") reload();
  });
  return (
    <main className="nv-team nv-screen nv-stack-6">
      <header>
        <h1 className="nv-title">Equipo</h1>
        <p>
          Quiénes somos, quién está de guardia, quién sabe de qué y los turnos de la semana. <ManualLink of="Equipo" />
        </p>
      </header>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {(!isBrowser || (failure === null && body === null)) && <p role="status">Cargando el equipo…</p>}
      {isBrowser && body !== null && (
        <>
          <OnDuty view={body} />
          <People view={body} />
          <RotaPart people={body.people} onPlanned={reload} />
          <ChannelsPart />
          <StepsPart />
          <CalendarPart view={body} onChange={reload} />
          <PhotoPart view={body} onChange={reload} />
          <ProfilePart view={body} onChange={reload} />
        </>
      )}
    </main>
  );
}
