import { type MouseEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { MessageKey } from "../i18n/en.ts";
import type { StoreHandle } from "../store/store.ts";
import { Flash } from "./Flash.tsx";
import { focusStart } from "./focus.ts";
import { type View, viewOf } from "./form-spec.ts";
import { Header, PANEL_ID, TITLE_ID } from "./Header.tsx";
import { type Drafts, IdentityForm } from "./IdentityForm.tsx";
import { Icon } from "./icons.tsx";
import { AccountPanel, DisabledPanel, DonePanel, EnrolmentPanel, type LoadAccount, MessagePanel } from "./Panels.tsx";

/** Titles of what is not a form. */
const TITLES = {
  verifying: "verifying",
  enrolment: "second_step",
  done: "check_your_mail",
  user: "logged_in",
  account: "dialog_title",
  message: "notice",
  disabled: "sign_up",
} as const satisfies Record<Exclude<View["kind"], "form">, MessageKey>;

/** Props of {@link Dialog}. */
interface DialogProps {
  readonly handle: StoreHandle;
  readonly loadAccount: LoadAccount;
}

/** The sign-in dialog: what the store says, drawn. */
export function Dialog({ handle, loadAccount }: DialogProps) {
  const { store, subscribe, getVersion } = handle;
  useSyncExternalStore(subscribe, getVersion, getVersion);
  const drafts = useRef<Drafts>({});
  const root = useRef<HTMLDivElement>(null);
  const { modal, translate, settings, saving } = store;
  const lang = translate("lang");
  const view = viewOf(store);
  const viewId = view.kind === "form" ? view.form.id : view.kind;
  const title = translate(view.kind === "form" ? view.form.title : TITLES[view.kind]);
  const hasTabs = (viewId === "login" || viewId === "signup") && settings !== null && !settings.disable_signup;

  // Together with the texts: a reader that hears the new ones must not take them for the former language.
  useLayoutEffect(() => {
    const inner = root.current?.ownerDocument;
    if (!inner) return;
    inner.title = title;
    inner.defaultView?.frameElement?.setAttribute("title", title);
    inner.documentElement.lang = lang;
  }, [title, lang]);

  useEffect(() => {
    const inner = root.current?.ownerDocument;
    if (!inner || !modal.isOpen) return;
    // Somebody who walks the tabs stays on them.
    if (inner.activeElement?.id !== `tab-${viewId}`) focusStart(inner);
  }, [viewId, modal.isOpen]);

  function onMouseDown(event: MouseEvent) {
    // Only a press that starts on the veil: a selection that ends there must not close.
    if (event.target === event.currentTarget) store.closeModal();
  }

  return (
    <div
      ref={root}
      className="modalContainer"
      role="dialog"
      aria-modal="true"
      aria-hidden={!modal.isOpen}
      aria-labelledby={TITLE_ID}
      onMouseDown={onMouseDown}
    >
      <div className={`modalDialog${saving ? " busy" : ""}${viewId === "account" ? " wide" : ""}`}>
        <div className="modalContent">
          <Header store={store} title={title} hasTabs={hasTabs} />
          <button
            type="button"
            className="btn btnClose"
            aria-label={translate("close")}
            onClick={() => store.closeModal()}
          >
            <Icon name="close" />
          </button>
          <Flash store={store} />
          <div {...(hasTabs ? { id: PANEL_ID, role: "tabpanel", "aria-labelledby": `tab-${viewId}` } : {})}>
            <Body handle={handle} view={view} drafts={drafts.current} loadAccount={loadAccount} />
          </div>
          <div className="moreBelow" aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}

interface BodyProps extends DialogProps {
  readonly view: View;
  readonly drafts: Drafts;
}

function Body({ handle: { store }, loadAccount, view, drafts }: BodyProps) {
  switch (view.kind) {
    case "form":
      return <IdentityForm key={view.form.id} store={store} form={view.form} drafts={drafts} />;
    case "user":
    case "account":
      return <AccountPanel store={store} loadAccount={loadAccount} />;
    case "enrolment":
      return <EnrolmentPanel store={store} loadAccount={loadAccount} />;
    case "done":
      return <DonePanel store={store} />;
    case "disabled":
      return <DisabledPanel store={store} />;
    case "message":
      return <MessagePanel store={store} />;
    case "verifying":
      return <p className="infoText">{store.translate("verifying_hint")}</p>;
  }
}
