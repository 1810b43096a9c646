import type { SoundTags } from '#lib/audio/id3-tag.ts'
import type { SoundBlock, SoundFormat } from '#lib/audio/sound-format.ts'

/** A sound whose samples come block by block, without what its encoder put at its ends. */
export type DecodedSound = SoundFormat & {
  /** Expected number of frames, as far as known, for progress. */
  readonly frames: number
  readonly tags: SoundTags
  readonly blocks: AsyncIterable<SoundBlock>
}

/** Audio decoded by the page if a worker cannot. */
export type PageSound = SoundFormat & { readonly block: SoundBlock }
