import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, test } from '#e2e/browsers/test.ts'
import { tones } from '#lib/audio/sounds.fixture.ts'
import { pcm16Writer, wavHeader } from '#lib/audio/wav.ts'
import { readImageHeader } from '#lib/image/header/read-image-header.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../lib/image/fixtures/${name}`, import.meta.url))

test('photos become WebP, and text is rejected', async ({ tab }) => {
  await tab.open('/bulk-converter')
  await tab.choose('Output format', 'WEBP')
  await tab.upload(
    'Choose files',
    { name: 'photo.jpg', bytes: fixture('turned-6.jpg') },
    { name: 'phone.heic', bytes: fixture('small.heic') },
    { name: 'text.png', bytes: 'no picture' },
  )
  await tab.click('button', 'Convert')
  await tab.warns('Cannot convert .png to WEBP')
  const webp = await tab.saves('Download photo.webp', 'photo.webp')
  expect(readImageHeader(webp)).toMatchObject({ format: 'webp', width: 30, height: 40 })
  const phone = await tab.saves('Download phone.webp', 'phone.webp')
  expect(readImageHeader(phone)).toMatchObject({ format: 'webp', width: 64, height: 48 })
})

test('a sound becomes MP3, a document PDF, and a picture one too', async ({ tab }) => {
  const format = { sampleRate: 44_100, channels: 2 }
  const samples = pcm16Writer()(tones(format, 44_100))
  await tab.open('/bulk-converter')
  await tab.choose('Output format', 'MP3')
  await tab.upload('Choose files', {
    name: 'tone.wav',
    bytes: Buffer.concat([wavHeader(format, samples.length), samples]),
  })
  await tab.click('button', 'Convert')
  const mp3 = await tab.saves('Download tone.mp3', 'tone.mp3')
  expect(Buffer.from(mp3.subarray(0, 2)).toString('hex')).toBe('fffb')
  await tab.click('button', 'Remove tone.wav')
  await tab.choose('Output format', 'PDF')
  await tab.upload(
    'Choose files',
    { name: 'notes.md', bytes: '# Plan\n\nTake the train.' },
    { name: 'photo.jpg', bytes: fixture('plain.jpg') },
  )
  await tab.click('button', 'Convert')
  for (const name of ['notes.pdf', 'photo.pdf'])
    expect(Buffer.from((await tab.saves(`Download ${name}`, name)).subarray(0, 5)).toString()).toBe('%PDF-')
  expect(Object.keys(unzipSync(await tab.saves('Download all', 'converted_files.zip')))).toEqual([
    'notes.pdf',
    'photo.pdf',
  ])
})
