import type { SoundTags } from '#lib/audio/id3-tag.ts'
import type { SoundBlock, SoundFormat } from '#lib/audio/sound-format.ts'

/** A sound whose samples come block by block, without what its encoder put at its ends. */
export type DecodedSound = SoundFormat & {
  /** How many there will be, as far as the file tells, for progress. */
  readonly frames: number
  readonly tags: SoundTags
  readonly blocks: AsyncIterable<SoundBlock>
}

/** What a page has decoded where a worker cannot. */
export type PageSound = SoundFormat & { readonly block: SoundBlock }
