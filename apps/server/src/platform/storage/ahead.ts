/**
 * Asks for things before their turn, so that a store which is far away is not waited for once for each.
 *
 * @param most - How many are asked for at once.
 * @returns What was answered, in the order of the keys.
 */
export async function* ahead<Key, Answer>(
  keys: Iterable<Key>,
  most: number,
  ask: (key: Key) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const asked: Promise<Answer>[] = [];
  for (const key of keys) {
    const answer = ask(key);
    // A failure is told when its turn comes.
    answer.catch(() => undefined);
    asked.push(answer);
    const first = asked.length > most ? asked.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const answer of asked) yield await answer;
}
