import { canUsePasskeys, loadPart } from "@nv/identity-client";
import { useEffect, useState } from "react";
import type { FieldName } from "../core/error-fields.ts";
import type { MessageKey } from "../i18n/en.ts";
import type { Store } from "../store/store.ts";
import { Icon } from "./icons.tsx";

/** In the order in which they are shown. Specification, section 9. */
const PROVIDERS = ["Google", "GitHub", "GitLab", "BitBucket", "OIDC", "OIDC2", "OIDC3", "SAML"] as const;

/** Props of {@link OtherWays}. */
interface OtherWaysProps {
  readonly store: Store;
  /** Somebody with an account is coming in: passkeys and links are no way to get one. */
  readonly isLogin: boolean;
}

/** List of the ways in that the service offers besides a password, or nothing. */
export function OtherWays({ store, isLogin }: OtherWaysProps) {
  const { settings, translate, saving } = store;
  const offered = PROVIDERS.filter((provider) => settings?.external[provider.toLowerCase()]);
  const hasPasskeys = isLogin && settings?.passkeys === true && canUsePasskeys();
  const hasLinks = isLogin && settings?.magic_link === true;
  const isOffering = hasPasskeys && store.modal.isOpen && !saving;
  useEffect(() => {
    if (isOffering) act(store, () => store.offerPasskeys());
  }, [store, isOffering]);
  if (offered.length === 0 && !hasPasskeys && !hasLinks) return null;

  // What has no text could do nothing either: its code is a part as well.
  const way = (className: string, icon: FieldName, text: MessageKey, onClick: () => void) =>
    translate(text) && (
      <button type="button" className={`btn btnProvider ${className}`} disabled={saving} onClick={onClick}>
        <Icon name={icon} />
        {translate(text)}
      </button>
    );
  return (
    <div className="providersGroup">
      <p className="hr">
        <span>{translate("or")}</span>
      </p>
      {hasPasskeys && way("waysPasskey", "code", "passkey_login", () => act(store, () => store.loginWithPasskey()))}
      {offered.length > 0 && <Providers store={store} offered={offered} />}
      {hasLinks && way("waysLink", "email", "magic_link", () => showMagicLink(store))}
    </div>
  );
}

/** More than this many stand side by side, with their names alone: one below the other they would fill a screen. */
const MOST_IN_FULL = 2;

interface ProvidersProps {
  readonly store: Store;
  readonly offered: readonly (typeof PROVIDERS)[number][];
}

function Providers({ store: { settings, translate, saving, externalLogin }, offered }: ProvidersProps) {
  const [marks, setMarks] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // The names say it as well.
    loadPart(() => import("./provider-marks.ts")).then((part) => setMarks(part.PROVIDER_MARKS), console.info);
  }, []);
  const isShort = offered.length > MOST_IN_FULL;
  return (
    <div className={isShort ? "providersShort" : undefined}>
      {offered.map((provider) => {
        const key = provider.toLowerCase();
        const label = settings?.external_labels[key] || provider;
        const whole = `${translate("continue_with")} ${label}`;
        return (
          <button
            key={provider}
            type="button"
            className={`btn btnProvider provider${provider}`}
            disabled={saving}
            aria-label={whole}
            onClick={() => externalLogin(key)}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true" focusable="false">
              <path d={marks[provider] ?? ""} />
            </svg>
            {isShort && label === provider ? label : whole}
          </button>
        );
      })}
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
