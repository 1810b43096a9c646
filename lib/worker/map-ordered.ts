/**
 * Asks for each thing of a stream without waiting for the answers before, at most `ahead` at a time, and gives the
 * answers in their order. Whoever answers has always something to do, and no more than `ahead` things are in memory.
 */
export async function* mapOrdered<Thing, Answer>(
  things: AsyncIterable<Thing>,
  ahead: number,
  ask: (thing: Thing) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  const asked: Promise<Answer>[] = []
  for await (const thing of things) {
    const answer = ask(thing)
    // What fails is told in its turn, which may come later.
    answer.catch(() => {})
    asked.push(answer)
    const [first] = asked
    if (!first || asked.length < ahead) continue
    yield await first
    asked.shift()
  }
  for (const answer of asked) yield await answer
}
