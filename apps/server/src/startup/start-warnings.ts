import { openToOthersSentence } from "@nv/identity-server";

/** Findings of a start that somebody should mend, although the server works. */
interface StartFindings {
  /** Whether the public address is https. */
  readonly isHttps: boolean;
  readonly trustedProxies: readonly string[];
  /** Paths of the data that others can open. */
  readonly openToOthers: readonly string[];
}

/** Sentences in Spanish for the person at the terminal; none when all is well. */
export function startWarnings({ isHttps, trustedProxies, openToOthers }: StartFindings): string[] {
  // This server speaks http alone: with an https address something in front of it takes the requests.
  const isHidden = isHttps && trustedProxies.length === 0;
  return [
    ...(isHidden
      ? [
          "SITE_URL es https, así que hay un proxy delante, y TRUSTED_PROXIES está vacío: todo el mundo cuenta como una sola dirección, " +
            "y una persona extraña puede cerrar la entrada a todas. Pon la dirección del proxy en TRUSTED_PROXIES (docs/runbooks/proxy.md).",
        ]
      : []),
    ...(openToOthers.length > 0 ? [openToOthersSentence(openToOthers)] : []),
  ];
}
