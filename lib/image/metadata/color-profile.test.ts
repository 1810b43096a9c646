import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRgbProfile, profileOfHeic } from './color-profile.ts'
import { srgbProfile } from './srgb-profile.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))

test('profileOfHeic(): returns the ICC profile of the image', () => {
  const profile = profileOfHeic(fixture('display-p3.heic'))
  expect(profile?.length).toBe(548)
  expect(profile && isRgbProfile(profile)).toBe(true)
})

test('profileOfHeic(): returns undefined without a profile', () => {
  expect(profileOfHeic(fixture('small.heic'))).toBeUndefined()
  expect(profileOfHeic(new Uint8Array(40))).toBeUndefined()
})

test('isRgbProfile(): accepts profiles of RGB alone', () => {
  expect(isRgbProfile(srgbProfile())).toBe(true)
  const cmyk = srgbProfile()
  cmyk.set(new TextEncoder().encode('CMYK'), 16)
  expect(isRgbProfile(cmyk)).toBe(false)
  expect(isRgbProfile(srgbProfile().subarray(0, 100))).toBe(false)
})
