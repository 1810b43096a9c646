import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEncoder } from 'wasm-media-encoders'
import { Mp3Frames } from './mp3-frames.ts'
import type { SoundBlock, SoundFormat } from './sound-format.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-sound-'))
const LAME = readFileSync(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'))

/** Two tones, one a channel, so that a mistake in place or channel shows. */
export function tones({ sampleRate, channels }: SoundFormat, frames: number): SoundBlock {
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from(
      { length: frames },
      (__, frame) => 0.5 * Math.sin((2 * Math.PI * (330 + 220 * channel) * frame) / sampleRate),
    ),
  )
}

/** The frames that LAME makes of a sound, and what is counted of them. */
export async function lameFrames(format: SoundFormat, frames: number, bitRate: 128 | 64 | 320 | 'vbr') {
  const encoder = await createEncoder('audio/mpeg', LAME)
  const base = {
    sampleRate: format.sampleRate,
    channels: format.channels === 1 ? (1 as const) : (2 as const),
  }
  encoder.configure(bitRate === 'vbr' ? { ...base, vbrQuality: 2 } : { ...base, bitrate: bitRate })
  const counted = new Mp3Frames()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const put = (bytes: Uint8Array) => {
    chunks.push(new Uint8Array(bytes))
    counted.add(new Uint8Array(bytes))
  }
  put(encoder.encode(tones(format, frames)))
  put(encoder.finalize())
  return { counted, chunks }
}

export function saved(name: string, ...parts: readonly Uint8Array[]): string {
  const path = join(folder, name)
  writeFileSync(path, Buffer.concat(parts))
  return path
}

/** Returns the number of samples per channel that FFmpeg decodes from a file. */
export function decodedFrames(path: string, channels: number): number {
  const bytes = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-map', '0:a', '-f', 'f32le', '-'], {
    maxBuffer: 1e9,
  })
  return bytes.length / 4 / channels
}

export function byFfmpeg(name: string, args: readonly string[]): Uint8Array {
  const path = join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, path])
  return new Uint8Array(readFileSync(path))
}
