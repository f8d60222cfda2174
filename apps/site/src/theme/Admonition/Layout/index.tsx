import type { Props } from "@theme/Admonition/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";

/** A remark beside the text: a coloured rule and a word, no box. */
export default function AdmonitionLayout({ type, title, children, className, id }: Props): ReactNode {
  return (
    <aside id={id} className={clsx("nv-note", className)} data-type={type}>
      {title && <p className="nv-note__title">{title}</p>}
      <div className="nv-note__text">{children}</div>
    </aside>
  );
}
