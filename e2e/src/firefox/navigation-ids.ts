import { z } from "zod";

const EVENT = /^\{"type":"event","method":"browsingContext\.navigation/;

const NavigationEvent = z.object({
  method: z.string(),
  params: z.object({ context: z.string(), navigation: z.string().nullable(), url: z.string() }),
});

/** A navigation that has begun and brought no document yet. */
interface UnderWay {
  readonly id: string;
  readonly url: string;
}

/**
 * Makes a reader of what Firefox tells of navigations, which gives each of them one id.
 *
 * Firefox counts a navigation that begins anew to the address that it is on the way to as the same one: it tells of a beginning twice
 * where the document comes into another process, as `Cross-Origin-Opener-Policy` wants it. When the page before was still loading, the
 * end of that load arrives in between and is taken for the end of the new navigation, and the second beginning gets an id of its own.
 * One document is asked for and one comes, under the second id; Playwright, which was answered the first, says that the navigation
 * «is interrupted by another navigation» to the same address.
 *
 * @returns A function that gives the message with one id for each navigation, or `null` for a beginning that was told already.
 * @see docs/adr/0080-journeys-in-firefox.md
 */
export function createNavigationIds(): (message: string) => string | null {
  const underWay = new Map<string, UnderWay>();
  /** For each context the second id of its navigation, with the first. */
  const seconds = new Map<string, { readonly second: string; readonly first: string }>();

  const withFirstIds = (message: string): string =>
    [...seconds.values()].reduce((told, { second, first }) => told.replaceAll(second, first), message);

  /** @returns Whether it is a beginning that was told already. */
  function isSecondStart(context: string, { id, url }: UnderWay): boolean {
    const first = underWay.get(context);
    if (first === undefined || first.url !== url || first.id === id) {
      seconds.delete(context);
      underWay.set(context, { id, url });
      return false;
    }
    seconds.set(context, { second: id, first: first.id });
    return true;
  }

  return (message) => {
    if (!EVENT.test(message)) return withFirstIds(message);
    const { success, data } = NavigationEvent.safeParse(JSON.parse(message));
    if (!success || data.params.navigation === null) return withFirstIds(message);
    const { context, navigation: id, url } = data.params;
    if (data.method === "browsingContext.navigationStarted")
      return isSecondStart(context, { id, url }) ? null : message;
    underWay.delete(context);
    return withFirstIds(message);
  };
}
