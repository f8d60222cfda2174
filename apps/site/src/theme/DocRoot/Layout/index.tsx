import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import type { Props } from "@theme/DocRoot/Layout";
import DocSidebar from "@theme/DocSidebar";
import type { ReactNode } from "react";

/** The frame of the documentation: index on the left, page on the right. */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className="nv-docs">
      {sidebar && (
        <div className="nv-docs__sidebar">
          <DocSidebar sidebar={sidebar.items} path={pathname} isHidden={false} onCollapse={() => {}} />
        </div>
      )}
      <main className="nv-docs__main">{children}</main>
    </div>
  );
}
