/**
 * Maps each item of a stream without waiting for earlier results, at most `ahead` at a time, and yields the results in
 * order. The worker is always busy, and at most `ahead` items are in memory.
 */
export async function* mapOrdered<Thing, Answer>(
  things: AsyncIterable<Thing>,
  ahead: number,
  ask: (thing: Thing) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  const pending: Promise<Answer>[] = []
  for await (const thing of things) {
    const answer = ask(thing)
    // An error is reported in order, which can be later.
    answer.catch(() => {})
    pending.push(answer)
    const [first] = pending
    if (!first || pending.length < ahead) continue
    yield await first
    pending.shift()
  }
  for (const answer of pending) yield await answer
}
