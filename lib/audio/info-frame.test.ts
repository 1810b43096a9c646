import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { firstFrameAt, infoFrameSize, readInfoFrame, writeInfoFrame } from './info-frame.ts'
import { byFfmpeg, decodedFrames, lameFrames, saved } from './sounds.fixture.ts'

test.each([
  [44_100, 2, 132_300, 128],
  [44_100, 2, 132_300, 'vbr'],
  [44_100, 1, 1, 128],
  [48_000, 2, 1152, 320],
  [22_050, 1, 66_150, 128],
  [8000, 1, 24_000, 64],
] as const)(
  'for %i Hz, %i channels and %i samples FFmpeg returns exactly these (%s)',
  async (sampleRate, channels, samples, bitRate) => {
    const { counted, chunks } = await lameFrames({ sampleRate, channels }, samples, bitRate)
    const model = counted.model ?? new Uint8Array()
    const perFrame = sampleRate >= 32_000 ? 1152 : 576
    const frame = writeInfoFrame(model, {
      isVariable: counted.isVariable,
      frames: counted.count,
      sizeBytes: counted.bytes,
      delay: 576,
      padding: counted.count * perFrame - 576 - samples,
      seekTable: counted.seekTable(infoFrameSize(model)),
      soundCrc: counted.crc,
    })
    expect(frame.length).toBe(infoFrameSize(model))
    expect(readInfoFrame(frame)).toEqual({
      frames: counted.count,
      delay: 576,
      padding: counted.count * perFrame - 576 - samples,
    })
    const path = saved(`${sampleRate}-${samples}-${bitRate}.mp3`, frame, ...chunks)
    expect(decodedFrames(path, channels)).toBe(samples)
    const options = '-v error -count_packets -show_entries stream=nb_read_packets -of csv=p=0'
    const packets = execFileSync('ffprobe', [...options.split(' '), path])
    expect(Number(packets.toString())).toBe(counted.count)
  },
)

test('the seek table is linear for a constant bit rate', async () => {
  const { counted } = await lameFrames({ sampleRate: 44_100, channels: 2 }, 882_000, 128)
  const table = counted.seekTable(infoFrameSize(counted.model ?? new Uint8Array()))
  for (const [index, place] of table.entries())
    expect(Math.abs(place - 2.56 * index)).toBeLessThanOrEqual(1.5)
})

test("FFmpeg's own Info frame is read behind its tag", () => {
  const source = ['-f', 'lavfi', '-i', 'sine=440:d=1:r=44100', '-metadata', 'title=Grüße', '-b:a', '128k']
  const bytes = byFfmpeg('theirs.mp3', source)
  const at = firstFrameAt(bytes)
  expect(at).toBeGreaterThan(10)
  const { frames = 0, delay = 0, padding = 0 } = readInfoFrame(bytes, at) ?? {}
  expect(frames * 1152 - delay - padding).toBe(44_100)
})

test('readInfoFrame(): rejects a frame of sound', async () => {
  const { chunks } = await lameFrames({ sampleRate: 44_100, channels: 2 }, 44_100, 128)
  expect(readInfoFrame(Buffer.concat(chunks))).toBeUndefined()
  expect(readInfoFrame(new Uint8Array(4))).toBeUndefined()
})
