import { type ReactNode, useEffect, useRef } from "react";

export interface ScreenFrameProps {
  /** Name of the screen: its heading and the title of the tab. */
  readonly title: string;
  /** What stands over the title; where the screen belongs. */
  readonly overline?: ReactNode;
  /** What can be done here, beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen with its heading, which takes the focus when one comes to it, so that a screen reader says where one is. */
export function ScreenFrame({ title, overline, actions, children }: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · Administración`;
  }, [title]);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <header className="screen-head">
        <div>
          {overline !== undefined && <p className="nv-overline">{overline}</p>}
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
