/** Gives the page back as it was. */
export type Release = () => void;

/**
 * Takes the page behind the dialog out of reach: nothing in it can be focused, read out or scrolled.
 *
 * @param frame - The dialog's frame; it and what it stands in stay alive.
 * @returns Undoes it, and gives the focus back to what had it.
 */
export function holdHostPage(frame: HTMLElement): Release {
  const focused = document.activeElement;
  const silenced: Element[] = [];
  for (let element: Element = frame; element !== document.body && element.parentElement; ) {
    const parent: Element = element.parentElement;
    for (const sibling of parent.children) {
      if (sibling === element || sibling.hasAttribute("inert")) continue;
      sibling.setAttribute("inert", "");
      silenced.push(sibling);
    }
    element = parent;
  }
  const releaseScroll = lockScroll(document.documentElement, document.body);
  return () => {
    for (const element of silenced) element.removeAttribute("inert");
    releaseScroll();
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}

/** Stops scrolling without moving the page sideways: the room of the scroll bar is kept. */
function lockScroll({ style, clientWidth }: HTMLElement, { style: bodyStyle }: HTMLElement): Release {
  const { overflow } = style;
  const { paddingRight } = bodyStyle;
  const scrollBarPx = window.innerWidth - clientWidth;
  style.overflow = "hidden";
  if (scrollBarPx > 0) bodyStyle.paddingRight = `${scrollBarPx}px`;
  return () => {
    style.overflow = overflow;
    bodyStyle.paddingRight = paddingRight;
  };
}
