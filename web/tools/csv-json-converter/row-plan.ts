import { UserError } from '#lib/result/user-error.ts'
import type { ChosenColumn } from './columns.ts'
import { getSteps, type Step } from './nested-keys.ts'

/** How a row becomes a value: which cell stands where. */
export type Plan =
  | { readonly kind: 'cell'; readonly column: number }
  | { readonly kind: 'object'; readonly members: Member[] }
  | { readonly kind: 'array'; readonly items: Plan[] }
/** A key as JSON text, and what stands under it. */
type Member = { readonly key: string; readonly plan: Plan }

type Branch = Exclude<Plan, { kind: 'cell' }>

/** One member a column, named as the column. */
export function flatPlan(columns: readonly ChosenColumn[]): Plan {
  const members = columns.map(({ name }, column) => member(name, { kind: 'cell', column }))
  return { kind: 'object', members }
}

/**
 * Combines columns named by paths such as `a.b[0]` into objects and arrays. A conflicting path remains a name; throws
 * UserError if that name is a key already.
 */
export function nestedPlan(columns: readonly ChosenColumn[]): Plan {
  const root: Branch = { kind: 'object', members: [] }
  columns.forEach(({ name }, column) => {
    const cell: Plan = { kind: 'cell', column }
    if (put(root, getSteps(name), cell)) return
    if (childAt(root, name)) throw sameKeyError(name, columns.slice(0, column))
    root.members.push(member(name, cell))
  })
  return root
}

function sameKeyError(name: string, before: readonly ChosenColumn[]): UserError {
  const path = before.find((one) => getSteps(one.name)[0] === name)?.name ?? name
  return new UserError(
    `The columns “${name}” and “${path}” are one key.`,
    'Rename one of them, leave one out, or turn off “Unflatten”.',
  )
}

function put(root: Branch, steps: readonly Step[], cell: Plan): boolean {
  let branch = root
  for (const [place, step] of steps.entries()) {
    const next = steps[place + 1]
    const existing = childAt(branch, step)
    if (next === undefined) return existing === undefined && add(branch, step, cell)
    const kind = typeof next === 'number' ? 'array' : 'object'
    if (existing && existing.kind !== kind) return false
    if (existing) {
      branch = existing
      continue
    }
    // Nothing is made that could not be finished: in what is new, only the first index has its place.
    if (steps.slice(place + 1).some((later) => typeof later === 'number' && later > 0)) return false
    const made: Branch = kind === 'array' ? { kind, items: [] } : { kind, members: [] }
    if (!add(branch, step, made)) return false
    branch = made
  }
  return false
}

function childAt(branch: Branch, step: Step): Plan | undefined {
  if (branch.kind === 'array') return typeof step === 'number' ? branch.items[step] : undefined
  const key = JSON.stringify(String(step))
  return branch.members.find((one) => one.key === key)?.plan
}

/** Indexes must be in order, without gaps. */
function add(branch: Branch, step: Step, plan: Plan): boolean {
  if (branch.kind === 'object') {
    branch.members.push(member(String(step), plan))
    return typeof step === 'string'
  }
  if (step !== branch.items.length) return false
  branch.items.push(plan)
  return true
}

function member(name: string, plan: Plan): Member {
  return { key: JSON.stringify(name), plan }
}
