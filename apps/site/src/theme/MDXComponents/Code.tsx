import CodeInline from "@theme/CodeInline";
import type { Props } from "@theme/MDXComponents/Code";
import type { ReactNode } from "react";

/** Code in a line of text; blocks are drawn by `Pre`. */
export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
