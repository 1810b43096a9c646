import { beforeEach, describe, expect, test } from 'vitest'
import type { PollRequest, WrittenAnswer } from '#contract/poll.ts'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient, OPEN, type PollsClient } from '../../testing/polls-client.ts'

const set = (change: Partial<PollRequest['settings']>) => ({
  ...OPEN,
  settings: { ...OPEN.settings, ...change },
})

let database: Database
let polls: PollsClient

type Author = { authorization: string }

/** Returns the written answers by their wording, as the poll's author sees them. */
async function answersOf(id: string, author: Author): Promise<Map<string, WrittenAnswer>> {
  const { body } = await polls.ask('GET', `/${id}/answers`, undefined, author)
  return new Map(body.answers.map((answer: WrittenAnswer) => [answer.text, answer]))
}

async function moderate(id: string, author: Author, text: string, change: unknown) {
  const answer = (await answersOf(id, author)).get(text)
  return polls.ask('PATCH', `/${id}/answers/${answer?.id}`, change, author)
}

async function writers(id: string, ...texts: string[]) {
  for (const text of texts) expect((await (await polls.visitor(id)).write(text)).status).toBe(200)
}

async function see(id: string) {
  return (await polls.ask('GET', `/${id}`)).body
}

describe.each(ENGINES)('written answers on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    polls = createPollsClient(await createApp(await testDependencies({ database })))
  })

  test('200 voters at once write three answers in every case: each is one answer, and its votes are exact', async () => {
    const { id, author } = await polls.create(OPEN)
    const visitors = await Promise.all(Array.from({ length: 200 }, () => polls.visitor(id)))
    const texts = ['Mate', ' mate', 'Beer', 'BEER', 'Oat  milk', 'oat MILK ', 'tea']
    const answers = await Promise.all(visitors.map(({ write }, index) => write(texts[index % texts.length])))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const written = [...(await answersOf(id, author)).values()]
    const counts = written.map(({ text, votes }) => [text.toLowerCase().replace(/\s+/g, ' '), votes])
    expect(counts.sort()).toEqual([
      ['beer', 58],
      ['mate', 58],
      ['oat milk', 56],
    ])
    expect(await see(id)).toMatchObject({ voters: 200, results: { votes: [28, 0], other: 172 } })
  })

  test('only the author reads an answer before it is shown; then all can vote for it', async () => {
    const { id, author } = await polls.create(OPEN)
    const ada = await polls.visitor(id)
    const { body } = await ada.write(' Mate ')
    const mate = (await answersOf(id, author)).get('Mate')
    expect(mate).toEqual({ id: body.answer, text: 'Mate', state: 'waiting', countsFor: null, votes: 1 })
    for (const seen of [await see(id), (await ada.see()).body]) {
      expect(JSON.stringify(seen)).not.toContain('Mate')
      expect(seen.results).toEqual({ votes: [0, 0], other: 1 })
    }
    const bob = await polls.visitor(id)
    expect(await bob.vote([body.answer])).toMatchObject({
      status: 409,
      body: { error: 'This answer is not offered any more. Choose another one.' },
    })

    expect((await moderate(id, author, 'Mate', { state: 'shown' })).status).toBe(200)
    expect((await bob.vote([body.answer])).body.answer).toBeUndefined()
    expect(await see(id)).toMatchObject({
      options: [
        { id: 1, text: 'Tea' },
        { id: 2, text: 'Coffee' },
        { id: body.answer, text: 'Mate' },
      ],
      results: { votes: [0, 0, 2], other: 0 },
    })

    await moderate(id, author, 'Mate', { state: 'hidden' })
    expect(JSON.stringify(await see(id))).not.toContain('Mate')
    expect((await see(id)).results).toEqual({ votes: [0, 0], other: 2 })
    expect((await (await polls.visitor(id)).write('mate')).body.answer).toBe(body.answer)
    await moderate(id, author, 'Mate', { state: 'shown' })
    expect((await see(id)).results).toEqual({ votes: [0, 0, 3], other: 0 })
  })

  test('an answer counts for an option and back, and its votes can still be changed', async () => {
    const { id, author } = await polls.create(OPEN)
    const ada = await polls.visitor(id)
    const { receipt } = (await ada.write('Cofee')).body
    await writers(id, 'cofee', 'Mate', 'Tea')
    await moderate(id, author, 'Mate', { state: 'shown' })
    await moderate(id, author, 'Cofee', { countsFor: 2 })
    expect((await see(id)).results).toEqual({ votes: [1, 2, 1], other: 0 })
    await writers(id, 'COFEE')
    expect((await see(id)).results).toEqual({ votes: [1, 3, 1], other: 0 })
    expect((await ada.vote([1], receipt)).status).toBe(200)
    expect((await see(id)).results).toEqual({ votes: [2, 2, 1], other: 0 })
    expect(
      (await polls.ask('GET', `/${id}/results.csv`, undefined, author)).body.split('\r\n').sort(),
    ).toEqual([
      '',
      'Cofee,0,0.0,2 counted for Coffee',
      'Coffee,2,40.0,given',
      'Mate,1,20.0,shown',
      'Option,Votes,Percent,State',
      'Tea,2,40.0,given',
    ])

    const mate = (await answersOf(id, author)).get('Mate')
    await moderate(id, author, 'Cofee', { countsFor: mate?.id })
    expect((await see(id)).results).toEqual({ votes: [2, 0, 3], other: 0 })
    await moderate(id, author, 'Mate', { countsFor: 1 })
    expect((await see(id)).results).toEqual({ votes: [5, 0], other: 0 })
    expect((await answersOf(id, author)).get('Cofee')).toMatchObject({ countsFor: 1, votes: 2 })
    await moderate(id, author, 'Cofee', { state: 'hidden' })
    expect((await see(id)).results).toEqual({ votes: [3, 0], other: 2 })
  })

  test('an answer counts only for what all see, not for itself, and not where a vote has several options', async () => {
    const { id, author } = await polls.create(OPEN)
    await writers(id, 'Mate', 'Beer')
    const ids = await answersOf(id, author)
    const notFound = { status: 404, body: { error: 'This answer is not in the poll any more.' } }
    for (const countsFor of [ids.get('Beer')?.id, ids.get('Mate')?.id, 3])
      expect(await moderate(id, author, 'Mate', { countsFor })).toMatchObject(notFound)
    for (const answer of ['1', '3', '99999999999', 'x', '-1'])
      expect(await polls.ask('PATCH', `/${id}/answers/${answer}`, { state: 'shown' }, author)).toMatchObject(
        notFound,
      )
    const several = await polls.create(set({ kind: 'multiple', mostChoices: 3 }))
    await writers(several.id, 'Mate')
    expect(await moderate(several.id, several.author, 'Mate', { countsFor: 1 })).toMatchObject({
      status: 409,
      body: {
        error:
          'Merging works only in polls with one choice per vote. Anyone who picked both options would be counted twice.',
      },
    })
  })

  test('a written answer counts as one of several choices', async () => {
    const { id, author } = await polls.create(set({ kind: 'multiple', mostChoices: 2 }))
    const ada = await polls.visitor(id)
    expect((await ada.write('Mate', { choices: [1, 2] })).body).toEqual({ error: 'Choose up to 2 options.' })
    expect((await ada.write('Mate', { choices: [2] })).status).toBe(200)
    expect((await (await polls.visitor(id)).write('TEA', { choices: [1] })).status).toBe(200)
    expect(await see(id)).toMatchObject({ voters: 2, results: { votes: [1, 1], other: 1 } })
    expect((await answersOf(id, author)).get('Mate')?.votes).toBe(1)
  })

  test('a vote changes to a written answer, to another one and back; answers without votes are deleted', async () => {
    const { id, author } = await polls.create(OPEN)
    const ada = await polls.visitor(id)
    let { receipt } = (await ada.vote([1])).body
    receipt = (await ada.write('Mate', { receipt })).body.receipt
    expect((await see(id)).results).toEqual({ votes: [0, 0], other: 1 })
    const old = receipt
    receipt = (await ada.write('Beer', { receipt })).body.receipt
    expect((await ada.write('Gin', { receipt: old })).status).toBe(409)
    expect([...(await answersOf(id, author)).keys()]).toEqual(['Beer'])
    await writers(id, 'beer')
    receipt = (await ada.vote([2], receipt)).body.receipt
    expect((await answersOf(id, author)).get('Beer')?.votes).toBe(1)
    expect(await see(id)).toMatchObject({ voters: 2, results: { votes: [0, 1], other: 1 } })
    await moderate(id, author, 'Beer', { state: 'hidden' })
    receipt = (await ada.write('BEER', { receipt })).body.receipt
    expect((await see(id)).results).toEqual({ votes: [0, 0], other: 2 })
    await ada.vote([1], receipt)
    expect((await see(id)).results).toEqual({ votes: [1, 0], other: 1 })
  })

  test('accepts 200 different answers; a voter who writes one more can vote in another way', async () => {
    const { id, author } = await polls.create(OPEN)
    const visitors = await Promise.all(Array.from({ length: 210 }, () => polls.visitor(id)))
    const answers = await Promise.all(visitors.map(({ write }, index) => write(`Answer ${index}`)))
    const refused = answers.flatMap(({ status, body }, index) =>
      status === 200 ? [] : [{ status, body, visitor: visitors[index] }],
    )
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      Array.from({ length: 10 }, () => [
        409,
        'This poll already has 200 different answers of its voters. Choose one of the options.',
      ]),
    )
    expect(await see(id)).toMatchObject({ voters: 200, results: { votes: [0, 0], other: 200 } })
    const late = refused[0]?.visitor
    expect((await late?.see())?.body.hasVoted).toBe(false)
    const [known = ''] = (await answersOf(id, author)).keys()
    expect((await late?.write(known.toUpperCase()))?.status).toBe(200)
    expect(await see(id)).toMatchObject({ voters: 201, results: { other: 201 } })
    expect(await database.selectFrom('poll_voter').select('voter_hash').execute()).toHaveLength(201)
  })

  test('writing the last available answer twenty times at once uses one slot and counts one vote', async () => {
    const { id, author } = await polls.create(OPEN)
    const ada = await polls.visitor(id)
    const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => ada.write(`Try ${index}`)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await answersOf(id, author)).size).toBe(1)
    expect(await see(id)).toMatchObject({ voters: 1, results: { other: 1 } })
  })

  test('a closed poll accepts no answer and remains moderated; an emptied one has none', async () => {
    const { id, author } = await polls.create(OPEN)
    await writers(id, 'Mate')
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    expect(await (await polls.visitor(id)).write('Beer')).toMatchObject({
      status: 410,
      body: { error: 'This poll is closed.' },
    })
    await moderate(id, author, 'Mate', { state: 'shown' })
    expect((await see(id)).results).toEqual({ votes: [0, 0, 1], other: 0 })
    expect((await answersOf(id, author)).size).toBe(1)
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect((await answersOf(id, author)).size).toBe(0)
    expect(await see(id)).toMatchObject({ voters: 0, results: { votes: [0, 0], other: 0 } })
  })

  test('only the author reads written answers or decides on them', async () => {
    const { id, author } = await polls.create(OPEN)
    await writers(id, 'Mate')
    const other = await polls.create(OPEN)
    const answer = (await answersOf(id, author)).get('Mate')?.id
    for (const headers of [{}, other.author, { authorization: 'Bearer ' }])
      for (const [method, path, body] of [
        ['GET', '/answers', undefined],
        ['PATCH', `/answers/${answer}`, { state: 'shown' }],
      ] as const)
        expect(await polls.ask(method, `/${id}${path}`, body, headers)).toMatchObject({
          status: 403,
          body: { error: 'Only the person who made this poll can change it.' },
        })
    expect(
      (await polls.ask('PATCH', `/${other.id}/answers/${answer}`, { state: 'shown' }, other.author)).status,
    ).toBe(404)
    expect((await answersOf(id, author)).get('Mate')?.state).toBe('waiting')
  })

  test('an answer in which there is nothing to see is refused in words', async () => {
    const { id } = await polls.create(OPEN)
    const error = 'Write your answer, or choose another option.'
    expect(await (await polls.visitor(id)).write('\u200B')).toMatchObject({ status: 400, body: { error } })
    expect((await see(id)).voters).toBe(0)
  })

  test('200 characters are counted as people count them', async () => {
    const { id } = await polls.create(OPEN)
    expect((await (await polls.visitor(id)).write('👩‍👩‍👧'.repeat(200))).status).toBe(200)
  })

  test('rejects a written answer if the poll does not allow any', async () => {
    const { id, author } = await polls.create()
    expect(await (await polls.visitor(id)).write('Mate')).toMatchObject({
      status: 400,
      body: { error: 'This poll takes no answers but its options.' },
    })
    expect((await answersOf(id, author)).size).toBe(0)
    expect(await polls.ask('POST', '', set({ kind: 'ranked', mostChoices: 2 }))).toMatchObject({
      status: 400,
      body: { error: 'Voters cannot write answers of their own where options are ranked.' },
    })
  })
})
