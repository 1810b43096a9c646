import { Decimal } from '#lib/numbers/decimal.ts'

/** Band by its lower percentage limit; `gpa` if the scale has grade points. */
export type Band = { readonly grade: string; readonly from: string; readonly gpa?: string }

type Scale = { readonly name: string; readonly bands: readonly Band[] }

/** From the best band down. A percentage belongs to the first band whose lower bound it reaches. */
export const SCALES = [
  {
    name: 'US Standard 4.0',
    bands: [
      { grade: 'A+', from: '97', gpa: '4.0' },
      { grade: 'A', from: '93', gpa: '4.0' },
      { grade: 'A-', from: '90', gpa: '3.7' },
      { grade: 'B+', from: '87', gpa: '3.3' },
      { grade: 'B', from: '83', gpa: '3.0' },
      { grade: 'B-', from: '80', gpa: '2.7' },
      { grade: 'C+', from: '77', gpa: '2.3' },
      { grade: 'C', from: '73', gpa: '2.0' },
      { grade: 'C-', from: '70', gpa: '1.7' },
      { grade: 'D+', from: '67', gpa: '1.3' },
      { grade: 'D', from: '65', gpa: '1.0' },
      { grade: 'F', from: '0', gpa: '0.0' },
    ],
  },
  {
    name: 'European ECTS',
    bands: [
      { grade: 'A', from: '90' },
      { grade: 'B', from: '80' },
      { grade: 'C', from: '70' },
      { grade: 'D', from: '60' },
      { grade: 'E', from: '50' },
      { grade: 'F', from: '0' },
    ],
  },
  {
    name: 'UK Classification',
    bands: [
      { grade: 'First', from: '70' },
      { grade: '2:1', from: '60' },
      { grade: '2:2', from: '50' },
      { grade: 'Third', from: '40' },
      { grade: 'Fail', from: '0' },
    ],
  },
] as const satisfies readonly Scale[]

export const CUSTOM = 'Custom scale'
export const SYSTEMS = [...SCALES.map(({ name }) => name), CUSTOM] as const
export type System = (typeof SYSTEMS)[number]

/** The band of a percentage: above 100 the best, below 0 none. */
export function getBand(percent: Decimal, bands: readonly Band[]): Band | undefined {
  return percent.lt('0') ? undefined : bands.find(({ from }) => percent.gte(from))
}

/** The band of an average, which schools can round to a whole percentage first. */
export function getBandOf(average: Decimal, bands: readonly Band[], rounds: boolean): Band | undefined {
  return getBand(rounds ? wholePercent(average) : average, bands)
}

/** A percentage rounded to a whole one, half up, for schools that do so before they grade. */
export function wholePercent(percent: Decimal): Decimal {
  return percent.round(0, Decimal.roundHalfUp)
}
