import { isRecord } from "../schema.ts";

/** Part of a change event that a bound text reads: an input's, a text area's. */
interface TextChange {
  readonly currentTarget: { readonly value: string };
}

/** Binds a line or an area of text that is no field of a draft. */
export const boundText = (value: string, change: (text: string) => void) => ({
  value,
  onChange: ({ currentTarget }: TextChange) => change(currentTarget.value),
});

/** Names of the fields of a draft that hold any text, and not one of a few. */
type TextName<Draft> = {
  [Name in keyof Draft & string]: [string, Draft[Name]] extends [Draft[Name], string] ? Name : never;
}[keyof Draft & string];

/** Names of the fields of a draft that hold such a value. */
type NameOf<Draft, Value> = {
  [Name in keyof Draft & string]: Draft[Name] extends Value ? Name : never;
}[keyof Draft & string];

/** Labels of a part of a draft: `method.seed` of the whole is `seed` of its `method`. */
type Within<Labelled extends string, Part extends string> = string extends Labelled
  ? string
  : Labelled extends `${Part}.${infer Name}`
    ? Name
    : never;

/** Row of a list. */
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** Text that a field takes from the table of its form. */
interface BoundLabel {
  readonly label: string;
}

/** Props of a control: what it holds, what is wrong with it, and who is told of a change. */
interface BoundValue<Value, Change = Value> {
  readonly value: Value;
  readonly error: string;
  readonly onChange: (change: Change) => void;
}

interface BoundSwitch {
  readonly isOn: boolean;
  readonly error: string;
  readonly onChange: (isOn: boolean) => void;
}

interface BoundList<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

type RowArguments<Row> = [row: Row, index: number, change: (part: Partial<Row>) => void];

/** Props of the fields of a draft, by name. A name that is no field of it, or one of another kind, does not compile. */
export interface BoundFields<Draft, Labelled extends string = string, Texts = object> {
  /** Binds a line or an area of text: `<Field {...f.text("holder")} />`. */
  text(name: TextName<Draft> & Labelled): BoundValue<string, TextChange> & Texts;
  /** Binds any control that takes `value` and `onChange(value)`: a list, a choice, a colour, a file, a figure. */
  value<Name extends keyof Draft & Labelled>(name: Name): BoundValue<Draft[Name]> & Texts;
  /** Binds a switch. */
  toggle(name: NameOf<Draft, boolean> & Labelled): BoundSwitch & Texts;
  /** Binds the fields of a part: `method.seed` is `f.part("method").text("seed")`. */
  part<Name extends NameOf<Draft, object>>(name: Name): BoundFields<Draft[Name], Within<Labelled, Name>, Texts>;
  /** Binds a list of rows: `<RowsEditor {...f.list("members")} />`. */
  list<Name extends NameOf<Draft, readonly object[]>>(name: Name): BoundList<RowOf<Draft[Name]>>;
  /**
   * Binds the fields of each row of a list, for who draws it, as `RowsEditor`; their labels are written once: `members.*.name`.
   *
   * @param draw - Draws a row; its bound fields, the row itself, its place from 0, and what changes it.
   */
  rows<Name extends NameOf<Draft, readonly object[]>, Drawn>(
    name: Name,
    draw: (
      fields: BoundFields<RowOf<Draft[Name]>, Within<Labelled, `${Name}.*`>, Texts>,
      ...row: RowArguments<RowOf<Draft[Name]>>
    ) => Drawn,
  ): (...row: RowArguments<RowOf<Draft[Name]>>) => Drawn;
}

/** A form whose fields are bound. */
interface BoundForm<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Sentences on what is wrong, by the path of the field: `members.2.name`. */
  readonly problems?: { get(path: string): string | undefined };
  /** Path of the draft among the labels and the problems, with the dot behind it, where it is part of a larger one: `target.`. */
  readonly under?: string;
}

/** Labels of a form's fields by path, `*` for the place in a list. */
interface FormLabels<Labels> {
  readonly labels: Labels;
}

type LabelOf = (path: string) => string;

type AnyDraft = Readonly<Record<string, unknown>>;

/** A form, for what does not know of what. */
interface AnyForm extends BoundForm<AnyDraft> {
  readonly labels?: Readonly<Record<string, string>> | LabelOf;
}

const patternOf = (path: string) => path.replace(/\.\d+\./g, ".*.");

/** Nothing where the table does not say it: then the control does. */
function labelAt(path: string, { labels }: AnyForm) {
  const label = typeof labels === "function" ? labels(path) : labels?.[patternOf(path)];
  return label === undefined ? {} : { label };
}

function bindAny(form: AnyForm) {
  const { draft, change, under = "" } = form;
  const told = (name: string) => ({
    ...labelAt(under + name, form),
    error: form.problems?.get(under + name) ?? "",
  });
  const control = (name: string) => ({
    ...{ ...told(name), value: draft[name] },
    onChange: (value: unknown) => change({ [name]: value }),
  });
  return {
    value: control,
    text: (name: string) => ({
      ...control(name),
      onChange: ({ currentTarget }: TextChange) => change({ [name]: currentTarget.value }),
    }),
    toggle: (name: string) => ({
      ...{ ...told(name), isOn: draft[name] },
      onChange: (isOn: boolean) => change({ [name]: isOn }),
    }),
    part(name: string): unknown {
      const part = isRecord(draft[name]) ? draft[name] : {};
      const changePart = (changed: AnyDraft) => change({ [name]: { ...part, ...changed } });
      return bindAny({ ...form, draft: part, change: changePart, under: `${under}${name}.` });
    },
    list: (name: string) => ({
      rows: draft[name],
      onChange: (rows: readonly unknown[]) => change({ [name]: [...rows] }),
    }),
    rows:
      (name: string, draw: (fields: unknown, ...row: RowArguments<AnyDraft>) => unknown) =>
      (...[row, index, changeRow]: RowArguments<AnyDraft>) => {
        const inRow = { ...form, draft: row, change: changeRow, under: `${under}${name}.${index}.` };
        return draw(bindAny(inRow), row, index, changeRow);
      },
  };
}

/**
 * Gives each field of a form its value, what is wrong with it and how it is changed, by its name, and its label where
 * the form has a table of them; without one, the control asks for its label itself.
 *
 * They are props and no components: a control is the same from one drawing to the next, and keeps the focus.
 *
 * @see docs/adr/0086-fields-are-bound-to-the-form.md
 * @example <TextArea {...f.text("question")} rows={2} isProse />
 */
export function bindFields<Draft extends object>(
  form: BoundForm<Draft> & FormLabels<LabelOf>,
): BoundFields<Draft, string, BoundLabel>;
export function bindFields<Draft extends object, Labelled extends string>(
  form: BoundForm<Draft> & FormLabels<Readonly<Record<Labelled, string>>>,
): BoundFields<Draft, Labelled, BoundLabel>;
export function bindFields<Draft extends object>(form: BoundForm<Draft>): BoundFields<Draft, string, object>;
export function bindFields(form: AnyForm): unknown {
  return bindAny(form);
}
