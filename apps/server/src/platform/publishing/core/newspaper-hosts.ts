/**
 * Tells whether a host is one of some names, or below one of them.
 *
 * @param hosts - Names in small letters, such as `diario.example.org`.
 * @example isHostAmong(["diario.example.org"], "www.diario.example.org") // true
 * @example isHostAmong(["diario.example.org"], "otrodiario.example.org") // false
 */
export function isHostAmong(hosts: readonly string[], host: string): boolean {
  return hosts.some((name) => host === name || host.endsWith(`.${name}`));
}
