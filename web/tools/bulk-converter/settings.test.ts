import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BIT_RATES, CHANNELS, DPI, PAPERS, SAMPLE_RATES, Settings } from './settings.ts'

test('the defaults are those of the product', () => {
  expect(v.parse(Settings, {})).toEqual({
    target: 'png',
    quality: 90,
    ground: '#ffffff',
    keepsMetadata: false,
    keepsLocation: false,
    svgWidth: '',
    paper: 'a4',
    fillsPage: false,
    dpi: 150,
    bitRate: '192',
    sampleRate: 'same',
    channels: 'same',
  })
})

test('sound can be made at these rates, pages in these sizes', () => {
  expect(BIT_RATES).toEqual(['128', '192', '320', 'vbr'])
  expect(SAMPLE_RATES).toEqual(['same', '44100', '48000', '22050'])
  expect(PAPERS).toEqual(['a4', 'letter', 'picture'])
  expect(CHANNELS).toEqual(['same', 'stereo', 'mono'])
})

test('pages are drawn at 72 to 300 dots per inch', () => {
  expect(DPI).toEqual({ lowest: 72, highest: 300 })
})
