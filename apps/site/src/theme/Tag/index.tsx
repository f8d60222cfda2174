import Link from "@docusaurus/Link";
import type { Props } from "@theme/Tag";
import type { ReactNode } from "react";

/** A tag, as a link to its posts. */
export default function Tag({ permalink, label, description }: Props): ReactNode {
  return (
    <Link className="nv-tag" rel="tag" to={permalink} title={description}>
      {label}
    </Link>
  );
}
