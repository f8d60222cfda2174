import type { FormProblems } from "@nv/web";

/** Props of every editor of a configuration. */
export interface EditorProps<Config> {
  readonly config: Config;
  /** Returns the label of a part of it, by its path. */
  readonly labelOf: (path: string) => string;
  /** Problems of the form around, by field: `config.items.2.label`. */
  readonly problems: FormProblems;
  readonly onChange: (config: Config) => void;
}

/** Gives the field of a part of a configuration its label and what is wrong with it. */
export function fieldTexts({ labelOf, problems }: Pick<EditorProps<unknown>, "labelOf" | "problems">) {
  return (path: string) => ({ label: labelOf(path), error: problems.get(`config.${path}`) ?? "" });
}
