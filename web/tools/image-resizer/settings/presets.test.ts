import { expect, test } from 'vitest'
import { PRESETS } from './presets.ts'
import { FILTER_TITLES, MODE_TITLES } from './settings.ts'

test('presets have the sizes that the services ask for, in pixels', () => {
  expect(PRESETS.map(({ title, width, height }) => `${title}: ${width} × ${height}`)).toEqual([
    'Instagram square: 1080 × 1080',
    'Instagram portrait: 1080 × 1350',
    'Story or reel: 1080 × 1920',
    'Facebook cover: 851 × 315',
    'X header: 1500 × 500',
    'LinkedIn banner: 1584 × 396',
    'YouTube thumbnail: 1280 × 720',
    'Link preview: 1200 × 630',
    'Full HD: 1920 × 1080',
    '4K: 3840 × 2160',
    'Profile picture: 400 × 400',
  ])
})

test('filters and modes are called by what they do', () => {
  expect(Object.values(FILTER_TITLES)).toEqual([
    'Lanczos (sharp)',
    'Mitchell (soft)',
    'Bilinear',
    'Nearest (pixel art)',
  ])
  expect(Object.values(MODE_TITLES)).toEqual(['Exact', 'Fit', 'Crop', 'Pad', 'Percent', 'Longest'])
})
