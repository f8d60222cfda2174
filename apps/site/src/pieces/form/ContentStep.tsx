import type { GraphicConfig } from "@nv/graphic-types";
import { ConfigFields } from "@nv/graphic-types/fields";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { type FormProblems, Step } from "@nv/web";
import type { ReactNode } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { takesCharts } from "./chart-choices";
import { TypeField } from "./TypeField";

/** Every field of the configuration, which no other step has. */
const CONFIG_FIELDS: readonly string[] = [];

interface Props {
  readonly config: GraphicConfig;
  readonly problems: FormProblems;
  /** Whether its kind may still change. */
  readonly isOpen: boolean;
  /** Reason why no charts of the account are offered; empty when some are, and while nobody knows. */
  readonly notice: string;
  readonly onChange: (config: GraphicConfig) => void;
}

/** First step of the form of a graphic: its kind and the fields of that kind. */
export function ContentStep({ config, problems, isOpen, notice, onChange }: Props): ReactNode {
  return (
    <Step label="Contenido" fields={CONFIG_FIELDS}>
      {isOpen && <TypeField config={config} onChange={onChange} />}
      <FileChoicesContext value={FILE_CHOICES}>
        <ConfigFields config={config} problems={problems} onChange={onChange} />
      </FileChoicesContext>
      {notice !== "" && takesCharts(config.type) && <p className="nv-field__hint">{notice}</p>}
    </Step>
  );
}
