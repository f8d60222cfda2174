import { useSession } from "../frame/session/session-context";

/** Returns the person of the session, with the name that their own other tabs have. */
export function useMe(): { readonly id: string; readonly name: string } {
  const { person } = useSession();
  return { id: person?.id ?? "", name: "tú, en otra pestaña" };
}
