import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { useDialogs } from "../../frame/dialogs/dialogs-context";
import { useSiteIndex } from "../../frame/navigation/use-site-index";

/** The foot of every page: where else the team is, and whose this is. */
export default function Footer(): ReactNode {
  const { footer, copyright } = useSiteIndex();
  const { open, prepare } = useDialogs();
  return (
    <footer className="nv-footer">
      <div className="nv-footer__inner">
        <ul className="nv-footer__links nv-plain">
          {footer.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
          <li className="nv-footer__keys">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => open("shortcuts")}
              onPointerEnter={() => prepare("shortcuts")}
              onFocus={() => prepare("shortcuts")}
            >
              Atajos de teclado
            </button>
          </li>
        </ul>
        <p className="nv-flush">{copyright}</p>
      </div>
    </footer>
  );
}
