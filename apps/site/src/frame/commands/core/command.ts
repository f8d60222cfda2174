/** Ways in which a command acts on the page from which it is given. */
export interface CommandWays {
  /** Opens an address of this site or of the administration. */
  readonly go: (to: string) => void;
  /** Opens a dialog in place of the one in which the command was given. */
  readonly open: (dialog: "tools" | "shortcuts") => void;
  /** Writes the beginning of what the person goes on to type. */
  readonly write: (text: string) => void;
  readonly close: () => void;
}

/**
 * Something that can be done from the search, by whoever has a session. What administrators alone may do is found by the server (`ADMIN_SCREENS` of the
 * contracts): nobody else's program names it.
 */
export interface Command {
  /** Name as people read it: «Nuevo localizador». */
  readonly name: string;
  /** One line: what comes of it. */
  readonly says: string;
  /** Phrases that people type for it besides its name. */
  readonly phrases: readonly string[];
  /** Address to which it leads, where that is all it does. */
  readonly to?: string;
  /** @throws {Error} When it could not be done; the person is told so. */
  readonly run: (ways: CommandWays) => void | Promise<void>;
}

/** A command that opens an address. @param phrases - Phrases that people type for it besides its name. */
export const goingTo = (to: string, name: string, says: string, ...phrases: readonly string[]): Command => ({
  ...{ name, says, phrases, to },
  run: ({ go }) => go(to),
});
