import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders'
import { UserError } from '#lib/outcome/user-error.ts'

/** The address of LAME on our origin; set by `build/mp3-encoder.ts`. */
declare const MP3_ENCODER: string

export type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>

let loaded: Promise<ArrayBuffer> | undefined

/** A new encoder: each has memory of its own, so a sound that failed leaves nothing behind. */
export async function createMp3Encoder(): Promise<Mp3Encoder> {
  loaded ??= load()
  loaded.catch(() => {
    // What failed for want of a connection is tried again by the next file.
    loaded = undefined
  })
  return createEncoder('audio/mpeg', await loaded)
}

async function load(): Promise<ArrayBuffer> {
  const response = await fetch(MP3_ENCODER).catch(fail)
  return response.ok ? response.arrayBuffer() : fail()
}

function fail(): never {
  throw new UserError('The MP3 encoder could not be loaded.', 'Check your connection, then try again.')
}
