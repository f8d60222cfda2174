import { type NamedMunicipality, readAtlas, SPAIN_LISTS } from "@nv/geography";
import { fetchAtlas } from "./fetch-atlas";

/** Brings the names of all municipalities with their codes. @throws {TypeError} Without connection; {Error} when they are not there. */
export async function fetchMunicipalities(): Promise<readonly NamedMunicipality[]> {
  const { objects } = readAtlas(await fetchAtlas("spain"), SPAIN_LISTS);
  return objects.municipalities.geometries.flatMap(({ id, properties }) =>
    properties !== undefined && "name" in properties ? [{ code: String(id), name: properties.name }] : [],
  );
}
