import { startsPhrase } from "@nv/spanish";
import { ELECTION_COMMANDS } from "../features/elections/commands";
import { FILE_COMMANDS } from "../features/files/commands";
import { GRAPHIC_COMMANDS } from "../features/graphics/commands";
import { INCLUDE_COMMANDS } from "../features/includes/commands";
import { LOCATOR_COMMANDS } from "../features/locators/commands";
import { PROGRAM_COMMANDS } from "../features/programs/commands";
import { SERIES_COMMANDS } from "../features/series/commands";
import { STORY_COMMANDS } from "../features/stories/commands";
import { TEAM_COMMANDS } from "../features/team/commands";
import { TRACKER_COMMANDS } from "../features/trackers/commands";
import type { Command } from "../frame/commands/core/command";
import { FRAME_COMMANDS } from "../frame/commands/frame-commands";
import { COPY_ORDER } from "./core/copy-order";

/** Commands of a search that are shown at most. */
const MOST_SHOWN = 6;

const COPY: Command = {
  ...{ name: "Copiar el código de…", says: "Escribe después de qué gráfico" },
  phrases: ["copiar embed", "código incrustar"],
  run: ({ write }) => write(`${COPY_ORDER} `),
};

/** Everything that can be done from the search, as each feature declares it. */
export const COMMANDS: readonly Command[] = [
  ...FRAME_COMMANDS,
  ...LOCATOR_COMMANDS,
  ...STORY_COMMANDS,
  ...GRAPHIC_COMMANDS,
  ...SERIES_COMMANDS,
  ...ELECTION_COMMANDS,
  ...TRACKER_COMMANDS,
  ...INCLUDE_COMMANDS,
  ...FILE_COMMANDS,
  ...TEAM_COMMANDS,
  ...PROGRAM_COMMANDS,
  COPY,
];

/** Finds the commands that a text is on the way to, by their names first. */
export function findCommands(text: string): readonly Command[] {
  const named = COMMANDS.filter(({ name }) => startsPhrase(text, name));
  const called = COMMANDS.filter(
    (command) => !named.includes(command) && command.phrases.some((phrase) => startsPhrase(text, phrase)),
  );
  return [...named, ...called].slice(0, MOST_SHOWN);
}
