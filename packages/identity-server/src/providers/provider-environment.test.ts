import { expect, test } from "vitest";
import { readProviderEnvironment } from "./provider-environment.ts";

test("an empty environment turns every service off", () => {
  expect(readProviderEnvironment({ GOOGLE_CLIENT_ID: "", SAML_LABEL: "Directorio" })).toEqual({
    providers: { saml: undefined },
    problems: [],
  });
});

test("a service is on when its two secrets are there, at its public address or another", () => {
  const env = {
    GOOGLE_CLIENT_ID: "g",
    GOOGLE_CLIENT_SECRET: "s",
    GITLAB_CLIENT_ID: "l",
    GITLAB_CLIENT_SECRET: "t",
    GITLAB_URL: "https://gitlab.diario.example",
  };
  expect(readProviderEnvironment(env)).toEqual({
    providers: {
      google: { clientId: "g", clientSecret: "s" },
      gitlab: { clientId: "l", clientSecret: "t", url: "https://gitlab.diario.example" },
    },
    problems: [],
  });
});

test("a directory may have two certificates and domains of its own", () => {
  const env = {
    SAML_ENTRY_POINT: "https://idp.example/sso",
    SAML_ISSUER: "https://idp.example",
    SAML_CERTIFICATES: "MIIA, MIIB",
    SAML_EMAIL_DOMAINS: "diario.example",
  };
  expect(readProviderEnvironment(env).providers.saml).toEqual({
    entryPoint: "https://idp.example/sso",
    issuer: "https://idp.example",
    certificates: ["MIIA", "MIIB"],
    label: "SAML",
    emailDomains: ["diario.example"],
  });
});

test("a house may have several directories by OpenID Connect, each with its label", () => {
  const env = {
    ...{ OIDC_URL: "https://casa.example", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "s", OIDC_LABEL: "Redacción" },
    ...{ OIDC_2_URL: "https://otra.example", OIDC_2_CLIENT_ID: "b", OIDC_2_CLIENT_SECRET: "t" },
    ...{ OIDC_2_EMAIL_DOMAINS: "otra.example", OIDC_3_URL: "https://tercera.example" },
  };
  const { providers, problems } = readProviderEnvironment(env);
  expect([providers.oidc, providers.oidc2]).toEqual([
    { url: "https://casa.example", clientId: "a", clientSecret: "s", label: "Redacción" },
    {
      ...{ url: "https://otra.example", clientId: "b", clientSecret: "t", label: "OpenID 2" },
      emailDomains: ["otra.example"],
    },
  ]);
  expect(problems).toEqual([
    "OIDC_3_CLIENT_ID falta: las demás de OIDC_3 no sirven sin ella.",
    "OIDC_3_CLIENT_SECRET falta: las demás de OIDC_3 no sirven sin ella.",
  ]);
});

test("what cannot be used is said by name, and no value is repeated", () => {
  const env = {
    GITHUB_CLIENT_ID: "valor",
    BITBUCKET_CLIENT_SECRET: "valor",
    SAML_ISSUER: "valor",
    GOOGLE_CLIENT_ID: "g",
    GOOGLE_CLIENT_SECRET: "s",
    GOOGLE_URL: "http://valor.example",
  };
  const { problems } = readProviderEnvironment(env);
  expect(problems).toMatchInlineSnapshot(`
    [
      "GOOGLE_URL debe empezar por https:// (http:// solo en esta misma máquina), porque por ahí viajan secretos.",
      "GITHUB_CLIENT_SECRET falta: GITHUB_CLIENT_ID no sirve sin ella.",
      "BITBUCKET_CLIENT_ID falta: BITBUCKET_CLIENT_SECRET no sirve sin ella.",
      "SAML_ENTRY_POINT falta: las demás de SAML no sirven sin ella.",
      "SAML_CERTIFICATES falta: las demás de SAML no sirven sin ella.",
    ]
  `);
  expect(problems.join()).not.toContain("valor");
});
