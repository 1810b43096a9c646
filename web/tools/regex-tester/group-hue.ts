const HUES = ['--dev', '--finance', '--fun', '--team', '--text', '--files'] as const

/** The color of a capturing group, the same wherever it is shown. */
export function groupHue(group: number): string {
  return `var(${HUES[(group - 1) % HUES.length]})`
}
