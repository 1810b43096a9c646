import { roundTitle } from './bracket.ts'
import type { Match } from './tournament.ts'

const COLUMN = 240
const BOX = { width: 200, line: 24 }
const GAP = 16
const TOP = 56
const MARGIN = 20

/** Returns the bracket as a standalone drawing (SVG 1.1), black on white, sized by its longest round. */
export function bracketSvg(rounds: readonly (readonly Match[])[]): string {
  const max = Math.max(1, ...rounds.map((round) => round.length))
  const width = 2 * MARGIN + COLUMN * rounds.length - (COLUMN - BOX.width)
  const height = TOP + max * (2 * BOX.line + GAP) + MARGIN
  const columns = rounds.map((matches, round) => {
    const x = MARGIN + round * COLUMN
    const step = (height - TOP - MARGIN) / matches.length
    const title = text(x, TOP - 20, roundTitle(rounds.length, round + 1), 'font-weight="bold"')
    const boxes = matches.map((match, place) => box(match, x, TOP + step * (place + 0.5) - BOX.line))
    return title + boxes.join('')
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="14">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${columns.join('')}</svg>\n`
  )
}

function box({ number, sides, winner }: Match, x: number, y: number): string {
  const lines = sides.map(({ label }, side) =>
    text(
      x + 8,
      y + BOX.line * side + 17,
      number === undefined ? `${label} — Bye` : label,
      winner === side && number !== undefined ? 'font-weight="bold"' : '',
    ),
  )
  const frame = `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.line * sides.length}" rx="4" fill="none" stroke="#555"/>`
  return frame + lines.join('')
}

function text(x: number, y: number, content: string, attributes: string): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escapeXml(truncate(content))}</text>`
}

const MAX_LENGTH = 24

function truncate(label: string): string {
  const characters = [...new Intl.Segmenter().segment(label)].map(({ segment }) => segment)
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : label
}

function escapeXml(label: string): string {
  return label.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
