import {
  CARD_HOUSE_API_PATH,
  CITED_API_PATH,
  ELECTIONS_API_PATH,
  GRAPHICS_API_PATH,
  LETTERS_API_PATH,
  SERIES_API_PATH,
  TRACKERS_API_PATH,
} from "@nv/contracts";
import { Cited, GraphicSlug } from "@nv/contracts/schemas";
import {
  electionReference,
  electionSlugIn,
  graphicReference,
  graphicSlugIn,
  seriesReference,
  seriesSlugIn,
  trackerReference,
  trackerSlugIn,
} from "@nv/piece-parts";
import { callServer, fieldsIn, type Remote, toCallFailure, useRemote } from "@nv/web";
import { useEffect, useState } from "react";
import { z } from "zod";
import { Typefaces } from "../../core/faces.ts";
import type { CardConfig } from "../config.ts";
import { CardHouse } from "../house.ts";

/** Time that a reference must stay as it is before anybody asks for it, milliseconds. */
const CALM_MS = 350;

/** The letters that cards are drawn with. */
export const useFaces = (): Remote<Typefaces> =>
  useRemote(LETTERS_API_PATH, (signal) => callServer(Typefaces, LETTERS_API_PATH, { signal }));

/** Style of the house that cards wear besides their letters. */
export const useHouse = (): Remote<CardHouse> =>
  useRemote(CARD_HOUSE_API_PATH, (signal) => callServer(CardHouse, CARD_HOUSE_API_PATH, { signal }));

/** Content of something that a card cites, or the reason why it says nothing. */
export type CitedHere = { readonly cited: Cited } | { readonly refusal: string };

const isReference = (text: string) =>
  [seriesSlugIn, trackerSlugIn, electionSlugIn, graphicSlugIn].some(
    (slugIn) => GraphicSlug.safeParse(slugIn(text)).success,
  );

async function ask(reference: string, signal: AbortSignal): Promise<CitedHere> {
  try {
    return { cited: await callServer(Cited, `${CITED_API_PATH}?of=${encodeURIComponent(reference)}`, { signal }) };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = toCallFailure(error);
    return { refusal: fieldsIn(failure)[0]?.message ?? failure.message };
  }
}

/** A text once nobody has changed it for a moment. */
function useDeferred(text: string): string {
  const [deferred, setDeferred] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDeferred(text), CALM_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return deferred;
}

/** Returns what a card cites, by the text that names it, as far as it has come. What came stays while something else is asked for. */
export function useCited({
  values,
  picture,
  headlineOf,
}: Pick<CardConfig, "values" | "picture" | "headlineOf">): ReadonlyMap<string, CitedHere> {
  const named = [...values.map(({ source }) => source), picture, headlineOf].filter(isReference);
  const wanted = useDeferred([...new Set(named)].toSorted().join(" "));
  const { body } = useRemote(wanted, async (signal) => {
    const references = wanted.split(" ").filter((one) => one !== "");
    return new Map(await Promise.all(references.map(async (one) => [one, await ask(one, signal)] as const)));
  });
  const [last, setLast] = useState<ReadonlyMap<string, CitedHere>>(new Map());
  if (body !== null && body !== last) setLast(body);
  return body ?? last;
}

/** Something published that may be cited. */
export interface Citable {
  readonly reference: string;
  readonly title: string;
}

const Listed = z.object({
  items: z.array(z.object({ slug: z.string(), title: z.string(), publishedAtMs: z.number().nullable() })),
});

const LISTS = [
  { address: SERIES_API_PATH, referenceOf: seriesReference },
  { address: TRACKERS_API_PATH, referenceOf: trackerReference },
  { address: ELECTIONS_API_PATH, referenceOf: electionReference },
  { address: `${GRAPHICS_API_PATH}?status=published&limit=100`, referenceOf: graphicReference },
] as const;

/** The series, trackers, elections and last graphics that readers have, for who chooses among them; empty until they are known. */
export function useCitable(): readonly Citable[] {
  const { body } = useRemote("citable", async (signal) => {
    const lists = await Promise.all(
      LISTS.map(async ({ address, referenceOf }) => {
        const { items } = await callServer(Listed, address, { signal });
        return items
          .filter(({ publishedAtMs }) => publishedAtMs !== null)
          .map(({ slug, title }) => ({ reference: referenceOf(slug), title }));
      }),
    );
    return lists.flat();
  });
  return body ?? [];
}
