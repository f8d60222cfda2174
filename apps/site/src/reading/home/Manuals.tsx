import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { HomeSection } from "./HomeSection";
import type { HomeLink, HomeRules } from "./home-index";
import { LinkList } from "./LinkList";
import { OwnPages } from "./OwnPages";

interface Props {
  readonly rules: readonly HomeRules[];
  readonly posts: readonly HomeLink[];
}

/** The rules and manuals that are opened most, the newest posts, and what this person read: short, with the way to the rest. */
export function Manuals({ rules, posts }: Props): ReactNode {
  return (
    <HomeSection
      id="manuales"
      title="Reglas y manuales"
      more={
        <Link className="nv-small" to="/docs/intro">
          Toda la documentación
        </Link>
      }
    >
      <div className="nv-manuals">
        {rules.map(({ title, pages }) => (
          <LinkList key={title} title={title} links={pages} />
        ))}
        {posts.length > 0 && <LinkList title="Novedades" links={posts} />}
        <OwnPages />
      </div>
    </HomeSection>
  );
}
