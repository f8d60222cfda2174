/** Lifts the statics of a component that `withRouter` of the router wraps, which no part of the framework or of this site does. */
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default function hoistStatics(): never {
  throw new Error("withRouter is not part of this site: use the hooks of @docusaurus/router. See engine/UPGRADE.md.");
}
