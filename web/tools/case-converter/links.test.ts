import { expect, test } from 'vitest'
import { convertCase } from './cases.ts'
import { LINK } from './links.ts'
import { DEFAULTS } from './options.ts'

test.each<[text: string, ...links: string[]]>([
  ['See https://Foo.com/Bar?A=B#C.', 'https://Foo.com/Bar?A=B#C'],
  ['(HTTP://FOO.COM/A_(B)), then', 'HTTP://FOO.COM/A_(B'],
  ['[Text](https://Foo.com/A) and <ftp://X.org/B>', 'https://Foo.com/A', 'ftp://X.org/B'],
  ['Open www.Foo.Com/Bar! awww.That is', 'www.Foo.Com/Bar'],
  ['git clone ssh://Git@Foo.com/A.git', 'ssh://Git@Foo.com/A.git'],
  ['Mail mailto:Ann.Lee@Foo.com?Subject=Hi or O\u2019Neil', 'mailto:Ann.Lee@Foo.com?Subject=Hi'],
  ["Ask Ann+News@Foo.co.uk, O'Neil@Foo.com.", 'Ann+News@Foo.co.uk', "O'Neil@Foo.com"],
  ['In C:\\Users\\Ann\\A.TXT, and D:/Data/B.csv', 'C:\\Users\\Ann\\A.TXT', 'D:/Data/B.csv'],
  ['On \\\\Server\\Share\\File.txt', '\\\\Server\\Share\\File.txt'],
  ['Edit /etc/X11/Xorg.conf; ~/Docs "./src/App.tsx"', '/etc/X11/Xorg.conf', '~/Docs', './src/App.tsx'],
  ['日本https://Foo.com/A', 'https://Foo.com/A'],
  ['“../Lib/Main.ts”', '../Lib/Main.ts'],
  ['And/Or, He/She, 1/2, a / B, TCP/IP, w/o'],
  ['Note: This. At 5:30 PM @Ann. I like C: Really'],
])('the addresses of %j', (text, ...links) => {
  expect(text.match(LINK) ?? []).toEqual(links)
})

const TEXT = 'aB https://Foo.com/A?b=C, cD'

test.each([
  ['lowercase', 'ab https://Foo.com/A?b=C, cd'],
  ['UPPERCASE', 'AB https://Foo.com/A?b=C, CD'],
  ['Title Case', 'Ab https://Foo.com/A?b=C, Cd'],
  ['Sentence case', 'Ab https://Foo.com/A?b=C, cd'],
  ['iNVERSE cASE', 'Ab https://Foo.com/A?b=C, Cd'],
  ['aLtErNaTiNg cAsE', 'aB https://Foo.com/A?b=C, cD'],
  ['RanDoM CaSe', 'AB https://Foo.com/A?b=C, CD'],
  ['snake_case', 'a_b_https_foo_com_a_b_c_c_d'],
] as const)('%s keeps addresses, unless it makes an identifier', (name, expected) => {
  expect(convertCase(TEXT, name, DEFAULTS, () => true)).toBe(expected)
})

test('a final sigma before an address stays final', () => {
  expect(convertCase('ΟΔΟΣ https://Foo.com', 'lowercase', DEFAULTS, () => true)).toBe('οδος https://Foo.com')
})
