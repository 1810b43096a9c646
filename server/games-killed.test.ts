import { expect, onTestFinished, test } from 'vitest'
import { ENGINES, emptyStorage } from './testing/databases.fixture.ts'
import { GameClient } from './testing/game-client.ts'
import { startServer } from './testing/server-process.ts'

const PLAYERS = 40
const ANSWERS_BEFORE_KILL = 15
const QUIZ = {
  questions: [
    {
      id: 'q1',
      text: 'Which?',
      options: [
        { id: 'a', text: 'This' },
        { id: 'b', text: 'That' },
      ],
      right: ['a'],
    },
  ],
}

test.each(ENGINES)(
  'a process killed during a question loses neither points nor seats on %s',
  async (engine) => {
    const storage = { ...(await emptyStorage(engine)), TRUST_PROXY: 'loopback' }
    let server = await startServer(storage)
    onTestFinished(async () => {
      await server.end('SIGTERM')
    })
    const host = new GameClient(server.url)
    const id = await host.create(QUIZ, 600)
    const players = Array.from({ length: PLAYERS }, () => new GameClient(server.url))
    await Promise.all(players.map((player, at) => player.post(`/${id}/join`, { name: `Player ${at}` })))
    await host.post(`/${id}/commands`, { kind: 'next', step: 0 })

    const acknowledged = new Set<GameClient>()
    let killed: Promise<unknown> | undefined
    const answer = async (player: GameClient) => {
      const { ok } = await player.post(`/${id}/answers`, { question: 0, answer: ['a'] })
      if (ok) acknowledged.add(player)
      if (acknowledged.size >= ANSWERS_BEFORE_KILL) killed ??= server.end('SIGKILL')
    }
    const waiting = [...players]
    const keepAnswering = async () => {
      for (let player = waiting.pop(); player; player = waiting.pop()) await answer(player)
    }
    await Promise.allSettled(Array.from({ length: 6 }, keepAnswering))
    await killed
    expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL)
    expect(acknowledged.size).toBeLessThan(PLAYERS)

    server = await startServer(storage)
    for (const client of [host, ...players]) client.address = server.url
    expect(await host.see(id)).toMatchObject({ phase: 'question', host: { answered: expect.any(Number) } })
    for (const player of players) {
      const { status } = await player.post(`/${id}/answers`, { question: 0, answer: ['a'] })
      if (acknowledged.has(player)) expect(status).toBe(409)
    }
    expect(await host.see(id)).toMatchObject({
      phase: 'result',
      result: { answered: PLAYERS, wasRight: PLAYERS },
    })
    const seen = await Promise.all(players.map((player) => player.see(id)))
    expect(seen.map(({ me }) => [me?.name, me?.score])).toEqual(
      players.map((_, at) => [`Player ${at}`, 1000]),
    )
  },
  120_000,
)
