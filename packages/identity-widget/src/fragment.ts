// The light door: for pages that bring the widget only when their address asks for it.
export { isEmailChange, isIdentityFragment } from "./core/identity-fragment.ts";
