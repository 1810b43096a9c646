/** Common patterns. Each needs time in proportion to the text, whatever the text is. */
export const PRESETS = [
  {
    title: 'Email',
    pattern: String.raw`(?<![\w.%+-])[\w%+-]+(?:['.][\w%+-]+)*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![\w-])`,
  },
  {
    title: 'Phone Number',
    pattern: String.raw`(?<!\d)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?!\d)`,
  },
  {
    title: 'URL',
    pattern: String.raw`\bhttps?:\/\/(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+(?::\d{1,5})?(?:[\/?#][^\s<>"]*)?`,
  },
  {
    title: 'IP Address',
    pattern: String.raw`(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?!\.?\d)`,
  },
  {
    title: 'Date (MM/DD/YYYY)',
    pattern: String.raw`(?<![\d\/])(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/(\d{4})(?![\d\/])`,
  },
  {
    title: 'Time (HH:MM)',
    pattern: String.raw`(?<![\d:])([01]\d|2[0-3]):([0-5]\d)(?![\d:])`,
  },
  {
    title: 'Hex Color',
    pattern: String.raw`(?<![\w#&])#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3,4})(?!\w)`,
  },
  {
    title: 'Credit Card',
    pattern: String.raw`(?<![\d-])(?:4\d{3}([- ]?)\d{4}\1\d{4}\1\d{4}|5[1-5]\d{2}([- ]?)\d{4}\2\d{4}\2\d{4}|3[47]\d{2}([- ]?)\d{6}\3\d{5})(?![\d-])`,
  },
] as const

export type Preset = (typeof PRESETS)[number]
