import { writeId3Tag } from '#lib/audio/id3-tag.ts'
import { infoFrameSize, writeInfoFrame } from '#lib/audio/info-frame.ts'
import { missingSoundNote } from '#lib/audio/missing-sound.ts'
import { mixChannels } from '#lib/audio/mix-channels.ts'
import { Mp3Frames } from '#lib/audio/mp3-frames.ts'
import { readMp3Header } from '#lib/audio/mp3-header.ts'
import { soundResampler } from '#lib/audio/resample-sound.ts'
import { getFrames, type SoundBlock, type SoundFormat } from '#lib/audio/sound-format.ts'
import { MAX_WAV_BYTES, pcm16Writer, wavHeader } from '#lib/audio/wav.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Report } from '#lib/worker/answer-jobs.ts'
import { encodeMp3, loadEncoder, type Mp3Settings } from './encode-mp3.ts'
import type { DecodedSound, PageSound, UndecodedSound } from './engine-sound.ts'

export type SoundConversion = {
  readonly to: 'mp3' | 'wav'
  /** In kbit/s, or `vbr` for a variable one. */
  readonly bitRate: '128' | '192' | '320' | 'vbr'
  /** In Hz; nothing for that of the sound. */
  readonly sampleRate: number | undefined
  readonly channels: 1 | 2 | undefined
}

/**
 * Encodes audio as MP3 or WAV, block by block; returns an `UndecodedSound` if only the page might be able to decode it.
 */
export async function convertSound(
  file: Blob,
  conversion: SoundConversion,
  byPage: PageSound | undefined,
  report: Report,
): Promise<ConvertedSound | UndecodedSound> {
  if (conversion.to === 'mp3') loadEncoder()
  const { openSound } = await import('./engine-sound.ts')
  const opened = await openSound(file)
  const sound = byPage ? ofPage(byPage, opened) : opened
  if (!('blocks' in sound)) return sound
  const format = formatFor(sound, conversion)
  const notes: string[] = []
  const blocks = remade({ ...sound, blocks: measured(sound, report, notes) }, format)
  const blob =
    conversion.to === 'mp3'
      ? await writeMp3(blocks, format, conversion, sound)
      : await writeWav(blocks, format)
  return { blob, notes }
}

/** A converted sound, with a note if a part of it is missing. */
export type ConvertedSound = { readonly blob: Blob; readonly notes: readonly string[] }

/** Sound of the page, which can have another rate than its container states. */
function ofPage(
  { block, ...format }: PageSound,
  { tags, announced, tolerance, isCut, sampleRate }: DecodedSound | UndecodedSound,
): DecodedSound {
  return {
    ...format,
    frames: getFrames(block),
    tags,
    announced: announced && Math.round((announced * format.sampleRate) / sampleRate),
    tolerance,
    isCut,
    blocks: (async function* () {
      yield block
    })(),
  }
}

/** All that MPEG-1, MPEG-2 and version 2.5 know. */
const MP3_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

function formatFor(
  sound: SoundFormat,
  { to, sampleRate = sound.sampleRate, channels }: SoundConversion,
): SoundFormat {
  if (to === 'wav') return { sampleRate, channels: channels ?? sound.channels }
  return {
    sampleRate: MP3_RATES.find((rate) => rate >= sampleRate) ?? 48_000,
    channels: channels ?? Math.min(2, sound.channels),
  }
}

/** Yields the sound in the requested channels and rate. */
async function* remade(
  sound: DecodedSound,
  format: SoundFormat,
): AsyncGenerator<SoundBlock, void, undefined> {
  const mix = (block: SoundBlock) =>
    block.length === format.channels ? block : mixChannels(block, format.channels === 1 ? 1 : 2)
  const resampler =
    sound.sampleRate === format.sampleRate
      ? undefined
      : soundResampler(sound.sampleRate, format.sampleRate, format.channels)
  for await (const block of sound.blocks) yield resampler ? resampler.add(mix(block)) : mix(block)
  if (resampler) yield resampler.end()
}

/** Yields the blocks and reports their progress; adds a note if a part of the sound is missing. */
async function* measured(
  { blocks, frames, announced, tolerance, sampleRate, isCut }: DecodedSound,
  report: Report,
  notes: string[],
): AsyncGenerator<SoundBlock, void, undefined> {
  let decoded = 0
  for await (const block of blocks) {
    yield block
    decoded += getFrames(block)
    report(Math.min(1, decoded / frames))
  }
  const note = missingSoundNote({ announced, tolerance, decoded, sampleRate, isCut: isCut() })
  if (note) notes.push(note)
}

async function writeWav(blocks: AsyncIterable<SoundBlock>, format: SoundFormat): Promise<Blob> {
  const builder = new BlobBuilder()
  const toPcm = pcm16Writer()
  for await (const block of blocks) {
    builder.add(toPcm(block))
    if (builder.sizeBytes > MAX_WAV_BYTES)
      throw new UserError('The sound is longer than a WAV file can hold (4 GB).', 'Convert it to MP3.')
  }
  return builder.close([wavHeader(format, builder.sizeBytes)], 'audio/wav')
}

/** Delay that LAME adds before the audio. */
const LAME_DELAY = 576

async function writeMp3(
  blocks: AsyncIterable<SoundBlock>,
  { sampleRate, channels }: SoundFormat,
  { bitRate }: SoundConversion,
  { tags }: DecodedSound,
): Promise<Blob> {
  const rate = bitRateFor(bitRate, sampleRate)
  const gain = rate === 'vbr' ? 1 : 1 / LAME_SCALES[rate]
  const builder = new BlobBuilder()
  const frames = new Mp3Frames()
  let samples = 0
  async function* counted() {
    for await (const block of blocks) {
      samples += getFrames(block)
      yield block
    }
  }
  const settings = { sampleRate, channels: channels === 1 ? (1 as const) : (2 as const), bitRate: rate }
  for await (const chunk of encodeMp3(counted(), settings, gain)) {
    frames.add(chunk)
    builder.add(chunk)
  }
  return builder.close([writeId3Tag(tags), infoFrame(frames, samples)], 'audio/mpeg')
}

/** LAME makes sounds softer at these rates (its presets.c); this is compensated, so that loudness remains unchanged. */
const LAME_SCALES = { 64: 0.95, 128: 0.95, 160: 0.95, 192: 0.97, 320: 1 } as const

/** In kbit/s: MPEG-2 ends at 160, version 2.5 at 64 as LAME has it. A variable one knows no such ends. */
function bitRateFor(bitRate: SoundConversion['bitRate'], sampleRate: number): Mp3Settings['bitRate'] {
  if (bitRate === 'vbr') return 'vbr'
  if (sampleRate < 16_000) return 64
  const kbps = ({ '128': 128, '192': 192, '320': 320 } as const)[bitRate]
  return sampleRate < 32_000 && kbps > 160 ? 160 : kbps
}

function infoFrame(frames: Mp3Frames, samples: number): Uint8Array<ArrayBuffer> {
  const { model } = frames
  const header = model && readMp3Header(model)
  if (!header) throw new UserError('The file has no sound.')
  return writeInfoFrame(model, {
    isVariable: frames.isVariable,
    frames: frames.count,
    sizeBytes: frames.bytes,
    delay: LAME_DELAY,
    padding: Math.max(0, frames.count * header.samples - LAME_DELAY - samples),
    seekTable: frames.seekTable(infoFrameSize(model)),
    soundCrc: frames.crc,
  })
}

const CHUNK_BYTES = 4 * 1024 * 1024

/** Collects bytes written one after the other. The browser stores the collected ones outside the worker's memory. */
export class BlobBuilder {
  #blobs: Blob[] = []
  chunks: Uint8Array<ArrayBuffer>[] = []
  #waiting = 0
  sizeBytes = 0

  add(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk)
    this.#waiting += chunk.length
    this.sizeBytes += chunk.length
    if (this.#waiting >= CHUNK_BYTES) this.#put()
  }

  /** All of it, behind what is known only at the end. */
  close(before: readonly Uint8Array<ArrayBuffer>[], type: string): Blob {
    this.#put()
    return new Blob([...before, ...this.#blobs], { type })
  }

  #put(): void {
    this.#blobs.push(new Blob(this.chunks))
    this.chunks = []
    this.#waiting = 0
  }
}
