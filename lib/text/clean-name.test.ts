import { expect, test } from 'vitest'
import { cleanName, nameKey } from './clean-name.ts'

test.each([
  ['family of four', '👨‍👩‍👧‍👦'],
  ['technologist', '👨‍💻'],
  ['technologist with a skin tone', '👩🏽‍💻'],
  ['rainbow flag', '🏳️‍🌈'],
  ['heart on fire', '❤️‍🔥'],
  ['polar bear', '🐻‍❄️'],
  ['person with a beard and a sign', '🧔‍♂️'],
  ['kiss with skin tones', '👩🏻‍❤️‍💋‍👨🏿'],
  ['flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['flag of Texas', '🏴󠁵󠁳󠁴󠁸󠁿'],
  ['flag of a country', '🇳🇴'],
  ['keycap', '1️⃣ Ana'],
  ['heart with its variation selector', 'Ana ❤️'],
  ['Persian name with a non-joiner', 'علی‌رضا'],
  ['Persian digits with a non-joiner', '۱۳۰۰‌ها'],
  ['Devanagari conjunct with a joiner', 'श‍क्‍ति'],
  ['Bengali ya-phalaa', 'র‍্যাম'],
  ['Malayalam chillu at the end of a word', 'അവന്‍ രവി'],
  ['Sinhala conjunct', 'ශ්‍රී'],
  ['ideographic variation', '邉󠄀'],
  ['combining mark', 'Zoe\u0308'],
])('cleanName(): keeps %s', (_, name) => {
  expect(cleanName(name)).toBe(name)
})

test.each([
  ['whitespace of any kind', ' Ana\u00A0\n\tB.\u3000', 'Ana B.'],
  ['a zero width space', 'Ana\u200BB.', 'Ana B.'],
  ['a soft hyphen and a byte order mark', '\uFEFFAna\u00ADB.', 'Ana B.'],
  ['direction controls', '\u202EanA\u202C\u2066', 'anA'],
  ['a private character and half of a pair', 'A\uE000\uD83DB', 'A B'],
  ['joiners at the ends', '\u200DAna\u200C', 'Ana'],
  ['a joiner before whitespace', 'علی\u200C رضا', 'علی رضا'],
  ['two joiners in a row', 'A\u200C\u200DB', 'A B'],
  ['a joiner between a letter and an emoji', 'A\u200D👨', 'A 👨'],
  ['a joiner without a second emoji', '👨\u200D', '👨'],
  ['tag characters after a letter', 'Ana\u{E0061}\u{E007F}', 'Ana'],
  ['tag characters after another emoji', '👨\u{E0067}\u{E0062}\u{E007F}', '👨'],
  ['tag characters without an end', '🏴\u{E0067}\u{E0062}\u{E0065}', '🏴'],
  ['more tag characters than a flag has', `🏴${'\u{E0061}'.repeat(8)}\u{E007F}`, '🏴'],
  ['a variation selector without a base', '\uFE0F Ana \uFE0F', 'Ana'],
  ['nothing visible', '\u200D\u200B\uFE0F', ''],
])('cleanName(): replaces %s', (_, typed, name) => {
  expect(cleanName(typed)).toBe(name)
})

test.each([
  ['Ana', 'ANA'],
  ['Zoë', 'Zoe\u0308'],
  ['Ａna', 'Ana'],
  ['A\u200Cna', 'Ana'],
  ['❤️', '❤'],
])('nameKey(): %j and %j are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test.each([
  ['Ana', 'Anna'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['👨‍💻', '👩‍💻'],
])('nameKey(): %j and %j are different names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})
