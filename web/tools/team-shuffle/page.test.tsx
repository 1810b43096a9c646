import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import TeamShufflePage from './page.tsx'
import type { Team } from './teams.ts'
import { startTournament } from './tournament.ts'
import { changeTournament, removePlayer, shuffleStore, takePlayers } from './use-shuffle-store.ts'

beforeEach(() => shuffleStore.set(shuffleStore.initial))
afterEach(() => vi.restoreAllMocks())

const playersOf = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }))
const put = (...names: string[]) => shuffleStore.set({ ...shuffleStore.get(), players: playersOf(...names) })
const names = () => shuffleStore.get().players.map(({ name }) => name)
const teams = () =>
  shuffleStore
    .get()
    .tournament?.teams.map(({ name, players }) => `${name}: ${players.map((one) => one.name).join(' ')}`)

/** A tournament of teams of one player each. */
function play(...all: string[]) {
  put(...all)
  const one = (player: { readonly id: number; readonly name: string }): Team => ({
    id: player.id,
    name: `Team ${player.name}`,
    players: [player],
    isLocked: false,
  })
  const tournament = startTournament(shuffleStore.get().players.map(one), 'consecutive')
  shuffleStore.set({ ...shuffleStore.get(), tournament })
}

async function opened() {
  return openPage(<TeamShufflePage />)
}

test('players are added by name, but not empty ones, and removing one also removes them from the team until Undo', async () => {
  const { screen, press, button, said } = await opened()
  const field = screen.getByRole('textbox', { name: 'Player name' })
  await expect.element(screen.getByText('0 players. Paste a list to add everyone.')).toBeVisible()
  await userEvent.fill(field, ' ')
  await press('Add Player')
  await expect.element(field).toHaveValue(' ')
  await userEvent.fill(field, ' Ana ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(screen.getByText('1 player. Paste a list to add everyone.')).toBeVisible()
  await expect.element(button('Generate Teams')).toBeDisabled()
  await expect.element(screen.getByText('Add at least 2 players to make teams.')).toBeVisible()
  await userEvent.fill(field, 'Ben')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(said).toHaveTextContent('')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Generate Teams')).toBeEnabled()
  play('Ana', 'Ben')
  const before = shuffleStore.get()
  await press('Remove Ana')
  await expect.element(said).toHaveTextContent('Ana removedUndoCtrl+Z')
  expect([names(), teams()]).toEqual([['Ben'], ['Team Ana: ', 'Team Ben: Ben']])
  await press('Undo')
  expect(shuffleStore.get()).toEqual(before)
})

test('teams are made again except those that are locked, and Undo brings back the ones before', async () => {
  put('Ana', 'Ben', 'Cem', 'Dan')
  const { screen, press, said } = await opened()
  await expect.element(screen.getByText(/^Add players and press Generate Teams/)).toBeVisible()
  await press('Generate Teams')
  await expect.element(said).toHaveTextContent('2 teams made')
  play('Ana', 'Ben', 'Cem', 'Dan')
  const { tournament } = shuffleStore.get()
  if (!tournament) throw new Error('There are no teams')
  const locked = tournament.teams.map((team) => ({ ...team, isLocked: team.name === 'Team Cem' }))
  shuffleStore.set({
    ...shuffleStore.get(),
    tournament: { ...tournament, teams: locked, winners: { 1: 0 } },
    kind: 'seeded',
    teamSize: '3',
  })
  const before = shuffleStore.get()
  await press('Generate Teams')
  await expect.element(said).toHaveTextContent('2 teams madeUndoCtrl+Z')
  const after = shuffleStore.get().tournament
  expect(after?.teams.map(({ name, players }) => [name, players.length])).toEqual([
    ['Team Cem', 1],
    ['Team A', 3],
  ])
  expect([after?.winners, after?.round, after?.kind]).toEqual([{}, 1, 'seeded'])
  await press('Undo')
  expect(shuffleStore.get()).toEqual(before)
})

test('the count of teams is a whole number, one at least', async () => {
  put('Ana', 'Ben', 'Cem', 'Dan', 'Eva')
  shuffleStore.set({ ...shuffleStore.get(), divideBy: 'count', teamCount: '3.9' })
  const { press, screen } = await opened()
  await press('Generate Teams')
  expect(teams()?.length).toBe(3)
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Number of teams' }), 'x')
  await press('Generate Teams')
  expect(teams()?.length).toBe(1)
  await expect.element(screen.getByText(/^There is only one team, so nobody to play against/)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Rounds' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('1 team made')).toBeVisible()
})

test('the option for leftover players is mentioned only if there are some', async () => {
  put('Ana', 'Ben', 'Cem', 'Dan')
  const { screen } = await opened()
  const balance = screen.getByRole('checkbox')
  const size = screen.getByRole('combobox', { name: 'Team size' })
  await expect.element(size).toHaveDisplayValue('2')
  await expect.element(screen.getByText(/left over/)).not.toBeInTheDocument()
  await userEvent.selectOptions(size, '3')
  await expect.element(balance).toHaveAccessibleName('1 player is left over: balance sizes')
  put('Ana', 'Ben', 'Cem', 'Dan', 'Eva')
  await expect.element(balance).toHaveAccessibleName('2 players are left over: balance sizes')
  await userEvent.click(balance)
  expect(shuffleStore.get().isBalanced).toBe(true)
  await userEvent.selectOptions(size, '5')
  await expect.element(balance).toHaveAccessibleName('Balance sizes')
  await expect.element(balance).toBeChecked()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Count in' }), 'teams')
  await expect.element(balance).not.toBeInTheDocument()
  await expect.element(size).not.toBeInTheDocument()
  await expect.element(screen.getByRole('spinbutton', { name: 'Number of teams' })).toHaveValue('5')
})

test('without players, example names are offered, and the bracket appears with their teams', async () => {
  const { screen, press, button } = await opened()
  const bracket = screen.getByRole('region', { name: 'Tournament Bracket' })
  await expect.element(bracket).not.toBeInTheDocument()
  await press('Try 8 example names')
  expect(names()).toHaveLength(8)
  expect(teams()).toHaveLength(4)
  await expect.element(bracket).toBeVisible()
  await expect.element(button('Try 8 example names')).not.toBeInTheDocument()
})

test('a name too long for two columns on a phone has one', async () => {
  const { screen } = await opened()
  const list = screen.getByRole('list', { name: 'Teams' })
  play('Maximiliana', 'Ben', 'Cem', 'Dan')
  await expect.element(list).toHaveClass(/grid-cols-2/)
  play('Wolfeschlegelsteinhausen', 'Ben', 'Cem', 'Dan')
  await expect.element(list).not.toHaveClass(/grid-cols-2/)
})

test('clearing removes players and teams, and Undo restores both', async () => {
  const { press, button, said } = await opened()
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  play('Ana', 'Ben')
  shuffleStore.set({ ...shuffleStore.get(), teamSize: '4' })
  const before = shuffleStore.get()
  await expect.element(button('Clear')).not.toHaveAttribute('aria-disabled')
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  expect(shuffleStore.get()).toEqual({ ...before, players: [], tournament: null })
  await expect.element(button('Full Screen')).not.toBeInTheDocument()
  await press('Undo')
  expect(shuffleStore.get()).toEqual(before)
})

test('a match is won once, by either side, in the current round, and a result can be undone', async () => {
  play('Ana', 'Ben', 'Cem', 'Dan')
  const { screen, press, button } = await opened()
  const next = button('Advance to Next Round')
  const rounds = screen.getByRole('region', { name: 'Rounds' })
  const now = () => rounds.element().querySelector('[aria-current="step"] h3')?.textContent
  expect(now()).toBe('Round 1 · Semi-finals')
  await press('Team Ben wins match 1')
  expect(shuffleStore.get().tournament?.winners).toEqual({ 1: 1 })
  await expect.element(button('Team Ana wins match 1')).toBeDisabled()
  await expect.element(button('Team Cem wins match 2')).toBeEnabled()
  await expect.element(next).not.toBeInTheDocument()
  await press('Team Cem wins match 2')
  await expect.element(button('Team Ben wins match 3')).not.toBeInTheDocument()
  await userEvent.click(next)
  expect(now()).toBe('Round 2 · Final')
  await expect.element(button('Team Cem wins match 2')).not.toBeInTheDocument()
  await expect.element(next).not.toBeInTheDocument()
  await press('Team Cem wins match 3')
  const champion = screen.getByText(/^Champion: /)
  await expect.element(champion).toHaveTextContent('Champion: Team Cem')
  expect(champion.element().closest('[aria-live=polite]')).not.toBeNull()
  // A result that another one depends on remains.
  await expect.element(button('Undo result of match 1')).not.toBeInTheDocument()
  await press('Undo result of match 3')
  await expect.element(champion).not.toBeInTheDocument()
  await press('Undo result of match 2')
  expect(shuffleStore.get().tournament).toMatchObject({ winners: { 1: 1 }, round: 1 })
  expect(now()).toBe('Round 1 · Semi-finals')
})

test('a late player is reported, with a way to place them', async () => {
  play('Ana', 'Ben')
  shuffleStore.set({ ...shuffleStore.get(), players: playersOf('Ana', 'Ben', 'Cem') })
  const { screen, press, button } = await opened()
  const late = screen.getByText(/^1 player without a team/)
  await expect.element(late).toMatchTextContent('1 player without a team: press Edit teams to place them, or')
  await expect.element(button('Edit teams')).toHaveAttribute('aria-pressed', 'false')
  await press('Edit teams')
  await expect.element(button('Done')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(late).toHaveTextContent('1 player without a team.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team of Cem' }), 'Team Ben')
  await expect.element(late).not.toBeInTheDocument()
  await press('Done')
  const shown = screen.getByRole('list', { name: 'Teams' }).element().children
  expect([...shown].map(({ textContent }) => textContent)).toEqual(['Team AnaAna', 'Team BenBenCem'])
})

test('teams are copied as lines, and saved as files that say what they are', async () => {
  play('Ana', 'Ben')
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const { screen, press } = await opened()
  await press('Copy teams')
  await expect.poll(() => copies).toEqual(['Team Ana: Ana\nTeam Ben: Ben'])
  await press('Download sample')
  await press('Export')
  await userEvent.click(screen.getByText('Share, print and other files'))
  await press('Teams as CSV')
  await press('Bracket as SVG')
  await expect.poll(() => saves.length).toBe(4)
  expect(saves.map(({ name, type }) => [name, type])).toEqual([
    ['sample-players.csv', 'text/csv;charset=utf-8'],
    ['tournament.json', 'application/json'],
    ['teams.csv', 'text/csv;charset=utf-8'],
    ['tournament.svg', 'image/svg+xml'],
  ])
  const [sample, tournament = '', csv] = await textsOf(saves)
  expect(sample?.split('\r\n').slice(0, 3)).toEqual(['Name', 'Alice', 'Bob'])
  expect(csv?.split(/\r?\n/).slice(1, 3)).toEqual(['Team Ana,Ana', 'Team Ben,Ben'])
  // The exported tournament replaces the current one.
  put('Zoe')
  await press('Import')
  await userEvent.upload(screen.getByLabelText('Player file'), new File([tournament], 'tournament.json'))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect([names(), teams()]).toEqual([
    ['Ana', 'Ben'],
    ['Team Ana: Ana', 'Team Ben: Ben'],
  ])
  await press('Undo')
  expect(names()).toEqual(['Zoe'])
})

test('a list is previewed before the import: its heading, existing players, and the number of new ones', async () => {
  put('Ana')
  const { screen, press } = await opened()
  await press('Import')
  const dialog = screen.getByRole('dialog', { name: 'Import players' })
  const list = dialog.getByRole('list', { name: 'Names to import' })
  const items = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(dialog.getByRole('button', { name: 'Add players' })).toBeDisabled()
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument()
  const pasted = dialog.getByRole('textbox', { name: 'Or paste a list' })
  await userEvent.fill(pasted, 'Player name\nAna\nBen')
  const heading = dialog.getByRole('checkbox', { name: 'First row is a header' })
  await expect.element(heading).toBeChecked()
  expect(items()).toEqual(['Ben'])
  const skip = dialog.getByRole('checkbox', { name: 'Skip 1 name that the list has already' })
  await expect.element(skip).toBeChecked()
  await userEvent.click(skip)
  await userEvent.click(heading)
  expect(items()).toEqual(['Player name', 'Ana', 'Ben'])
  await expect.element(dialog.getByRole('button', { name: 'Add 3 players' })).toBeEnabled()
  await userEvent.click(heading)
  const file = dialog.getByLabelText('Player file')
  await userEvent.upload(file, new File([',x'], 'none.csv'))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Could not read "none.csv"Its first')
  await expect.element(list).not.toBeInTheDocument()
  const many = Array.from({ length: 51 }, (_, index) => `P${index + 1}`)
  await userEvent.upload(file, new File([many.join('\n')], 'many.txt'))
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(heading).not.toBeChecked()
  expect(items().slice(49)).toEqual(['P50', 'and 1 more'])
  await userEvent.click(dialog.getByRole('button', { name: 'Add 51 players' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(names()).toEqual(['Ana', ...many])
})

test('a link contains names only if requested, and its visitor can restore their own list', async () => {
  play('Ana', 'Ben')
  const copies = spyOnClipboard()
  const { press, screen, said } = await opened()
  const before = shuffleStore.get()
  const { players: _, tournament: __, ...options } = before
  await press('Copy link')
  await expect.poll(() => copies.length).toBe(1)
  expect(await stateInLink(copies)).toEqual({ ...options, names: [], tournament: null })
  await expect.element(said).toMatchTextContent('The link has the options, but no players.')
  await press('Options')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Put the players’ names into the link' }))
  await press(/^(Copy link|Copied!)$/)
  await expect.poll(() => copies.length).toBe(2)
  expect(await stateInLink(copies)).toEqual({
    ...options,
    names: ['Ana', 'Ben'],
    tournament: before.tournament,
  })
  const link = { ...options, teamSize: '3' as const }
  deliverInput({ state: { ...link, names: [] } })
  await expect.element(said).toHaveTextContent('Shared list openedUndoCtrl+Z')
  // Options alone leave players and teams.
  expect(shuffleStore.get()).toEqual({ ...before, teamSize: '3' })
  deliverInput({ state: { ...link, names: ['Zoe', 'Yan'] } })
  await expect.poll(names).toEqual(['Zoe', 'Yan'])
  expect(shuffleStore.get()).toEqual({
    ...before,
    ...link,
    players: playersOf('Zoe', 'Yan'),
    tournament: null,
  })
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Bracket' }),
    'Standard bracket, the first team is the strongest',
  )
  expect(shuffleStore.get().kind).toBe('seeded')
})

test('the big screen shows the tournament without buttons, and exits full screen', async () => {
  play('Ana', 'Ben', 'Cem')
  vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  const { screen, press, button } = await opened()
  await expect.element(button('Team Ana wins match 1')).toBeVisible()
  await press('Full Screen')
  await expect.element(screen.getByRole('heading', { name: 'Tournament Display' })).toBeVisible()
  for (const name of ['Team Ana wins match 1', 'Export'])
    await expect.element(button(name)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Team Cem — Bye')).toBeVisible()
  await press('Exit Full Screen')
  await expect.element(screen.getByRole('heading', { name: 'Tournament Bracket' })).toBeVisible()
  await expect.element(button('Team Ana wins match 1')).toBeVisible()
})

test('the teams fill a big screen without their buttons, until it is closed', async () => {
  play('Ana', 'Ben')
  vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  const { screen, press, button } = await opened()
  await press('Big screen')
  await expect.element(button('Edit teams')).not.toBeInTheDocument()
  const shown = screen.getByRole('list', { name: 'Teams' })
  // Each team is 2.6 lines of heading and one name of 1.3 lines high: 90 % of the height, or less by the width.
  await expect.poll(() => shown.element().getAttribute('style')).toContain('23.07')
  await press('Close big screen')
  await expect.element(button('Edit teams')).toBeVisible()
})

test('undo of a removed player keeps players added since, and does not join a changed tournament', async () => {
  const { press } = await opened()
  play('Ana', 'Ben', 'Cleo')
  await press('Remove Cleo')
  takePlayers(['Dee'])
  changeTournament((now) => ({ ...now, teams: now.teams.map((team) => ({ ...team, isLocked: true })) }))
  await press('Undo')
  expect(shuffleStore.get().players).toEqual([
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Ben' },
    { id: 4, name: 'Cleo' },
    { id: 3, name: 'Dee' },
  ])
  expect(teams()).toEqual(['Team Ana: Ana', 'Team Ben: Ben', 'Team Cleo: '])
  expect(shuffleStore.get().tournament?.teams.every(({ isLocked }) => isLocked)).toBe(true)
})

test('undo does not restore a player to a full list', async () => {
  const { screen, press } = await openPage()
  put(...Array.from({ length: 1000 }, (_, index) => `P${index}`))
  const last = shuffleStore.get().players.at(-1)
  if (last) removePlayer(last)
  takePlayers(['Newcomer'])
  await press('Undo')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The list holds 1,000 players.')
  expect([names().length, names().at(-1)]).toEqual([1000, 'Newcomer'])
})
