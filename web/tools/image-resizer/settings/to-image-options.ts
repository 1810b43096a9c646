import { FORMAT_FACTS, type Focus, type ImageOptions } from '#lib/image/image-options.ts'
import type { ResizeOptions } from '#lib/image/plan-resize.ts'
import { readNumber } from '#lib/numbers/read-number.ts'
import { type Result, toResult } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Settings } from './settings.ts'
import { sideMessage, wholeNumber } from './type-size.ts'

/** Converts the settings to image options, or returns the error of an invalid one. */
export function getOptions(settings: Settings, focus: Focus): Result<ImageOptions> {
  return toResult(() => ({
    resize: getResize(settings),
    focus,
    filter: settings.filter,
    format: settings.format,
    quality: settings.quality,
    targetBytes: getTarget(settings),
    isSmaller: settings.isSmaller,
    ground: FORMAT_FACTS[settings.format].isClear && !settings.fillsClear ? undefined : settings.ground,
    keepsMetadata: settings.keepsMetadata,
    keepsLocation: settings.keepsMetadata && settings.keepsLocation,
  }))
}

function getResize(settings: Settings): ResizeOptions {
  const { mode, isLocked, lead, neverEnlarge } = settings
  const isBox = mode !== 'percent' && mode !== 'longest'
  const follows = mode === 'exact' && isLocked
  return {
    mode,
    neverEnlarge,
    box: {
      width: isBox && !(follows && lead === 'height') ? parseSide('Width', settings.width) : 1,
      height: isBox && !(follows && lead === 'width') ? parseSide('Height', settings.height) : 1,
    },
    lead: follows ? lead : undefined,
    percent: mode === 'percent' ? getPercent(settings.percent) : 100,
    longestSide: mode === 'longest' ? parseSide('Longest side', settings.longestSide) : 1,
  }
}

function parseSide(label: string, typed: string): number {
  const number = wholeNumber(typed)
  if (number === undefined) throw new UserError(sideMessage(label))
  return number
}

function getPercent(typed: string): number {
  const reading = readNumber(typed)
  const number = reading.kind === 'number' ? Number(reading.decimal) : 0
  if (!(number > 0)) throw new UserError('Percent must be a number above 0.')
  return number
}

function getTarget({ targetKilobytes }: Settings): number | undefined {
  if (targetKilobytes.trim() === '') return undefined
  const reading = readNumber(targetKilobytes)
  const number = reading.kind === 'number' ? Number(reading.decimal) : 0
  if (!(number > 0)) throw new UserError('Target size must be a number above 0, or empty.')
  return Math.floor(number * 1024)
}
