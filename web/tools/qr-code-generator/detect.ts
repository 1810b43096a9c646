import type { Detector } from '#lib/content-detection/detection.ts'

const MAX_LENGTH = 1000
/** Contents that phones recognize in a scanned code. */
const CONTENTS: readonly (readonly [begins: RegExp, says: string])[] = [
  [/^WIFI:[A-Z]:/i, 'the access to a Wi-Fi network'],
  [/^BEGIN:VCARD\b/i, 'a contact (vCard)'],
  [/^BEGIN:V(?:EVENT|CALENDAR)\b/i, 'an event (iCalendar)'],
  [/^mailto:\S+@\S+$/i, 'an email to write'],
  [/^(?:tel|sms|smsto):\+?[\d\s()-]{3,}/i, 'a phone number to call or write to'],
  [/^geo:-?\d/i, 'a place on a map'],
  [/^otpauth:\/\//i, 'the secret of a two-factor login'],
  [/^(?:https?:\/\/|www\.)[^\s/]+\.[^\s]+$/i, 'an address on the web'],
]

/** An address or what else phones act on; any short text can be a code as well. */
export const detect: Detector = ({ text, isWhole, files }) => {
  const typed = text.trim()
  if (!isWhole || files.length > 0 || typed === '' || typed.length > MAX_LENGTH) return undefined
  const known = CONTENTS.find(([begins]) => begins.test(typed))
  const state = { mode: 'Create', kind: 'Text or URL', text: typed }
  return known ? { confidence: 0.88, says: known[1], state } : { confidence: 0.04, says: 'text', state }
}
