import { BUILT_IN_FACES, type BuiltInFace, FACE_ROLES } from "@nv/contracts";
import type { FileSummary, HouseFace, HouseStyle } from "@nv/contracts/schemas";
import { Field, SelectField } from "@nv/ui";
import type { FormProblems } from "@nv/web";
import { useLibrary } from "./use-library.ts";

/** Choices besides the files of the library. */
const CHOICES = [
  { value: "newsreader", label: BUILT_IN_FACES.newsreader },
  { value: "public-sans", label: BUILT_IN_FACES["public-sans"] },
  { value: "stack", label: "Familias del sistema" },
] as const;

/** Families with which somebody who has none in mind begins. */
const FIRST_STACK = "Georgia, 'Times New Roman', serif";

const isBuiltIn = (choice: string): choice is BuiltInFace => Object.hasOwn(BUILT_IN_FACES, choice);

function choiceOf(face: HouseFace): string {
  if (face.kind === "built-in") return face.face;
  return face.kind === "stack" ? "stack" : face.id;
}

/** The face of a choice; the one that is chosen for a file that is not there any more. */
function faceOf(choice: string, fonts: readonly FileSummary[], chosen: HouseFace): HouseFace {
  if (isBuiltIn(choice)) return { kind: "built-in", face: choice };
  if (choice === "stack") return { kind: "stack", stack: FIRST_STACK };
  const file = fonts.find(({ id }) => id === choice);
  return file === undefined ? chosen : { kind: "file", id: file.id, hash: file.hash };
}

/** Everything that may be chosen; a file that the list does not have is among it while it is chosen. */
function optionsFor(face: HouseFace, fonts: readonly FileSummary[]) {
  const files = fonts.map(({ id, name }) => ({ value: id, label: `${name} (Archivos)` }));
  const isListed = face.kind !== "file" || fonts.some(({ id }) => id === face.id);
  return [...CHOICES, ...files, ...(isListed ? [] : [{ value: choiceOf(face), label: "Un archivo de Archivos" }])];
}

/** Properties of fields of a style. */
export interface StyleFieldsProps {
  readonly style: HouseStyle;
  /** Sentences about fields, by their paths. */
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<HouseStyle>) => void;
}

const ROLES = ["display", "text", "figures"] as const;

/** The typeface of each job: the product's, one of the library, or families of the reader's system. */
export function FaceFields({ style, problems, onChange }: StyleFieldsProps) {
  const fonts = useLibrary("font");
  return (
    <fieldset className="house-part">
      <legend>Letra</legend>
      <p className="house-hint">
        Una tipografía propia se sube a <a href="/archivos?tipo=tipografia">Archivos</a> (WOFF2, TTF u OTF), con su
        licencia apuntada. Cada pieza lleva solo las letras que usa.
      </p>
      {ROLES.map((role) => {
        const face = style.faces[role];
        const change = (next: HouseFace) => onChange({ faces: { ...style.faces, [role]: next } });
        return (
          <div key={role} className="house-row">
            <SelectField
              label={FACE_ROLES[role]}
              hint={undefined}
              error={problems.get(`faces.${role}`) ?? ""}
              value={choiceOf(face)}
              options={optionsFor(face, fonts)}
              onChange={(choice) => change(faceOf(choice, fonts, face))}
            />
            {face.kind === "stack" && (
              <Field
                label={`Familias de ${FACE_ROLES[role].toLowerCase()}`}
                hint="Las que tenga quien lee, de la mejor a la última"
                error={problems.get(`faces.${role}.stack`) ?? ""}
                value={face.stack}
                onChange={({ currentTarget }) => change({ kind: "stack", stack: currentTarget.value })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
