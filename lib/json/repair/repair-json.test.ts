import { expect, test } from 'vitest'
import { toResult } from '../../result/result.ts'
import { applyChanges } from './change.ts'
import { repairJson } from './repair-json.ts'

test.each([
  ['a trailing comma', '[1,2,]', '[1,2]'],
  ['a trailing comma in an object', '{"a":1 , }', '{"a":1  }'],
  ['commas without values', '[,1,,2,,]', '[1,2]'],
  ['single quotes', "{'a':'it\\'s \"x\"'}", '{"a":"it\'s \\"x\\""}'],
  ['smart quotes', '{“a”: “b”, ‘c’: „d“}', '{"a": "b", "c": "d"}'],
  ['backticks', '[`a\nb`]', '["a\\nb"]'],
  ['keys without quotes', '{a:1,$b_2:2, c-d : 3, 4: 5}', '{"a":1,"$b_2":2, "c-d" : 3, "4": 5}'],
  ['comments', '// x\n{"a":1, /* y */ "b":2} # z', '\n{"a":1,  "b":2} '],
  ['an open comment', '[1] /* never', '[1] '],
  ['words of JavaScript', '[NaN,Infinity,-Infinity,undefined]', '[null,null,null,null]'],
  ['words of Python', '[True,False,None]', '[true,false,null]'],
  ['words in other letters', '[TRUE,False,Null,NIL,nan,+Infinity]', '[true,false,null,null,null,null]'],
  ['a missing comma', '[1 2\n"a" true{"b":1 "c":2}]', '[1, 2,\n"a", true,{"b":1, "c":2}]'],
  ['a missing colon', '{"a" 1, "b" "c"}', '{"a": 1, "b": "c"}'],
  ['other colons', '{"a"=1, b => 2}', '{"a":1, "b" : 2}'],
  ['semicolons', '{"a":1; "b":2;}', '{"a":1, "b":2}'],
  ['a missing value', '{"a":,"b"}', '{"a": null,"b": null}'],
  ['open brackets', '{"a":[1,{"b":2', '{"a":[1,{"b":2}]}'],
  ['an open bracket within', '{"a":[1,2}', '{"a":[1,2]}'],
  ['the wrong bracket', '[1,2}', '[1,2]'],
  ['a bracket too many', '{"a":1}}', '{"a":1}'],
  ['an open string', '{"a":"b', '{"a":"b"}'],
  ['an open string before a bracket', '{"a":"b}', '{"a":"b"}'],
  ['an open string before a line', '{"a":"b,\n"c":1}', '{"a":"b",\n"c":1}'],
  ['an open key', '{"a', '{"a": null}'],
  ['line breaks in a string', '["a\r\n\tb"]', '["a\\r\\n\\tb"]'],
  ['quotes in a string', '["say "hi" to"]', '["say \\"hi\\" to"]'],
  ['quotes at the end of a string', '{"a":"he said "hi""}', '{"a":"he said \\"hi\\""}'],
  ['strings side by side', '["a""b"""]', '["a","b",""]'],
  ['JSONP', 'callback({"a":1});', '{"a":1}'],
  ['calls of the MongoDB shell', '{_id: ObjectId("5f"), n: NumberLong(12)}', '{"_id": "5f", "n": 12}'],
  ['a date of JavaScript', '[new Date("2020-01-02"),]', '["2020-01-02"]'],
  [
    'text that only looks like a call',
    '{a: sin(x), b: John (Smith)}',
    '{"a": "sin(x)", "b": "John (Smith)"}',
  ],
  ['an escaped document', '{\\"a\\":1,\\"b\\":\\"x\\\\ny\\"}', '{"a":1,"b":"x\\ny"}'],
  ['an escaped document in lines', '[\\n  \\"a\\"\\n]', '[\n  "a"\n]'],
  [
    'an escaped document with every escape',
    '{\\r\\t\\"a\\":\\"\\/\\\\b\\\\f\\\\r\\"\\r\\t}',
    '{\r\t"a":"/\\b\\f\\r"\r\t}',
  ],
  ['escapes of JavaScript', '["\\x41\\q\\0", "a\\\nb"]', '["\\u0041\\\\q\\\\0", "ab"]'],
  ['a Windows path', '["C:\\Users"]', '["C:\\\\Users"]'],
  [
    'numbers of JavaScript',
    '[+1,.5,5.,-.5e3,0xFF,-0x1F,+0Xa,007,1_000,10n]',
    '[1,0.5,5,-0.5e3,255,-31,10,"007",1000,10]',
  ],
  ['large numbers', '[12345678901234567890,]', '[12345678901234567890]'],
  [
    'text without quotes',
    '{name: John Smith, at: https://a.b/c}',
    '{"name": "John Smith", "at": "https://a.b/c"}',
  ],
  ['a date without quotes', '{"d": 2020-01-02}', '{"d": "2020-01-02"}'],
  ['JSON Lines', '{"a":1}\n{"a":2}\n', '[{"a":1},\n{"a":2}]\n'],
  ['values with commas', '1,2,', '[1,2]'],
  ['a code fence', '```json\n{"a":1,}\n```', '\n{"a":1}\n'],
  ['unusual blanks', '[\u00a01,\u30002]', '[ 1, 2]'],
  ['an ellipsis', '[1,2,...]', '[1,2]'],
  ['the empty array that was never closed', '[', '[]'],
  ['a decimal comma', '{"price": 12,5, "b": -0,25}', '{"price": 12.5, "b": -0.25}'],
  ['a key without a value after a number', '{"a": 12,"5"}', '{"a": 12,"5": null}'],
  ['items of an array, which have no decimal comma', '[12,5,]', '[12,5]'],
  ['doubled quotes in single ones', "{'a':'it''s'}", '{"a":"it\'s"}'],
  ['an assignment', 'const x = {a:1};', '{"a":1}'],
  ['an assignment to a property', 'window.__STATE__={"a":1,}', '{"a":1}'],
])('mends %s', (_, text, repaired) => {
  const repair = repairJson(text)
  expect(repair.text).toBe(repaired)
  expect(() => JSON.parse(repair.text)).not.toThrow()
  expect(applyChanges(text, repair.changes)).toBe(repaired)
})

test.each([
  ['{"s":"have you met "Bob", really"}', { s: 'have you met "Bob", really' }],
  ['["say "hi", now","b"]', ['say "hi", now', 'b']],
  ['["say "hi", "bye" now","b"]', ['say "hi", "bye" now', 'b']],
  ['["5" pipe","b"]', ['5" pipe', 'b']],
  ['{"a":"5" pipe","b":"x"}', { a: '5" pipe', b: 'x' }],
  ['{"a":"he said "hi"}', { a: 'he said "hi"' }],
  ['{"a":"he said "x": really","b":1}', { a: 'he said "x": really', b: 1 }],
  ['{"a":"b, "c":1}', { a: 'b', c: 1 }],
  ['["a", b, "c"]', ['a', 'b', 'c']],
  ['["a" "b"]', ['a', 'b']],
  ['{"c": (1, 2)}', { c: [1, 2] }],
  [
    '{"c": (1,), "d": (), "e": (3), "f": ("x", (True, None))}',
    { c: [1], d: [], e: 3, f: ['x', [true, null]] },
  ],
  [
    '[(1, 2), (3, 4)]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['{tel: (555) 1234}', { tel: '(555) 1234' }],
  ["{'a': b'x', u'k': u'y', 'r': r\"z\"}", { a: 'x', k: 'y', r: 'z' }],
  ['{"a": "x" + "y"}', { a: 'xy' }],
  ["['a' +\n 'b' + \"c\", 1]", ['abc', 1]],
  ['{"a": """one "two"\nthree""", "b": 1}', { a: 'one "two"\nthree', b: 1 }],
  ["{'a': '''it's'''}", { a: "it's" }],
  ['{"a"：1，"b"："x，y"}', { a: 1, b: 'x，y' }],
  ['｛名：張三，年齡：30｝', { 名: '張三', 年齡: 30 }],
  ['{a: 你好，世界}', { a: '你好，世界' }],
  ['{"zip": 01234}', { zip: '01234' }],
  ['Here it is:\n```json\n{"a":1,}\n```\nHope it helps!', { a: 1 }],
  ['```\n[1 2]\n```\nDone.', [1, 2]],
  ['[{"_id": ObjectId("5f1"), "x": 1}]', [{ _id: '5f1', x: 1 }]],
  [
    '{"d": ISODate("2020-01-02T00:00:00Z"), "n": NumberInt(3), "s": "a"}',
    { d: '2020-01-02T00:00:00Z', n: 3, s: 'a' },
  ],
  ['{"a": "C:\\dir\\", "b": 1}', { a: 'C:\\dir\\', b: 1 }],
  ['{"t": "one\nline "two" three", "n": 1}', { t: 'one\nline "two" three', n: 1 }],
  ['[new Date(2020, 1), 2]', ['new Date(2020, 1)', 2]],
  ['{a":"x","b":1}', { a: 'x', b: 1 }],
  ['{"a":x","b":1}', { a: 'x', b: 1 }],
  ['{“a” “b”}', { a: 'b' }],
  ['{"at":2024-10-18T18:35:22.229Z}', { at: '2024-10-18T18:35:22.229Z' }],
  ['[{"a":1}},{"a":2}]', [{ a: 1 }, { a: 2 }]],
  ['"hello" + /* x */ " world"', 'hello world'],
  ['{""a"":""b, c""}', { a: 'b, c' }],
  ['\\"hello\\"', 'hello'],
  ['One: ```json {"a":1} ``` two: ```json [2,] ```', [{ a: 1 }, [2]]],
])('%j: neither invents nor moves anything', (text, value) => {
  expect(JSON.parse(repairJson(text).text)).toEqual(value)
})

test.each(['{"a": "x" + y}', '["a" + 1]', '{"a": true, NOTE "b": "c"}'])(
  '%j has no safe reading, so it is refused',
  (text) => {
    expect(() => repairJson(text)).toThrow('This text could not be repaired')
  },
)

test('leaves valid JSON alone', () => {
  expect(repairJson(' {"a":"it\'s // fine"} ')).toEqual({ text: ' {"a":"it\'s // fine"} ', changes: [] })
})

test('reports each change with its position', () => {
  expect(repairJson("{a:'b',}").changes).toEqual([
    { offset: 1, length: 1, replacement: '"a"', reason: 'A key got its quotes' },
    { offset: 3, length: 1, replacement: '"', reason: '\' around text became "' },
    { offset: 5, length: 1, replacement: '"', reason: '\' around text became "' },
    { offset: 6, length: 1, replacement: '', reason: 'A comma without a value after it was removed' },
  ])
})

test.each([
  ['["\\x41"]', 2, 4, '\\u0041', '\\x41 became \\u0041'],
  ["['a\\'b']", 3, 1, '', "\\' became '"],
  ['["a\\`b"]', 3, 1, '', '\\` became `'],
  ['["a\\\nb"]', 3, 2, '', 'A line that went on in the next was joined'],
  ['[None]', 1, 4, 'null', 'None became null'],
  ['[0x1F]', 1, 4, '31', 'The number 0x1F became 31'],
])('%j: reports the change at %i', (text, offset, length, replacement, reason) => {
  expect(repairJson(text).changes).toContainEqual({ offset, length, replacement, reason })
})

test.each([
  ['[a:b]', "This text could not be repaired: found ':', expected a value (line 1 column 3)"],
  ['{"a":1,\n{}}', "This text could not be repaired: found '{', expected a key (line 2 column 1)"],
  [
    '',
    'This text could not be repaired: Invalid JSON: Unexpected end of JSON input, expected a value (line 1 column 1)',
  ],
])('%j: says that it cannot', (text, message) => {
  expect(() => repairJson(text)).toThrow(message)
})

test('100,000 open levels are closed', () => {
  expect(repairJson('['.repeat(100_000)).text).toBe('['.repeat(100_000) + ']'.repeat(100_000))
})

test('any input results in valid JSON or a UserError', () => {
  const fragments = [...'{}[],:"\'\\a1- \n/*#“\u00a0.=`;', 'None']
  let seed = 7
  for (let round = 0; round < 20_000; round++) {
    let text = ''
    for (let length = 0; length < 12; length++) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      text += fragments[Math.floor((seed / 2147483648) * fragments.length)]
    }
    const result = toResult(() => repairJson(text))
    if (result.ok) expect(() => JSON.parse(result.value.text), text).not.toThrow()
  }
})
