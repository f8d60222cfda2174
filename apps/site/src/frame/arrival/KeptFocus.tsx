import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "./use-kept-focus";

interface Props {
  /** Tells the screens apart that are shown here, one after the other. */
  readonly screenName: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part of a page with screens of its own, in which the keyboard stays where somebody is at work. */
export function KeptFocus({ screenName, className, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, screenName);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
