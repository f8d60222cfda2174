import { translate } from "@docusaurus/Translate";
import { NavbarSecondaryMenuFiller, useWindowSize } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocSidebar";
import type { ReactNode } from "react";
import { SidebarTree } from "../../doc/SidebarTree";

/** The index of the documentation: beside the page, or in the panel of the navigation bar up to 996 px. */
export default function DocSidebar({ sidebar, path }: Props): ReactNode {
  // The prerendered page has it in place, so that it is there before the program runs; CSS hides it on narrow screens.
  const isNarrow = useWindowSize() === "mobile";
  if (isNarrow) return <NavbarSecondaryMenuFiller component={SidebarTree} props={{ items: sidebar, path }} />;
  return (
    <nav
      className="nv-docs__index"
      aria-label={translate({ id: "theme.docs.sidebar.navAriaLabel", message: "Docs sidebar" })}
    >
      <SidebarTree items={sidebar} path={path} />
    </nav>
  );
}
