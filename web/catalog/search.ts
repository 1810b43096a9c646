import type { Tool } from './tool.ts'

/** Words that people type for a word that tools go by. */
const MEANT: Readonly<Record<string, string>> = {
  timezone: 'time',
  timezones: 'time',
  shrink: 'resize',
  photo: 'image',
  photos: 'image',
  pictures: 'picture',
  combine: 'merge',
  beautify: 'prettify',
  salary: 'pay',
  mortgage: 'loan',
  survey: 'poll',
  spreadsheet: 'excel',
  scan: 'ocr',
  die: 'dice',
  cm: 'unit',
  ft: 'unit',
  kg: 'unit',
  km: 'unit',
  lb: 'unit',
  oz: 'unit',
}

/** Words that say nothing about a tool. */
const FILLERS = new Set('a an and at for in into is it me my of on or our some the to with'.split(' '))

/**
 * Returns the tools that match a query, best first: every word must match the title, a tag, or the summary, as a whole,
 * as a prefix, or with one typo in words of four or more letters. Two typed words can be one, as in `base 64`. A
 * whitespace query matches all, in their order.
 */
export function searchTools(tools: readonly Tool[], query: string): readonly Tool[] {
  const wanted = words(query).map((word) => MEANT[word] ?? word)
  if (wanted.length === 0) return tools
  const spellings = wanted.length === 1 ? [wanted] : [wanted, [wanted.join('')]]
  return byScore(tools, (tool) => Math.max(...spellings.map((spelling) => scoreOf(tool, spelling))))
}

/** Part of the best score that a tool needs to be among the nearest. */
const NEAR = 0.8

/** Returns fallbacks for a query without exact match: the tools with the most similar words or letters, and none far behind. */
export function nearestTools(tools: readonly Tool[], query: string, max = 3): readonly Tool[] {
  const wanted = words(query)
    .filter((word) => word.length > 1 && !FILLERS.has(word) && !/^\d+$/.test(word))
    .map((word) => MEANT[word] ?? word)
  const found = byScore(tools, (tool) => wanted.reduce((sum, word) => sum + scoreOf(tool, [word]), 0), NEAR)
  if (found.length > 0) return found.slice(0, max)
  return byScore(tools, (tool) => countSharedTrigrams(tool, wanted)).slice(0, max)
}

/** Returns the tools with a score, best first; `minShare` is the part of the best score that each has at least. */
function byScore(tools: readonly Tool[], score: (tool: Tool) => number, minShare = 0): readonly Tool[] {
  const scored = tools.map((tool) => ({ tool, score: score(tool) })).toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored.filter((one) => one.score > 0 && one.score >= minShare * best).map(({ tool }) => tool)
}

/** How many runs of three letters a tool's title and tags share with the words. */
function countSharedTrigrams(tool: Tool, wanted: readonly string[]): number {
  const own = [tool.title, ...tool.tags].join(' ').toLowerCase()
  const runs = wanted.flatMap((word) => [...word].map((_, at) => word.slice(at, at + 3)))
  return runs.filter((run) => run.length === 3 && own.includes(run)).length
}

function scoreOf(tool: Tool, wanted: readonly string[]): number {
  const fields = [
    { weight: 4, words: words(tool.title) },
    { weight: 3, words: tool.tags.flatMap(words) },
    { weight: 1, words: words(`${tool.summary} ${tool.slug}`) },
  ]
  let total = 0
  for (const word of wanted) {
    const best = Math.max(...fields.map((field) => field.weight * likeness(field.words, word)))
    if (best === 0) return 0
    total += best
  }
  return total
}

/** 0 (no match) to 4 (a word to the letter). */
function likeness(candidates: readonly string[], word: string): number {
  if (candidates.includes(word)) return 4
  if (candidates.some((candidate) => candidate.startsWith(word))) return 3
  if (word.length >= 3 && candidates.some((candidate) => candidate.includes(word))) return 2
  if (word.length >= 4 && candidates.some((candidate) => isOneSlipAway(candidate, word))) return 1
  return 0
}

/**
 * Whether two neighbors are swapped, or one letter is added, missing or wrong, except the first, which is rarely
 * mistyped; the end of the candidate can be missing.
 */
function isOneSlipAway(candidate: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === candidate[same]) same++
  const rest = typed.slice(same)
  const other = candidate.slice(same)
  if (rest[0] === other[1] && rest[1] === other[0] && other.slice(2).startsWith(rest.slice(2))) return true
  if (same === 0) return false
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    other.slice(1).startsWith(rest.slice(1))
  )
}

function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
