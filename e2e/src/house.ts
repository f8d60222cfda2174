import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";

/** Person as the directory knows them. */
interface HousePerson {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** A real OpenID Connect server of others, which is the directory of the house: it signs in whoever `person` is, at once. */
export interface House {
  person: HousePerson;
  /** Whether it still knows the people whom it let in. */
  state: "in" | "gone";
  /** Variables of a server that it is the directory of. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts a directory on a free port. */
export async function startHouse(): Promise<House> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const house: House = {
    person: { sub: "u-1", email: "eva@diario.example", name: "Eva" },
    state: "in",
    env: {
      ...{ OIDC_URL: server.issuer.url ?? "", OIDC_CLIENT_ID: "sitio", OIDC_CLIENT_SECRET: "secreto" },
      OIDC_LABEL: "el directorio de la casa",
    },
    stop: () => server.stop(),
  };
  server.service.on("beforeTokenSigning", ({ payload }: MutableToken) => {
    Object.assign(payload, house.person, { email_verified: true, groups: [] });
  });
  server.service.on(
    "beforeResponse",
    (answer: MutableResponse, { body }: { readonly body?: { readonly grant_type?: string } }) => {
      if (house.state === "in" || body?.grant_type !== "refresh_token") return;
      answer.statusCode = 400;
      answer.body = { error: "invalid_grant" };
    },
  );
  return house;
}
