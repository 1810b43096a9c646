import { expect, test } from '#e2e/browsers/test.ts'

test('players become teams that play until there is a champion, and the teams are saved', async ({ tab }) => {
  await tab.open('/team-shuffle')
  await tab.says('Add at least 2 players to make teams.')
  for (const name of ['Ana', 'Bo', 'Cy', 'Di']) {
    await tab.fill('Player name', name)
    await tab.press('Enter')
  }
  await tab.shows('Players', /Ana.*Bo.*Cy.*Di/, 'list')
  await tab.press('Control+Enter')
  await tab.click('button', 'Team B wins match 1')
  await tab.says('Champion: Team B')
  expect((await tab.saves('Download sample', 'sample-players.csv')).length).toBeGreaterThan(10)
  await tab.click('button', 'Import')
  await tab.upload('Player file', { name: 'players.csv', bytes: 'Name\nEd\nEd\nFlo' })
  await tab.says('Flo')
})
