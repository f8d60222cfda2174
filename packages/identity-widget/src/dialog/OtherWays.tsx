import { canUsePasskeys } from "@nv/identity-client";
import type { MessageKey } from "../i18n/en.ts";
import type { Store } from "../store/store.ts";

/** In the order in which they are shown. Specification, section 9. */
const PROVIDERS = ["Google", "GitHub", "GitLab", "BitBucket", "SAML"] as const;

/** Props of {@link OtherWays}. */
interface OtherWaysProps {
  readonly store: Store;
  /** Somebody with an account is coming in: passkeys and links are no way to get one. */
  readonly isLogin: boolean;
}

/** What the service offers besides a password, or nothing. */
export function OtherWays({ store, isLogin }: OtherWaysProps) {
  const { settings, translate, saving } = store;
  const offered = PROVIDERS.filter((provider) => settings?.external[provider.toLowerCase()]);
  const hasPasskeys = isLogin && settings?.passkeys === true && canUsePasskeys();
  const hasLinks = isLogin && settings?.magic_link === true;
  if (offered.length === 0 && !hasPasskeys && !hasLinks) return null;

  const way = (className: string, text: MessageKey, onClick: () => void) => (
    <button type="button" className={`btn btnProvider ${className}`} disabled={saving} onClick={onClick}>
      {translate(text)}
    </button>
  );
  return (
    <div className="providersGroup">
      <p className="hr">
        <span>{translate("or")}</span>
      </p>
      {hasPasskeys && way("waysPasskey", "passkey_login", () => act(store, () => store.loginWithPasskey()))}
      {offered.map((provider) => (
        <button
          key={provider}
          type="button"
          className={`btn btnProvider provider${provider}`}
          disabled={saving}
          onClick={() => store.externalLogin(provider.toLowerCase())}
        >
          {`${translate("continue_with")} ${settings?.external_labels[provider.toLowerCase()] || provider}`}
        </button>
      ))}
      {hasLinks && way("waysLink", "magic_link", () => showMagicLink(store))}
    </div>
  );
}

function showMagicLink(store: Store) {
  store.error = null;
  store.modal.page = "magiclink";
}

/** The code of a way may not come, and the dialog must say so. */
async function act(store: Store, way: () => Promise<void>) {
  try {
    await way();
  } catch (error) {
    store.error = error;
  }
}
