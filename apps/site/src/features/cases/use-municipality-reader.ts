import { createMunicipalityReader, type MunicipalityReader } from "@nv/geography";
import { type Remote, useRemote } from "@nv/web";
import { fetchMunicipalities } from "../../maps/fetch-municipalities";

async function bring(): Promise<MunicipalityReader> {
  const all = await fetchMunicipalities();
  return createMunicipalityReader(new Map(all.map(({ code, name }) => [code, name])));
}

/** The municipalities by what people call them, brought once somebody has a table. */
export function useMunicipalityReader(isWanted: boolean): Remote<MunicipalityReader | null> {
  return useRemote<MunicipalityReader | null>(isWanted ? "municipalities-by-name" : "", () =>
    isWanted ? bring() : Promise.resolve(null),
  );
}
