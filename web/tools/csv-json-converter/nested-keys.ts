/** A step into a value: a key or an index. */
export type Step = string | number

/** A key as part of a path: `.b` after another step, `["a.b"]` where it would be misread. */
export function keyStep(prefix: string, key: string): string {
  if (/^$|[.[\]"]/.test(key)) return `${prefix}[${JSON.stringify(key)}]`
  return prefix === '' ? key : `${prefix}.${key}`
}

const STEP = /\.?([^.[\]"]+)|\[(\d{1,4})\]|\[("(?:[^"\\]|\\.)*")\]/y

/** Returns the steps of a path such as `a.b[0]` or `["x.y"].z`; a name that is not a path is a single step. */
export function getSteps(path: string): Step[] {
  const steps: Step[] = []
  STEP.lastIndex = 0
  while (STEP.lastIndex < path.length) {
    const isAtStart = STEP.lastIndex === 0
    const [step, key, index, quoted] = STEP.exec(path) ?? []
    if (step === undefined || (key !== undefined && step.startsWith('.') === isAtStart)) return [path]
    if (isAtStart && index !== undefined) return [path]
    const text = key ?? (quoted === undefined ? undefined : tryUnquote(quoted))
    if (text === undefined && index === undefined) return [path]
    steps.push(text ?? Number(index))
  }
  return steps.length === 0 ? [path] : steps
}

function tryUnquote(source: string): string | undefined {
  try {
    return String(JSON.parse(source))
  } catch {
    return undefined
  }
}
