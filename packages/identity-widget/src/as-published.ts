import { netlifyIdentity } from "./index.ts";

export * from "./index.ts";

/** The members one by one, for `import * as netlifyIdentity` and `import { open }`, as the published typings have them. */
export const { on, off, open, close, currentUser, logout, refresh, init, setLocale, store } = netlifyIdentity;

// biome-ignore lint/style/noDefaultExport: pages that use netlify-identity-widget write `import netlifyIdentity from`.
export default netlifyIdentity;
