import { pluralize } from '#lib/numbers/pluralize.ts'
import { MAX_NAME_LENGTH, MAX_PLAYERS } from './shuffle-state.ts'
import type { Player } from './teams.ts'

type Added = {
  readonly players: readonly Player[]
  readonly added: number
  /** How many found no room. */
  readonly leftOut: number
}

/** Appends names to the list; skips empty ones, and allows duplicates. */
export function addPlayers(players: readonly Player[], names: readonly string[]): Added {
  const given = names.map((name) => name.trim().slice(0, MAX_NAME_LENGTH)).filter((name) => name !== '')
  const accepted = given.slice(0, MAX_PLAYERS - players.length)
  const firstId = 1 + Math.max(0, ...players.map(({ id }) => id))
  return {
    players: [...players, ...accepted.map((name, index) => ({ id: firstId + index, name }))],
    added: accepted.length,
    leftOut: given.length - accepted.length,
  }
}

/** Returns the message about an addition: `12 players added.` */
export function describeAdded({ added, leftOut }: Added): string {
  const rest = leftOut > 0 ? ` ${leftOut} left out: the list holds ${MAX_PLAYERS} players.` : ''
  return `${pluralize(added, 'player')} added.${rest}`
}

type ImportChoices = { readonly hasHeading: boolean; readonly skipsKnown: boolean }

/** The names to add of those that were read, and how many of them the list has already or has twice. */
export function namesToImport(
  read: readonly string[],
  players: readonly Player[],
  { hasHeading, skipsKnown }: ImportChoices,
): { readonly names: readonly string[]; readonly known: number } {
  const names = hasHeading ? read.slice(1) : read
  const seen = new Set(players.map(({ name }) => name.normalize('NFC')))
  const fresh = names.filter((name) => {
    const key = name.normalize('NFC')
    return !seen.has(key) && seen.add(key)
  })
  return { names: skipsKnown ? fresh : names, known: names.length - fresh.length }
}

export const SAMPLE_PLAYERS = ['Alice', 'Bob', 'Charlie', 'Diana', 'Ethan', 'Fiona', 'George', 'Hannah']
