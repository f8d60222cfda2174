import { useHistory, useLocation } from "@docusaurus/router";

/**
 * Changes the address of a list, without a step for «back».
 *
 * A search settles a moment after its last key. Whoever opened something in that moment is on the way there while the list is still
 * drawn, and is not called back to it.
 *
 * @returns Takes the new address, with its query.
 */
export function useListAddress(): (to: string) => void {
  const history = useHistory();
  const drawn = useLocation();
  return (to) => {
    // What the list itself asked for a moment ago, and is not drawn yet, leads nowhere else.
    if (history.location.key === drawn.key || history.action === "REPLACE") history.replace(to);
  };
}
