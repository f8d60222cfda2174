import { FORMATS_API_PATH } from "@nv/contracts";
import type { ToldFormat } from "@nv/formats/about";
import { writeAddress } from "../../../pieces/core/stories-address";

/** Time that the first one takes, in words. */
export const EFFORT_NAMES = { hour: "Una hora", day: "Un día", week: "Una semana" } as const satisfies Record<
  ToldFormat["effort"],
  string
>;

/** Address of the live example of a format. */
export const demoAddress = (name: string) => `${FORMATS_API_PATH}/${name}/demo`;

/** Address of the drawing that is seen of the example of a format until it is alive. */
export const posterAddress = (name: string) => `${FORMATS_API_PATH}/${name}/poster.svg`;

/** Address of the manual page of a format. */
export const manualAddress = ({ name, isStill = false, pieces }: Pick<ToldFormat, "name" | "isStill" | "pieces">) =>
  `/docs/Formatos/${isStill || pieces !== undefined ? "Bloques" : "Scrollings"}/${name}`;

/** Address that begins a story with a format. */
export const beginAddress = (name: string) => writeAddress({ part: "new", format: name });

/** Address of the archive with which somebody begins a format outside: its example in files, and its page. */
export const starterAddress = (name: string) => `${FORMATS_API_PATH}/${name}/starter.zip`;

/** Address of the JSON Schema of the blocks of a format. */
export const schemaAddress = (name: string) => `${FORMATS_API_PATH}/${name}/schema.json`;
