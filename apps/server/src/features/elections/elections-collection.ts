import { ELECTION_RECORD } from "@nv/contracts/schemas";
import { DATA_PAGE } from "../../platform/publishing/core/published-path.ts";
import { ELECTION_TYPE } from "../../platform/publishing/estimated-votes.ts";
import type { Entry } from "../../platform/records/collection.ts";
import { collectionOf } from "../../platform/records/collection-of.ts";
import { facetWords } from "../../platform/records/core/facet-words.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { NO_EXTENSION } from "../../platform/records/no-extension.ts";
import { PublishableElection, StoredElection } from "./core/stored-election.ts";

/** An election, as the records keep it. */
export type ElectionRow = Entry<object, StoredElection>;

/** Elections, as records. */
export const ELECTIONS = collectionOf(ELECTION_RECORD, {
  extension: NO_EXTENSION,
  fields: StoredElection,
  publishable: PublishableElection,
  words(row) {
    const { title, description, note, lists } = row.fields;
    const names = lists.flatMap(({ acronym, name }) => [acronym, name]);
    return [
      ...foldWords([title, row.slug, description, note, ...names].join(" ")),
      ...facetWords({ status: row.status }),
    ];
  },
  described(_row, snapshot) {
    const { title, description, license } = StoredElection.parse(snapshot);
    return {
      ...{ title, altText: description, language: "es", type: ELECTION_TYPE, heightsPx: [], picture: null },
      ...{ entry: DATA_PAGE, ...(license !== undefined && license !== "" && { license }) },
    };
  },
});
