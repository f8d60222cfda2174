import type { Props } from "@theme/Error";
import ErrorPageContent from "@theme/ErrorPageContent";
import type { ReactNode } from "react";

/** Page that is left when the frame itself failed: the same message as a page's, without the frame. */
export default function SiteFailure(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}
