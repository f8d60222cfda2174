import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { useSiteIndex } from "../../navigation/use-site-index";

/** The foot of every page: where else the team is, and whose this is. */
export default function Footer(): ReactNode {
  const { footer, copyright } = useSiteIndex();
  return (
    <footer className="nv-footer">
      <div className="nv-footer__inner">
        <ul className="nv-footer__links">
          {footer.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <p className="nv-footer__copyright">{copyright}</p>
      </div>
    </footer>
  );
}
