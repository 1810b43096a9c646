import { escapeLabel } from './metric-text.ts'

/** Upper ends of the classes of latency, in seconds. */
const CLASSES = [0.005, 0.025, 0.1, 0.25, 1, 5] as const

type Latency = { readonly counts: number[]; seconds: number; total: number }

/** Counts latencies by method and route. */
export type Latencies = {
  readonly count: (method: string, route: string, seconds: number) => void
  /** Returns a histogram in the text form of Prometheus. */
  readonly read: (name: string, help: string) => string
}

export function createLatencies(): Latencies {
  const byLabels = new Map<string, Latency>()
  return {
    count(method, route, seconds) {
      const labels = `method="${escapeLabel(method)}",route="${escapeLabel(toGroup(route))}"`
      const known = byLabels.get(labels) ?? { counts: CLASSES.map(() => 0), seconds: 0, total: 0 }
      byLabels.set(labels, known)
      for (const [index, end] of CLASSES.entries())
        if (seconds <= end) known.counts[index] = (known.counts[index] ?? 0) + 1
      known.seconds += seconds
      known.total += 1
    },
    read(name, help) {
      const lines = Array.from(byLabels, ([labels, { counts, seconds, total }]) =>
        [
          ...CLASSES.map((end, index) => `${name}_bucket{${labels},le="${end}"} ${counts[index] ?? 0}\n`),
          `${name}_bucket{${labels},le="+Inf"} ${total}\n`,
          `${name}_sum{${labels}} ${seconds}\n`,
          `${name}_count{${labels}} ${total}\n`,
        ].join(''),
      )
      return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('')}`
    },
  }
}

/** Pages and files of the site are hundreds and equally quick: they are one group. */
function toGroup(route: string): string {
  return /^(?:\/api\/|\/ocr\/|\()/.test(route) ? route : '(site)'
}
