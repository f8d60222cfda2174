declare global {
  /** Settings of zod for the whole page, read by each of its copies. */
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

// The policy of the pages allows no code that is made of text. Asked beforehand, zod does not try it, and Firefox has nothing to complain of.
globalThis.__zod_globalConfig = { jitless: true };

export {};
