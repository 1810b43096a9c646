/** Width of a character and heights of lines, in the size of a player's name. */
const CHARACTER_EM = 0.62
const LINE_EM = 1.3
/** Height of a team's name with its margins, and width of a card's frame. */
const HEAD_EM = 2.6
const FRAME_EM = 1.6
const ASPECT = 16 / 9
/** Share of the screen's height that is left below its heading. */
const FREE_HEIGHT = 90

type TeamNames = { readonly name: string; readonly players: readonly { readonly name: string }[] }

/**
 * Returns in how many columns the names of all teams are largest on a screen of 16 to 9, and that size in percent of the
 * screen's height and width, the smaller of which counts.
 */
export function stageSize(teams: readonly TeamNames[]): { columns: number; vh: number; vw: number } {
  const maxLength = Math.max(
    6,
    ...teams
      .flatMap(({ name, players }) => [name, ...players.map((one) => one.name)])
      .map((text) => text.length),
  )
  const tallest = Math.max(1, ...teams.map(({ players }) => players.length))
  const width = Math.min(maxLength, 24) * CHARACTER_EM + FRAME_EM
  const height = HEAD_EM + tallest * LINE_EM
  const sizes = teams.map((_, index) => {
    const columns = index + 1
    const rows = Math.ceil(teams.length / columns)
    return { columns, vh: FREE_HEIGHT / (rows * height), vw: 96 / (columns * width) }
  })
  const smallerSide = ({ vh, vw }: { vh: number; vw: number }) => Math.min(vh, vw * ASPECT)
  return sizes.reduce(
    (best, size) => (smallerSide(size) > smallerSide(best) ? size : best),
    sizes[0] ?? { columns: 1, vh: 4, vw: 4 },
  )
}
