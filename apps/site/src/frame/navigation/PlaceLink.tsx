import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

interface Props {
  /** An address of this site or of another, or an e-mail; empty for nowhere. */
  readonly place: string;
  readonly words: string;
}

/** Words that lead to where something is read or asked. */
export function PlaceLink({ place, words }: Props): ReactNode {
  if (place === "") return words;
  if (place.startsWith("/")) return <Link to={place}>{words}</Link>;
  return <a href={place.includes("@") && !place.includes("/") ? `mailto:${encodeURI(place)}` : place}>{words}</a>;
}
