/** Patterns that are not linear, and why that harms nobody. */
export interface AllowedPatterns {
  readonly file: string;
  readonly reason: string;
  /** As the check names them. */
  readonly patterns: readonly string[];
}

const OWN_BUILD = "It runs while we build, or over what our own build or our own pages wrote.";
const OWN_TAB =
  "It runs in a person's own tab, over what that person typed or brought: it can keep nobody else waiting.";
const OWN_ADDRESS =
  "It runs in a person's own tab, over the address of the page: a long one keeps that tab waiting and nothing else.";
const SETTING = "It runs over a setting, which whoever runs the server or wrote the page gave.";

/**
 * The patterns that the check lets be. A pattern that ever meets what others wrote (a page that was fetched, a body, a query, a
 * header, a file, a mail) has no place here.
 */
export const ALLOWED_PATTERNS: readonly AllowedPatterns[] = [
  { file: "apps/admin/src/frame/App.tsx", reason: OWN_ADDRESS, patterns: [String.raw`/\/+$/`] },
  { file: "apps/admin/src/router/core/match-path.ts", reason: OWN_ADDRESS, patterns: [String.raw`/\/+$/`] },
  { file: "apps/admin/vite.config.ts", reason: OWN_BUILD, patterns: ["/--nv-(data|seq|div)-[^;]+;/g"] },
  {
    file: "apps/entrance/tooling/bundle-client.ts",
    reason: OWN_BUILD,
    patterns: ["/--nv-(data|seq|div)-[^;]+;/g"],
  },
  {
    file: "apps/server/src/gate/core/content-security-policy.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/<script(?![^>]*\ssrc=)(?![^>]*\stype="?application\/)[^>]*>([\s\S]*?)<\/script>/g`],
  },
  {
    file: "apps/server/src/gate/stored-file.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/[.-][0-9a-zA-Z_-]{8,}\.\w+$/`],
  },
  {
    file: "apps/server/src/platform/publishing/send-page.ts",
    reason:
      "It runs over a page that our own code wrote: what others wrote in it is escaped, so every opening is ours and has its end.",
    patterns: [String.raw`/<script>([\s\S]*?)<\/script>/g`, String.raw`/<style>([\s\S]*?)<\/style>/g`],
  },
  {
    file: "apps/server/src/platform/publishing/publisher.ts",
    reason:
      "It runs over a page that our own code wrote: what others wrote in it is escaped, so every opening is ours and has its end.",
    patterns: [String.raw`/<script>([\s\S]*?)<\/script>/g`, String.raw`/<style>([\s\S]*?)<\/style>/g`],
  },
  {
    file: "apps/server/src/platform/storage/core/storage-url.ts",
    reason: SETTING,
    patterns: [String.raw`/\/+$/`, String.raw`/^\/+|\/+$/g`],
  },
  {
    file: "apps/site/engine/links/core/page-addresses.ts",
    reason: OWN_BUILD,
    patterns: [
      String.raw`/<(a|img|source|video|audio|iframe|object|track|area)(\s(?:[^>"']|"[^"]*"|'[^']*')*)>/gi`,
      String.raw`/<script[\s\S]*?<\/script>/gi`,
    ],
  },
  {
    file: "apps/site/engine/markdown/code-fence.ts",
    reason: OWN_BUILD,
    patterns: [
      String.raw`/^\s*(?:\/\/|\/\*|#|<!--|--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->|\*\/\})?\s*$/`,
    ],
  },
  {
    file: "apps/site/engine/plugins/catalogue.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/<title[^>]*>([^<]*?)(?: \| [^|<]*)?<\/title>/`],
  },
  {
    file: "apps/site/engine/plugins/client-parts.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/infima[\\/]dist[\\/]css[\\/].*\.css$/`],
  },
  {
    file: "apps/site/engine/plugins/head-tags.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/<script src=[^>]*\/main\.[^>]*(?=>)/`],
  },
  {
    file: "apps/site/src/tools/cadastre/core/building-parts.ts",
    reason: OWN_TAB,
    patterns: [
      String.raw`/<(?:[\w-]+:)?x\b[^>]*>([^<]*)<//`,
      String.raw`/<(?:[\w-]+:)?x\b[^>]*>([\s\S]*?)</(?:[\w-]+:)?x>/g`,
    ],
  },
  {
    file: "apps/site/src/tools/ai2html-config/core/ai2html-config.ts",
    reason: OWN_TAB,
    patterns: [String.raw`/(?:VF|Variable|Roman|Display|Text|\d+pt)+$/i`],
  },
  {
    file: "apps/site/src/tools/chart-check/core/chart-lint.ts",
    reason: OWN_TAB,
    patterns: ["/<[^>]+>/g", String.raw`/[A-ZÁÉÍÓÚÑ]{6,}\s+[A-ZÁÉÍÓÚÑ]{4,}/`],
  },
  {
    file: "apps/site/src/tools/code-parameters/core/fill-code.ts",
    reason: "The pattern is one that our own pages write beside the field.",
    patterns: ["RegExp(…)"],
  },
  { file: "packages/embeds/src/browser/host.ts", reason: SETTING, patterns: [String.raw`/\/e\/v1\/host\.js.*$/`] },
  { file: "packages/identity-client/src/api.ts", reason: SETTING, patterns: [String.raw`/\/+$/`] },
  {
    file: "packages/identity-server/src/core/ban-duration.ts",
    reason: "What it runs over was held to a pattern of seven parts at most before.",
    patterns: [String.raw`/([\d.]+)(ns|us|µs|ms|s|m|h)/g`],
  },
  {
    file: "packages/identity-server/src/providers/provider-options.ts",
    reason: SETTING,
    patterns: [String.raw`/\/+$/`],
  },
  { file: "packages/identity-widget/src/core/site-url.ts", reason: SETTING, patterns: [String.raw`/\/+$/`] },
  {
    file: "packages/identity-widget/src/core/validate.ts",
    reason: OWN_TAB,
    patterns: [String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`],
  },
  { file: "packages/identity-widget/src/netlify-identity.ts", reason: SETTING, patterns: [String.raw`/\/+$/`] },
  {
    file: "packages/identity-widget/tooling/build-dist.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/\/\*[^*]*\*\/|(?<=[{};,])\s+|\s+(?=[{}])|(?<=[\w-]:) +/g`],
  },
  {
    file: "packages/spanish/src/number-format.ts",
    reason: "It runs over the digits of one number, of which there are 309 at most.",
    patterns: [String.raw`/\B(?=(?:\d{3})+$)/g`],
  },
  {
    file: "scripts/checks/documents/quoted-labels.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/^[\s.,:;]+|[\s.,:;]+$/g`],
  },
  {
    file: "scripts/links/outside-links.ts",
    reason: OWN_BUILD,
    patterns: [String.raw`/\]\(<?(https?:\/\/[^\s>()]+(?:\([^\s>()]*\)[^\s>()]*)*)>?[^)]*\)|<(https?:\/\/[^\s>]+)>/g`],
  },
];
