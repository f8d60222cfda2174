import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { useToolPage } from "./tool-page";

/** Head of a workbench that is a screen of its own. */
export interface WorkbenchHead {
  /** Heading of the screen. */
  readonly name: string;
  /** Kind of the thing, shown in place of the heading where its title is written in the bar; the heading shows when left out. */
  readonly kind?: string;
  /** Link to where it came from. */
  readonly back?: { readonly label: string; readonly to: string };
}

interface Props {
  /** Heading of the screen; the page's around when left out. */
  readonly head?: WorkbenchHead | undefined;
  /** Title of the thing that is made, written in place. */
  readonly title?: ReactNode;
  /** Place of a title that comes later. */
  readonly children?: ReactNode;
}

/** The title in the bar says what the heading says to whoever listens. */
function headingClass(head: WorkbenchHead | undefined, title: ReactNode): string {
  if (head?.kind !== undefined) return "nv-visually-hidden";
  return title === undefined ? "nv-bench__title" : "nv-overline";
}

/** Names a workbench: where it belongs, and what it is. @param children - Place of a title that comes later. */
export function BenchName({ head, title, children }: Props): ReactNode {
  const page = useToolPage();
  const name = head?.name ?? page?.title;
  if (name === undefined)
    return (
      <>
        {title}
        {children}
      </>
    );
  const trail = head?.back === undefined ? page?.trail.at(-1) : <Link to={head.back.to}>← {head.back.label}</Link>;
  return (
    <div className="nv-bench__name">
      <div className="nv-bench__trail">
        {trail !== undefined && <p className="nv-overline">{trail}</p>}
        {head?.kind !== undefined && <p className="nv-overline">{head.kind}</p>}
        <h1 className={headingClass(head, title)}>{name}</h1>
      </div>
      {title}
      {children}
    </div>
  );
}
