import type { GraphicConfig } from "@nv/contracts/schemas";
import type { FormProblems } from "@nv/web";

/** What every editor of a configuration gets. */
export interface ConfigEditorProps<Config extends GraphicConfig> {
  readonly config: Config;
  readonly problems: FormProblems;
  readonly onChange: (config: Config) => void;
}
