import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputFormat,
  MATROSKA,
  type MetadataTags,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import type { SoundTags } from '#lib/audio/id3-tag.ts'
import { firstFrameAt, readInfoFrame } from '#lib/audio/info-frame.ts'
import { readMp3Header } from '#lib/audio/mp3-header.ts'
import { riffText } from '#lib/audio/riff-text.ts'
import { getFrames, type SoundBlock, type SoundFormat } from '#lib/audio/sound-format.ts'
import { mp3Trim, type TrimPlan, timedTrim, webmTrim } from '#lib/audio/trim-plan.ts'
import { blockOfPcm16, splitPcm16 } from '#lib/audio/wav.ts'
import { discardedAtEnd } from '#lib/audio/webm-ends.ts'
import { UserError } from '#lib/result/user-error.ts'

/** A sound that is there, but not for the decoders of this browser's workers. */
export type UndecodedSound = { readonly codec: string; readonly sampleRate: number; readonly tags: SoundTags }

/**
 * Opens a sound, or the sound of a video, as a stream. Throws a `UserError` for a file without sound or a damaged one.
 */
export async function openSound(file: Blob): Promise<DecodedSound | UndecodedSound> {
  const input = new Input({
    source: new BlobSource(file),
    formats: [WAVE, MP3, OGG, FLAC, MP4, QTFF, ADTS, WEBM, MATROSKA],
  })
  const { track, tags } = await opened(input)
  const sampleRate = await track.getSampleRate()
  if (!(await track.canDecode())) return { codec: (await track.getCodec()) ?? 'unknown', sampleRate, tags }
  const first = await track.getFirstTimestamp()
  const end = await track.computeDuration()
  const plan = await planOf(file, await input.getFormat(), timedTrim(first, end, sampleRate), sampleRate)
  return {
    sampleRate,
    channels: await track.getNumberOfChannels(),
    frames: plan.count ?? Math.round((end - first) * sampleRate),
    tags,
    blocks: withoutEnds(trimmed(track, plan), plan),
  }
}

/** Returns the range of decoded samples to keep, as specified by the container; `timed` uses timestamps. */
async function planOf(
  file: Blob,
  format: InputFormat,
  timed: TrimPlan,
  sampleRate: number,
): Promise<TrimPlan> {
  if (format === MP3) return mp3Plan(file)
  if (format !== WEBM && format !== MATROSKA) return timed
  const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  return webmTrim(await discardedAtEnd(read, file.size), sampleRate)
}

async function opened(input: Input): Promise<{ track: InputAudioTrack; tags: SoundTags }> {
  let track: InputAudioTrack | null
  let tags: MetadataTags
  try {
    track = await input.getPrimaryAudioTrack()
    tags = await input.getMetadataTags()
  } catch {
    throw new UserError('The file is damaged or incomplete.')
  }
  if (!track) throw new UserError('The file has no sound.')
  const isRiff = (await input.getFormat()) === WAVE
  return { track, tags: tagsOf(tags, isRiff ? riffText : (text) => text) }
}

const HEAD_BYTES = 4096

async function mp3Plan(file: Blob): Promise<TrimPlan> {
  const bytesFrom = async (at: number) => new Uint8Array(await file.slice(at, at + HEAD_BYTES).arrayBuffer())
  const bytes = await bytesFrom(firstFrameAt(await bytesFrom(0)))
  return mp3Trim(readInfoFrame(bytes), readMp3Header(bytes)?.samples ?? 0)
}

async function* trimmed(
  track: InputAudioTrack,
  { first, count = Number.POSITIVE_INFINITY }: TrimPlan,
): AsyncGenerator<SoundBlock, void, undefined> {
  let at = 0
  for await (const block of blocksOf(track)) {
    const frames = getFrames(block)
    const [from, to] = [Math.max(0, first - at), Math.min(frames, first + count - at)]
    at += frames
    if (to - from === frames) yield block
    else if (to > from) yield block.map((values) => values.subarray(from, to))
    if (at >= first + count) return
  }
}

/** Buffers as much as is dropped at the end. */
async function* withoutEnds(
  blocks: AsyncIterable<SoundBlock>,
  { dropped }: TrimPlan,
): AsyncGenerator<SoundBlock, void, undefined> {
  if (dropped === 0) {
    yield* blocks
    return
  }
  const buffered: SoundBlock[] = []
  let frames = 0
  for await (const block of blocks) {
    buffered.push(block)
    frames += getFrames(block)
    for (let [oldest] = buffered; oldest && frames - getFrames(oldest) >= dropped; [oldest] = buffered) {
      frames -= getFrames(oldest)
      buffered.shift()
      yield oldest
    }
  }
  for (const block of buffered) {
    const left = Math.min(getFrames(block), frames - dropped)
    frames -= getFrames(block)
    if (left > 0) yield block.map((values) => values.subarray(0, left))
  }
}

async function* blocksOf(track: InputAudioTrack): AsyncGenerator<SoundBlock, void, undefined> {
  try {
    // 16-bit samples are stored in the file uncompressed: decoding would copy them three times.
    if ((await track.getCodec()) === 'pcm-s16') yield* storedBlocks(track)
    else yield* decodedBlocks(track)
  } catch {
    throw new UserError('The file is damaged or incomplete.')
  }
}

async function* storedBlocks(track: InputAudioTrack): AsyncGenerator<SoundBlock, void, undefined> {
  const channels = await track.getNumberOfChannels()
  for await (const { data } of new EncodedPacketSink(track).packets()) yield blockOfPcm16(data, channels)
}

async function* decodedBlocks(track: InputAudioTrack): AsyncGenerator<SoundBlock, void, undefined> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const block = blockOf(sample)
    sample.close()
    yield block
  }
}

function blockOf(sample: AudioSample): SoundBlock {
  const { numberOfChannels, numberOfFrames, format } = sample
  if (format === 's16') {
    const values = new Int16Array(numberOfFrames * numberOfChannels)
    sample.copyTo(values, { planeIndex: 0, format })
    return splitPcm16(values, numberOfChannels)
  }
  const planar = Array.from({ length: numberOfChannels }, (_, planeIndex) => planeIndex)
  // Browsers divide positive values by 32767; this restores the original value.
  if (format === 's16-planar')
    return planar.flatMap((planeIndex) => {
      const values = new Int16Array(numberOfFrames)
      sample.copyTo(values, { planeIndex, format })
      return splitPcm16(values, 1)
    })
  return planar.map((planeIndex) => {
    const values = new Float32Array(numberOfFrames)
    sample.copyTo(values, { planeIndex, format: 'f32-planar' })
    return values
  })
}

/** Returns the tags; `read` repairs the encoding of strings. */
function tagsOf(tags: MetadataTags, read: (text: string) => string): SoundTags {
  const { title, artist, album, albumArtist, genre, trackNumber, tracksTotal, date, images = [] } = tags
  const cover = images.find(({ kind }) => kind === 'coverFront') ?? images[0]
  const textOf = (text: string | undefined) => text && read(text)
  return {
    title: textOf(title),
    artist: textOf(artist),
    album: textOf(album),
    albumArtist: textOf(albumArtist),
    genre: textOf(genre),
    track: trackNumber ? `${trackNumber}${tracksTotal ? `/${tracksTotal}` : ''}` : undefined,
    date: date && dayText(date),
    cover: cover && { mediaType: cover.mimeType, bytes: cover.data },
  }
}

/** A year alone is represented by its first day. */
function dayText(date: Date): string {
  const day = date.toISOString().slice(0, 10)
  return day.endsWith('-01-01') ? day.slice(0, 4) : day
}

/** Sound whose samples arrive block by block, without the padding of its encoder at its ends. */
export type DecodedSound = SoundFormat & {
  /** Expected number of frames, as far as known, for progress. */
  readonly frames: number
  readonly tags: SoundTags
  readonly blocks: AsyncIterable<SoundBlock>
}

/** Audio decoded by the page if a worker cannot. */
export type PageSound = SoundFormat & { readonly block: SoundBlock }
