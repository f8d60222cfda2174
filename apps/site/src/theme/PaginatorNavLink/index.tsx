import Link from "@docusaurus/Link";
import type { Props } from "@theme/PaginatorNavLink";
import clsx from "clsx";
import type { ReactNode } from "react";

/** One of the two neighbours at the end of a page. */
export default function PaginatorNavLink({ permalink, title, subLabel, isNext }: Props): ReactNode {
  return (
    <Link
      className={clsx("nv-neighbour", isNext && "nv-neighbour--next")}
      to={permalink}
      rel={isNext ? "next" : "prev"}
    >
      {subLabel && <span className="nv-caption">{subLabel}</span>}
      <span className="nv-neighbour__title">{title}</span>
    </Link>
  );
}
