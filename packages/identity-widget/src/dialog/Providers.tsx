import type { Store } from "../store/store.ts";

/** In the order in which they are shown. Specification, section 9. */
const PROVIDERS = ["Google", "GitHub", "GitLab", "BitBucket", "SAML"] as const;

/** The outside sign-ins that the service offers, or nothing. */
export function Providers({ store }: { readonly store: Store }) {
  const { settings, translate, saving } = store;
  const offered = PROVIDERS.filter((provider) => settings?.external[provider.toLowerCase()]);
  if (offered.length === 0) return null;
  return (
    <div className="providersGroup">
      <p className="hr">
        <span>{translate("or")}</span>
      </p>
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
    </div>
  );
}
