import { createContext, type ReactNode, useContext } from "react";

/** Places of the bar that parts of an editor come to stand in. */
export type BarPlace = "title" | "state" | "turns" | "actions" | "news";

/** Puts a part of an editor into the bar of the workbench around; `null` where there is none. */
export const BarContext = createContext<((place: BarPlace, part: ReactNode) => ReactNode) | null>(null);

interface Props {
  readonly place: BarPlace;
  readonly children: ReactNode;
}

/** Part of an editor that belongs in the bar: the title, how it stands, the orders. It stays in its own place where there is no workbench around. */
export function OnBar({ place, children }: Props): ReactNode {
  const put = useContext(BarContext);
  return put === null ? children : put(place, children);
}
