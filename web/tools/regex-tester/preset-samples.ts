import type { Preset } from './presets.ts'

/** Strings that a common pattern matches and does not match; the page shows both, the tests run both. */
export type Samples = {
  /** Limits of the pattern. */
  readonly remark: string
  readonly good: readonly [string, string, string]
  readonly bad: readonly [string, string, string]
  /** Good and bad ones, one per line: a sample to test the pattern. */
  readonly text: string
}

function toSamples(entry: Omit<Samples, 'text'>): Samples {
  return { ...entry, text: [...entry.good, ...entry.bad].join('\n') }
}

export const SAMPLES: Readonly<Record<Preset['title'], Samples>> = {
  Email: toSamples({
    remark: 'Everyday addresses; only a message that arrives proves that one exists.',
    good: ['ada@example.com', 'grace.hopper+navy@mail.example.org', "x_1%y.o'neil@a-b.co.uk"],
    bad: ['ada@example', '@example.com', 'ada.example.com'],
  }),
  'Phone Number': toSamples({
    remark: 'Ten digits as in the United States and Canada, with or without +1.',
    good: ['(555) 234-5678', '555-234-5678', '+1 555.234.5678'],
    bad: ['555-2345', '55-123-4567', '5552345678901'],
  }),
  URL: toSamples({
    remark: 'Web addresses with http or https.',
    good: [
      'https://example.com',
      'http://localhost:8080/a?b=c#d',
      'https://www.example.co.uk/wiki/Ada_(poet)',
    ],
    bad: ['example.com', 'ftp://example.com', 'https:/example.com'],
  }),
  'IP Address': toSamples({
    remark: 'IPv4, each part from 0 to 255.',
    good: ['192.168.0.1', '255.255.255.255', '0.0.0.0'],
    bad: ['256.1.1.1', '1.2.3', '1.2.3.4.5'],
  }),
  'Date (MM/DD/YYYY)': toSamples({
    remark: 'Months 01 to 12 and days 01 to 31; how long each month is, it does not know.',
    good: ['01/31/2024', '12/25/1999', '02/29/2024'],
    bad: ['13/01/2024', '12/32/2024', '1/1/2024'],
  }),
  'Time (HH:MM)': toSamples({
    remark: 'The 24-hour clock, 00:00 to 23:59.',
    good: ['00:00', '09:30', '23:59'],
    bad: ['24:00', '12:60', '9:30'],
  }),
  'Hex Color': toSamples({
    remark: 'As in CSS: three, four, six or eight hexadecimal digits.',
    good: ['#fff', '#B3401A', '#12345678'],
    bad: ['#ff', '#12345', '#ggg'],
  }),
  'Credit Card': toSamples({
    remark: 'Format only: whether a card exists, or its check digit is right, this does not tell.',
    good: ['4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005'],
    bad: ['4111 1111 1111', '4111-1111 1111-1111', '9111 1111 1111 1111'],
  }),
}

/** Returns whether the text is a preset's sample, not the visitor's own. */
export function isSample(text: string): boolean {
  return Object.values(SAMPLES).some((samples) => samples.text === text)
}
