import { BUILT_IN_FACES, FACE_ROLES } from "@nv/contracts";
import type { HouseFace, HouseStyle } from "@nv/contracts/schemas";
import { Field, SelectField } from "@nv/ui";
import type { FormProblems } from "@nv/web";

type Choice = "newsreader" | "public-sans" | "stack";

const CHOICES = [
  { value: "newsreader", label: BUILT_IN_FACES.newsreader },
  { value: "public-sans", label: BUILT_IN_FACES["public-sans"] },
  { value: "stack", label: "Familias del sistema" },
] as const;

/** Families with which somebody who has none in mind begins. */
const FIRST_STACK = "Georgia, 'Times New Roman', serif";

const choiceOf = (face: HouseFace): Choice => (face.kind === "stack" ? "stack" : face.face);

const faceOf = (choice: Choice): HouseFace =>
  choice === "stack" ? { kind: "stack", stack: FIRST_STACK } : { kind: "built-in", face: choice };

/** Properties of fields of a style. */
export interface StyleFieldsProps {
  readonly style: HouseStyle;
  /** Sentences about fields, by their paths. */
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<HouseStyle>) => void;
}

const ROLES = ["display", "text", "figures"] as const;

/** The typeface of each job. */
export function FaceFields({ style, problems, onChange }: StyleFieldsProps) {
  return (
    <fieldset className="house-part">
      <legend>Letra</legend>
      {ROLES.map((role) => {
        const face = style.faces[role];
        const change = (next: HouseFace) => onChange({ faces: { ...style.faces, [role]: next } });
        return (
          <div key={role} className="house-row">
            <SelectField
              label={FACE_ROLES[role]}
              hint={undefined}
              error=""
              value={choiceOf(face)}
              options={CHOICES}
              onChange={(choice) => change(faceOf(choice))}
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
