import { sortedJson } from '#lib/json/sorted-json.ts'
import { readValue, type Synced, writeValue } from '../../platform/store/synced.ts'

const FAVORITES = 'sundry-favorites'
const PREFERENCES = 'sundry-preferences'

/** A starred tool is an item by its number. */
const favorites: Synced = {
  name: 'favorites',
  title: 'favorites',
  keys: [FAVORITES],
  fits: (id, value) => value === true && /^\d{1,9}$/.test(id),
  async read() {
    return new Map(starred().map((id) => [String(id), sortedJson(true)]))
  },
  async write(changed, deleted) {
    const left = starred().filter((id) => !deleted.includes(String(id)))
    writeValue(FAVORITES, [...new Set([...left, ...[...changed.keys()].map(Number)])])
  },
}

function starred(): readonly number[] {
  const list = readValue(FAVORITES, isList) ?? []
  return list.filter((id): id is number => Number.isInteger(id))
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Fields stored under one key with others. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  theme: (value) => value === 'system' || value === 'light' || value === 'dark',
  hasSlashKey: isFlag,
}

/** Each field that has a key to itself. */
const SINGLE: Readonly<Record<string, (value: unknown) => value is unknown>> = {
  'sundry-onboarding-completed': isFlag,
  'sundry-show-all-categories': isFlag,
  'sundry-selected-categories': (value): value is unknown =>
    isList(value) && value.every((id) => typeof id === 'string'),
}

/** A preference is an item by its name, once it is stored; none is ever deleted. */
const preferences: Synced = {
  name: 'preferences',
  title: 'preferences',
  keys: [PREFERENCES, ...Object.keys(SINGLE)],
  fits: (id, value) => ({ ...FIELDS, ...SINGLE })[id]?.(value) ?? false,
  async read() {
    const single = Object.entries(SINGLE).map(([key, fits]) => [key, readValue(key, fits)] as const)
    const known = [...Object.entries(together()), ...single]
    return new Map(
      known.flatMap(([id, value]) => (preferences.fits(id, value) ? [[id, sortedJson(value)] as const] : [])),
    )
  },
  async write(changed) {
    const fields = [...changed].filter(([id]) => id in FIELDS)
    if (fields.length > 0)
      writeValue(PREFERENCES, { theme: 'system', ...together(), ...Object.fromEntries(fields) })
    for (const [id, value] of changed) {
      if (id in SINGLE) writeValue(id, value)
      if (id === 'theme') document.documentElement.dataset.theme = String(value)
    }
  },
}

function together(): object {
  return readValue(PREFERENCES, isObject) ?? {}
}

export const synced = [favorites, preferences]
