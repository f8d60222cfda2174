/**
 * Returns the key that tells an address from others: http and https are the same place, and what follows `#` never reaches a server.
 *
 * @param address - A whole address of the web.
 * @example addressKey("http://Especiales.example/2014/?a=1#x") // "especiales.example/2014/?a=1"
 */
export function addressKey(address: string): string {
  const { host, pathname, search } = new URL(address);
  return host + pathname + search;
}
