/** Names of the person's own machine, at which a program of theirs listens: RFC 8252, 7.3. */
const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** Tells whether an address is of the person's own machine. */
export const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === "http:" && LOOPBACK.has(hostname);

/** A program of the machine listens at whatever port is free at the time; nothing else of its address may differ. */
const withoutPort = (url: URL): string => `${url.protocol}//${url.hostname}${url.pathname}${url.search}`;

/**
 * Tells whether an assistant declared the address to which it wants its permission: letter by letter, but for the port on the person's own machine.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-oauth-v2-1#section-2.3.1
 */
export function isDeclared(asked: string, declared: readonly string[]): boolean {
  if (!URL.canParse(asked)) return false;
  const url = new URL(asked);
  // What follows a hash is for the page alone: nobody sends a code there.
  if (url.hash !== "" || url.username !== "" || url.password !== "" || asked.includes("#")) return false;
  if (url.protocol !== "https:" && !isLoopback(url)) return false;
  if (declared.includes(asked)) return true;
  return (
    isLoopback(url) &&
    declared.some(
      (one) => URL.canParse(one) && isLoopback(new URL(one)) && withoutPort(new URL(one)) === withoutPort(url),
    )
  );
}
