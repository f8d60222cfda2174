/** Parts that the script of any page may use in its readers' browsers: how to import, when it is needed, what lies beside the page. */
export { loadLazy } from "./stage/load-lazy.ts";
