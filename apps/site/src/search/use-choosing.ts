import { useHistory } from "@docusaurus/router";
import { useState } from "react";
import type { Command } from "../frame/commands/core/command";
import { useDialogs } from "../frame/dialogs/dialogs-context";
import { useSession } from "../frame/session/session-context";
import { rememberSearch, rememberTool } from "../reading/recent/recent-store";
import type { Result } from "../tools/tools-box/core/utility/utility";
import { type Choice, isElsewhere as isOutside } from "./core/found";

/** Said when something that was ordered could not be done. */
const NOT_DONE = "No se ha podido hacer. Vuelve a intentarlo.";

/** Search in which something is chosen. */
interface Search {
  /** The text that its answer is about. */
  readonly answeredQuery: string;
  /** Writes another text in its field. */
  readonly onWrite: (query: string) => void;
  readonly onClose: () => void;
}

/** Outcome of what was chosen, and the functions that choose. */
interface Choosing {
  /** Sentence about what was copied or done; empty before. */
  readonly said: string;
  /** Takes the sentence away. */
  readonly forget: () => void;
  readonly goTo: (to: string) => void;
  readonly choose: (choice: Choice) => void;
}

/** Does what is chosen among the answers of a search: opens it, copies it, or carries it out. */
export function useChoosing({ answeredQuery, onWrite, onClose }: Search): Choosing {
  const history = useHistory();
  const { open } = useDialogs();
  const { person } = useSession();
  const [said, setSaid] = useState("");

  function goTo(to: string) {
    if (person !== null && answeredQuery !== "") rememberSearch(person.email, answeredQuery);
    onClose();
    if (isOutside(to)) window.location.assign(to);
    else history.push(to);
  }
  async function copy({ name, value }: Result) {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(`Copiado: ${name}, ${value}`);
    } catch {
      // Whatever the browser's reason, the way out is the same.
      setSaid("No se ha podido copiar: ábrela, y selecciona el resultado");
    }
  }
  async function order(work: () => void | Promise<void>) {
    try {
      await work();
    } catch (cause) {
      console.warn(cause);
      setSaid(NOT_DONE);
    }
  }
  const give = (command: Command) => order(() => command.run({ go: goTo, open, write: onWrite, close: onClose }));
  function choose(choice: Choice) {
    if (choice.kind === "result") void copy(choice.result);
    else if (choice.kind === "command") void give(choice.command);
    else if (choice.kind === "copy")
      void order(async () => setSaid(await (await import("./copy-code")).copyCode(choice.thing)));
    else {
      if (choice.kind === "tool" && person !== null) rememberTool(person.email, choice.tool.page);
      goTo(choice.to);
    }
  }
  return { said, forget: () => setSaid(""), goTo, choose };
}
