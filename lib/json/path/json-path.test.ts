import { expect, test } from 'vitest'
import { toResult } from '../../result/result.ts'
import { readJsonDocument } from '../document.ts'
import { getSource } from '../node.ts'
import { getJsonPath } from '../node-path.ts'
import { selectNodes } from './evaluate-path.ts'

const read = (text: string) => readJsonDocument(new TextEncoder().encode(text))
const select = (text: string, path: string) => {
  const document = read(text)
  return selectNodes(document, path).map((node) => getSource(document, node))
}
const paths = (text: string, path: string) => {
  const document = read(text)
  return selectNodes(document, path).map((node) => getJsonPath(document, node))
}

/** RFC 9535 figure 1. */
const STORE = `{ "store": {
  "book": [
    { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
    { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
    { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 },
    { "category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99 }
  ],
  "bicycle": { "color": "red", "price": 399 }
} }`

const BOOK = (index: number, member = '') => `$['store']['book'][${index}]${member}`

test.each([
  ['$.store.book[*].author', [0, 1, 2, 3].map((index) => BOOK(index, "['author']"))],
  ['$..author', [0, 1, 2, 3].map((index) => BOOK(index, "['author']"))],
  ['$.store.*', ["$['store']['book']", "$['store']['bicycle']"]],
  [
    '$.store..price',
    [...[0, 1, 2, 3].map((index) => BOOK(index, "['price']")), "$['store']['bicycle']['price']"],
  ],
  ['$..book[2]', [BOOK(2)]],
  ['$..book[2].author', [BOOK(2, "['author']")]],
  ['$..book[2].publisher', []],
  ['$..book[-1]', [BOOK(3)]],
  ['$..book[0,1]', [BOOK(0), BOOK(1)]],
  ['$..book[:2]', [BOOK(0), BOOK(1)]],
  ['$..book[?@.isbn]', [BOOK(2), BOOK(3)]],
  ['$..book[?@.price<10]', [BOOK(0), BOOK(2)]],
])('RFC 9535 table 2: %s', (path, expected) => {
  expect(paths(STORE, path)).toEqual(expected)
})

test('RFC 9535 table 2: $..* is every value but the root', () => {
  const document = read(STORE)
  expect(selectNodes(document, '$..*').length).toBe(document.nodeCount - 1)
})

const CHARACTERS = '["a","b","c","d","e","f","g"]'
const NAMES = `{"o":{"j j":{"k.k":3}},"'":{"@":2}}`
const WILD = '{"o":{"j":1,"k":2},"a":[5,3]}'
const FILTER = `{"a":[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}],"o":{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}},"e":"f"}`
const DEEP = '{"o":{"j":1,"k":2},"a":[5,3,[{"j":4},{"k":6}]]}'
const NULLS = '{"a":null,"b":[null],"c":[{}],"null":1}'

test.each([
  [NAMES, "$.o['j j']", ['{"k.k":3}']],
  [NAMES, "$.o['j j']['k.k']", ['3']],
  [NAMES, '$.o["j j"]["k.k"]', ['3']],
  [NAMES, `$["'"]["@"]`, ['2']],
  [WILD, '$[*]', ['{"j":1,"k":2}', '[5,3]']],
  [WILD, '$.o[*]', ['1', '2']],
  [WILD, '$.o[*, *]', ['1', '2', '1', '2']],
  [WILD, '$.a[*]', ['5', '3']],
  ['["a","b"]', '$[1]', ['"b"']],
  ['["a","b"]', '$[-2]', ['"a"']],
  [CHARACTERS, '$[1:3]', ['"b"', '"c"']],
  [CHARACTERS, '$[5:]', ['"f"', '"g"']],
  [CHARACTERS, '$[1:5:2]', ['"b"', '"d"']],
  [CHARACTERS, '$[5:1:-2]', ['"f"', '"d"']],
  [CHARACTERS, '$[::-1]', ['"g"', '"f"', '"e"', '"d"', '"c"', '"b"', '"a"']],
  [CHARACTERS, '$[::0]', []],
  [CHARACTERS, '$[-3:-1]', ['"e"', '"f"']],
  [CHARACTERS, '$[10:-10:-3]', ['"g"', '"d"', '"a"']],
  [CHARACTERS, '$[0, 3]', ['"a"', '"d"']],
  [CHARACTERS, '$[0:2, 5]', ['"a"', '"b"', '"f"']],
  [CHARACTERS, '$[0, 0]', ['"a"', '"a"']],
  [CHARACTERS, '$[ 1 : 5 : 2 ]', ['"b"', '"d"']],
  [FILTER, "$.a[?@.b == 'kilo']", ['{"b":"kilo"}']],
  [FILTER, "$.a[?(@.b == 'kilo')]", ['{"b":"kilo"}']],
  [FILTER, '$.a[?@>3.5]', ['5', '4', '6']],
  [FILTER, '$.a[?@.b]', ['{"b":"j"}', '{"b":"k"}', '{"b":{}}', '{"b":"kilo"}']],
  [
    FILTER,
    '$[?@.*]',
    ['[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]', '{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}'],
  ],
  [FILTER, '$[?@[?@.b]]', ['[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]']],
  [FILTER, '$.o[?@<3, ?@<3]', ['1', '2', '1', '2']],
  [FILTER, '$.a[?@<2 || @.b == "k"]', ['1', '{"b":"k"}']],
  [FILTER, '$.a[?match(@.b, "[jk]")]', ['{"b":"j"}', '{"b":"k"}']],
  [FILTER, '$.a[?search(@.b, "[jk]")]', ['{"b":"j"}', '{"b":"k"}', '{"b":"kilo"}']],
  [FILTER, '$.o[?@>1 && @<4]', ['2', '3']],
  [FILTER, '$.o[?@.u || @.x]', ['{"u":6}']],
  [FILTER, '$.a[?@.b == $.x]', ['3', '5', '1', '2', '4', '6']],
  [
    FILTER,
    '$.a[?@ == @]',
    ['3', '5', '1', '2', '4', '6', '{"b":"j"}', '{"b":"k"}', '{"b":{}}', '{"b":"kilo"}'],
  ],
  [DEEP, '$..j', ['1', '4']],
  [DEEP, '$..[0]', ['5', '{"j":4}']],
  [DEEP, '$.o..[*, *]', ['1', '2', '1', '2']],
  [DEEP, '$.a..[0, 1]', ['5', '3', '{"j":4}', '{"k":6}']],
  [NULLS, '$.a', ['null']],
  [NULLS, '$.a[0]', []],
  [NULLS, '$.a.d', []],
  [NULLS, '$.b[?@]', ['null']],
  [NULLS, '$.b[?@==null]', ['null']],
  [NULLS, '$.c[?@.d==null]', []],
  [NULLS, '$.null', ['1']],
])('%.30s: %s', (text, path, expected) => {
  expect(select(text, path)).toEqual(expected)
})

/** RFC 9535 table 11; each comparison with its result in the table. */
const COMPARED = '{"obj":{"x":"y"},"arr":[2,3]}'
test.each([
  ['$.absent1 == $.absent2', true],
  ['$.absent1 <= $.absent2', true],
  ["$.absent == 'g'", false],
  ['$.absent1 != $.absent2', false],
  ["$.absent != 'g'", true],
  ['1 <= 2', true],
  ['1 > 2', false],
  ["13 == '13'", false],
  ["'a' <= 'b'", true],
  ["'a' > 'b'", false],
  ['$.obj == $.arr', false],
  ['$.obj != $.arr', true],
  ['$.obj == $.obj', true],
  ['$.obj != $.obj', false],
  ['$.arr == $.arr', true],
  ['$.arr != $.arr', false],
  ['$.obj == 17', false],
  ['$.obj != 17', true],
  ['$.obj <= $.arr', false],
  ['$.obj < $.arr', false],
  ['$.obj <= $.obj', true],
  ['$.arr <= $.arr', true],
  ['1 <= $.arr', false],
  ['1 >= $.arr', false],
  ['1 > $.arr', false],
  ['1 < $.arr', false],
  ['true <= true', true],
  ['true > true', false],
  ['!($.absent1 == 1) && (1 == 1.0 || 1 == 2)', true],
  ["'\uffff' < '😀'", true],
  ["'😀' < '😁'", true],
  ["'😁' < '😀x'", false],
  ["'😀' < '😀x'", true],
  ["'😀x' < '😀\uffff'", true],
  ["'😀' < '\uffff'", false],
  ['-0 == 0', true],
  ['1e2 == 100', true],
])('%s is %s', (comparison, truth) => {
  expect(select(COMPARED, `$[?${comparison}]`).length).toBe(truth ? 2 : 0)
})

test.each([
  ['{"a":"😀é"}', '$[?length(@)==2]', ['"😀é"']],
  ['[[1,2],{"a":1,"b":2},"ab",2,null]', '$[?length(@) == 2]', ['[1,2]', '{"a":1,"b":2}', '"ab"']],
  ['[[1,2],[3],[]]', '$[?count(@.*)>=1]', ['[1,2]', '[3]']],
  ['[{"c":"red"},{"c":{"d":"red"}}]', "$[?value(@..c)=='red']", ['{"c":"red"}']],
  ['["1974-05-11","1974-06-11"]', '$[?match(@, "1974-05-..")]', ['"1974-05-11"']],
  ['["a\\u2028b","a\\nb","a\\rb"]', '$[?match(@, "a.b")]', ['"a\\u2028b"']],
  ['["a.b","axb"]', '$[?match(@, "a[.]b")]', ['"a.b"']],
  ['["a-b"]', '$[?match(@, "a\\\\-b")]', ['"a-b"']],
  ['["Ab","ab"]', '$[?match(@, "\\\\p{Lu}b")]', ['"Ab"']],
  ['["abc","xab","ab^"]', '$[?search(@, "^ab")]', ['"abc"', '"ab^"']],
  ['["abc","abcx"]', '$[?match(@, ".*bc$")]', ['"abc"']],
  ['["a]c","a.c","axc"]', '$[?match(@, "a[\\\\].]c")]', ['"a]c"', '"a.c"']],
  ['["a[xc","abc"]', '$[?match(@, "a\\\\[.c")]', ['"a[xc"']],
  ['["ab"]', '$[?search(@, "(?=a)")]', []],
  ['["ab"]', '$[?search(@, "[")]', []],
  ['["ax","b"]', '$[?match(@, "a)|(b")]', []],
  ['["ab",1]', '$[?search(@, 1)]', []],
  ['["x|y"]', '$[?match(@, "x|y")]', []],
])('%s: functions in %s', (text, path, expected) => {
  expect(select(text, path)).toEqual(expected)
})

test.each([
  ['[9007199254740993,9007199254740992]', '$[?@ == 9007199254740993]', ['9007199254740993']],
  ['[1.50,15e-1,"1.5"]', '$[?@ == 1.5]', ['1.50', '15e-1']],
  ['{"a":1,"a":2,"\\u0061":3}', '$.a', ['1', '2', '3']],
  ['{"é":1,"\\u00e9x":2}', "$['\\u00e9']", ['1']],
  ['{"😀":1}', '$["\\uD83D\\ude00"]', ['1']],
  ['{"a\\"b":1,"a":2}', `$['a"b']`, ['1']],
  ['{"☺":{"_1":7}}', '$.☺ ._1', ['7']],
  [' {"a" : [ 1 ] } ', '$', ['{"a" : [ 1 ] }']],
  [
    '[{"a":{"x":1,"y":[2]},"b":{"y":[2.0],"x":1}}]',
    '$[?@.a == @.b]',
    ['{"a":{"x":1,"y":[2]},"b":{"y":[2.0],"x":1}}'],
  ],
  ['[{"a":{"x":1},"b":{"y":1}},{"a":[1,2],"b":[2,1]},{"a":[],"b":{}}]', '$[?@.a == @.b]', []],
])('%s preserves the written form: %s', (text, path, expected) => {
  expect(select(text, path)).toEqual(expected)
})

test.each([
  ['', "found the end, expected '$', the start of every path (column 1)"],
  ['a', "found 'a', expected '$', the start of every path (column 1)"],
  ['$ ', "found ' ', expected '.', '..', '[' or the end (column 2)"],
  ['$.', "found the end, expected a name or '*' after '.' (column 3)"],
  ['$.1', "found '1', expected a name or '*' after '.' (column 3)"],
  ['$..', "found the end, expected a name, '*' or '[' after '..' (column 4)"],
  ['$[', "found the end, expected a name in quotes, an index, a slice, '*' or a filter '?' (column 3)"],
  ['$[a]', "found 'a', expected a name in quotes, an index, a slice, '*' or a filter '?' (column 3)"],
  ['$[1', "found the end, expected ',' or ']' (column 4)"],
  ['$[01]', 'a number here has no leading zero (column 3)'],
  ['$[-0]', 'a number here has no leading zero (column 3)'],
  ['$[9007199254740992]', 'the number is too large (column 3)'],
  ["$['a]", 'the string is never closed (column 3)'],
  ["$['\\x']", 'the string holds an escape that JSONPath does not have (column 4)'],
  ["$['\\ud800']", 'the string holds an escape that JSONPath does not have (column 4)'],
  ["$['\\\"']", 'the string holds an escape that JSONPath does not have (column 4)'],
  ["$['\t']", 'a control character in a string must be escaped (column 4)'],
  ['$[?1]', 'a literal must be compared with something (column 4)'],
  ['$[?@.* == 1]', 'only a query for a single value, of names and indexes, can be compared (column 4)'],
  ['$[?@.a == 1 == 2]', "found '=', expected ',' or ']' (column 13)"],
  ['$[?length(@.a)]', 'the result of length() must be compared with something (column 4)'],
  [
    '$[?length(@.*) == 1]',
    'only a query for a single value, of names and indexes, can be compared (column 11)',
  ],
  ['$[?@[0,1] == 1]', 'only a query for a single value, of names and indexes, can be compared (column 4)'],
  ['$[?count(1) == 1]', 'a query that begins with @ or $ is needed here (column 10)'],
  ['$[?match(@.a, "x") == true]', 'match() is true or false by itself and cannot be compared (column 4)'],
  ['$[?match(@.a)]', "found ')', expected ',' and another argument of match (column 13)"],
  ['$[?count(@.a, @.b) == 1]', "found ',', expected ')' after the argument of count (column 13)"],
  ['$[?nope(@)]', 'there is no function nope; there are length, count, match, search, value (column 4)'],
  ['$[?(@.a]', "found ']', expected ')' (column 8)"],
  [
    '$[?@.a == TRUE]',
    "found 'T', expected '@', '$', a string, a number, true, false, null or a function (column 11)",
  ],
  ['$[?@.a == 1 and @.b]', "found 'a', expected ',' or ']' (column 13)"],
])('%s: says what is wrong', (path, message) => {
  const result = toResult(() => select('[]', path))
  expect(result).toMatchObject({ ok: false, problem: { message: `Invalid JSONPath: ${message}` } })
})

test('a filter can be nested 199 parentheses deep', () => {
  const nested = (depth: number) => select('[]', `$[?${'('.repeat(depth)}1==1${')'.repeat(depth)}]`)
  expect(nested(199)).toEqual([])
  expect(() => nested(200)).toThrow('the filter is nested too deeply (column 204)')
})

test('a filter nested without end is refused, a deep document is not', () => {
  expect(() => select('[]', `$[?${'('.repeat(100_000)}`)).toThrow('the filter is nested too deeply')
  expect(() => select('[]', `$${'[?@'.repeat(100_000)}`)).toThrow('the filter is nested too deeply')
  expect(() => select('[]', `$[?${'length('.repeat(100_000)}`)).toThrow('the filter is nested too deeply')
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(selectNodes(read(deep), '$..*').length).toBe(99_999)
  expect(selectNodes(read(`[${deep},${deep}]`), '$[?@ == $[0]]').length).toBe(2)
})
