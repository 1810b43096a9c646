/** A common pattern with what it finds and what it leaves alone; the page shows both, the tests run both. */
export type Preset = {
  readonly title: string
  readonly pattern: string
  /** What the pattern does not promise. */
  readonly remark: string
  readonly good: readonly [string, string, string]
  readonly bad: readonly [string, string, string]
  /** Good and bad ones, a line each: a text to try the pattern on. */
  readonly sample: string
}

function preset(entry: Omit<Preset, 'sample'>): Preset {
  return { ...entry, sample: [...entry.good, ...entry.bad].join('\n') }
}

/** Each needs time in proportion to the text, whatever the text is. */
export const PRESETS = [
  preset({
    title: 'Email',
    pattern: String.raw`(?<![\w.%+-])[\w%+-]+(?:\.[\w%+-]+)*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![\w-])`,
    remark: 'Everyday addresses; only a message that arrives proves that one exists.',
    good: ['ada@example.com', 'grace.hopper+navy@mail.example.org', 'x_1%y@a-b.co.uk'],
    bad: ['ada@example', '@example.com', 'ada.example.com'],
  }),
  preset({
    title: 'Phone Number',
    pattern: String.raw`(?<!\d)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?!\d)`,
    remark: 'Ten digits as in the United States and Canada, with or without +1.',
    good: ['(555) 234-5678', '555-234-5678', '+1 555.234.5678'],
    bad: ['555-2345', '55-123-4567', '5552345678901'],
  }),
  preset({
    title: 'URL',
    pattern: String.raw`\bhttps?:\/\/(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+(?::\d{1,5})?(?:[\/?#][^\s<>"]*)?`,
    remark: 'Web addresses with http or https.',
    good: [
      'https://example.com',
      'http://localhost:8080/a?b=c#d',
      'https://www.example.co.uk/wiki/Ada_(poet)',
    ],
    bad: ['example.com', 'ftp://example.com', 'https:/example.com'],
  }),
  preset({
    title: 'IP Address',
    pattern: String.raw`(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?!\.?\d)`,
    remark: 'IPv4, each part from 0 to 255.',
    good: ['192.168.0.1', '255.255.255.255', '0.0.0.0'],
    bad: ['256.1.1.1', '1.2.3', '1.2.3.4.5'],
  }),
  preset({
    title: 'Date (MM/DD/YYYY)',
    pattern: String.raw`(?<![\d\/])(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/(\d{4})(?![\d\/])`,
    remark: 'Months 01 to 12 and days 01 to 31; how long each month is, it does not know.',
    good: ['01/31/2024', '12/25/1999', '02/29/2024'],
    bad: ['13/01/2024', '12/32/2024', '1/1/2024'],
  }),
  preset({
    title: 'Time (HH:MM)',
    pattern: String.raw`(?<![\d:])([01]\d|2[0-3]):([0-5]\d)(?![\d:])`,
    remark: 'The 24-hour clock, 00:00 to 23:59.',
    good: ['00:00', '09:30', '23:59'],
    bad: ['24:00', '12:60', '9:30'],
  }),
  preset({
    title: 'Hex Color',
    pattern: String.raw`(?<![\w#&])#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})(?!\w)`,
    remark: 'As in CSS: three, four, six or eight hexadecimal digits.',
    good: ['#fff', '#B3401A', '#12345678'],
    bad: ['#ff', '#12345', '#ggg'],
  }),
  preset({
    title: 'Credit Card',
    pattern: String.raw`(?<![\d-])(?:4\d{3}([- ]?)\d{4}\1\d{4}\1\d{4}|5[1-5]\d{2}([- ]?)\d{4}\2\d{4}\2\d{4}|3[47]\d{2}([- ]?)\d{6}\3\d{5})(?![\d-])`,
    remark: 'Format only: whether a card exists, or its check digit is right, this does not tell.',
    good: ['4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005'],
    bad: ['4111 1111 1111', '4111-1111 1111-1111', '9111 1111 1111 1111'],
  }),
] as const

/** The preset whose sample a text is, or undefined for a text of the visitor's own. */
export function isSample(text: string): boolean {
  return PRESETS.some(({ sample }) => sample === text)
}
