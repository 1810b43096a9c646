import { readdirSync, readFileSync } from 'node:fs'

/**
 * Processor time in milliseconds; Linux counts it in hundredths of a second. Measures the cost of work even if other
 * processes share the cores.
 */
const MS_PER_TICK = 10
/** Field positions in `/proc/{id}/stat` after the command, which can contain spaces (proc(5), 4 is the parent). */
const FIELDS = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 } as const

/** Of all programs that this process has started and that have ended. */
export function endedChildrenMs(): number {
  const fields = statOf('self')
  return MS_PER_TICK * (numberAt(fields, 'childrenUser') + numberAt(fields, 'childrenSystem'))
}

/** Of the processes that run below this one, such as a browser's. */
export function runningChildrenMs(): number {
  return descendants().reduce((sum, id) => {
    const fields = statOf(id)
    return sum + MS_PER_TICK * (numberAt(fields, 'user') + numberAt(fields, 'system'))
  }, 0)
}

/** The processes that this one and its children have started, by their ids. */
export function descendants(): readonly string[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => [id, String(numberAt(statOf(id), 'parent'))]),
  )
  const isOurs = (id: string): boolean => {
    const parent = parents.get(id)
    return parent === String(process.pid) || (parent !== undefined && isOurs(parent))
  }
  return [...parents.keys()].filter(isOurs)
}

/** Returns an empty list if the process has ended. */
function statOf(id: string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function numberAt(fields: readonly string[], name: keyof typeof FIELDS): number {
  return Number(fields[FIELDS[name]] ?? 0)
}
