import { toTextSample } from '#lib/content-detection/detection.ts'
import { randomInteger } from '#lib/random/random.ts'
import type { ToolExample } from '#web/catalog/tool.ts'
import { detect } from './detect.ts'

const TYPED = '6 ft 2 in in cm'
const detection = detect(toTextSample(TYPED), { now: 0, random: randomInteger })

/** A height in another unit. */
export const example: ToolExample = {
  caption: TYPED,
  state: detection?.state ?? {},
  Drawing: () => <span className="figure">{detection?.answer}</span>,
}
