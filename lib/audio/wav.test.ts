import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { decodedFrames, saved, tones } from './sounds.fixture.ts'
import { blockOfPcm16, pcm16Writer, wavHeader } from './wav.ts'

test.each([
  [1, 'unknown'],
  [2, 'unknown'],
  [6, '5.1'],
] as const)('FFmpeg reads %i channels with their layout', (channels, layout) => {
  const format = { sampleRate: 48_000, channels }
  const samples = pcm16Writer()(tones(format, 4800))
  const path = saved(`${channels}.wav`, wavHeader(format, samples.length), samples)
  const entries = 'stream=codec_name,sample_rate,channels,channel_layout'
  const output = execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', path])
  expect(output.toString().trim()).toBe(`pcm_s16le,48000,${channels},${layout}`)
  expect(decodedFrames(path, channels)).toBe(4800)
})

test('each of the 65,536 16-bit values remains unchanged', () => {
  const all = Float32Array.from({ length: 65_536 }, (_, index) => (index - 32_768) / 32_768)
  const written = new Int16Array(pcm16Writer()([all]).buffer)
  for (const [index, value] of written.entries()) expect(value).toBe(index - 32_768)
})

test('dithers values between steps with noise of half a step, correct on average and deterministic', () => {
  const level = new Float32Array(100_000).fill(100.3 / 32_768)
  const written = new Int16Array(pcm16Writer()([level]).buffer)
  const errors = Array.from(written, (value) => value - 100.3)
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const power = errors.reduce((sum, error) => sum + error * error, 0) / errors.length
  expect(Math.abs(mean)).toBeLessThan(0.01)
  // Two twelfths of a step from the noise, one from rounding.
  expect(Math.abs(power - 0.25)).toBeLessThan(0.01)
  expect(new Int16Array(pcm16Writer()([level]).buffer)).toEqual(written)
})

test('clips samples that are too loud', () => {
  expect([...new Int16Array(pcm16Writer()([Float32Array.of(1.7, -1.7)]).buffer)]).toEqual([32_767, -32_768])
})

test('reads samples bit-exactly, at an odd offset too; ignores half a frame', () => {
  const stored = new Uint8Array(Int16Array.of(1, -2, 32_767, -32_768, 5).buffer)
  const file = Uint8Array.of(0, ...stored)
  const block = blockOfPcm16(file.subarray(1), 2)
  expect(block).toEqual([Float32Array.of(1 / 32_768, 32_767 / 32_768), Float32Array.of(-2 / 32_768, -1)])
  expect(pcm16Writer()(block)).toEqual(stored.subarray(0, 8))
})

// Microsoft, WAVEFORMATEXTENSIBLE: front left and right 1 and 2, center 4, deep 8, back 10 and 20, back center 100, sides 200 and 400.
test.each([
  [3, 0x1 | 0x2 | 0x4],
  [4, 0x1 | 0x2 | 0x10 | 0x20],
  [5, 0x1 | 0x2 | 0x4 | 0x10 | 0x20],
  [6, 0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20],
  [7, 0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20 | 0x100],
  [8, 0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20 | 0x200 | 0x400],
  [9, 0],
])('%d channels are for the loudspeakers %i', (channels, speakers) => {
  const header = Buffer.from(wavHeader({ sampleRate: 48_000, channels }, 1001))
  expect(header.readUInt32LE(40)).toBe(speakers)
  expect([header.readUInt16LE(20), header.readUInt16LE(22), header.readUInt16LE(36)]).toEqual([
    0xfffe,
    channels,
    22,
  ])
  expect([header.readUInt32LE(28), header.readUInt16LE(32)]).toEqual([96_000 * channels, 2 * channels])
  expect([header.length, header.readUInt32LE(4), header.readUInt32LE(64)]).toEqual([68, 1062, 1001])
})

test('one and two channels have the short header of 44 bytes', () => {
  expect(Buffer.from(wavHeader({ sampleRate: 44_100, channels: 2 }, 8)).toString('hex')).toBe(
    `${Buffer.from('RIFF').toString('hex')}2c000000${Buffer.from('WAVEfmt ').toString('hex')}` +
      `10000000010002 0044ac000010b1020004001000`.replaceAll(' ', '') +
      `${Buffer.from('data').toString('hex')}08000000`,
  )
})
