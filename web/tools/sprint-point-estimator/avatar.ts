/** Colors dark enough for white letters and visually distinct; the letter distinguishes them without color. */
const COLORS = [
  '#2f5fb3',
  '#b0307a',
  '#1f6f43',
  '#8a5a00',
  '#6b4fb8',
  '#0f7480',
  '#b3401a',
  '#84359c',
  '#4a5568',
  '#b01e2e',
] as const

/** The color of someone with this id: the same on every screen. */
export function avatarColor(id: string): string {
  let sum = -1
  for (const char of id) sum = (sum * 10 + (char.codePointAt(0) ?? 0) - 48) % 1_000_003
  const number = /^\d+$/.test(id) ? Number(id) - 1 : Math.abs(sum)
  return COLORS[number % COLORS.length] ?? COLORS[0]
}

/** The first character of a name as people count them. */
export function getInitial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toUpperCase() ?? ''
}
