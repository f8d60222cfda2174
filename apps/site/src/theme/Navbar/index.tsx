import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { ColorModeButton } from "../../frame/navigation/ColorModeButton";
import { NavigationItems } from "../../frame/navigation/NavigationItems";
import { SearchButton } from "../../search/SearchButton";

/** Whether something of the page is outside the bar; a dialog, which may be opened from the bar, is over both. */
const isBeside = (bar: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Element && !bar?.contains(target) && target.closest("dialog") === null;

/**
 * The navigation bar. Up to 996 px the items hide behind a toggle, and on a documentation page the sidebar comes with them.
 *
 * The items are drawn once and CSS puts them in the bar or in the panel. The theme measures the bar by the class `navbar`.
 */
export default function Navbar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { shown, toggle } = useNavbarMobileSidebar();
  const { content: pageMenu } = useNavbarSecondaryMenu();
  const { pathname, search } = useLocation();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  // A page that is reached from the panel closes it.
  const latest = useRef({ shown, toggle });
  latest.current = { shown, toggle };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is not read, its change is the occasion
  useEffect(() => {
    if (latest.current.shown) latest.current.toggle();
  }, [pathname, search]);

  // Pressing the page beside the panel is going back to the page.
  useEffect(() => {
    if (!shown) return;
    function onPointerDown({ target }: PointerEvent) {
      if (isBeside(header.current, target)) toggle();
    }
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [shown, toggle]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !shown) return;
    toggle();
    button.current?.focus();
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    // Nor does the panel stay over what the keyboard has gone on to.
    if (shown && isBeside(header.current, relatedTarget)) toggle();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what the buttons and links inside let through
    <header
      ref={header}
      className="nv-nav navbar"
      data-open={shown ? "" : undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className="nv-nav__bar">
        <button
          ref={button}
          className="nv-icon-button nv-nav__toggle"
          type="button"
          aria-expanded={shown}
          aria-controls={panelId}
          aria-label={
            shown
              ? translate({ id: "nv.navigation.close", message: "Close menu" })
              : translate({ id: "nv.navigation.open", message: "Open menu" })
          }
          onClick={toggle}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d={shown ? "M4.5 4.5l11 11m0-11l-11 11" : "M2.5 5.25h15M2.5 10h15M2.5 14.75h15"}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </button>
        <Link className="nv-nav__brand" to="/">
          {siteConfig.title}
        </Link>
        <nav
          id={panelId}
          className="nv-nav__panel"
          aria-label={translate({ id: "nv.navigation.label", message: "Main" })}
        >
          <NavigationItems />
          {shown && pageMenu !== undefined && <div className="nv-nav__page-menu">{pageMenu}</div>}
        </nav>
        <SearchButton />
        <ColorModeButton />
      </div>
    </header>
  );
}
