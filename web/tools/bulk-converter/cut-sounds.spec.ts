import { expect, test } from '#e2e/test.ts'
import { byFfmpeg } from '#lib/audio/sounds.fixture.ts'

const MUSIC = 'aevalsrc=0.4*sin(2*PI*(200+9*t)*t)+0.05*random(0)|0.3*sin(2*PI*440*t):s=44100:d=3'
/** Sound of every container that the tool reads. */
const SOUNDS: Readonly<Record<string, readonly string[]>> = {
  flac: ['-c:a', 'flac'],
  wav: ['-c:a', 'pcm_s16le'],
  mp3: [],
  'plain.mp3': ['-write_xing', '0'],
  ogg: ['-c:a', 'libvorbis'],
  opus: ['-c:a', 'libopus'],
  m4a: ['-c:a', 'aac'],
  mp4: ['-c:a', 'aac', '-movflags', '+faststart'],
  'parts.m4a': ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov'],
  mov: ['-c:a', 'pcm_s16le', '-movflags', '+faststart'],
  aac: ['-c:a', 'aac'],
  webm: ['-c:a', 'libopus'],
  mka: ['-c:a', 'flac'],
}
const CUTS = 20

for (const [ending, args] of Object.entries(SOUNDS))
  test(`a cut .${ending} is damaged or incomplete, or converted with a note`, async ({ page, open }) => {
    const sound = byFfmpeg(`cut.${ending}`, ['-f', 'lavfi', '-i', MUSIC, ...args])
    await open('/bulk-converter')
    await page.getByLabel('Output format').selectOption('WAV')
    const files = Array.from({ length: CUTS }, (_, index) => ({
      name: `${index}.${ending}`,
      mimeType: '',
      // From 300 bytes to all but some hundred, denser where the headers are.
      buffer: Buffer.from(
        sound.subarray(0, Math.round(300 * ((sound.length - 500) / 300) ** (index / (CUTS - 1)))),
      ),
    }))
    await page.getByLabel('Choose files').setInputFiles(files)
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0, { timeout: 60_000 })
    for (const row of await page.getByRole('list', { name: 'Files' }).getByRole('listitem').all())
      await expect(row).toContainText('damaged or incomplete')
  })

test('a cut sound is converted up to its end, with a note of how much is missing', async ({ page, open }) => {
  const sound = byFfmpeg('half.wav', ['-f', 'lavfi', '-i', MUSIC])
  await open('/bulk-converter')
  await page.getByLabel('Output format').selectOption('MP3')
  await page.getByLabel('Choose files').setInputFiles({
    name: 'half.wav',
    mimeType: '',
    buffer: Buffer.from(sound.subarray(0, sound.length / 2)),
  })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Download half.mp3', exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'half.wav' })).toContainText(
    'The file is damaged or incomplete: 1.5 s of 3.0 s are missing.',
  )
})
