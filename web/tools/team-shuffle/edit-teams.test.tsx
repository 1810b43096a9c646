import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePersisted } from '#web/platform/store/persisted.ts'
import { EditTeams } from './edit-teams.tsx'
import { playersWithoutTeam } from './teams.ts'
import { startTournament } from './tournament.ts'
import { shuffleStore } from './use-shuffle-store.ts'

const [ana, ben, cem, dan] = ['Ana', 'Ben', 'Cem', 'Dan'].map((name, index) => ({ id: index + 1, name }))

function Editor() {
  const [{ players, tournament }] = usePersisted(shuffleStore)
  const teams = tournament?.teams ?? []
  return <EditTeams teams={teams} late={playersWithoutTeam(players, teams)} />
}

/** Renders Ana and Ben in one team, Cem in the other; Dan joined after their creation. */
async function opened() {
  if (!ana || !ben || !cem || !dan) throw new Error('There are four players')
  const teams = [
    { id: 1, name: 'Team A', players: [ana, ben], isLocked: false },
    { id: 2, name: 'Team B', players: [cem], isLocked: false },
  ]
  shuffleStore.set({
    ...shuffleStore.initial,
    players: [ana, ben, cem, dan],
    tournament: { ...startTournament(teams, 'consecutive'), teams },
  })
  return render(<Editor />)
}

const teams = () =>
  shuffleStore
    .get()
    .tournament?.teams.map(({ name, players }) => `${name}: ${players.map((one) => one.name).join(' ')}`)

/** Simulates dragging a player onto a team. */
function drag(player: string, team: number): void {
  const dataTransfer = new DataTransfer()
  const row = [...document.querySelectorAll('[draggable]')].find(({ textContent }) =>
    textContent?.startsWith(player),
  )
  row?.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }))
  const target = document.querySelectorAll('[aria-label="Teams"] > li')[team]
  for (const kind of ['dragover', 'drop'])
    target?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

test('a menu moves a player to another team, and offers "No team" only to players without one', async () => {
  const screen = await opened()
  const menu = (name: string) => screen.getByRole('combobox', { name: `Team of ${name}` })
  const offers = (name: string) =>
    [...menu(name).element().querySelectorAll('option')].map(({ label }) => label)
  expect([offers('Ana'), offers('Dan')]).toEqual([
    ['Team A', 'Team B'],
    ['No team', 'Team A', 'Team B'],
  ])
  await userEvent.selectOptions(menu('Ana'), 'Team B')
  expect(teams()).toEqual(['Team A: Ben', 'Team B: Cem Ana'])
  await userEvent.selectOptions(menu('Dan'), 'Team A')
  expect(teams()).toEqual(['Team A: Ben Dan', 'Team B: Cem Ana'])
})

test('a player is dragged to another team, also one who has none yet', async () => {
  await opened()
  drag('Ben', 1)
  await expect.poll(teams).toEqual(['Team A: Ana', 'Team B: Cem Ben'])
  drag('Dan', 0)
  await expect.poll(teams).toEqual(['Team A: Ana Dan', 'Team B: Cem Ben'])
})

test('a team keeps its name while the field is empty, and is locked individually', async () => {
  const screen = await opened()
  const name = screen.getByRole('textbox', { name: 'Name of team 1' })
  await userEvent.fill(name, ' ')
  await expect.element(screen.getByText('A team needs a name; it stays Team A.')).toBeVisible()
  expect(teams()?.[0]).toBe('Team A: Ana Ben')
  await userEvent.fill(name, ' Lions ')
  expect(teams()).toEqual(['Lions: Ana Ben', 'Team B: Cem'])
  await userEvent.click(screen.getByRole('checkbox', { name: /^Lock/ }).nth(1))
  expect(shuffleStore.get().tournament?.teams.map(({ isLocked }) => isLocked)).toEqual([false, true])
})
