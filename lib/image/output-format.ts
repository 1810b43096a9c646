/** The formats that pictures are written in. */
export const OUTPUT_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

type Facts = {
  readonly title: string
  readonly extension: string
  /** Whether it can leave pixels clear. */
  readonly isClear: boolean
  /** Whether fewer bytes are bought with quality. */
  readonly hasQuality: boolean
  /** In pixels: the format has no room for longer ones. */
  readonly maxSide: number
}

/** JPEG: ITU-T T.81, B.2.2. WebP: RFC 6386, 9.1. PNG and AVIF hold more than browsers can make. */
export const FORMAT_FACTS: Readonly<Record<OutputFormat, Facts>> = {
  jpeg: { title: 'JPEG', extension: 'jpg', isClear: false, hasQuality: true, maxSide: 65_535 },
  png: { title: 'PNG', extension: 'png', isClear: true, hasQuality: false, maxSide: 65_535 },
  webp: { title: 'WebP', extension: 'webp', isClear: true, hasQuality: true, maxSide: 16_383 },
  avif: { title: 'AVIF', extension: 'avif', isClear: true, hasQuality: true, maxSide: 65_535 },
}
