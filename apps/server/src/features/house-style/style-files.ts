import { FACE_ROLES, type FaceRole, HOUSE_STYLE_LIMITS } from "@nv/contracts";
import type { FieldProblem, FileUse, HouseStyle } from "@nv/contracts/schemas";
import { filesOfStyle, type StyleFile, type StyleFindings, styleFileFindings } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { dayOf } from "../../platform/files/core/day-of.ts";
import type { FileUsers } from "../../platform/files/files-context.ts";
import type { Platform } from "../../platform/platform.ts";

/** Dependencies of the files of a style. */
export type StyleFilesContext = Pick<Platform, "files" | "house" | "log" | "now">;

/** Orderer of the renditions of a mark: nobody in particular. */
const NOBODY = { id: "", name: "" } as const;

const KB = 1000;
const kilobytes = (bytes: number) => formatNumber(Math.ceil(bytes / KB), { decimals: 0 });

const isRole = (name: string): name is FaceRole => Object.hasOwn(FACE_ROLES, name);

/** Looks at the files that a style names. */
async function filesIn({ files }: StyleFilesContext, style: HouseStyle): Promise<ReadonlyMap<string, StyleFile>> {
  const found = await Promise.all(filesOfStyle(style).map((id) => files.find(id)));
  return new Map(found.flatMap((file) => (file === null ? [] : [[file.id, file] as const])));
}

/** Weighs the typefaces of the library: the product's own are within what a piece may weigh. */
async function heavyFaces({ house, log }: StyleFilesContext, style: HouseStyle): Promise<readonly FieldProblem[]> {
  const roles = Object.keys(style.faces).filter((role) => isRole(role) && style.faces[role].kind === "file");
  if (roles.length === 0) return [];
  const at = (message: string) => roles.map((role) => ({ field: `faces.${role}`, message }));
  try {
    const bytes = await house.weigh(style);
    const most = HOUSE_STYLE_LIMITS.pieceFaceBytes;
    if (bytes <= most) return [];
    const told = `Las letras de una pieza pesarían ${kilobytes(bytes)} kB y caben ${kilobytes(most)}`;
    return at(`${told}: elige la misma para dos cosas, o un archivo de un solo peso`).slice(0, 1);
  } catch (error) {
    log.warn({ err: error }, "a typeface of the library could not be cut");
    return at("De ese archivo no se pueden sacar letras sueltas: prueba con otro");
  }
}

/** Marks that the library has not drawn: it is at it, or they cannot be drawn. */
async function undrawnLogos({ files }: StyleFilesContext, { logo }: HouseStyle): Promise<readonly FieldProblem[]> {
  const marks = await Promise.all(
    (["light", "dark"] as const).map(async (ground) => {
      if (logo[ground] === "") return [];
      const wanted = { id: logo[ground], recipe: { recipe: "picture", crop: null }, actor: NOBODY } as const;
      if ((await files.derive(wanted)).state === "made") return [];
      const message =
        "El logotipo se está preparando en Archivos: espera un momento. Si sigue así, no se puede dibujar";
      return [{ field: `logo.${ground}`, message }];
    }),
  );
  return marks.flat();
}

/** Looks over the files of a style, and weighs what its pieces would load. */
export async function findingsOfFiles(context: StyleFilesContext, style: HouseStyle): Promise<StyleFindings> {
  const found = styleFileFindings(style, await filesIn(context, style), dayOf(context.now()));
  if (found.problems.length > 0) return found;
  const [heavy, undrawn] = await Promise.all([heavyFaces(context, style), undrawnLogos(context, style)]);
  return { ...found, problems: [...heavy, ...undrawn] };
}

/** The style that holds now, as the library of files sees it: what it names is not deleted. */
export function styleFileUsers({ house }: Pick<StyleFilesContext, "house">): FileUsers {
  return {
    async usesOf(ids) {
      const { style } = await house.current();
      const use: FileUse = { collection: "house-style", id: "", title: "Estilo de la casa", isLive: true };
      const named = filesOfStyle(style).filter((id) => ids === null || ids.includes(id));
      return new Map(named.map((id) => [id, [use]]));
    },
  };
}
