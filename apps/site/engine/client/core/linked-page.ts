/**
 * The page that a link leads to, as the routes name it: without parts of the page, and with its spaces and accents as they are written.
 *
 * @param link - Address inside the site, such as `/docs/Guia%20de%20estilos/Colors#acento`.
 */
export function linkedPage(link: string): string {
  return decodeURI(link.split(/[?#]/, 1)[0] ?? "");
}
