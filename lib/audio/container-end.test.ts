import { expect, test } from 'vitest'
import { type ContainerEnd, findContainerEnd } from './container-end.ts'
import { byFfmpeg } from './sounds.fixture.ts'

const endOf = (bytes: Uint8Array): Promise<ContainerEnd> =>
  findContainerEnd(async (from, to) => bytes.subarray(from, to), bytes.length)
const made = (name: string, ...args: readonly string[]) =>
  byFfmpeg(name, ['-f', 'lavfi', '-i', 'sine=440:d=1:r=44100', ...args])

test.each([
  ['end.mp3', []],
  ['end.aac', ['-c:a', 'aac']],
  ['end.ogg', ['-c:a', 'libvorbis']],
  ['end.opus', ['-c:a', 'libopus']],
  ['end.m4a', ['-c:a', 'aac']],
  ['end.mov', ['-c:a', 'pcm_s16le']],
  ['end.webm', ['-c:a', 'libopus']],
  ['end.mka', ['-c:a', 'flac']],
  ['end.wav', []],
])('%s is whole, and cut without its last 40 bytes', async (name, args) => {
  const bytes = made(name, ...args)
  expect(await endOf(bytes)).toMatchObject({ isCut: false, usableBytes: bytes.length })
  expect(await endOf(bytes.subarray(0, -40))).toMatchObject({ isCut: true })
})

test('a WAV announces its duration, even if half of it is missing', async () => {
  const bytes = made('announced.wav')
  expect(await endOf(bytes)).toEqual({ isCut: false, usableBytes: 88_278, announcedSeconds: 1 })
  expect(await endOf(bytes.subarray(0, 44_000))).toEqual({
    isCut: true,
    usableBytes: 44_000,
    announcedSeconds: 1,
  })
})

test('a WAV of unknown length announces none', async () => {
  const bytes = made('stream.wav')
  new DataView(bytes.buffer).setUint32(bytes.length - 88_200 - 4, 0xffff_ffff, true)
  expect(await endOf(bytes)).toEqual({ isCut: false, usableBytes: 88_278 })
})

test('an Ogg is used up to its last whole page', async () => {
  const bytes = made('pages.ogg', '-c:a', 'libvorbis')
  const { usableBytes } = await endOf(bytes.subarray(0, -40))
  expect(String.fromCharCode(...bytes.subarray(usableBytes, usableBytes + 4))).toBe('OggS')
})

test('an MP3 and an AAC that end with a tag are whole', async () => {
  const tag = new Uint8Array(128)
  tag.set(new TextEncoder().encode('TAG'))
  for (const bytes of [made('tag.mp3'), made('tag.aac', '-c:a', 'aac')])
    expect(await endOf(Uint8Array.of(...bytes, ...tag))).toMatchObject({ isCut: false })
})

test('an unknown file is whole', async () => {
  expect(await endOf(new TextEncoder().encode('no sound'))).toEqual({ isCut: false, usableBytes: 8 })
})
