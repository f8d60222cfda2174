import { formatMoment } from "@nv/spanish";
import { FactList } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import type { ScreenProps } from "../frame/screen-props.ts";
import { isForEver } from "./core/ban-lengths.ts";
import { personName, roleWord } from "./core/person-facts.ts";
import { PersonAccess } from "./PersonAccess.tsx";
import { PersonActions } from "./PersonActions.tsx";
import { PersonAudit } from "./PersonAudit.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { PersonSessions } from "./PersonSessions.tsx";
import { PEOPLE } from "./people-address.ts";
import type { Person } from "./person.ts";
import { personCalls } from "./person-calls.ts";
import { Section } from "./Section.tsx";
import { StateMark } from "./StateMark.tsx";
import "./people.css";

function PersonFacts({ person }: { readonly person: Person }) {
  const { banned_until, confirmed_at, invited_at, last_sign_in_at, role, created_at } = person;
  const facts = [
    { name: "Estado", value: <StateMark person={person} /> },
    { name: "Rol", value: roleWord(role) || "Sin rol" },
    { name: "Alta", value: formatMoment(created_at) },
    { name: "Última entrada", value: last_sign_in_at === undefined ? "Nunca" : formatMoment(last_sign_in_at) },
    ...(confirmed_at === undefined && invited_at !== undefined
      ? [{ name: "Invitada", value: formatMoment(invited_at) }]
      : []),
    ...(banned_until === undefined ? [] : [{ name: "Bloqueada hasta", value: banEnd(banned_until) }]),
  ];
  return <FactList className="facts facts-line nv-terms" facts={facts} />;
}

function banEnd(until: string): string {
  return isForEver(until, Date.now()) ? "que se desbloquee" : formatMoment(until);
}

/** Everything about one person, and what an administrator can do for and against them. */
export function PersonScreen({ params: { id = "" } }: ScreenProps) {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: ["person", id],
    queryFn: ({ signal }) => personCalls(caller).find(id, signal),
  });
  const { data } = answer;
  if (data === undefined) {
    return (
      <ScreenFrame title="Persona" back={PEOPLE}>
        <AnswerState query={answer} />
      </ScreenFrame>
    );
  }
  const { person } = data;
  return (
    <ScreenFrame title={personName(person.user_metadata) || person.email} back={PEOPLE}>
      <AnswerState query={answer} />
      <PersonFacts person={person} />
      <div className="person">
        <div>
          <Section title="Identidad">
            <PersonForm key={id} current={data} />
          </Section>
        </div>
        <div>
          <Section title="Cuenta">
            <PersonActions current={data} />
          </Section>
          <Section title="Cómo entra">
            <PersonAccess id={id} />
          </Section>
          <Section title="Sesiones abiertas">
            <PersonSessions id={id} />
          </Section>
        </div>
      </div>
      <Section title="Lo último en su cuenta">
        <PersonAudit id={id} />
      </Section>
    </ScreenFrame>
  );
}
