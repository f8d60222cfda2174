import { DIRECTORY_NAMES, OIDC_NAMES } from "@nv/contracts";
import type { ProvidersView, ProviderTest, ProviderView } from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext } from "../context.ts";
import { limitTries } from "../limits/limit-tries.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import type { ProviderChecks } from "./provider-check.ts";
import type { ProviderName } from "./provider-options.ts";
import type { ProviderSet } from "./provider-set.ts";

/** Outside services, for administrators: which are on, and whether they answer. */
export interface ProviderAdministration {
  view(): ProvidersView;
  /**
   * Tries a service as far as one can without a person.
   *
   * @throws {AdministrationError} `PROVIDER_OFF`, `TOO_MANY_TRIES`.
   */
  test(name: ProviderName, caller: ActingAdministrator): Promise<ProviderTest>;
}

const NAMES: readonly ProviderName[] = ["google", "github", "gitlab", "bitbucket", ...DIRECTORY_NAMES];
/** Directories beside the first, which are told of once they are there. */
const FURTHER: ReadonlySet<ProviderName> = new Set(OIDC_NAMES.slice(1));

/** A service as the screens need it. */
interface AdministeredProvider {
  readonly about: { readonly url: string; readonly registration: string };
  check(): Promise<ProviderChecks>;
}

/**
 * Shows administrators which outside services people can sign in with, and tries whether they work.
 *
 * @param present - The services; none before the routes are mounted, because their addresses hold the prefix.
 */
export function createProviderAdministration(
  { limiter }: IdentityContext,
  present: () => { readonly set: ProviderSet; readonly apiUrl: string } | null,
): ProviderAdministration {
  function find(name: ProviderName): AdministeredProvider | null {
    const set = present()?.set;
    return (name === "saml" ? set?.saml : set?.oauth.get(name)) ?? null;
  }

  function shown(name: ProviderName): ProviderView {
    const provider = find(name);
    return {
      name,
      isOn: provider !== null,
      url: provider?.about.url ?? null,
      registration: provider?.about.registration ?? null,
    };
  }

  return {
    view: () => ({
      providers: NAMES.map(shown).filter(({ name, isOn }) => isOn || !FURTHER.has(name)),
      callbackUrl: `${present()?.apiUrl ?? ""}/callback`,
    }),
    async test(name, caller) {
      const provider = find(name);
      if (provider === null) throw new AdministrationError("PROVIDER_OFF");
      await limitTries(limiter, "providerTestByAccount", caller.userId);
      return { checks: await provider.check() };
    },
  };
}
