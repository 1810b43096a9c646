/**
 * Maps each item of a stream without waiting for earlier results, at most `ahead` at a time, and yields the results in
 * order. The worker is always busy, and at most `ahead` items are in memory.
 */
export async function* mapOrdered<Thing, Answer>(
  things: AsyncIterable<Thing>,
  ahead: number,
  ask: (thing: Thing) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  const asked: Promise<Answer>[] = []
  for await (const thing of things) {
    const answer = ask(thing)
    // An error is reported in order, which can be later.
    answer.catch(() => {})
    asked.push(answer)
    const [first] = asked
    if (!first || asked.length < ahead) continue
    yield await first
    asked.shift()
  }
  for (const answer of asked) yield await answer
}
