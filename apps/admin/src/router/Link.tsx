import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { navigate } from "./location.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the administration, with its query. */
  readonly href: string;
}

/** A plain click moves inside the app; with a modifier key, the browser does what it always does. */
function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  navigate(pathname + search);
}

/** A link to another screen of the administration. */
export function Link(props: LinkProps) {
  // biome-ignore lint/a11y: a link with an address, which the keyboard opens as any other; the rules do not see the address
  return <a {...props} onClick={handleClick} />;
}
