import type { ProviderTest, ProviderView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";

/** A service as people know it. */
export const PROVIDER_NAMES: Readonly<Record<ProviderView["name"], string>> = {
  google: "Google",
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  oidc: "Directorio (OpenID Connect)",
  oidc2: "Segundo directorio (OpenID Connect)",
  oidc3: "Tercer directorio (OpenID Connect)",
  saml: "Directorio (SAML)",
};

/** The variables that switch each service on. */
export const PROVIDER_VARIABLES: Readonly<Record<ProviderView["name"], readonly string[]>> = {
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  github: ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  gitlab: ["GITLAB_CLIENT_ID", "GITLAB_CLIENT_SECRET"],
  bitbucket: ["BITBUCKET_CLIENT_ID", "BITBUCKET_CLIENT_SECRET"],
  oidc: ["OIDC_URL", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  oidc2: ["OIDC_2_URL", "OIDC_2_CLIENT_ID", "OIDC_2_CLIENT_SECRET"],
  oidc3: ["OIDC_3_URL", "OIDC_3_CLIENT_ID", "OIDC_3_CLIENT_SECRET"],
  saml: ["SAML_ENTRY_POINT", "SAML_ISSUER", "SAML_CERTIFICATES"],
};

type Check = ProviderTest["checks"][number];

const SENTENCES: Readonly<Record<Check["check"], Partial<Record<Check["result"], string>>>> = {
  discovery: {
    good: "El servicio responde en {detail}.",
    unreachable: "El servicio no responde en {detail}. Comprueba la dirección y la salida de este servidor a internet.",
  },
  signInPage: {
    good: "La página para entrar está donde debe: {detail}.",
    wrongAnswer: "La página para entrar no está donde se espera: {detail}.",
    unreachable: "La página para entrar no responde: {detail}.",
  },
  registration: {
    good: "El servicio reconoce el identificador y el secreto de este sitio.",
    refused: "El servicio no reconoce el identificador o el secreto de este sitio. Cópialos otra vez de su registro.",
    redirectRefused: "El servicio no tiene apuntada la dirección de vuelta. Añádela en su registro, letra por letra.",
    unreachable: "El servicio no ha contestado a la comprobación del secreto: {detail}.",
    unclear: "El servicio ha contestado algo que no dice si reconoce el secreto. Se sabrá cuando entre alguien.",
  },
  certificates: {
    good: "El certificado del directorio vale hasta el {date}.",
    expiring: "El certificado del directorio caduca pronto, el {date}. Pide el nuevo y ponlo junto al de ahora.",
    expired: "El certificado del directorio caducó el {date}: nadie puede entrar con él. Pide el nuevo.",
  },
};

/** Writes the result of a check in a sentence. */
export function checkSentence({ check, result, detail }: Check): string {
  if (check === "certificates" && result === "good" && detail === "")
    return "La clave del directorio no tiene fecha de caducidad.";
  const text = SENTENCES[check][result] ?? `No se ha podido comprobar: ${detail}.`;
  const date = Number.isNaN(Date.parse(detail)) ? detail : formatMoment(Date.parse(detail));
  return text.replace("{detail}", detail).replace("{date}", date);
}
