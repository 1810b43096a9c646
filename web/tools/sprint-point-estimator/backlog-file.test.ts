import { expect, test } from 'vitest'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import { resultsCsv, resultsMarkdown, storiesOfFile, storiesOfText } from './backlog-file.ts'
import type { Table } from './table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const story = (title: string, description = '') => ({ title, description })

test('reads pasted lines as stories, with the description after a tab', () => {
  expect(storiesOfText(' Login \r\n\n  \nSearch\tForgives typos\n')).toEqual([
    story('Login'),
    story('Search', 'Forgives typos'),
  ])
})

test.each([
  [
    'jira.csv',
    'Issue key,Issue id,Summary,Status,Description\r\nAB-1,100,Login,Open,"With a passkey,\nor none"\r\nAB-2,101,Search,Open,\r\n',
    [story('AB-1 Login', 'With a passkey,\nor none'), story('AB-2 Search')],
  ],
  ['plain.csv', 'Login;With a passkey\nSearch;\n', [story('Login', 'With a passkey'), story('Search')]],
  ['one.csv', 'Title\nLogin\n', [story('Login')]],
  ['BACKLOG.CSV', 'Title,Description\nLogin,Passkey\n', [story('Login', 'Passkey')]],
  ['backlog.Tsv', 'Title\tDescription\nLogin\tPasskey\n', [story('Login', 'Passkey')]],
  ['my.csv.txt', 'Title\nLogin, or not\n', [story('Title'), story('Login, or not')]],
  ['list.txt', 'Login\nSearch, and more\n', [story('Login'), story('Search, and more')]],
])('%s is read', (name, text, stories) => {
  expect(storiesOfFile(bytes(text), name)).toEqual(stories)
})

test('truncates values that are too long', () => {
  const [long] = storiesOfFile(
    bytes(`Summary,Description\n${'t'.repeat(400)},${'d'.repeat(4000)}\n`),
    'long.csv',
  )
  expect([long?.title.length, long?.description.length]).toEqual([300, 2000])
})

test('a file without stories says so', () => {
  expect(() => storiesOfFile(bytes('\n \n'), 'empty.txt')).toThrow('"empty.txt" holds no stories.')
  expect(() => storiesOfFile(bytes('Summary\n'), 'heads.csv')).toThrow('"heads.csv" holds no stories.')
})

const done = (id: string, title: string, finalEstimate: string) => ({
  id,
  title,
  description: '',
  finalEstimate,
  isVotingComplete: finalEstimate !== '',
})
const table: Table = {
  deck: STANDARD_DECK,
  stories: [done('1', 'Login | sign in', '5'), done('2', '=1+1', '?'), done('3', 'Search', '')],
  currentId: '1',
  isRevealed: false,
  seats: [],
  shown: [],
  rounds: [],
  round: 0,
  canLead: true,
  autoReveals: false,
  needsStory: true,
  timerEndsAt: 0,
}

test('results go out as CSV that no spreadsheet runs', () => {
  expect(resultsCsv(table)).toBe(
    "Title,Final estimate,Points\r\nLogin | sign in,5,5\r\n'=1+1,?,\r\nSearch,,\r\n",
  )
})

test('results go out as a Markdown table with the total', () => {
  expect(resultsMarkdown(table)).toBe(
    '| Story | Estimate |\n| --- | ---: |\n| Login \\| sign in | 5 |\n| =1+1 | ? |\n| Search |  |\n| **Total** | **5** |\n',
  )
})
