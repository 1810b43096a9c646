import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { writeId3Tag } from './id3-tag.ts'
import { lameFrames, saved } from './sounds.fixture.ts'

test('exiftool reads every text and the cover as they were', async () => {
  const cover = Uint8Array.from({ length: 300 }, (_, index) => index)
  const tag = writeId3Tag({
    title: 'Grüße',
    artist: '漢字アーティスト',
    album: 'Album',
    albumArtist: 'Various',
    genre: 'Jazz',
    track: '3/12',
    date: '2024-05-31',
    cover: { mediaType: 'image/png', bytes: cover },
  })
  const { chunks } = await lameFrames({ sampleRate: 44_100, channels: 2 }, 4410, 128)
  const path = saved('tagged.mp3', tag, ...chunks)
  const [tags] = JSON.parse(execFileSync('exiftool', ['-j', '-ID3:all', path]).toString())
  expect(tags).toMatchObject({
    Title: 'Grüße',
    Artist: '漢字アーティスト',
    Album: 'Album',
    Band: 'Various',
    Genre: 'Jazz',
    Track: '3/12',
    RecordingTime: '2024:05:31',
    PictureMIMEType: 'image/png',
    PictureType: 'Front Cover',
  })
  const image = execFileSync('exiftool', ['-b', '-Picture', path])
  expect(new Uint8Array(image)).toEqual(cover)
})

test('writeId3Tag(): returns no bytes without tags', () => {
  expect(writeId3Tag({})).toHaveLength(0)
})
