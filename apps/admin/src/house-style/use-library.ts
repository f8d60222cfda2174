import { FILES_API_PATH, type FileKind } from "@nv/contracts";
import { FileList, type FileSummary } from "@nv/contracts/schemas";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";

/** The last changed files of a kind in the library, for who chooses among them; none until they are known. */
export function useLibrary(kind: FileKind): readonly FileSummary[] {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: ["library", kind],
    queryFn: ({ signal }) => caller.server(`${FILES_API_PATH}?kind=${kind}`, FileList, { signal }),
  });
  return answer.data?.body.items ?? [];
}
