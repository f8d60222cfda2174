/**
 * The address of a page of the site.
 *
 * @param path - Decoded path: `/docs/Guia de estilos/maps`.
 * @example pageAddress("/docs/Guia de estilos/maps") // "/docs/Guia%20de%20estilos/maps"
 */
export function pageAddress(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * Returns the address at which the repository lets people edit a file.
 *
 * @param editUrl - The team's address, up to the file's path; empty without a repository.
 * @param file - Path relative to the repository.
 * @returns `null` without a repository, or when its address is none of the web.
 */
export function fileAddress(editUrl: string, file: string): string | null {
  return /^https?:\/\//.test(editUrl) ? editUrl + pageAddress(file) : null;
}
