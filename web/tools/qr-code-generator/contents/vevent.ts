import { UserError } from '#lib/result/user-error.ts'
import { line } from './content-lines.ts'
import type { FieldValues } from './kinds.ts'

/**
 * Returns an event as phones read it from a code: the VEVENT of iCalendar (RFC 5545) without calendar exchange fields.
 * Times are local to the scanning phone.
 */
export function veventText(fields: FieldValues): string {
  const { eventTitle = '', start = '', end = '' } = fields
  if (eventTitle.trim() === '') throw new UserError('Enter the title of the event.')
  if (start === '') throw new UserError('Enter when the event starts.')
  if (end !== '' && end < start) throw new UserError('The event ends before it starts. Check the two times.')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    ...line('SUMMARY', eventTitle),
    `DTSTART:${timeText(start)}`,
    ...(end === '' ? [] : [`DTEND:${timeText(end)}`]),
    ...line('LOCATION', fields.place ?? ''),
    ...line('DESCRIPTION', fields.details ?? ''),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** `2026-11-22T10:30` as `20261122T103000`. */
function timeText(local: string): string {
  return local.replaceAll(/[-:]/g, '').padEnd(15, '0')
}
