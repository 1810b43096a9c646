import { expect, test } from 'vitest'
import { MAX_GAME_BYTES } from '#contract/game.ts'
import { createApp } from '../../app.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { GameBrowser, quizOf, SECONDS } from '../../testing/game-browser.ts'
import { readResponse } from '../../testing/read-response.ts'

async function gameWithAna() {
  const app = await createApp(await testDependencies())
  const [host, ana] = [new GameBrowser(app), new GameBrowser(app)]
  const id = await host.create(quizOf(2))
  await ana.join(id, 'Ana')
  return { app, host, ana, id }
}

test('a removed player gets the reason when joining again, under any name', async () => {
  const { host, ana, id } = await gameWithAna()
  const player = (await host.read(id)).host?.players[0]?.id
  await host.post(`/${id}/commands`, { kind: 'remove', player })
  for (const name of ['Ana', 'Ben'])
    expect(await readResponse(await ana.join(id, name))).toEqual([
      403,
      { error: 'The host has removed you from this game.' },
    ])
})

test('a name that is taken, a host who would play and a game that is over each have their words', async () => {
  const { app, host, id } = await gameWithAna()
  const ben = new GameBrowser(app)
  expect(await readResponse(await ben.join(id, 'ANA'))).toEqual([
    409,
    { error: 'Someone in this game already has this name. Choose another one.' },
  ])
  expect(await readResponse(await host.join(id, 'Host'))).toEqual([
    409,
    { error: 'You are the host of this game.' },
  ])
  await host.go(id, 'end')
  expect(await readResponse(await ben.join(id, 'Ben'))).toEqual([410, { error: 'This game is over.' }])
})

test('a late answer, a second one and one without a player each have their own message', async () => {
  const { app, host, ana, id } = await gameWithAna()
  const ben = new GameBrowser(app)
  await ben.join(id, 'Ben')
  expect(await readResponse(await ana.answer(id, 0, 'a'))).toEqual([
    409,
    { error: 'Time is up for this question.' },
  ])
  await host.go(id)
  expect(await readResponse(await ana.answer(id, 0, 'a'))).toEqual([200, {}])
  expect(await readResponse(await ana.answer(id, 0, 'b'))).toEqual([
    409,
    { error: 'You have already answered this question.' },
  ])
  expect(await readResponse(await new GameBrowser(app).answer(id, 0, 'a'))).toEqual([
    403,
    { error: 'Join the game first.' },
  ])
})

test('a quiz of more than a megabyte is refused with what to do', async () => {
  const { host } = await gameWithAna()
  const quiz = { ...quizOf(1), description: 'x'.repeat(MAX_GAME_BYTES) }
  expect(await readResponse(await host.post('', { quiz, seconds: SECONDS, hasSpeedPoints: false }))).toEqual([
    413,
    { error: 'This quiz is too large to be played live: up to 1 MB. Use fewer or smaller pictures.' },
  ])
})
