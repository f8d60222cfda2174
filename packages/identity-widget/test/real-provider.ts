import { freePort } from "@nv/test-kit";
import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";

/** Person who is signed in at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A real OpenID Connect server on loopback; it signs in whoever `person` is, at once. */
export interface RealProvider {
  readonly url: string;
  person: ProviderPerson;
  close(): Promise<void>;
}

/** Starts a provider on a free port. */
export async function startRealProvider(person: ProviderPerson): Promise<RealProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(await freePort(), "127.0.0.1");
  const provider = { url: server.issuer.url ?? "", person, close: () => server.stop() };
  server.service.on("beforeTokenSigning", (token: MutableToken) => void Object.assign(token.payload, provider.person));
  server.service.on("beforeUserinfo", (answer: MutableResponse) => {
    answer.body = { ...provider.person };
  });
  return provider;
}
