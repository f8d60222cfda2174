import { domainToASCII } from "node:url";

/**
 * The domain of an address, in the one form in which domains are compared.
 *
 * @returns ASCII, lower case; empty when there is none.
 * @example emailDomain("Ana@Diario.Example") // "diario.example"
 */
export function emailDomain(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf("@") + 1).trim());
}
