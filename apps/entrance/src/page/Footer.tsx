import { TEAM_CONFIG } from "../../../../team.config.ts";
import { publicLinks } from "./public-links.ts";

/** The line at the bottom: the team's places elsewhere, and the copyright. */
export function Footer() {
  const { footerLinks, copyrightYear } = TEAM_CONFIG;
  return (
    <footer className="footer">
      <ul className="links">
        {publicLinks(footerLinks).map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p>© {copyrightYear}</p>
    </footer>
  );
}
