import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders'
import { UserError } from '#lib/result/user-error.ts'
import type { Mp3Settings } from './encode-mp3.ts'

/** The address of LAME on our origin; set by `build/mp3-encoder.ts`. */
declare const MP3_ENCODER: string

export type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>

/** About 190 kbit/s; LAME counts from 0, the best. */
const VARIABLE_QUALITY = 2

let loaded: Promise<WebAssembly.Module> | undefined

/** Loads LAME for the first encoder. */
export async function loadMp3Encoder(): Promise<WebAssembly.Module> {
  loaded ??= load()
  loaded.catch(() => {
    // A load that failed without a connection is retried for the next file.
    loaded = undefined
  })
  return loaded
}

/** Creates an encoder: each has separate memory, so a failed file leaves nothing behind. */
export async function createMp3Encoder({ bitRate, ...format }: Mp3Settings): Promise<Mp3Encoder> {
  const encoder = await createEncoder('audio/mpeg', await loadMp3Encoder())
  if (bitRate === 'vbr') encoder.configure({ ...format, vbrQuality: VARIABLE_QUALITY })
  else encoder.configure({ ...format, bitrate: bitRate })
  return encoder
}

async function load(): Promise<WebAssembly.Module> {
  const response = await fetch(MP3_ENCODER).catch(fail)
  return response.ok ? WebAssembly.compile(await response.arrayBuffer()) : fail()
}

function fail(): never {
  throw new UserError('The MP3 encoder could not be loaded.', 'Check your connection, then try again.')
}
