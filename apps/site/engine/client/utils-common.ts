/** The framework's small helpers, each from its own file: their index brings all of tslib, 3 kB, for one function. */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from "@docusaurus/utils-common/lib/applyTrailingSlash";
export { getErrorCausalChain } from "@docusaurus/utils-common/lib/errorUtils";
export { addPrefix, addSuffix, removePrefix, removeSuffix } from "@docusaurus/utils-common/lib/stringUtils";

/** Id of the part of a page that holds a post's text. */
export const blogPostContainerID = "__blog-post-container";
