/** Name, at the site's root, of the list of the scripts of each page: its path, and the addresses of what draws it. */
export const PAGE_SCRIPTS_FILE = "page-scripts.json";
