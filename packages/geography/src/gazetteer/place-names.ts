import { foldLoosely } from "@nv/spanish";
import { countryCodes } from "../codes/country-names.ts";
import type { PlaceSearch } from "./place-search.ts";

/** Most towns of a name that are looked through for that of a country. */
const MOST_ALIKE = 12;

/** States of the United States, as agencies shorten the commonest. */
const STATES: Readonly<Record<string, string>> = { CA: "California", TX: "Texas", NV: "Nevada", AK: "Alaska" };

/** Names in Spanish of places that others write in English. */
export interface PlaceNames {
  /** The name of a country or region; as it was written where nobody here knows it. */
  readonly nameOfCountry: (english: string) => string;
  /** The name of a town. @param within - What it is in, in Spanish. */
  readonly nameOfTown: (english: string, within: string) => string;
}

/** English names of countries, folded, with their figures. */
function englishCountries(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames("en", { type: "region" });
  return new Map(countryCodes().map(({ figures, letters }) => [foldLoosely(english.of(letters) ?? ""), figures]));
}

/** Makes English names ready to be told in Spanish. @param search - The gazetteer. */
export function createPlaceNames(search: PlaceSearch): PlaceNames {
  const countries = englishCountries();
  return {
    nameOfCountry(english) {
      const figures = countries.get(foldLoosely(english));
      const country = figures === undefined ? null : search.placeOfCode("country", figures);
      if (country !== null) return country.name;
      const [region] = search.search(STATES[english] ?? english, {
        kinds: ["region", "island", "territory"],
        limit: 1,
      });
      const asked = foldLoosely(STATES[english] ?? english);
      return region?.names.some((name) => foldLoosely(name) === asked) ? region.name : english;
    },
    nameOfTown(english, within) {
      const asked = foldLoosely(english);
      const found = search.search(english, { kinds: ["town", "municipality"], limit: MOST_ALIKE });
      const alike = found.filter(({ names }) => names.some((name) => foldLoosely(name) === asked));
      return alike.find((place) => within === "" || place.within === within)?.name ?? english;
    },
  };
}
