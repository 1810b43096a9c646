import * as v from 'valibot'
import { tryParseJson } from '#lib/json/try-parse.ts'
import { UserError } from '#lib/result/user-error.ts'
import { WheelNames } from './wheel-state.ts'

const SavedWheel = v.object({
  title: v.pipe(v.string(), v.maxLength(200)),
  names: WheelNames,
  /** When it was saved, in milliseconds since 1970. */
  timestamp: v.number(),
})
type SavedWheel = v.InferOutput<typeof SavedWheel>

/** The latest first. */
export const SavedWheels = v.pipe(v.array(SavedWheel), v.readonly())
export type SavedWheels = v.InferOutput<typeof SavedWheels>

/** Returns the wheels with this one first. One with the same names is replaced and keeps its title. */
export function saveWheel(wheels: SavedWheels, names: SavedWheel['names'], timestamp: number): SavedWheels {
  const content = JSON.stringify(names)
  const same = wheels.find((wheel) => JSON.stringify(wheel.names) === content)
  const title = same?.title ?? freeTitle(wheels)
  return [{ title, names, timestamp }, ...wheels.filter((wheel) => wheel !== same)]
}

function freeTitle(wheels: SavedWheels): string {
  const titles = new Set(wheels.map(({ title }) => title))
  for (let number = 1; ; number++) if (!titles.has(`Wheel ${number}`)) return `Wheel ${number}`
}

/** The wheels as JSON, to be read by `importWheels`. */
export function exportWheels(wheels: SavedWheels): string {
  return JSON.stringify(wheels, null, 2)
}

/** The wheels with those of an exported file on top. Throws UserError for another kind of file. */
export function importWheels(wheels: SavedWheels, json: string): SavedWheels {
  const reading = v.safeParse(SavedWheels, tryParseJson(json))
  if (!reading.success)
    throw new UserError('This file holds no saved wheels', 'Choose a file that was exported here.')
  const known = new Set(wheels.map((wheel) => JSON.stringify(wheel)))
  return [...reading.output.filter((wheel) => !known.has(JSON.stringify(wheel))), ...wheels]
}
