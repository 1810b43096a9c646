import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DPI, Settings } from './settings.ts'

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

test('pages are drawn at 72 to 300 dots per inch', () => {
  expect(DPI).toEqual({ lowest: 72, highest: 300 })
})
