import type { ReactNode } from "react";
import type { Block } from "./block.ts";

/** Label and error of a part of a block. */
export interface PartTexts {
  readonly label: string;
  readonly error: string;
}

/** Props of the editor of a block's settings. */
export interface SettingsProps<Written extends Block> {
  readonly settings: Written["settings"];
  readonly block: Written;
  /** @param path - From the block: `settings.effect`. */
  readonly textsOf: (path: string) => PartTexts;
  readonly onChange: (settings: Written["settings"]) => void;
  /** Changes its steps too; left out where that cannot be done. */
  readonly onBlockChange?: ((block: Written) => void) | undefined;
}

/** Props of the editor of a step's data besides its text. */
export interface StepProps<Written extends Block> {
  readonly data: Written["steps"][number]["data"];
  readonly block: Written;
  /** Place of the step, from 0. */
  readonly place: number;
  /** @param path - From the step: `data.image`. */
  readonly textsOf: (path: string) => PartTexts;
  readonly onChange: (data: Written["steps"][number]["data"]) => void;
}

/** The editor of a format: components, left out where there is nothing to say. */
export interface FormatEditor<Written extends Block> {
  readonly Settings?: (props: SettingsProps<Written>) => ReactNode;
  readonly StepData?: (props: StepProps<Written>) => ReactNode;
}

/** Opens the editor of one format to blocks of any. @param mine - Takes a block for one of its own, or throws. */
export function openEditor<Written extends Block>(
  { Settings, StepData }: FormatEditor<Written>,
  mine: (block: Block) => Written,
): FormatEditor<Block> {
  return {
    ...(Settings && {
      Settings({ block, ...props }) {
        const own = mine(block);
        return Settings({ ...props, block: own, settings: own.settings });
      },
    }),
    ...(StepData && {
      StepData({ block, ...props }) {
        const own = mine(block);
        const step = own.steps[props.place];
        if (step === undefined) throw new RangeError(`There is no step ${props.place}.`);
        return StepData({ ...props, block: own, data: step.data });
      },
    }),
  };
}
