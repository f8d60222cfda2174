import { emailProblem } from "./check-email.ts";
import { metadataChanges, metadataText, readMetadataText } from "./metadata-text.ts";
import { personName } from "./person-facts.ts";

/** The fields of the form of a person. */
export interface PersonValues {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** JSON of the person's own data, without the name. */
  readonly userData: string;
  /** JSON of the data that only administrators change. */
  readonly appData: string;
}

/** Problem of each field; empty where there is none. */
export type PersonProblems = Readonly<Record<keyof PersonValues, string>>;

/** The part of a person that the form shows. */
interface EditedPerson {
  readonly email: string;
  readonly role: string;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly app_metadata: Readonly<Record<string, unknown>>;
}

/** Changes that an administrator makes to a person; what is left out stays as it is. */
export interface PersonChanges {
  readonly email?: string;
  readonly role?: string;
  readonly user_metadata?: Readonly<Record<string, unknown>>;
  readonly app_metadata?: Readonly<Record<string, unknown>>;
  /** `none`, or a length in Go's format: `24h`. */
  readonly ban_duration?: string;
}

function withoutName({ full_name: _, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return rest;
}

/** The form as it stands before anybody types. */
export function valuesOf({ email, role, user_metadata, app_metadata }: EditedPerson): PersonValues {
  return {
    name: personName(user_metadata),
    email,
    role,
    userData: metadataText(withoutName(user_metadata)),
    appData: metadataText(app_metadata),
  };
}

function problemIn(text: string): string {
  const read = readMetadataText(text);
  return "problem" in read ? read.problem : "";
}

/** Looks at every field before anything is sent. */
export function problemsOf({ email, userData, appData }: PersonValues): PersonProblems {
  return {
    name: "",
    email: emailProblem(email),
    role: "",
    userData: problemIn(userData),
    appData: problemIn(appData),
  };
}

function changesIn(before: Readonly<Record<string, unknown>>, text: string): Readonly<Record<string, unknown>> | null {
  const read = readMetadataText(text);
  return "problem" in read ? null : metadataChanges(before, read.metadata);
}

/**
 * Computes the changes that turn a person into what the form says: only the fields that differ.
 *
 * @param values - Without problems.
 */
export function changesOf(person: EditedPerson, values: PersonValues): PersonChanges {
  const name = values.name.trim();
  const isRenamed = name !== personName(person.user_metadata);
  const data = changesIn(withoutName(person.user_metadata), values.userData);
  const userData = isRenamed ? { ...data, full_name: name === "" ? null : name } : data;
  const appData = changesIn(person.app_metadata, values.appData);
  return {
    ...(values.email.trim() === person.email ? {} : { email: values.email.trim() }),
    ...(values.role.trim() === person.role ? {} : { role: values.role.trim() }),
    ...(userData === null ? {} : { user_metadata: userData }),
    ...(appData === null ? {} : { app_metadata: appData }),
  };
}

/** A field that two people changed. */
export interface FieldConflict {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

const LABELS: Readonly<Record<keyof PersonValues, string>> = {
  name: "Nombre",
  email: "Correo",
  role: "Rol",
  userData: "Datos de la persona",
  appData: "Datos de la administración",
};

const FIELDS = ["name", "email", "role", "userData", "appData"] as const;

/** The fields in which what is saved now differs from what somebody has typed. */
export function conflictsOf(saved: PersonValues, mine: PersonValues): readonly FieldConflict[] {
  return FIELDS.filter((field) => saved[field].trim() !== mine[field].trim()).map((field) => ({
    label: LABELS[field],
    theirs: saved[field],
    mine: mine[field],
  }));
}
