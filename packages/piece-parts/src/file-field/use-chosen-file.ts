import type { FileDetail } from "@nv/contracts/schemas";
import { type Remote, useRemote } from "@nv/web";
import { useContext } from "react";
import type { PlacedOn } from "../pictures/on-picture.ts";
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

/** The picture of a file that a field names, or of its video, for what is placed on it; `null` while there is none. */
export function useChosenPicture(value: string): PlacedOn | null {
  const { body: file } = useChosenFile(value);
  if (file === null || file.pictureUrl === null) return null;
  const { facts, pictureUrl } = file;
  return facts.kind === "picture" || facts.kind === "video" ? { pictureUrl, size: facts } : null;
}
