import { type ComponentType, type FormEvent, useState } from "react";
import type { AccountPageProps } from "../account/AccountPage.tsx";
import { errorTextOf } from "../core/error-text.ts";
import type { Page } from "../store/state.ts";
import type { Store } from "../store/store.ts";

interface PanelProps {
  readonly store: Store;
}

/** Brings the account page. */
export type LoadAccount = () => Promise<{ readonly AccountPage: ComponentType<AccountPageProps> }>;

interface AccountPanelProps extends PanelProps {
  readonly loadAccount: LoadAccount;
}

/** Who is signed in, the way to the account, and the way out. */
export function AccountPanel({ store, loadAccount }: AccountPanelProps) {
  // The account page comes when it is asked for: most openings are for signing in.
  const [page, setPage] = useState<{ readonly Component: ComponentType<AccountPageProps> } | null>(null);
  const { user, saving, translate } = store;
  if (!user) return null;
  const name = user.user_metadata?.full_name || user.user_metadata?.name;

  async function showAccount() {
    try {
      const { AccountPage } = await loadAccount();
      setPage({ Component: AccountPage });
    } catch (error) {
      store.error = error;
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!store.saving) store.logout();
  }

  return (
    <>
      <p className="infoText account">
        <span className="visuallyHidden">{translate("logged_in_as")} </span>
        {name && <strong>{name}</strong>}
        <span className="infoTextEmail">{user.email}</span>
      </p>
      {page ? (
        <page.Component user={user} locale={store.locale} translate={translate} textOfError={errorTextOf} />
      ) : (
        <button type="button" className="btn btnQuiet" onClick={showAccount}>
          {translate("dialog_title")}
        </button>
      )}
      <form className={saving ? "form disabled" : "form"} aria-busy={saving} onSubmit={onSubmit}>
        <fieldset disabled={saving}>
          <button type="submit" className={saving ? "btn saving" : "btn btnQuiet"}>
            {translate(saving ? "logging_out" : "log_out")}
          </button>
        </fieldset>
      </form>
    </>
  );
}

/** Tells that accounts are by invitation. */
export function DisabledPanel({ store }: PanelProps) {
  return (
    <>
      <p className="infoText">{store.translate("message_signup_disabled")}</p>
      <PageButton store={store} page="login" text="log_in" />
    </>
  );
}

/** The end of a page whose message says it all. */
export function MessagePanel({ store }: PanelProps) {
  return <PageButton store={store} page="login" text="never_mind" isQuiet />;
}

/** The end of what goes on in the mailbox. */
export function DonePanel({ store }: PanelProps) {
  return (
    <button type="button" className="btn" onClick={() => store.closeModal()}>
      {store.translate("close")}
    </button>
  );
}

interface PageButtonProps extends PanelProps {
  readonly page: Page;
  readonly text: string;
  readonly isQuiet?: boolean;
}

function PageButton({ store, page, text, isQuiet = false }: PageButtonProps) {
  function leave() {
    store.error = null;
    store.message = null;
    store.modal.page = page;
  }
  return (
    <button type="button" className={isQuiet ? "btn btnQuiet" : "btn"} onClick={leave}>
      {store.translate(text)}
    </button>
  );
}
