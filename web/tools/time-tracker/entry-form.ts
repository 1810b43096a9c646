import { parseIsoDate } from '#lib/dates/civil-date.ts'
import { momentAt, wallIso, wallTimeAt } from '#lib/dates/zoned-time.ts'
import { toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import {
  type Entry,
  finishEntry,
  MAX_TEXT_LENGTH,
  MAX_TEXT_LENGTH_HINT,
  type Period,
  readTags,
  type Timer,
  type Work,
} from './entry.ts'
import { moveStart } from './timer.ts'

/** Entry as form fields; moments are the values of date and time fields, in the visitor's time zone. */
export type EntryForm = {
  readonly projectId: string
  readonly description: string
  readonly tags: string
  readonly billable: boolean
  readonly start: string
  /** Empty for the running timer. */
  readonly end: string
  readonly pauses: readonly PauseForm[]
}

export type PauseForm = { readonly start: string; readonly end: string }

export function getForm(work: Work, timeZone: string): EntryForm {
  const write = (moment: number) => writeMoment(moment, timeZone)
  return {
    projectId: work.projectId,
    description: work.description,
    tags: work.tags.join(', '),
    billable: work.billable,
    start: write(work.startTime),
    end: work.endTime === null ? '' : write(work.endTime),
    pauses: work.pausedPeriods.map(({ start, end }) => ({ start: write(start), end: write(end) })),
  }
}

/** The entry as its fields now say. Throws UserError for what no entry can be. */
export function readEntryForm(form: EntryForm, before: Entry, timeZone: string): Entry {
  const common = readCommon(form, before, timeZone)
  const endTime = readMoment(form.end, timeZone, 'End', [before.endTime])
  if (endTime < common.startTime)
    throw new UserError('The end is before the start', 'Choose an end at or after the start.')
  return finishEntry({ ...before, ...common, endTime })
}

/** Returns the running timer by its fields. Throws UserError for a start in the future. */
export function readTimerForm(form: EntryForm, before: Timer, timeZone: string, now: number): Timer {
  const common = readCommon(form, before, timeZone)
  if (common.startTime > now)
    throw new UserError('The start is yet to come', 'A running timer began at some time until now.')
  return moveStart({ ...before, ...common }, common.startTime)
}

/** The value of a `datetime-local` field. */
export function writeMoment(moment: number, timeZone: string): string {
  return wallIso(wallTimeAt(moment, timeZone)).replace(/:00$/, '')
}

/**
 * Parses the moment in a field. A field that still shows one of the moments `before` returns exactly that moment: in a
 * repeated hour, and to the millisecond. Throws UserError if it is not a time.
 */
export function readMoment(
  text: string,
  timeZone: string,
  name: string,
  before: readonly number[] = [],
): number {
  const same = before.find((moment) => writeMoment(moment, timeZone) === text)
  if (same !== undefined) return same
  const [, day = '', hours, minutes, seconds = '0'] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text) ?? []
  const date = toResult(() => parseIsoDate(day))
  if (!date.ok) throw new UserError(`${name} is not a date and time`)
  const sinceMidnight = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return momentAt({ date: date.value, seconds: sinceMidnight }, timeZone)
}

function readCommon(form: EntryForm, before: Work, timeZone: string) {
  const description = form.description.trim()
  if (description === '') throw new UserError('An entry needs a description')
  if (description.length > MAX_TEXT_LENGTH)
    throw new UserError(
      `A description has ${MAX_TEXT_LENGTH_HINT}; this one has ${description.length.toLocaleString('en')}`,
    )
  const startTime = readMoment(form.start, timeZone, 'Start', [before.startTime])
  const known = before.pausedPeriods
  const pausedPeriods = form.pauses.map((pause, index): Period => {
    const name = `Pause ${index + 1}`
    const start = readMoment(
      pause.start,
      timeZone,
      `${name} from`,
      known.map((one) => one.start),
    )
    const end = readMoment(
      pause.end,
      timeZone,
      `${name} to`,
      known.map((one) => one.end),
    )
    if (end < start) throw new UserError(`${name} ends before it begins`)
    return { start, end }
  })
  const { projectId, billable } = form
  return { projectId, billable, description, tags: readTags(form.tags), startTime, pausedPeriods }
}
