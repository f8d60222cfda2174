import { translate } from "@docusaurus/Translate";
import type { Props as TOCProps } from "@theme/TOC";
import TOCItems from "@theme/TOCItems";
import { type ReactNode, useId } from "react";

function title(): string {
  return translate({ id: "theme.TOCCollapsible.toggleButtonLabel", message: "On this page" });
}

/** The contents of a page beside its text, with the part that is being read marked. */
function Aside({ className: _, ...props }: TOCProps): ReactNode {
  const titleId = useId();
  return (
    <nav className="nv-contents" aria-labelledby={titleId}>
      <p id={titleId} className="nv-visually-hidden">
        {title()}
      </p>
      <TOCItems
        {...props}
        className="nv-contents__list"
        linkClassName="nv-contents__link"
        linkActiveClassName="is-read"
      />
    </nav>
  );
}

/** The same contents above the text, folded, where there is no room beside it. */
function Folded({ className: _, ...props }: TOCProps): ReactNode {
  return (
    <details className="nv-contents-folded">
      <summary>{title()}</summary>
      <TOCItems {...props} className="nv-contents__list" linkClassName="nv-contents-folded__link" />
    </details>
  );
}

/** The table of contents of a page, in its two places. */
export const PageContents = { Aside, Folded };
