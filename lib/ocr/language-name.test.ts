import { expect, test } from 'vitest'
import { languageName, languageTag } from './language-name.ts'

test.each([
  ['eng', 'English', ''],
  ['deu', 'German', 'Deutsch'],
  ['fra', 'French', 'Français'],
  ['chi_sim', 'Simplified Chinese', '简体中文'],
  ['chi_tra_vert', 'Traditional Chinese (vertical)', '繁體中文 (vertical)'],
  ['spa_old', 'Spanish (old)', 'Español (old)'],
  ['ara', 'Arabic', 'العربية'],
  ['grc', 'Ancient Greek', ''],
  ['xyz', 'xyz', ''],
])('%s is named %s, and %s in itself', (code, name, nativeName) => {
  expect(languageName(code)).toEqual({ name, nativeName })
})

test.each([
  ['deu', 'de'],
  ['chi_tra_vert', 'zh-Hant'],
  ['srp_latn', 'sr-Latn'],
  ['not a code', 'und'],
  ['chi_sim', 'zh-Hans'],
  ['aze_cyrl', 'az-Cyrl'],
  ['uzb_cyrl', 'uz-Cyrl'],
  ['frk', 'de-Latf'],
  ['deu_latf', 'de-Latf'],
  ['dan_frak', 'da-Latf'],
  ['kmr', 'ku-Latn'],
  ['ita_old', 'it'],
])('the tag of %s is %s', (code, tag) => {
  expect(languageTag(code)).toBe(tag)
})
