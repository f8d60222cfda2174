import { fileURLToPath } from "node:url";

/** Draws the dialog with Preact: all of React's doors, because a runtime that is missed draws nothing. */
export const PREACT_ALIASES = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];

/** The same with Preact's core alone, for what we bundle ourselves. */
export const PREACT_CORE_ALIASES = [
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom\/client)?$/, replacement: fileURLToPath(new URL("react-on-preact.ts", import.meta.url)) },
];
