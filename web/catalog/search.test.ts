import { expect, test } from 'vitest'
import Braces from '~icons/lucide/braces'
import { nearestTools, searchTools } from './search.ts'
import type { Tool } from './tool.ts'

function card(id: number, title: string, tags: readonly string[], summary = ''): Tool {
  return {
    id,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    tagline: '',
    summary,
    features: ['', '', ''],
    categories: ['dev'],
    tags,
    icon: Braces,
  }
}

const json = card(1, 'JSON Formatter', ['prettify', 'jsonlint'], 'Format and validate')
const api = card(2, 'API Tester', ['postman', 'curl'], 'Send a request and read the JSON answer')
const wheel = card(3, 'Wheel of Names', ['spinner', 'raffle'])
const base64 = card(4, 'Base64 Encoder', ['base64'])
const jwt = card(5, 'JWT Decoder', ['jwt', 'expired'])
const metronome = card(6, 'Metronome', ['tempo'])
const estimator = card(7, 'Sprint Point Estimator', ['retro', 'standup'])
const tools = [json, api, wheel, base64, jwt, metronome, estimator]

test.each([
  ['', tools],
  ['  ', tools],
  ['postman', [api]],
  ['json', [json, api]],
  ['JSON form', [json]],
  ['spiner', [wheel]],
  ['jsno', [json, api]],
  ['whel', [wheel]],
  ['wheeel', [wheel]],
  ['tester json', [api]],
  ['zebra', []],
  ['js zebra', []],
  ['base 64', [base64]],
  ['jwt expired', [jwt]],
  ['stand up', [estimator]],
  ['retro', [estimator]],
  ['etron', [metronome]],
  ['netronome', []],
  ['metronom', [metronome]],
])('"%s" finds the tools it means, best first', (query, found) => {
  expect(searchTools(tools, query)).toEqual(found)
})

test.each([
  ['merge json postman', [json, api]],
  ['expired json', [json]],
  ['3 bananas', []],
  ['metronomm', [metronome]],
])('nearestTools(): "%s" has those about as near as the best', (query, found) => {
  expect(nearestTools(tools, query)).toEqual(found)
})
