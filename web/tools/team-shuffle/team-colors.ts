/** The colors of teams, each with as much contrast as text needs, in light and dark. */
const COLORS = ['files', 'dev', 'finance', 'fun', 'productivity', 'team', 'text', 'design', 'business']

/** Returns the color of the team with this number, from 1; its neighbors have others. */
export function teamColor(id: number): string {
  return `var(--${COLORS[(id - 1) % COLORS.length]})`
}
