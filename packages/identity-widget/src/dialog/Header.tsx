import type { KeyboardEvent } from "react";
import type { Page } from "../store/state.ts";
import type { Store } from "../store/store.ts";

/** Id of the dialog's title, which names it. */
export const TITLE_ID = "title";

/** Id of what the tabs switch. */
export const PANEL_ID = "panel";

const TABS = ["login", "signup"] as const satisfies readonly Page[];

const TAB_TEXTS = { login: "log_in", signup: "sign_up" } as const;

/** Props of {@link Header}. */
interface HeaderProps {
  readonly store: Store;
  readonly title: string;
  /** The page is one of the two that the tabs switch, and both are offered. */
  readonly hasTabs: boolean;
}

/** The dialog's title; on sign-in and sign-up, the tabs that switch them stand in its place. */
export function Header({ store, title, hasTabs }: HeaderProps) {
  return (
    <div className="header">
      <h1 id={TITLE_ID} tabIndex={-1} className={hasTabs ? "visuallyHidden" : undefined}>
        {title}
      </h1>
      {hasTabs && <Tabs store={store} />}
    </div>
  );
}

function Tabs({ store }: { readonly store: Store }) {
  const { page } = store.modal;

  function show(target: Page) {
    if (target === page) return;
    store.error = null;
    store.message = null;
    store.modal.page = target;
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const target = page === "login" ? "signup" : "login";
    event.currentTarget.querySelector<HTMLElement>(`#tab-${target}`)?.focus();
    show(target);
  }

  return (
    <div role="tablist" aria-labelledby={TITLE_ID} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          className={tab === page ? "btn btnHeader active" : "btn btnHeader"}
          aria-selected={tab === page}
          aria-controls={PANEL_ID}
          tabIndex={tab === page ? 0 : -1}
          onClick={() => show(tab)}
        >
          {store.translate(TAB_TEXTS[tab])}
        </button>
      ))}
    </div>
  );
}
