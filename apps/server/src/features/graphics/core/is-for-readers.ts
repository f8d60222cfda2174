import { isPublicAddress } from "../../../platform/outside/core/private-address.ts";

/** Names that lead nowhere outside of a machine or a network. @see RFC 6761, RFC 6762, RFC 8375 */
const PRIVATE_NAME = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|home\.arpa)$/;

/** Hosts that are written as an address. */
const ADDRESS = /^\[.*\]$|^[\d.]+$/;

/** Whether readers may reach an address, as far as it tells by itself. @param url - An absolute address. */
export function isForReaders(url: string): boolean {
  const host = new URL(url).hostname.replace(/\.$/, "");
  return ADDRESS.test(host) ? isPublicAddress(host.replace(/^\[|\]$/g, "")) : !PRIVATE_NAME.test(host);
}
