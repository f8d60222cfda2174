import type { ReactNode } from "react";
import { useDialogs } from "../dialogs/dialogs-context";

/** Opens the launcher of the tools. @param props.label - What people read. */
export function ToolsButton({ label }: { readonly label: string }): ReactNode {
  const { open, prepare } = useDialogs();
  return (
    <button
      className="nv-nav__item nv-nav__tools"
      type="button"
      aria-haspopup="dialog"
      onClick={() => open("tools")}
      onPointerEnter={() => prepare("tools")}
      onFocus={() => prepare("tools")}
    >
      {label}
    </button>
  );
}
