/** Name, at the site's root, of the list of the files of each page: its path, and the addresses of what draws it. */
export const PAGE_FILES_FILE = "page-files.json";
