import type { Compilable, Kysely, QueryResult } from "kysely";

/** Value that a parameter can have. */
type Value = string | number | null;

interface Prepared {
  readonly query: ReturnType<Compilable["compile"]>;
  /** Which value goes to which parameter. */
  readonly names: readonly string[];
}

/**
 * Builds a query once for each connection and runs it with other values from then on: building takes longer than SQLite needs to
 * answer. For what is asked at every request; elsewhere a query is easier to read without.
 *
 * @param sample - Values that are all different and occur nowhere else in the query.
 * @param build - Must depend on the values only by passing them on.
 * @throws {TypeError} When the query has a parameter that is not one of the samples.
 */
export function prepared<Tables, Values extends Readonly<Record<keyof Values, Value>>, Row>(
  sample: NoInfer<Values>,
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const known = new WeakMap<object, Prepared>();
  const nameOf = new Map<unknown, string>(Object.entries(sample).map(([name, value]) => [value, name]));

  function prepare(db: Kysely<Tables>): Prepared {
    const query = build(db, sample).compile();
    const names = query.parameters.map((parameter) => {
      const name = nameOf.get(parameter);
      if (name === undefined) throw new TypeError(`a prepared query holds ${String(parameter)}, which is no sample`);
      return name;
    });
    return { query, names };
  }

  return async (db, values) => {
    const connection = db.getExecutor().adapter;
    const { query, names } = known.get(connection) ?? prepare(db);
    known.set(connection, { query, names });
    return db.executeQuery<Row>({ ...query, parameters: names.map((name) => Reflect.get(values, name)) });
  };
}

/** The first row of an answer that always has one. @throws {Error} When it has none. */
export function firstRow<Row>({ rows: [row] }: QueryResult<Row>): Row {
  if (row === undefined) throw new Error("a query that always finds a row found none");
  return row;
}
