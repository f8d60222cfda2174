import { ATLAS_FILES } from "@nv/geography";
import { fetchAtlasFile } from "@nv/web/atlas-file";

/** Files of the prepared atlas that tools draw and count with. */
const FILES = { spain: ATLAS_FILES.spain, world: ATLAS_FILES.world["50m"] } as const;

/** Brings a file of the atlas. @throws {TypeError} Without connection; {Error} when it is not there. */
export const fetchAtlas = (name: keyof typeof FILES): Promise<unknown> => fetchAtlasFile(FILES[name]);
