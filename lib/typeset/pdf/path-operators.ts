import { length } from './numbers.ts'

const PART = /([MLHVCQZ])([^MLHVCQZ]*)/g

/** SVG path data (absolute M, L, H, V, C, Q, Z) as the operators of a PDF. Throws a `SyntaxError` for anything else. */
export function pathOperators(path: string): string {
  if (/[^MLHVCQZ\d\s.,e+-]/.test(path))
    throw new SyntaxError('A path holds a command that drawings do not know')
  let out = ''
  let x = 0
  let y = 0
  for (const [, command = '', rest = ''] of path.matchAll(PART)) {
    const numbers = (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g) ?? []).map(Number)
    if (command === 'Z') out += 'h\n'
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }[command] ?? 0
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const values = numbers.slice(at, at + size)
      const from = { x, y }
      x = command === 'V' ? x : (values.at(command === 'H' ? 0 : -2) ?? 0)
      y = command === 'H' ? y : (values.at(-1) ?? 0)
      if (command === 'M' && at === 0) out += `${point(x, y)} m\n`
      else if (command === 'C') out += `${values.map(length).join(' ')} c\n`
      else if (command === 'Q') out += curve(from, values[0] ?? 0, values[1] ?? 0, { x, y })
      else out += `${point(x, y)} l\n`
    }
  }
  return out
}

type Point = { readonly x: number; readonly y: number }

/** PDF knows cubic curves alone. */
function curve(from: Point, middleX: number, middleY: number, to: Point): string {
  const towards = (end: Point) =>
    point(end.x + ((middleX - end.x) * 2) / 3, end.y + ((middleY - end.y) * 2) / 3)
  return `${towards(from)} ${towards(to)} ${point(to.x, to.y)} c\n`
}

function point(x: number, y: number): string {
  return `${length(x)} ${length(y)}`
}
