import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ImageFormat } from '#lib/image/header/image-header.ts'
import { isHeavy, memoryError, memoryNeed } from './memory-need.ts'
import { getOrder } from './order.ts'
import { Settings } from './settings.ts'
import type { Source } from './source.ts'

const SETTINGS = v.parse(Settings, {})
const image = (format: ImageFormat, width: number, height: number): Source => ({
  kind: 'image',
  extension: format,
  isRenamed: false,
  header: { format, width, height, orientation: 1, mayBeClear: true, hasMore: false },
})

test('a drawing gets the width that is typed, no other picture does', () => {
  const settings = { ...SETTINGS, svgWidth: ' 800 ' }
  expect(getOrder(image('svg', 40, 30), 'png', settings)).toMatchObject({ width: 800 })
  expect(getOrder(image('png', 40, 30), 'png', settings)).toMatchObject({ width: undefined })
  for (const svgWidth of ['', '0', '-3', 'wide', '1.5'])
    expect(getOrder(image('svg', 40, 30), 'png', { ...settings, svgWidth })).toMatchObject({
      width: undefined,
    })
})

test('location is omitted unless both metadata and location are kept', () => {
  const orderWith = (keepsMetadata: boolean, keepsLocation: boolean) =>
    getOrder(image('jpeg', 4, 3), 'jpg', { ...SETTINGS, keepsMetadata, keepsLocation })
  expect(orderWith(false, true)).toMatchObject({ keepsMetadata: false, keepsLocation: false })
  expect(orderWith(true, false)).toMatchObject({ keepsMetadata: true, keepsLocation: false })
  expect(orderWith(true, true)).toMatchObject({ keepsMetadata: true, keepsLocation: true })
})

test('only JPG, which has no clear pixels, gets a ground', () => {
  expect(getOrder(image('png', 4, 3), 'jpg', SETTINGS)).toMatchObject({ ground: '#ffffff' })
  expect(getOrder(image('png', 4, 3), 'webp', SETTINGS)).toMatchObject({ ground: '' })
})

test('getOrder(): depends on the target of a file', () => {
  const photo = image('jpeg', 4, 3)
  const scan: Source = { kind: 'pdf', extension: 'pdf', isRenamed: false }
  const sound: Source = { kind: 'sound', extension: 'wav', isRenamed: false }
  const kindsOf = (source: Source) =>
    (['png', 'pdf', 'docx', 'mp3'] as const).map((target) => getOrder(source, target, SETTINGS)?.kind)
  expect(kindsOf(photo)).toEqual(['image', 'image-pdf', 'image-docx', undefined])
  expect(kindsOf(scan)).toEqual(['pdf-pages', undefined, 'document', undefined])
  expect(kindsOf(sound)).toEqual([undefined, undefined, undefined, 'sound'])
  expect(getOrder(photo, 'png', { ...SETTINGS, quality: 40 })).toMatchObject({ quality: 100 })
  expect(getOrder(photo, 'jpg', { ...SETTINGS, quality: 40 })).toMatchObject({ quality: 40 })
  expect(getOrder(scan, 'jpg', { ...SETTINGS, quality: 40, dpi: 72 })).toMatchObject({ quality: 40, dpi: 72 })
})

const need = (width: number, height: number, size = 0) => {
  const source = image('png', width, height)
  const order = getOrder(source, 'jpg', SETTINGS)
  return order ? memoryNeed(source, order, size) : 0
}

test('a drawing needs memory for the pixels of its new width, and twice that of the file', () => {
  const source = image('svg', 40, 30)
  const order = getOrder(source, 'png', { ...SETTINGS, svgWidth: '800' })
  expect(order && memoryNeed(source, order, 1000)).toBeCloseTo(800 * 600 * 8 + 2000, 3)
  expect(need(100, 50, 1000)).toBe(100 * 50 * 8 + 2000)
})

test('memoryNeed(): counts a web page three times, a PDF twice, and an overlong text not at all', () => {
  const needOf = (source: Source, target: 'pdf' | 'docx') => {
    const order = getOrder(source, target, SETTINGS)
    return order && memoryNeed(source, order, 450 * 1024 * 1024)
  }
  const written = (format: 'html' | 'txt'): Source => ({
    kind: 'document',
    extension: format,
    isRenamed: false,
    format,
  })
  expect(memoryError('a.html', needOf(written('html'), 'pdf') ?? 0)).toBe(
    'Not enough memory to convert "a.html" (needs about 1350 MB).',
  )
  expect(needOf({ kind: 'pdf', extension: 'pdf', isRenamed: false }, 'docx')).toBe(900 * 1024 * 1024)
  expect(needOf(written('txt'), 'pdf')).toBe(0)
})

const document: Source = { kind: 'document', extension: 'md', isRenamed: false, format: 'md' }

test.each([
  ['picture', 'a4'],
  ['a4', 'a4'],
  ['letter', 'letter'],
] as const)('with paper "%s" text is laid out on %s, and an image on the chosen paper', (paper, own) => {
  const settings = { ...SETTINGS, paper, fillsPage: true, keepsMetadata: true }
  const photo = image('png', 4, 3)
  expect(getOrder(document, 'pdf', settings)).toEqual({ kind: 'document', from: 'md', to: 'pdf', paper: own })
  expect(getOrder(photo, 'docx', settings)).toMatchObject({ paper: own })
  expect(getOrder(photo, 'pdf', settings)).toEqual({
    kind: 'image-pdf',
    paper,
    fillsPage: true,
    quality: SETTINGS.quality,
    keepsMetadata: true,
    width: undefined,
  })
})

test.each([
  ['mp3', { sampleRate: '44100', channels: 'mono', bitRate: '320' }, '320', 44_100, 1],
  ['mp3', { sampleRate: 'same', channels: 'same', bitRate: '128' }, '128', undefined, undefined],
  ['mp3', { sampleRate: '48000', channels: 'stereo', bitRate: '192' }, '192', 48_000, 2],
  ['wav', { sampleRate: 'same', channels: 'stereo', bitRate: '320' }, '192', undefined, 2],
] as const)('a sound becomes %s with %o', (target, change, bitRate, sampleRate, channels) => {
  const sound: Source = { kind: 'sound', extension: 'flac', isRenamed: false }
  expect(getOrder(sound, target, { ...SETTINGS, ...change })).toEqual({
    kind: 'sound',
    to: target,
    bitRate,
    sampleRate,
    channels,
  })
})

test('work of 320 MB is not heavy, a byte more is', () => {
  expect([isHeavy(320 * 1024 * 1024), isHeavy(320 * 1024 * 1024 + 1)]).toEqual([false, true])
})

test('a file without a header, and audio, have no known memory need', () => {
  const photo: Source = { kind: 'image', extension: 'png', isRenamed: false, header: undefined }
  const order = getOrder(photo, 'jpg', SETTINGS)
  expect(order && memoryNeed(photo, order, 1000)).toBe(0)
})

test("memoryError(): allows a quarter of the device's memory, and at most that of the largest image", () => {
  const gigabyte = 1024 ** 3
  expect(memoryError('a', gigabyte / 2, 2)).toBeUndefined()
  expect(memoryError('a', gigabyte / 2 + 1, 2)).toBe('Not enough memory to convert "a" (needs about 513 MB).')
  expect(memoryError('a', gigabyte)).toBeUndefined()
  expect(memoryError('a', gigabyte + 1)).toBe('Not enough memory to convert "a" (needs about 1025 MB).')
  expect(memoryError('a', 8 * gigabyte, 64)).toBe('Not enough memory to convert "a" (needs about 8192 MB).')
})

test('getOrder(): returns nothing for unknown files and impossible targets', () => {
  const named = { extension: 'x', isRenamed: false } as const
  expect(getOrder({ ...named, kind: 'other' }, 'pdf', SETTINGS)).toBeUndefined()
  expect(getOrder({ ...named, kind: 'document', format: 'md' }, 'png', SETTINGS)).toBeUndefined()
  expect(getOrder({ ...named, kind: 'sound' }, 'docx', SETTINGS)).toBeUndefined()
  expect(getOrder({ ...named, kind: 'pdf' }, 'mp3', SETTINGS)).toBeUndefined()
  expect(getOrder(image('png', 4, 3), 'wav', SETTINGS)).toBeUndefined()
})

test('a drawing is at most 16,383 pixels wide', () => {
  const width = (svgWidth: string) => getOrder(image('svg', 4, 3), 'png', { ...SETTINGS, svgWidth })
  expect(width('16383')).toMatchObject({ width: 16_383 })
  expect(width('16384')).toMatchObject({ width: 16_383 })
  expect(width('1')).toMatchObject({ width: 1 })
})

test('an image of a page and a document use the chosen paper; PNG has no quality', () => {
  const pdf: Source = { extension: 'pdf', isRenamed: false, kind: 'pdf' }
  const settings = { ...SETTINGS, paper: 'letter', quality: 70 } as const
  expect(getOrder(pdf, 'docx', settings)).toEqual({
    kind: 'document',
    from: 'pdf',
    to: 'docx',
    paper: 'letter',
  })
  expect(getOrder(pdf, 'png', settings)).toMatchObject({ kind: 'pdf-pages', to: 'png', quality: 100 })
  expect(getOrder(pdf, 'webp', settings)).toMatchObject({ quality: 70, dpi: SETTINGS.dpi })
  expect(getOrder(image('png', 4, 3), 'docx', settings)).toMatchObject({ paper: 'letter', quality: 70 })
})
