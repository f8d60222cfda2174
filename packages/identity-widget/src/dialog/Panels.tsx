import { type FormEvent, useCallback, useEffect, useRef } from "react";
import type { Mount, mountAccount, mountEnrolment } from "../account/mount-account.tsx";
import { errorTextOf } from "../core/error-text.ts";
import type { Page } from "../store/state.ts";
import type { Store } from "../store/store.ts";

interface PanelProps {
  readonly store: Store;
}

/** Brings what is drawn of an account: its page, and the setup of a second factor. */
export type LoadAccount = () => Promise<{
  readonly mountAccount: typeof mountAccount;
  readonly mountEnrolment: typeof mountEnrolment;
}>;

interface AccountPanelProps extends PanelProps {
  readonly loadAccount: LoadAccount;
}

/** Panel of the person who is signed in, with the way to the account and the way out. */
export function AccountPanel({ store, loadAccount }: AccountPanelProps) {
  const { user, saving, translate } = store;
  if (!user) return null;
  const name = user.user_metadata?.full_name || user.user_metadata?.name;
  const isWhole = store.modal.page === "account";

  function turnTo(page: Page) {
    store.error = null;
    store.message = null;
    store.modal.page = page;
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
      {isWhole ? (
        <Account store={store} loadAccount={loadAccount} />
      ) : (
        <button type="button" className="btn btnQuiet" onClick={() => turnTo("account")}>
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

/** The account page, which comes when it is asked for: most openings are for signing in. */
function Account({ store, loadAccount }: AccountPanelProps) {
  const load = useCallback(async () => (await loadAccount()).mountAccount, [loadAccount]);
  const { user, locale, settings, translate } = store;
  return (
    user && <Island store={store} load={load} props={{ user, locale, settings, translate, textOfError: errorTextOf }} />
  );
}

/** The setup of a second factor that the sign-in asks for. */
export function EnrolmentPanel({ store, loadAccount }: AccountPanelProps) {
  const load = useCallback(async () => (await loadAccount()).mountEnrolment, [loadAccount]);
  const { locale, settings, translate, startEnrolment, enrol, enrolPasskey } = store;
  const hasPasskeys = settings?.passkeys === true;
  const cancel = () => {
    store.second_step = null;
    store.error = null;
    store.modal.page = "login";
  };
  return (
    <Island
      store={store}
      load={load}
      props={{ locale, translate, textOfError: errorTextOf, hasPasskeys, startEnrolment, enrol, enrolPasskey, cancel }}
    />
  );
}

interface IslandProps<Props> extends PanelProps {
  readonly load: () => Promise<(place: Element, props: Props) => Mount<Props>>;
  readonly props: Props;
}

/** A place for what is drawn on a root of its own, because it may have been bundled with a React of its own. */
function Island<Props>({ store, load, props }: IslandProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const mount = useRef<Mount<Props> | null>(null);
  const { isOpen } = store.modal;
  const wanted = useRef(props);
  wanted.current = props;

  useEffect(() => {
    // What did not come is asked for again when the dialog is opened again.
    if (!isOpen || mount.current) return;
    let isHere = true;
    load().then(
      (mountPart) => {
        if (isHere && place.current) mount.current = mountPart(place.current, wanted.current);
      },
      (error: unknown) => {
        store.error = error;
      },
    );
    return () => {
      isHere = false;
    };
  }, [store, load, isOpen]);

  useEffect(
    () => () => {
      mount.current?.unmount();
      mount.current = null;
    },
    [],
  );

  useEffect(() => mount.current?.update(props), [props]);

  return <div ref={place} />;
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

/** A page whose message says it all; one that was opened with nothing to say tells at least that. */
export function MessagePanel({ store }: PanelProps) {
  const { error, message, translate } = store;
  return (
    <>
      {!error && !message && <p className="infoText">{translate("message_error")}</p>}
      <PageButton store={store} page="login" text="never_mind" isQuiet />
    </>
  );
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
