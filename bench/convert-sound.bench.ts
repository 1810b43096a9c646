/**
 * Converts two minutes of sound to MP3 from four formats, in Chromium with the page and with FFmpeg, one after the
 * other in the same run. Measures wall time and processor time; the latter is more reliable if other processes use the
 * cores. The page's time includes loading LAME. Needs a build, `CHROMIUM` and FFmpeg.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/testing/server-process.ts'
import { convertInPage } from './convert-in-page.ts'
import { endedChildrenMs } from './processor-time.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'linux', 'chromium', 'ffmpeg')

const MUSIC =
  'aevalsrc=0.4*sin(2*PI*(200+9*t)*t)+0.05*random(0)|0.3*sin(2*PI*440*t)+0.05*random(1):s=44100:d=120'

const folder = mkdtempSync(join(tmpdir(), 'sundry-sound-'))
const server = await startServer({ DATA_DIR: join(folder, 'data') })
const ffmpeg = (...args: readonly string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])
try {
  for (const ending of ['wav', 'flac', 'm4a', 'opus']) {
    const source = join(folder, `sound.${ending}`)
    ffmpeg('-f', 'lavfi', '-i', MUSIC, ...(ending === 'opus' ? ['-c:a', 'libopus'] : []), source)
    const processorStarted = endedChildrenMs()
    const started = performance.now()
    ffmpeg('-i', source, '-b:a', '192k', join(folder, 'theirs.mp3'))
    const theirs = (performance.now() - started) / 1000
    const theirProcessor = (endedChildrenMs() - processorStarted) / 1000
    const { seconds, processorSeconds, maxTaskMs } = await convertInPage(server.url, 'MP3', [source])
    process.stdout.write(
      `2 minutes, ${ending} to mp3: ratio ${(seconds / theirs).toFixed(2)}, of the processor ${(processorSeconds / theirProcessor).toFixed(2)} · ours ${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)}), longest task ${maxTaskMs.toFixed(0)} ms · ffmpeg ${theirs.toFixed(1)} s (${theirProcessor.toFixed(1)})\n`,
    )
  }
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
}
