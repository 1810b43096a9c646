import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import wawoff2 from 'wawoff2'
import { parseRanges } from '#lib/typeset/fonts/font-index.ts'
import type { Subsetter } from '#lib/typeset/harfbuzz/subsetter.ts'
import { BASE_CUTS, type FamilyRecipe } from './font-families.ts'

/** A slice as TrueType, and which characters it is asked for. */
export type UnpackedSlice = {
  readonly name: string
  readonly ttf: Uint8Array
  readonly ranges: readonly number[]
  readonly isItalic: boolean
  readonly weight?: number
}

const require = createRequire(import.meta.url)

/** The manifest of the package that a family comes from. */
export function manifestOf({ name, weights }: FamilyRecipe): {
  readonly folder: string
  readonly version: string
} {
  const path = require.resolve(`${weights ? '@fontsource' : '@fontsource-variable'}/${name}/package.json`)
  const { version }: { version: string } = require(path)
  return { folder: dirname(path), version }
}

/** Opens the WOFF2 of a package, since no browser lets a script open Brotli, and cuts the base slice. */
export async function unpackFamily(recipe: FamilyRecipe, subsetter: Subsetter): Promise<UnpackedSlice[]> {
  const { folder } = manifestOf(recipe)
  const unicode: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'))
  const there = new Set(await readdir(join(folder, 'files')))
  const slices: UnpackedSlice[] = []
  for (const subset of subsetsOf(recipe, Object.keys(unicode)))
    for (const { isItalic, weight } of stylesOf(recipe)) {
      const name = subset.replace(/[[\]]/g, '')
      const file = `${recipe.name}-${name}-${weight ?? 'wght'}-${isItalic ? 'italic' : 'normal'}.woff2`
      // The list of characters may name more subsets than the package has files.
      if (!there.has(file)) continue
      // What the package gives lies in its memory, and the next file takes its place.
      const ttf = (await wawoff2.decompress(await readFile(join(folder, 'files', file)))).slice()
      const ranges = parseRanges(recipe.ranges ?? unicode[subset] ?? '')
      const slice = { name, ttf, ranges, isItalic, ...(weight === undefined ? {} : { weight }) }
      for (const cut of BASE_CUTS)
        if (isFrom(cut, recipe.name, name)) slices.push(cutBase(slice, cut, subsetter))
      slices.push(slice)
    }
  return slices
}

function stylesOf({ hasItalic, weights }: FamilyRecipe) {
  const slants = hasItalic ? [false, true] : [false]
  return slants.flatMap((isItalic) => (weights ?? [undefined]).map((weight) => ({ isItalic, weight })))
}

function subsetsOf({ isNumbered, subsets }: FamilyRecipe, known: readonly string[]): readonly string[] {
  return isNumbered ? known.filter((name) => name.startsWith('[')) : subsets
}

type Cut = (typeof BASE_CUTS)[number]

/** A name of a slice may be that of slices of all families. */
function isFrom(cut: Cut, family: string, slice: string): boolean {
  return cut.from === slice && (!('family' in cut) || cut.family === family)
}

function cutBase(slice: UnpackedSlice, cut: Cut, subsetter: Subsetter): UnpackedSlice {
  const ranges = parseRanges(cut.ranges)
  const ttf = subsetter.subset({ font: slice.ttf, codePoints: within(ranges) })
  return { ...slice, name: cut.name, ttf, ranges }
}

function* within(ranges: readonly number[]): Iterable<number> {
  for (let i = 0; i < ranges.length; i += 2)
    for (let at = ranges[i] ?? 0; at <= (ranges[i + 1] ?? 0); at++) yield at
}
