import { type PersonTimes, personState, STATE_WORDS } from "./core/person-facts.ts";

/** State of an account at the moment, with a dot in the colour of the state; the word says it all. */
export function StateMark({ person }: { readonly person: PersonTimes }) {
  const state = personState(person, Date.now());
  return (
    <span className="state-mark" data-state={state}>
      {STATE_WORDS[state]}
    </span>
  );
}
