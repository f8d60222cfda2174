/** What the script of any page may use in its readers' browsers: how to import, when it is needed, what lies beside the page. */
export { loadLater } from "./stage/load-later.ts";
