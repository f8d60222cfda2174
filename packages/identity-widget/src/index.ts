import { type GoTrue, loadPart } from "@nv/identity-client";
import { MENU_TEXTS } from "./i18n/menu-texts.ts";
import { createNetlifyIdentity } from "./netlify-identity.ts";

export type { GoTrue, Settings, User } from "@nv/identity-client";
export type { InitOptions, NetlifyIdentity, OpenAction } from "./netlify-identity.ts";
export type { Message, Page, WidgetEvents } from "./store/state.ts";
export type { Store } from "./store/store.ts";

/** The client, as a name of the module; `null` until `init`. */
export let gotrue: GoTrue | null = null;

/** The page's one widget. Importing it touches nothing: `init` starts it. */
export const netlifyIdentity = createNetlifyIdentity({
  dialog: {
    load: () => loadPart(() => import("./dialog/mount.tsx")),
    loadAccount: () => loadPart(() => import("./account/mount-account.tsx")),
  },
  firstTexts: MENU_TEXTS,
  onClient(client) {
    gotrue = client;
  },
});

// biome-ignore lint/style/noDefaultExport: pages that use netlify-identity-widget write `import netlifyIdentity from`.
export default netlifyIdentity;
