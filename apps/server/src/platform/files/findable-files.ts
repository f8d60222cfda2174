import { FILE_KINDS } from "@nv/contracts";
import { FileSummary, type FoundThing } from "@nv/contracts/schemas";
import type { Findable } from "../finding/finding.ts";
import { foldWords } from "../records/core/fold-words.ts";
import { readWords } from "./core/file-words.ts";
import { listFiles, type StoredFile } from "./files.repository.ts";
import { thumbnailUrlOf } from "./files.service.ts";
import type { FilesContext } from "./files-context.ts";
import { EVERYBODYS, reachOf } from "./reach.ts";

/** Files of the library, as a search over everything finds them: by name, alternative text, credit and source. */
export function findableFiles({ db }: Pick<FilesContext, "db">): Findable {
  return {
    kind: "files",
    access: "session",
    async find(query, limit, finder) {
      const words = foldWords(query);
      if (words.length === 0) return [];
      const everything = {
        kind: undefined,
        only: undefined,
        userId: "",
        today: "",
        without: [],
        reach: reachOf(finder),
      };
      const { rows } = await listFiles(db, { words, ...everything }, { limit, offset: 0 });
      const thingOf = async (file: StoredFile): Promise<FoundThing> => {
        const { name, credit } = readWords(file.words);
        const whose = file.group_name === EVERYBODYS ? "" : `Grupo ${file.group_name}`;
        const facts = [FILE_KINDS[FileSummary.shape.kind.parse(file.kind)], credit, whose];
        const picture = await thumbnailUrlOf({ db }, file);
        return {
          ...{ id: file.id, title: name, facts: facts.filter((fact) => fact !== "") },
          ...(picture !== null && { picture }),
        };
      };
      return Promise.all(rows.map(thingOf));
    },
  };
}
