import { SkipToContentLink } from "@docusaurus/theme-common";
import type { ReactNode } from "react";

/** First stop of the keyboard: jumps over the bars. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="nv-skip" />;
}
