import { type ComponentType, createContext, type RefObject, useContext } from "react";

/** Dialogs that any page can open. */
export type DialogName = "search" | "tools" | "shortcuts" | "proposal";

/** Props of every dialog. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Text that it was opened with, and typed between the key that opened the dialog and the moment in which it was there. */
  readonly typedAhead: Readonly<RefObject<string>>;
}

/** Fetches each dialog when it is opened for the first time: no page carries them. */
export type DialogLoaders = Readonly<Record<DialogName, () => Promise<ComponentType<DialogProps>>>>;

/** Opens the site's dialogs. */
export interface Dialogs {
  /** @param typed - Text that stands in its field already; none without it. */
  readonly open: (name: DialogName, typed?: string) => void;
  /** Fetches a dialog before it is asked for: when somebody points at its button. */
  readonly prepare: (name: DialogName) => void;
}

/** Reaches every part of the site; without a provider nothing opens. */
export const DialogsContext = createContext<Dialogs>({ open: () => {}, prepare: () => {} });

/** The site's dialogs. */
export function useDialogs(): Dialogs {
  return useContext(DialogsContext);
}
