import Link from "@docusaurus/Link";
import type { PropSidebarItem, PropSidebarItemCategory } from "@docusaurus/plugin-content-docs";
import { type ReactNode, useEffect, useState } from "react";
import { isSamePage, leadsTo } from "../../frame/navigation/core/sidebar-trail";

interface TreeProps {
  readonly items: readonly PropSidebarItem[];
  /** Path of the page on screen. */
  readonly path: string;
}

/** Sections and pages of the documentation, as a nested list. */
export function SidebarTree({ items, path }: TreeProps): ReactNode {
  return (
    <ul className="nv-tree nv-plain nv-small">
      {items.map((item) => {
        if (item.type === "category") return <SidebarSection key={item.label} section={item} path={path} />;
        if (item.type !== "link") return null;
        return (
          <li key={item.href}>
            <Link
              className="nv-tree__page"
              to={item.href}
              aria-current={isSamePage(item.href, path) ? "page" : undefined}
            >
              {item.label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** A section: its name folds and unfolds its pages. The one that holds the page on screen opens by itself. */
function SidebarSection({
  section,
  path,
}: {
  readonly section: PropSidebarItemCategory;
  readonly path: string;
}): ReactNode {
  const isCurrent = leadsTo(section, path);
  const [isOpen, setIsOpen] = useState(isCurrent || !section.collapsed);
  useEffect(() => {
    if (isCurrent) setIsOpen(true);
  }, [isCurrent]);

  return (
    <li className="nv-tree__section">
      <button className="nv-tree__label" type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {section.label}
      </button>
      {isOpen && <SidebarTree items={pagesOf(section)} path={path} />}
    </li>
  );
}

/** The section's own page, when it has one, comes first among its pages. */
function pagesOf({ href, label, items }: PropSidebarItemCategory): readonly PropSidebarItem[] {
  return href === undefined ? items : [{ type: "link", label, href }, ...items];
}
