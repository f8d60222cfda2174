import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../router/Link.tsx";

export interface ScreenFrameProps {
  /** Name of the screen: its heading and the title of the tab. */
  readonly title: string;
  /** Link to the place where the screen belongs: the way back, over the title. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Actions of the screen, beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen with its heading, which takes the focus when one comes to it, so that a screen reader says where one is. */
export function ScreenFrame({ title, back, actions, children }: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · Administración`;
  }, [title]);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <header className="screen-head nv-split">
        <div>
          {back !== undefined && (
            <p className="nv-overline">
              <Link href={back.href}>← {back.label}</Link>
            </p>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {actions !== undefined && <div className="nv-row">{actions}</div>}
      </header>
      {children}
    </>
  );
}
