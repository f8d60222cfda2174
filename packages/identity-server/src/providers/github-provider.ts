import { z } from "zod";
import { externalProfile } from "./external-profile.ts";
import { askService, type OAuthProvider } from "./oauth-provider.ts";
import { createPlainOAuthProvider } from "./plain-oauth-provider.ts";
import type { ProviderDeps } from "./provider-deps.ts";
import { checkedServiceUrl, type OAuthProviderOptions } from "./provider-options.ts";

const User = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub, or a GitHub Enterprise Server: `url` is its address and `apiUrl` ends in `/api/v3`. */
export function createGithubProvider(options: OAuthProviderOptions, deps: ProviderDeps): OAuthProvider {
  const url = checkedServiceUrl("github", options.url ?? "https://github.com");
  const apiUrl = checkedServiceUrl("github", options.apiUrl ?? "https://api.github.com");
  const service = {
    name: "github",
    scope: "user:email",
    url,
    authorizationPath: "/login/oauth/authorize",
    tokenPath: "/login/oauth/access_token",
    authentication: "post",
    readProfile: async (signedIn) => {
      const user = await askService(signedIn, `${apiUrl}/user`, User);
      const emails = await askService(signedIn, `${apiUrl}/user/emails`, Emails);
      return externalProfile({
        issuer: url,
        subject: String(user.id),
        emails: emails
          .toSorted((a, b) => Number(b.primary) - Number(a.primary))
          .map(({ email, verified }) => ({ address: email, isVerified: verified })),
        name: user.name || user.login,
        avatarUrl: user.avatar_url ?? "",
      });
    },
  } satisfies Parameters<typeof createPlainOAuthProvider>[0];
  return createPlainOAuthProvider(service, options, deps);
}
