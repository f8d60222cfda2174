import { translate } from "@docusaurus/Translate";
import { NavbarSecondaryMenuFiller, useWindowSize } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocSidebar";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { SidebarTree } from "../../reading/doc/SidebarTree";

/** The same index, in the panel of the navigation bar. */
function PanelIndex({ index }: { readonly index: Pick<Props, "sidebar" | "path"> }): ReactNode {
  return <SidebarTree items={index.sidebar} path={index.path} />;
}

/** The index of the documentation: beside the page, or in the panel of the navigation bar up to 996 px. */
export default function DocSidebar({ sidebar, path }: Props): ReactNode {
  // The prerendered page has it in place, so that it is there before the program runs; CSS hides it on narrow screens.
  const isNarrow = useWindowSize() === "mobile";
  const index = useRef<HTMLElement>(null);
  // One prop and not two: the theme sorts their names, and the first comparison of a language's letters takes a phone 50 ms.
  const panelProps = useMemo(() => ({ index: { sidebar, path } }), [sidebar, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is the occasion
  useEffect(() => {
    // Not `scrollIntoView`, which would move the page too.
    const list = index.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !current) return;
    const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 0 || top > list.clientHeight - current.clientHeight) list.scrollTop += top - list.clientHeight / 2;
  }, [path, isNarrow]);

  if (isNarrow) return <NavbarSecondaryMenuFiller component={PanelIndex} props={panelProps} />;
  return (
    <nav
      ref={index}
      className="nv-docs__index"
      aria-label={translate({ id: "theme.docs.sidebar.navAriaLabel", message: "Docs sidebar" })}
    >
      <SidebarTree items={sidebar} path={path} />
    </nav>
  );
}
