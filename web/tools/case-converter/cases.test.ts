import { expect, test } from 'vitest'
import { CASES, type CaseName, convertCase } from './cases.ts'
import { type CaseState, DEFAULTS } from './options.ts'

const ALWAYS_FALSE = () => false

function convert(text: string, name: CaseName, options: Partial<CaseState> = {}): string {
  return convertCase(text, name, { ...DEFAULTS, ...options }, ALWAYS_FALSE)
}

/** Texts in the twelve cases, in their order; the coins of the random one all show small letters. */
const TABLE = [
  [
    'Hello World',
    ['hello world', 'HELLO WORLD', 'Hello World', 'Hello world', 'helloWorld', 'HelloWorld'],
    ['hello_world', 'hello-world', 'HELLO_WORLD', 'hElLo wOrLd', 'hELLO wORLD', 'hello world'],
  ],
  [
    'Crème brûlée',
    ['crème brûlée', 'CRÈME BRÛLÉE', 'Crème Brûlée', 'Crème brûlée', 'crèmeBrûlée', 'CrèmeBrûlée'],
    ['crème_brûlée', 'crème-brûlée', 'CRÈME_BRÛLÉE', 'cRèMe bRûLéE', 'cRÈME BRÛLÉE', 'crème brûlée'],
  ],
  [
    'Cre\u0300me',
    ['cre\u0300me', 'CRE\u0300ME', 'Cre\u0300me', 'Cre\u0300me', 'cre\u0300me', 'Cre\u0300me'],
    ['cre\u0300me', 'cre\u0300me', 'CRE\u0300ME', 'cRe\u0300Me', 'cRE\u0300ME', 'cre\u0300me'],
  ],
  [
    'привет, Мир!',
    ['привет, мир!', 'ПРИВЕТ, МИР!', 'Привет, Мир!', 'Привет, мир!', 'приветМир', 'ПриветМир'],
    ['привет_мир', 'привет-мир', 'ПРИВЕТ_МИР', 'пРиВеТ, мИр!', 'ПРИВЕТ, мИР!', 'привет, мир!'],
  ],
  [
    'ΟΔΟΣ ΣΟΦΟΣ',
    ['οδος σοφος', 'ΟΔΟΣ ΣΟΦΟΣ', 'Οδος Σοφος', 'Οδος σοφος', 'οδοςΣοφος', 'ΟδοςΣοφος'],
    ['οδος_σοφος', 'οδος-σοφος', 'ΟΔΟΣ_ΣΟΦΟΣ', 'οΔοΣ ΣοΦοΣ', 'οδος σοφος', 'οδος σοφος'],
  ],
  [
    'straße',
    ['straße', 'STRASSE', 'Straße', 'Straße', 'straße', 'Straße'],
    ['straße', 'straße', 'STRASSE', 'sTrAßE', 'STRASSE', 'straße'],
  ],
  [
    'parseHTTPResponse',
    ['parsehttpresponse', 'PARSEHTTPRESPONSE', 'Parsehttpresponse', 'Parsehttpresponse'],
    ['parse_http_response', 'parse-http-response', 'PARSE_HTTP_RESPONSE'],
  ],
  [
    "Don't pay 3.14 € 👩‍💻",
    [
      "don't pay 3.14 € 👩‍💻",
      "DON'T PAY 3.14 € 👩‍💻",
      "Don't Pay 3.14 € 👩‍💻",
      "Don't pay 3.14 € 👩‍💻",
      'dontPay314',
      'DontPay314',
    ],
    [
      'dont_pay_3_14',
      'dont-pay-3-14',
      'DONT_PAY_3_14',
      "dOn't pAy 3.14 € 👩‍💻",
      "dON'T PAY 3.14 € 👩‍💻",
      "don't pay 3.14 € 👩‍💻",
    ],
  ],
] as const

const FIRST = ['lowercase', 'UPPERCASE', 'Title Case', 'Sentence case', 'camelCase', 'PascalCase'] as const
const SECOND = [
  'snake_case',
  'kebab-case',
  'CONSTANT_CASE',
  'aLtErNaTiNg cAsE',
  'iNVERSE cASE',
  'RanDoM CaSe',
] as const

test.each(TABLE)('%j in its cases', (text, first, second) => {
  expect(FIRST.slice(0, first.length).map((name) => convert(text, name))).toEqual(first)
  expect(SECOND.slice(0, second.length).map((name) => convert(text, name))).toEqual(second)
})

test('empty text is empty in every case', () => {
  expect(CASES.map((name) => convert('', name))).toEqual(CASES.map(() => ''))
})

test.each<[string, CaseName, Partial<CaseState>, string]>([
  ['Iğdır ve İzmir', 'lowercase', { locale: 'tr' }, 'ığdır ve izmir'],
  ['istanbul ılık', 'UPPERCASE', { locale: 'tr' }, 'İSTANBUL ILIK'],
  ['istanbul ılık', 'Title Case', { locale: 'az' }, 'İstanbul Ilık'],
  ['istanbul', 'UPPERCASE', {}, 'ISTANBUL'],
  ['ırmak', 'PascalCase', { locale: 'tr' }, 'Irmak'],
  ['aΣ Σa ΑΣ, ΟΣα', 'iNVERSE cASE', {}, 'Aς σA ας, οσΑ'],
  ['Iİ', 'iNVERSE cASE', { locale: 'tr' }, 'ıi'],
  ['IN THE IJSSELMEER', 'Title Case', { locale: 'nl' }, 'In The IJsselmeer'],
  ['ijsland is koud', 'Sentence case', { locale: 'nl' }, 'IJsland is koud'],
  ['ijsland', 'Title Case', {}, 'Ijsland'],
  ['Ì', 'lowercase', { locale: 'lt' }, 'i\u0307\u0300'],
  ['i\u0307\u0300', 'UPPERCASE', { locale: 'lt' }, 'I\u0300'],
  ['Άνθρωπος', 'UPPERCASE', { locale: 'el' }, 'ΑΝΘΡΩΠΟΣ'],
  ['Άνθρωπος', 'UPPERCASE', {}, 'ΆΝΘΡΩΠΟΣ'],
])('%j in %s with %j is %j', (text, name, options, expected) => {
  expect(convert(text, name, options)).toBe(expected)
})

test.each<[string, string]>([
  ["o’neill's rock 'n' roll", "O’neill's Rock 'N' Roll"],
  ['well-known and/or “quoted”', 'Well-Known And/Or “Quoted”'],
  ['ßtill ﬁne ǆep', 'Sstill Fine ǅep'],
  ['ქართული', 'ქართული'],
  ['one\r\ntwo\n\nthree', 'One\r\nTwo\n\nThree'],
  [
    'see (https://example.com/a-page), or ask ann@example.com',
    'See (https://example.com/a-page), Or Ask ann@example.com',
  ],
])('%j as a title is %j', (text, expected) => {
  expect(convert(text, 'Title Case')).toBe(expected)
})

test.each<[string, string, Partial<CaseState>?]>([
  ['HELLO WORLD. HOW ARE YOU? FINE! OK', 'Hello world. How are you? Fine! Ok'],
  ['VERSION 3.14 IS OUT. 2 BUGS. three', 'Version 3.14 is out. 2 bugs. Three'],
  ['“STOP!” he said. (then I left.) i', '“Stop!” He said. (Then I left.) I'],
  ["What I'm told, I’LL do", "What I'm told, I’ll do"],
  ['WE AND I, II', 'We and I, ii'],
  ['ON JAN. 5 IT RAINED. SEE CH. 3.', 'On jan. 5 it rained. See ch. 3.'],
  ['The firm Co. Ltd. Won. yes', 'The firm co. ltd. Won. Yes'],
  ['d. h. so, Z. B. hunde', 'D. h. so, z. b. hunde'],
  ['1. buy milk\n2. SLEEP', '1. Buy milk\n2. Sleep'],
  [
    'SEE https://Example.com/Path?q=1. THEN WRITE TO Ann.Lee@Example.com!',
    'See https://Example.com/Path?q=1. Then write to Ann.Lee@Example.com!',
  ],
  ['www.Example.com/A is up', 'www.Example.com/A is up'],
  ['first line\nSECOND line', 'First line\nSecond line'],
  ['NASA flies. iPhone', 'NASA flies. IPhone', { keepsCapitals: true }],
  ['BEN I IRAK', 'Ben ı ırak', { locale: 'tr' }],
])('%j as a sentence is %j', (text, expected, options) => {
  expect(convert(text, 'Sentence case', options)).toBe(expected)
})

test('titles can keep their capitals', () => {
  expect(convert('the NASA iPhone', 'Title Case', { keepsCapitals: true })).toBe('The NASA IPhone')
})

test.each<[string, string]>([
  ['XMLHttpRequest', 'xml_http_request'],
  ['getURLsForIDs', 'get_urls_for_ids'],
  ['APIsAndSDKs', 'apis_and_sdks'],
  ['parsePDFs2', 'parse_pdfs2'],
  ['HTTPServer', 'http_server'],
  ['CDsAre', 'cds_are'],
  ['utf8Name version2Beta HTTP2Server', 'utf8_name_version2_beta_http2_server'],
  ['2ndPlace', '2nd_place'],
  ['iOS', 'i_os'],
  ['éclairÉtat', 'éclair_état'],
  ['  --trim__me!! ', 'trim_me'],
  ['it’s John’s', 'its_johns'],
  ["NASA's mission to MARS", 'nasas_mission_to_mars'],
  ['the CEO’s API’s', 'the_ceos_apis'],
  ["O'Brien's iPhone", 'obriens_i_phone'],
  ['日本語 テスト', '日本語_テスト'],
  ['नमस्ते दुनिया', 'नमस्ते_दुनिया'],
  ['می‌خواهم', 'می‌خواهم'],
  ['☃ 👍🏽 ❤️', ''],
  ['first line\n\r\nsecondLine', 'first_line\n\r\nsecond_line'],
])('%j in snake_case is %j', (text, expected) => {
  expect(convert(text, 'snake_case')).toBe(expected)
})

test('humps and lines can be left alone', () => {
  expect(convert('parseHTTPResponse now', 'snake_case', { keepsHumps: true })).toBe('parsehttpresponse_now')
  expect(convert('parseHTTPResponse now', 'camelCase', { keepsHumps: true })).toBe('parsehttpresponseNow')
  expect(convert('first line\nsecond', 'CONSTANT_CASE', { isPerLine: false })).toBe('FIRST_LINE_SECOND')
})

test('alternating counts user-perceived characters', () => {
  expect(convert('👨‍👩‍👧‍👦abc', 'aLtErNaTiNg cAsE')).toBe('👨‍👩‍👧‍👦AbC')
  expect(convert('ab\r\ncd', 'aLtErNaTiNg cAsE')).toBe('aB\r\nCd')
  expect(convert('𐐨𐐨', 'aLtErNaTiNg cAsE')).toBe('𐐨𐐀')
  expect(convert('ΣΑΣ', 'aLtErNaTiNg cAsE')).toBe('σΑς')
})
