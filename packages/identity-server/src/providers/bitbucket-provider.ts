import { z } from "zod";
import { externalProfile } from "./external-profile.ts";
import { askService, type OAuthProvider } from "./oauth-provider.ts";
import { createPlainOAuthProvider } from "./plain-oauth-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import { checkedServiceUrl, type OAuthProviderOptions } from "./provider-options.ts";

const User = z.object({
  uuid: z.string(),
  display_name: z.string().nullish(),
  links: z.object({ avatar: z.object({ href: z.string() }).nullish() }).nullish(),
});
const Emails = z.object({
  values: z.array(z.object({ email: z.string(), is_primary: z.boolean(), is_confirmed: z.boolean() })),
});

/** Bitbucket, which tells addresses only when it is asked apart. */
export function createBitbucketProvider(options: OAuthProviderOptions, deps: ProviderDeps): OAuthProvider {
  const url = checkedServiceUrl("bitbucket", options.url ?? "https://bitbucket.org");
  const apiUrl = checkedServiceUrl("bitbucket", options.apiUrl ?? "https://api.bitbucket.org/2.0");
  const service = {
    name: "bitbucket",
    scope: "account email",
    url,
    authorizationPath: "/site/oauth2/authorize",
    tokenPath: "/site/oauth2/access_token",
    authentication: "basic",
    readProfile: async (signedIn) => {
      const user = await askService(signedIn, `${apiUrl}/user`, User);
      const emails = await askService(signedIn, `${apiUrl}/user/emails`, Emails);
      return externalProfile({
        issuer: url,
        subject: user.uuid,
        emails: emails.values
          .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary))
          .map(({ email, is_confirmed }) => ({ address: email, isVerified: is_confirmed })),
        name: user.display_name ?? "",
        avatarUrl: user.links?.avatar?.href ?? "",
      });
    },
  } satisfies Parameters<typeof createPlainOAuthProvider>[0];
  return createPlainOAuthProvider(service, options, deps);
}
