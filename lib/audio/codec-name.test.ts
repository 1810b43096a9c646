import { expect, test } from 'vitest'
import { codecName, unsupportedCodec } from './codec-name.ts'
import { byFfmpeg } from './sounds.fixture.ts'

const made = (name: string, ...args: readonly string[]) =>
  byFfmpeg(name, ['-f', 'lavfi', '-i', 'sine=440:d=0.1:r=44100', ...args]).subarray(0, 4096)

test.each([
  ['flac.oga', ['-c:a', 'flac', '-f', 'ogg'], 'FLAC in Ogg'],
  ['speex.ogg', ['-c:a', 'libspeex', '-ar', '16000'], 'Speex'],
  ['ms.wav', ['-c:a', 'adpcm_ms'], 'Microsoft ADPCM in WAV'],
  ['ima.wav', ['-c:a', 'adpcm_ima_wav'], 'IMA ADPCM in WAV'],
  ['mp3.wav', ['-c:a', 'libmp3lame'], 'MP3 in WAV'],
  ['wma.wav', ['-c:a', 'wmav2'], 'Windows Media Audio 2 in WAV'],
  ['vorbis.ogg', ['-c:a', 'libvorbis'], undefined],
  ['opus.ogg', ['-c:a', 'libopus'], undefined],
  ['pcm.wav', [], undefined],
  ['deep.wav', ['-c:a', 'pcm_s24le', '-ac', '6'], undefined],
  ['law.wav', ['-c:a', 'pcm_alaw'], undefined],
  ['other.mp3', [], undefined],
])('unsupportedCodec(): %s', (name, args, codec) => {
  expect(unsupportedCodec(made(name, ...args))).toBe(codec)
})

test.each([
  ['alac', 'ALAC'],
  ['A_TTA1', 'TTA'],
  ['A_QUICKTIME', 'QUICKTIME'],
  ['aac', 'AAC'],
  [0x1234, 'format 4660'],
  [undefined, 'unknown'],
])('codecName(): %s', (id, name) => {
  expect(codecName(id)).toBe(name)
})
