import type { FileDetail } from "@nv/contracts/schemas";
import { type Remote, useRemote } from "@nv/web";
import { useContext } from "react";
import { fileIdIn } from "../references/reference.ts";
import { FileChoicesContext } from "./file-choices.ts";

/** The file that a field names, as the library has it now; no body while there is none. @param value - `file:<uuid>`, or anything else. */
export function useChosenFile(value: string): Remote<FileDetail | null> {
  const choices = useContext(FileChoicesContext);
  const id = fileIdIn(value);
  return useRemote(choices === null ? "" : (id ?? ""), async (signal) =>
    id === null || choices === null ? null : choices.detail(id, signal),
  );
}
