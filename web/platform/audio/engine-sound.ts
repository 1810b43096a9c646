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
import { codecName, unsupportedCodec } from '#lib/audio/codec-name.ts'
import { type ContainerEnd, findContainerEnd } from '#lib/audio/container-end.ts'
import type { SoundTags } from '#lib/audio/id3-tag.ts'
import { firstFrameAt, readInfoFrame } from '#lib/audio/info-frame.ts'
import { readMp3Header } from '#lib/audio/mp3-header.ts'
import { riffText } from '#lib/audio/riff-text.ts'
import { getFrames, type SoundBlock, type SoundFormat } from '#lib/audio/sound-format.ts'
import { MP3_DECODER_DELAY, mp3Trim, type TrimPlan, timedTrim, webmTrim } from '#lib/audio/trim-plan.ts'
import { blockOfPcm16, splitPcm16 } from '#lib/audio/wav.ts'
import { discardedAtEnd } from '#lib/audio/webm-ends.ts'
import { UserError } from '#lib/result/user-error.ts'

/** A sound that is there, but not for the decoders of this browser's workers. */
export type UndecodedSound = SoundFacts & { readonly codec: string; readonly sampleRate: number }

/** Facts that a container states about its sound. */
type SoundFacts = {
  readonly tags: SoundTags
  /** Number of samples per channel that the container announces, if it does. */
  readonly announced: number | undefined
  /** Number of samples that a complete sound can lack. */
  readonly tolerance: number
  /** Whether the file ends before its container does, or its decoding has ended with an error. */
  readonly isCut: () => boolean
}

/**
 * Opens a sound, or the sound of a video, as a stream. Throws a `UserError` for a file without sound or a damaged one.
 */
export async function openSound(file: Blob): Promise<DecodedSound | UndecodedSound> {
  const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const codec = unsupportedCodec(await read(0, HEAD_BYTES))
  if (codec)
    throw new UserError(
      `The sound is ${codec}, which is not supported.`,
      'Save it as FLAC, MP3, M4A, Ogg Vorbis, Opus or WAV with 16 or 24 bits in another program, then convert that.',
    )
  const end = await findContainerEnd(read, file.size)
  const input = new Input({
    source: new BlobSource(file.slice(0, end.usableBytes)),
    formats: [WAVE, MP3, OGG, FLAC, MP4, QTFF, ADTS, WEBM, MATROSKA],
  })
  const { track, tags } = await opened(input, end.isCut)
  try {
    return await soundOf(file, input, track, tags, end)
  } catch {
    throw new UserError(DAMAGED)
  }
}

const DAMAGED = 'The file is damaged or incomplete.'

async function soundOf(
  file: Blob,
  input: Input,
  track: InputAudioTrack,
  tags: SoundTags,
  end: ContainerEnd,
): Promise<DecodedSound | UndecodedSound> {
  const sampleRate = await track.getSampleRate()
  const format = await input.getFormat()
  const damage = { isCut: end.isCut }
  const isCut = () => damage.isCut
  // The reader of FLAC searches forever for a time in a file without a frame.
  if (!(await new EncodedPacketSink(track).getFirstPacket())) throw new UserError(DAMAGED)
  const first = await track.getFirstTimestamp()
  const duration = format === FLAC ? await track.getDurationFromMetadata() : null
  const last = duration ?? (await track.computeDuration())
  const plan = await planOf(file, format, timedTrim(first, last, sampleRate), sampleRate)
  const announcedSeconds = await announcedEnd(input, track, end, last)
  const announced =
    format === MP3
      ? plan.count
      : announcedSeconds && Math.round((announcedSeconds - Math.max(0, first)) * sampleRate)
  const facts = { sampleRate, tags, announced, tolerance: toleranceOf(format, sampleRate), isCut }
  if (!(await track.canDecode())) return { ...facts, codec: await nameOf(track) }
  return {
    ...facts,
    channels: await track.getNumberOfChannels(),
    frames: plan.count ?? Math.round((last - first) * sampleRate),
    blocks: withoutEnds(trimmed(blocksOf(track, damage), plan), plan),
  }
}

async function nameOf(track: InputAudioTrack): Promise<string> {
  const codec = (await track.getCodec()) ?? (await track.getInternalCodecId())
  return codecName(typeof codec === 'string' || typeof codec === 'number' ? codec : undefined)
}

/** Times of containers are rounded, and decoders differ in the samples at the ends. */
function toleranceOf(format: InputFormat, sampleRate: number): number {
  if (format === FLAC) return 0
  return format === MP3 ? MP3_DECODER_DELAY : sampleRate / 10
}

/** Returns the time at which the sound ends according to its container, in seconds; undefined if it states none. */
async function announcedEnd(
  input: Input,
  track: InputAudioTrack,
  end: ContainerEnd,
  last: number,
): Promise<number | undefined> {
  const format = await input.getFormat()
  if (format === WAVE) return end.announcedSeconds
  if (format === ADTS || (format === OGG && end.isCut)) return undefined
  if (format !== WEBM && format !== MATROSKA) return last
  // The duration is that of the whole film, whose sound can be shorter.
  const isFilm = (await input.getTracks()).length > 1
  return ((!isFilm || end.isCut) && (await track.getDurationFromMetadata())) || last
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

async function opened(input: Input, isCut: boolean): Promise<{ track: InputAudioTrack; tags: SoundTags }> {
  let track: InputAudioTrack | null
  let tags: MetadataTags
  try {
    track = await input.getPrimaryAudioTrack()
    tags = await input.getMetadataTags()
  } catch {
    throw new UserError(DAMAGED)
  }
  if (!track) throw new UserError(isCut ? DAMAGED : 'The file has no sound.')
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
  blocks: AsyncIterable<SoundBlock>,
  { first, count = Number.POSITIVE_INFINITY }: TrimPlan,
): AsyncGenerator<SoundBlock, void, undefined> {
  let at = 0
  for await (const block of blocks) {
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

/** Yields the blocks up to the first one that cannot be decoded, which is reported through `damage`. */
async function* blocksOf(
  track: InputAudioTrack,
  damage: { isCut: boolean },
): AsyncGenerator<SoundBlock, void, undefined> {
  try {
    // 16-bit samples are stored in the file uncompressed: decoding would copy them three times.
    if ((await track.getCodec()) === 'pcm-s16') yield* storedBlocks(track)
    else yield* decodedBlocks(track)
  } catch {
    damage.isCut = true
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
  const { title, album, trackNumber, tracksTotal, date, images = [] } = tags
  const cover = images.find(({ kind }) => kind === 'coverFront') ?? images[0]
  const textOf = (text: string | undefined) => text && read(text)
  return {
    title: textOf(title),
    artist: textOf(joinedValues(tags, 'ARTIST') ?? tags.artist),
    album: textOf(album),
    albumArtist: textOf(joinedValues(tags, 'ALBUMARTIST') ?? tags.albumArtist),
    genre: textOf(joinedValues(tags, 'GENRE') ?? tags.genre),
    track: trackNumber ? `${trackNumber}${tracksTotal ? `/${tracksTotal}` : ''}` : undefined,
    date: date && dayText(date),
    cover: cover && { mediaType: cover.mimeType, bytes: cover.data },
  }
}

/** Joins the values of a field that occurs several times in a Vorbis comment, as one for each artist. */
function joinedValues({ raw }: MetadataTags, field: string): string | undefined {
  const values: unknown = raw?.[field]
  if (!Array.isArray(values)) return undefined
  return values.filter((value) => typeof value === 'string').join(', ')
}

/** A year alone is represented by its first day. */
function dayText(date: Date): string {
  const day = date.toISOString().slice(0, 10)
  return day.endsWith('-01-01') ? day.slice(0, 4) : day
}

/** Sound whose samples arrive block by block, without the padding of its encoder at its ends. */
export type DecodedSound = SoundFormat &
  SoundFacts & {
    /** Expected number of frames, as far as known, for progress. */
    readonly frames: number
    readonly blocks: AsyncIterable<SoundBlock>
  }

/** Audio decoded by the page if a worker cannot. */
export type PageSound = SoundFormat & { readonly block: SoundBlock }
