import { UserError } from '#lib/result/user-error.ts'
import type { PageSound } from './engine-sound.ts'

/**
 * Decodes a whole sound if workers have no decoder for it: only a page has this one, and it loads all of the sound into
 * memory. Throws a `UserError` if this browser cannot decode it at all.
 */
export async function decodeOnPage(file: Blob, sampleRate: number, codec: string): Promise<PageSound> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    const block = Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
      buffer.getChannelData(channel).slice(),
    )
    return { sampleRate: buffer.sampleRate, channels: block.length, block }
  } catch {
    throw new UserError(
      `This browser cannot read this kind of sound (${codec}).`,
      'Try the newest Chrome, Edge, Firefox or Safari.',
    )
  }
}
