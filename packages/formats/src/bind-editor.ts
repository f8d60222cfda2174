import type { BoundConfig } from "@nv/piece-parts";
import { bindFields } from "@nv/web";
import type { PartTexts } from "./editor.ts";

interface Edited<Part> {
  readonly textsOf: (path: string) => PartTexts;
  readonly onChange: (part: Part) => void;
}

const bound = <Part extends object>(draft: Part, under: string, { textsOf, onChange }: Edited<Part>) =>
  bindFields<Part>({
    ...{ draft, under },
    change: (part) => onChange({ ...draft, ...part }),
    labels: (path) => textsOf(path).label,
    problems: { get: (path) => textsOf(path).error },
  });

/** Binds the settings of a block by their names: `<SelectField {...bindSettings(props).value("effect")} />`. */
export const bindSettings = <Part extends object>(
  props: Edited<Part> & { readonly settings: Part },
): BoundConfig<Part> => bound(props.settings, "settings.", props);

/** Binds the data of a step by their names. */
export const bindData = <Part extends object>(props: Edited<Part> & { readonly data: Part }): BoundConfig<Part> =>
  bound(props.data, "data.", props);
