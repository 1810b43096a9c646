/** A value with its labels, such as `route="/api/polls"`; empty without labels. */
export type Sample = readonly [labels: string, value: number]

/** Returns a metric in the text form of Prometheus; empty without samples. */
export function family(name: string, type: string, help: string, samples: readonly Sample[]): string {
  if (samples.length === 0) return ''
  const lines = samples.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

export function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
