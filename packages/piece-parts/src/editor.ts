import { type BoundFields, bindFields, type FormProblems } from "@nv/web";

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

/** Binds the fields of a configuration by their names: `<Field {...bindConfig(props).text("heading")} />`. */
export function bindConfig<Config extends object>({
  config,
  labelOf,
  problems,
  onChange,
}: EditorProps<Config>): BoundConfig<Config> {
  return bindFields<Config>({
    draft: config,
    change: (part) => onChange({ ...config, ...part }),
    labels: labelOf,
    problems: { get: (path) => problems.get(`config.${path}`) },
  });
}

/** Bound fields of a configuration, or of a part of one. */
export type BoundConfig<Config> = BoundFields<Config, string, { readonly label: string }>;
