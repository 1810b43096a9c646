/**
 * Converts 12-megapixel photos from JPEG to WebP with the page in Chromium (two workers) and with cwebp (two
 * processes), one after the other in the same run. Requires a build, `CHROMIUM` and cwebp; `node
 * bench/convert-images.bench.ts 10` uses ten photos instead of fifty.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/testing/server-process.ts'
import { convertInPage } from './convert-in-page.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'linux', 'chromium', 'imagemagick', 'cwebp')

const COUNT = Number(process.argv[2] ?? 50)
const QUALITY = '90'

const folder = mkdtempSync(join(tmpdir(), 'sundry-photos-'))
const server = await startServer({ DATA_DIR: join(folder, 'data') })
try {
  const photos = makePhotos()
  const theirs = await byCwebp(photos)
  const ours = await convertInPage(server.url, 'WEBP', photos)
  process.stdout.write(
    `${COUNT} photos of 12 MP, JPEG to WebP: ratio ${(ours.seconds / theirs).toFixed(2)} · ours ${ours.seconds.toFixed(1)} s, longest task ${ours.maxTaskMs.toFixed(0)} ms · cwebp ${theirs.toFixed(1)} s\n`,
  )
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
}

/** Grainy like photos, and no two the same. */
function makePhotos(): string[] {
  const photo = join(folder, 'photo.jpg')
  execFileSync('convert', [
    ...['-size', '4000x3000', 'plasma:tan-navy', '-attenuate', '0.4', '+noise', 'Gaussian'],
    ...['-quality', '90', photo],
  ])
  const bytes = readFileSync(photo)
  return Array.from({ length: COUNT }, (_, index) => {
    const path = join(folder, `photo-${index}.jpg`)
    // A comment makes each file another one, and no cache helps.
    const comment = Buffer.from(`\u00ff\u00fe\u0000\u0006${String(index).padStart(4, '0')}`, 'latin1')
    writeFileSync(path, Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]))
    return path
  })
}

/** Two processes of one thread each, like our two workers. */
async function byCwebp(photos: readonly string[]): Promise<number> {
  const started = performance.now()
  const left = [...photos]
  const work = async () => {
    for (let photo = left.shift(); photo; photo = left.shift()) await encodeOne(photo)
  }
  await Promise.all([work(), work()])
  return (performance.now() - started) / 1000
}

function encodeOne(photo: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('cwebp', ['-quiet', '-q', QUALITY, photo, '-o', photo.replace('.jpg', '.webp')])
    child.on('error', reject)
    child.on('close', () => resolve())
  })
}
