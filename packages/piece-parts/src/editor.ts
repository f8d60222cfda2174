import type { FormProblems } from "@nv/web";

/** What every editor of a configuration gets. */
export interface EditorProps<Config> {
  readonly config: Config;
  /** What a part of it is called, by its path. */
  readonly labelOf: (path: string) => string;
  /** What is wrong with the form around, by field: `config.items.2.label`. */
  readonly problems: FormProblems;
  readonly onChange: (config: Config) => void;
}

/** Gives the field of a part of a configuration its label and what is wrong with it. */
export function fieldTexts({ labelOf, problems }: Pick<EditorProps<unknown>, "labelOf" | "problems">) {
  return (path: string) => ({ label: labelOf(path), error: problems.get(`config.${path}`) ?? "" });
}
