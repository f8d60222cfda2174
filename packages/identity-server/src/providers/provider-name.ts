/** Names that the services give themselves; a directory has the name that the configuration gives it. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: "Google",
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
};

/** Name of a service in a sentence. */
export function nameOfProvider(labels: Readonly<Record<string, string>>, provider: string): string {
  return PROVIDER_NAMES[provider] ?? labels[provider] ?? provider;
}
