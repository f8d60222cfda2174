import { FACE_ROLES, type FaceRole, FILE_KINDS } from "@nv/contracts";
import type { FieldProblem, FileFacts, FileWords, FontFacts, HouseLogo, HouseStyle } from "@nv/contracts/schemas";
import { rightsOver } from "../references/file-rights.ts";

/** A file of the library that a style names. */
export interface StyleFile {
  readonly hash: string;
  readonly facts: FileFacts;
  readonly words: Pick<FileWords, "name" | "licence" | "rightsUntil">;
}

/** Findings about the files of a style. */
export interface FileFindings {
  readonly problems: readonly FieldProblem[];
  readonly doubts: readonly FieldProblem[];
}

/** Reasons why a typeface may not be cut to what a piece uses and sent with it, as its own file says. */
const FORBIDDEN: Readonly<Partial<Record<FontFacts["embedding"], string>>> = {
  restricted: "no deja incrustarse en nada (fsType): pide a quien la hizo la versión para la web",
  "no-subsetting": "no deja que se recorte (fsType), y cada pieza lleva solo sus letras: pide otra licencia",
  bitmap: "solo deja incrustarse como mapa de bits (fsType): pide a quien la hizo la versión para la web",
};

/** Reasons to look at the licence. */
const DOUBTED: Readonly<Partial<Record<FontFacts["embedding"], string>>> = {
  print: "dice que se incruste solo en documentos que se leen y se imprimen: mira que la licencia incluya la web",
  editable: "dice que se incruste solo en documentos: mira que la licencia incluya la web",
};

const noun = ({ kind }: FileFacts) => FILE_KINDS[kind].toLowerCase();

/** Writes the reason why a file cannot be a typeface of the house; empty when it can. */
function faceProblem({ facts, words }: StyleFile, today: string): string {
  const { name, licence } = words;
  if (facts.kind !== "font") return `Aquí va una tipografía, y «${name}» es ${noun(facts)}`;
  if (licence.trim() === "")
    return `«${name}» no tiene licencia apuntada: escríbela en su ficha de Archivos antes de publicar con ella`;
  const over = rightsOver({ name, rightsUntil: words.rightsUntil }, today);
  if (over !== "") return over;
  const forbidden = FORBIDDEN[facts.embedding];
  if (forbidden !== undefined) return `«${name}» ${forbidden}`;
  if (facts.missing !== "") return `A «${name}» le faltan letras que las piezas usan: ${[...facts.missing].join(" ")}`;
  return "";
}

const ROLES = Object.keys(FACE_ROLES).filter((role): role is FaceRole => Object.hasOwn(FACE_ROLES, role));

function faceFindings({ faces }: Pick<HouseStyle, "faces">, files: ReadonlyMap<string, StyleFile>, today: string) {
  const problems: FieldProblem[] = [];
  const doubts: FieldProblem[] = [];
  for (const role of ROLES) {
    const face = faces[role];
    if (face.kind !== "file") continue;
    const field = `faces.${role}`;
    const file = files.get(face.id);
    const message =
      file === undefined
        ? "Ese archivo ya no está en Archivos: elige otro"
        : file.hash !== face.hash && faceProblem(file, today) === ""
          ? `«${file.words.name}» ha cambiado desde que se eligió: elígelo otra vez`
          : faceProblem(file, today);
    if (message !== "") problems.push({ field, message });
    else if (file?.facts.kind === "font" && DOUBTED[file.facts.embedding] !== undefined)
      doubts.push({ field, message: `«${file.words.name}» ${DOUBTED[file.facts.embedding]}` });
  }
  return { problems, doubts };
}

/** Formats of pictures that a mark may have: its edges are sharp, and what is not it lets the ground through. */
const LOGO_FORMATS: readonly string[] = ["svg", "png"];

function logoProblems({ logo }: { readonly logo: HouseLogo }, files: ReadonlyMap<string, StyleFile>, today: string) {
  return (["light", "dark"] as const).flatMap((ground): FieldProblem[] => {
    const id = logo[ground];
    if (id === "") return [];
    const file = files.get(id);
    const field = `logo.${ground}`;
    if (file === undefined) return [{ field, message: "Ese archivo ya no está en Archivos: elige otro" }];
    const { facts, words } = file;
    if (facts.kind !== "picture" || !LOGO_FORMATS.includes(facts.format))
      return [{ field, message: `El logotipo es SVG o PNG, y «${words.name}» no lo es` }];
    const message = rightsOver(words, today);
    return message === "" ? [] : [{ field, message }];
  });
}

/** Lists the ids of the files that a style names. */
export function filesOfStyle({ faces, logo }: Pick<HouseStyle, "faces" | "logo">): readonly string[] {
  const fonts = ROLES.flatMap((role) => (faces[role].kind === "file" ? [faces[role].id] : []));
  return [...new Set([...fonts, logo.light, logo.dark])].filter((id) => id !== "");
}

/**
 * Looks over the files of a style: typefaces without a licence, without letters that pieces use, or that may not be embedded; marks that are no
 * drawing.
 *
 * @param files - By their ids; one that is not there is told.
 * @param today - Day of the newsroom, `2026-11-22`.
 */
export function styleFileFindings(
  style: Pick<HouseStyle, "faces" | "logo">,
  files: ReadonlyMap<string, StyleFile>,
  today: string,
): FileFindings {
  const { problems, doubts } = faceFindings(style, files, today);
  return { problems: [...problems, ...logoProblems(style, files, today)], doubts };
}
