import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { favorites } from '../app/preferences/favorites.ts'
import { visitStore } from '../app/preferences/visits.ts'
import { tools } from '../catalog/catalog.ts'
import { storeAs } from '../platform/store/persisted.fixture.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import { findOffers } from './find-offers.ts'
import { toSample } from './input.ts'
import { affinity } from './rank.ts'
import { getSendableResults } from './sendable-results.ts'

afterEach(() => storeAs('sundry-favorites', undefined))

const JSON_TEXT = '{"name":"Ada","born":1815}'
const idOf = (slug: string) => tools.find((tool) => tool.slug === slug)?.id ?? Number.NaN

test('getSendableResults(): returns results longest first, and skips a file with the same text as a copy', async () => {
  await render(
    <>
      <CopyButton text="a few words" name="Copy Title" />
      <DownloadButton content={JSON_TEXT} fileName="result.json" />
      <CopyButton text={() => JSON_TEXT} name="Copy All of it" />
      <DownloadButton content={new Blob([JSON_TEXT])} fileName="same.json" />
      <DownloadButton
        content={async () => new Blob(['a,b\n1,2\n3,4\n5,6\n7,8\n9,10\n'])}
        fileName="table.csv"
      />
      <CopyButton text="" />
      <CopyButton text="not on a plain button, and much longer than the others are" label="Copy the link" />
    </>,
  )
  const sent = await getSendableResults('word-counter')
  expect(sent.map(({ label }) => label)).toEqual(['All of it', 'Title', 'CSV file'])
  const [first, second, third] = sent
  expect([first?.input, second?.input]).toEqual([JSON_TEXT, 'a few words'])
  const [file, ...others] = typeof third?.input === 'object' ? third.input : []
  expect([file?.name, await file?.text(), others]).toEqual([
    'table.csv',
    'a,b\n1,2\n3,4\n5,6\n7,8\n9,10\n',
    [],
  ])
  expect(first?.offers[0]?.slug).toBe('json-formatter')
  expect(third?.offers[0]?.slug).toBe('csv-json-converter')
  expect(sent.flatMap(({ offers }) => offers).filter(({ slug }) => slug === 'word-counter')).toEqual([])
})

test('getSendableResults(): keeps a file that is only as long as a copied result', async () => {
  await render(
    <>
      <CopyButton text="a few words" />
      <DownloadButton content={new Blob(['a,b\n1,2\n3,4'])} fileName="table.csv" />
    </>,
  )
  const sent = await getSendableResults('word-counter')
  expect(sent.map(({ label }) => label)).toEqual(['Text', 'CSV file'])
})

test('getSendableResults(): uses given headings, leaves out what another result contains, and offers no tool for text and file', async () => {
  await render(
    <>
      <CopyButton text="Words: 3" isUnsent />
      <DownloadButton
        content={async () => 'measure,value\nwords,3\nlines,1'}
        fileName="counts.csv"
        heading="The counts (CSV)"
      />
      <CopyButton text="Ann said hello." heading="The text" />
    </>,
  )
  const sent = await getSendableResults('word-counter')
  expect(sent.map(({ label }) => label)).toEqual(['The text', 'The counts (CSV)'])
  expect(sent[0]?.offers[0]?.slug).toBe('case-converter')
  const slugs = sent.flatMap(({ offers }) => offers.map(({ slug }) => slug))
  expect(slugs.length).toBe(new Set(slugs).size)
})

test('without a plain button, all buttons provide their results, at most twelve', async () => {
  await render(
    Array.from({ length: 13 }, (_, index) => index).map((index) => (
      <CopyButton key={index} text={`words number ${index + 10}`} label={`Copy ${index}`} />
    )),
  )
  const sent = await getSendableResults('word-counter')
  expect(sent.map(({ input }) => input)).toEqual(
    Array.from({ length: 12 }, (_, index) => `words number ${index + 10}`),
  )
  expect(sent[0]?.label).toBe('Copy 0')
})

test('of equally confident tools a favorite is first, then the one opened more often', async () => {
  const [json, words] = [idOf('json-formatter'), idOf('word-counter')]
  favorites.set([words])
  visitStore.set({ isOn: true, visits: [{ id: json, count: 7, last: 0 }] })
  expect(['json-formatter', 'word-counter', 'metronome', 'no-such-tool'].map(affinity)).toEqual([
    7, 1e9, 0, 0,
  ])
  visitStore.set({ isOn: true, visits: [{ id: words, count: 2, last: 0 }] })
  expect(affinity('word-counter')).toBe(1e9 + 2)
})

test('a removed input is not examined any more', async () => {
  const sample = await toSample(JSON_TEXT)
  expect((await findOffers(sample, affinity))[0]?.slug).toBe('json-formatter')
  expect(await findOffers(sample, affinity, { signal: AbortSignal.abort() })).toEqual([])
})

test('findOffers(): leaves out the page’s own tool before it cuts the offers to five', async () => {
  const sample = await toSample('Ann\nBob\nCy\nDee')
  const slugs = async (ownSlug?: string) =>
    (await findOffers(sample, affinity, ownSlug === undefined ? {} : { ownSlug })).map(({ slug }) => slug)
  const all = await slugs()
  expect(all).toHaveLength(5)
  const others = await slugs(all[0])
  expect([others.length, others.slice(0, 4)]).toEqual([5, all.slice(1)])
})
