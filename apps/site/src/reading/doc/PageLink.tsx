import DocusaurusLink from "@docusaurus/Link";
import { Link } from "@nv/ui";
import type { AnchorHTMLAttributes, ReactNode } from "react";

/** A link written in a page: inside the site the router follows it, outside it says so beforehand. */
export function PageLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  // The table of contents and the footnotes bring classes and ids of their own: they stay as the framework draws them.
  if (href === undefined || Object.keys(rest).length > 0) {
    return (
      <DocusaurusLink {...rest} href={href}>
        {children}
      </DocusaurusLink>
    );
  }
  return (
    <Link href={href} anchor={DocusaurusLink}>
      {children}
    </Link>
  );
}
