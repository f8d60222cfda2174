import type { ProvidersOptions } from "../src/providers/provider-options.ts";
import { type PersonEmail, startPlainOAuthServer } from "./plain-oauth-server.ts";
import { startOpenIdServer } from "./test-provider.ts";

/** The person at any service. */
export interface OutsidePerson {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** OpenID services give the first alone. */
  readonly emails: readonly PersonEmail[];
}

/** Any of the four services, as the tests of what they have in common need it. */
export interface OutsideService {
  readonly name: "google" | "gitlab" | "github" | "bitbucket";
  readonly options: ProvidersOptions;
  /** Changes who is signed in there. */
  become(person: OutsidePerson): void;
  /** Makes the question about the person fail with a status and a body. */
  failProfile(status: number): void;
  close(): Promise<void>;
}

const CLIENT = { clientId: "site", clientSecret: "secreto" };

function toClaims({ id, name, picture, emails: [email] }: OutsidePerson) {
  const address = email === undefined ? {} : { email: email.address, email_verified: email.isVerified };
  return { sub: String(id), name, picture, ...address };
}

/** Starts a service on loopback. */
export async function startOutsideService(
  name: OutsideService["name"],
  person: OutsidePerson,
): Promise<OutsideService> {
  if (name === "google" || name === "gitlab") {
    const server = await startOpenIdServer(toClaims(person));
    return {
      name,
      options: { [name]: { ...CLIENT, url: server.url } },
      become: (next) => {
        server.person = toClaims(next);
      },
      failProfile: (status) =>
        server.onUserInfo((answer) => {
          answer.statusCode = status;
          answer.body = {};
        }),
      close: server.close,
    };
  }
  const server = await startPlainOAuthServer(name, person);
  return {
    name,
    options: { [name]: { ...CLIENT, url: server.url, apiUrl: server.apiUrl } },
    become: (next) => {
      server.person = next;
    },
    failProfile: (status) => {
      server.faults.user = (response) => void response.writeHead(status).end("I am a teapot");
    },
    close: server.close,
  };
}
