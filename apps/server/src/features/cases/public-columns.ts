import {
  type ColumnNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  type RawNode,
  type SelectAllNode,
  type TableNode,
} from "kysely";
import type { CaseRow, CasesDb, CasesTables, PublicCaseColumns, PublishedCaseRow } from "./schema/tables.ts";

/** Columns of a case that what readers get is made of. */
export const PUBLIC_COLUMNS = [
  "scope_kind",
  "scope",
  "province",
  "municipality",
  "decade",
  "centre",
  "victims",
  "is_minimum",
  "status",
  "evidence",
  "sources",
  "summary",
] as const satisfies readonly (keyof PublicCaseColumns)[];

/** Tables that the publisher can name: no other table, and no other column of these. */
export type PublisherTables = {
  readonly cases: Pick<
    CaseRow,
    "id" | "public_id" | "is_example" | "state" | "content_version" | (typeof PUBLIC_COLUMNS)[number]
  >;
  readonly cases_published: PublishedCaseRow;
};

/** Reads what may be published, and has no way to anything else. */
export type PublisherDb = Pick<Kysely<PublisherTables>, "selectFrom">;

const TABLES: ReadonlySet<string> = new Set<keyof PublisherTables>(["cases", "cases_published"]);
const COLUMNS: ReadonlySet<string> = new Set([
  ...PUBLIC_COLUMNS,
  "id",
  "public_id",
  "is_example",
  "state",
  "case_id",
  "content_version",
  "from_number",
  "until_number",
]);

/** A query of the publisher that names what it may not: a bug of ours, found before the database sees it. */
export class NotPublicError extends Error {
  override readonly name = "NotPublicError";
}

class PublicNames extends OperationNodeTransformer {
  protected override transformTable(node: TableNode, queryId?: QueryId): TableNode {
    const { schema, identifier } = node.table;
    if (schema !== undefined || !TABLES.has(identifier.name))
      throw new NotPublicError(`the publisher may not name the table ${identifier.name}`);
    return super.transformTable(node, queryId);
  }

  protected override transformColumn(node: ColumnNode, queryId?: QueryId): ColumnNode {
    const { name } = node.column;
    if (!COLUMNS.has(name)) throw new NotPublicError(`the publisher may not name the column ${name}`);
    return super.transformColumn(node, queryId);
  }

  protected override transformSelectAll(_node: SelectAllNode): SelectAllNode {
    throw new NotPublicError("the publisher names each column that it reads");
  }

  protected override transformRaw(_node: RawNode): RawNode {
    throw new NotPublicError("the publisher writes no SQL of its own");
  }
}

function onlyPublic(): KyselyPlugin {
  const names = new PublicNames();
  return {
    transformQuery({ node, queryId }) {
      const { kind }: OperationNode = node;
      if (kind !== "SelectQueryNode") throw new NotPublicError(`the publisher reads, and does nothing else: ${kind}`);
      return names.transformNode(node, queryId);
    },
    transformResult: async ({ result }) => result,
  };
}

/**
 * The database as the publisher has it: it reads the columns that readers may get, and a query that names anything else (what is
 * personal, notes, who did what) is refused before it is sent, whoever wrote it and however it was built.
 */
export function publisherDb(db: CasesDb): PublisherDb {
  const restricted = db.$omitTables<keyof CasesTables>().$extendTables<PublisherTables>();
  const reading = restricted.withPlugin(onlyPublic());
  return { selectFrom: reading.selectFrom.bind(reading) };
}
