import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { runMaintenance } from '../../maintenance.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { readResponse } from '../../testing/read-response.ts'
import { RoomBrowser } from '../../testing/room-browser.ts'
import { createRoomPresence } from './room-presence.ts'
import { createRoomStore } from './room-store.ts'

const NOT_FOUND = { error: 'This session does not exist or has ended.' }

describe.each(ENGINES)('on %s', (engine) => {
  let dependencies: Dependencies
  let now: number
  let lea: RoomBrowser
  let ana: RoomBrowser
  let ben: RoomBrowser

  beforeEach(async () => {
    now = TEST_NOW
    dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => now })
    const app = await createApp(dependencies)
    lea = new RoomBrowser(app)
    ana = new RoomBrowser(app)
    ben = new RoomBrowser(app)
  })

  test('a team joins by link or code, votes, and sees the votes once they are shown', async () => {
    const id = await lea.create()
    expect(id).toMatch(/^[\w-]{20}$/)
    const code = (await lea.see(id)).table?.code ?? ''
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    const spoken = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
    expect(await readResponse(ana.post('/by-code', { code: spoken }))).toEqual([200, { id }])
    expect((await ana.see(id)).table).toBeNull()
    expect((await ana.join(id, 'Ana')).status).toBe(200)
    await ana.vote(id, '5')
    await lea.vote(id, '8')
    expect(
      (await lea.see(id)).table?.seats.map(({ name, hasVoted, card }) => [name, hasVoted, card]),
    ).toEqual([
      ['Lea', true, '8'],
      ['Ana', true, ''],
    ])
    await lea.command(id, { kind: 'reveal', storyId: '1' })
    expect((await ana.see(id)).table?.shown).toEqual([
      { name: 'Lea', card: '8' },
      { name: 'Ana', card: '5' },
    ])
    expect((await ana.see(id)).table?.stories[0]?.finalEstimate).toBe('5')
  })

  test('a removed person stays out until the facilitator lets them back in', async () => {
    const id = await lea.create()
    await ana.join(id, 'Ana')
    await ben.join(id, 'Ben')
    const personId = (await ana.see(id)).table?.seats.find(({ isMe }) => isMe)?.id ?? ''
    await lea.command(id, { kind: 'remove-person', personId })
    const refused = [403, { error: 'The facilitator has removed you from this session' }]
    expect(await readResponse(ana.join(id, 'Ana'))).toEqual(refused)
    expect(await readResponse(ana.join(id, 'Somebody'))).toEqual(refused)
    const cleared = new RoomBrowser(await createApp(dependencies))
    expect(await readResponse(cleared.join(id, 'Ana'))).toEqual(refused)
    expect((await lea.see(id)).table?.removedPeople).toEqual([{ id: personId, name: 'Ana' }])
    expect((await ben.see(id)).table?.removedPeople).toEqual([])
    expect((await ana.see(id)).table).toBeNull()
    await lea.command(id, { kind: 'readmit-person', personId })
    expect((await ana.join(id, 'Ana')).status).toBe(200)
    expect((await lea.see(id)).table?.removedPeople).toEqual([])
  })

  test('nothing that reaches one before the reveal depends on what the other plays', async () => {
    /** All bytes that Ben receives until just before the reveal, and after it. */
    const run = async (first: string, second: string) => {
      let drawn = 0
      const { database } = dependencies
      await database.deleteFrom('room').execute()
      const given = await testDependencies({
        database,
        randomBytes: (count) => Uint8Array.from({ length: count }, () => (drawn = (drawn * 73 + 41) % 251)),
      })
      const app = await createApp(given)
      const [lead, other] = [new RoomBrowser(app), new RoomBrowser(app)]
      const id = await lead.create()
      await other.join(id, 'Ben')
      const reader = (await other.get(`/${id}/events`)).body?.getReader()
      const read = async () => new TextDecoder().decode((await reader?.read())?.value)
      const bytes = [await read(), await read()]
      const note = async (answer: Response) => bytes.push(`${answer.status} ${await answer.text()}`)
      const isNews = (text: string) => text.includes('"version"')
      for (const card of [first, second]) {
        await lead.vote(id, card)
        let text = await read()
        while (!isNews(text)) text = await read()
        bytes.push(text)
        await note(await other.get(`/${id}`))
        await note(await other.vote(id, '3'))
        bytes.push(await read())
      }
      await note(await other.command(id, { kind: 'reveal', storyId: '1' }))
      await lead.command(id, { kind: 'reveal', storyId: '1' })
      const after = await read()
      given.streams.endAll()
      return { before: bytes.join('\n'), after }
    }
    const runs = [await run('5', '5'), await run('89', '1'), await run('?', '☕')]
    expect(runs[0]?.before).toContain('"hasVoted":true')
    expect(runs[1]?.before).toBe(runs[0]?.before)
    expect(runs[2]?.before).toBe(runs[0]?.before)
    expect(runs[1]?.after).not.toBe(runs[0]?.after)
  })

  test('late, forged and foreign votes are refused', async () => {
    const id = await lea.create()
    await ana.join(id, 'Ana')
    await ana.vote(id, '5')
    expect(await readResponse(ben.vote(id, '5'))).toEqual([403, { error: 'Join the session first' }])
    expect(await readResponse(ana.vote(id, '4'))).toEqual([409, { error: 'This card is not in the deck' }])
    expect(await readResponse(ana.command(id, { kind: 'reveal', storyId: '1' }))).toEqual([
      403,
      { error: 'Only the facilitator can do this' },
    ])
    expect(
      (await ana.post(`/${id}/commands`, { kind: 'vote', storyId: '1', card: '5', as: 'Lea' })).status,
    ).toBe(400)
    await lea.command(id, { kind: 'reveal', storyId: '1' })
    expect(await readResponse(ana.vote(id, '13'))).toEqual([
      409,
      { error: 'Voting is closed for this story' },
    ])
    expect((await lea.see(id)).table?.shown).toEqual([{ name: 'Ana', card: '5' }])
    ben.cookie = `sundry-room=${'A'.repeat(22)}`
    expect(await readResponse(ben.vote(id, '5'))).toEqual([403, { error: 'Join the session first' }])
  })

  test('a reload and a second tab are the same person, another browser is not', async () => {
    const id = await lea.create()
    await ana.join(id, 'Ana')
    await ana.vote(id, '5')
    await ana.join(id, 'Ana')
    await ben.join(id, 'Ana')
    const seats = (await ana.see(id)).table?.seats.map(({ name, isMe, card }) => [name, isMe, card])
    expect(seats).toEqual([
      ['Lea', false, ''],
      ['Ana', true, '5'],
      ['Ana 2', false, ''],
    ])
    const elsewhere = await lea.create()
    await ana.join(elsewhere, 'Ana')
    const idIn = async (room: string) => (await ana.see(room)).table?.seats.find(({ isMe }) => isMe)?.id
    expect(await idIn(elsewhere)).not.toBe(await idIn(id))
  })

  test('forty who press at once end in one state with every vote in it', async () => {
    const id = await lea.create()
    const people = Array.from({ length: 40 }, () => new RoomBrowser(lea.app))
    await Promise.all(people.map((person, index) => person.join(id, `P${index}`)))
    const answers = await Promise.all(people.map((person) => person.vote(id, '5')))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const { table, version } = await lea.see(id)
    expect(table?.seats.filter(({ hasVoted }) => hasVoted).length).toBe(40)
    expect(version).toBe(81)
    await Promise.all([
      lea.command(id, { kind: 'reveal', storyId: '1' }),
      lea.command(id, { kind: 'reset', storyId: '1' }),
      lea.command(id, { kind: 'reset', storyId: '1' }),
    ])
    const after = (await lea.see(id)).table
    expect(after?.rounds.length).toBeLessThanOrEqual(1)
    expect(after?.isRevealed).toBe(false)
    expect(after?.seats.some(({ hasVoted }) => hasVoted)).toBe(false)
  })

  test('two processes that change a room at once end in one state', async () => {
    const id = await lea.create()
    const elsewhere = new RoomBrowser(await createApp({ ...dependencies }))
    elsewhere.cookie = lea.cookie
    const add = (browser: RoomBrowser, title: string) =>
      browser.command(id, { kind: 'add-story', title, description: '' })
    const titles = Array.from({ length: 20 }, (_, index) => `S${index}`)
    await Promise.all(titles.map((title, index) => add(index % 2 ? lea : elsewhere, title)))
    const stories = (await lea.see(id)).table?.stories ?? []
    expect(stories.map(({ title }) => title).sort()).toEqual(['Login', 'Search', ...titles].sort())
    expect(new Set(stories.map((story) => story.id)).size).toBe(22)
  })

  test('stories that are too long for one session are refused with what to do, and change nothing', async () => {
    const tooLong =
      'A session takes up to 192 kB of stories. Take fewer of them, or shorten their descriptions.'
    const stories = (count: number, description: string) =>
      Array.from({ length: count }, () => ({ title: 'Story', description, finalEstimate: '' }))
    const begin = (count: number, description: string) =>
      lea.post('', {
        name: 'Lea',
        deck: { id: 'fibonacci', custom: [] },
        stories: stories(count, description),
      })
    expect(await readResponse(begin(200, 'x'.repeat(2_000)))).toEqual([413, { error: tooLong }])
    expect(await readResponse(begin(120, 'x'.repeat(2_000)))).toEqual([409, { error: tooLong }])
  })

  test('strangers are turned away before anything of theirs is read, and counted by their network', async () => {
    const id = await lea.create()
    const command = (body: string) =>
      lea.app.request(`/api/rooms/${id}/commands`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          cookie: `sundry-room=${dependencies.randomBytes(9).join('')}`,
        },
      })
    expect(await readResponse(command('no JSON'))).toEqual([403, { error: 'Join the session first' }])
    for (let count = 1; count < 1_000; count++) await command('{}')
    expect(await readResponse(command('{}'))).toEqual([
      429,
      { error: 'Too many requests. Try again in 1 s.' },
    ])
  })

  test('returns an error for a missing room or one without changes for 30 days', async () => {
    expect(await readResponse(lea.get('/nonsense'))).toEqual([404, NOT_FOUND])
    expect(await readResponse(lea.get('/nonsense/events'))).toEqual([404, NOT_FOUND])
    expect(await readResponse(lea.join('nonsense', 'Lea'))).toEqual([404, NOT_FOUND])
    expect(await readResponse(lea.vote('nonsense', '5'))).toEqual([404, NOT_FOUND])
    const id = await lea.create()
    now += 30 * DAY_MS - 1
    expect((await lea.see(id)).people).toBe(1)
    now += 1
    expect(await readResponse(lea.get(`/${id}`))).toEqual([404, NOT_FOUND])
    await lea.create()
    await runMaintenance(dependencies)
    expect(await dependencies.database.selectFrom('room').select('id').execute()).toHaveLength(1)
  })

  test('codes cannot be tried through, and go out of use after a day', async () => {
    const id = await lea.create()
    const code = (await lea.see(id)).table?.code
    const tries = Array.from({ length: 20 }, () => ana.post('/by-code', { code: 'AAAAAA' }))
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]))
    expect((await ana.post('/by-code', { code })).status).toBe(429)
    now += DAY_MS
    expect(await readResponse(ana.post('/by-code', { code }))).toEqual([404, NOT_FOUND])
    expect((await lea.see(id)).people).toBe(1)
  })

  test('arrivals and absences are sent to the others even without another change', async () => {
    const id = await lea.create()
    await ana.join(id, 'Ana')
    await ben.join(id, 'Ben')
    const benId = (await ben.see(id)).table?.seats[2]?.id ?? ''
    const reader = (await ana.get(`/${id}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader()
    /** Reads until Lea is reported present, or absent. */
    const untilLea = async (isPresent: boolean) => {
      for (let text = ''; !text.includes(`"isFacilitator":true,"isPresent":${isPresent}`); ) {
        const chunk = await reader?.read()
        if (!chunk || chunk.done) throw new Error('The stream has ended')
        text = chunk.value
      }
    }
    await untilLea(true)
    now += 50_000
    await createRoomPresence(dependencies, createRoomStore(dependencies)).greet(id, benId)
    await untilLea(false)
    await reader?.cancel()
  })

  test('joining without a name is refused', async () => {
    const id = await lea.create()
    expect(await readResponse(ana.join(id, '  '))).toEqual([400, { error: 'Please enter your name' }])
  })

  test('the cookie is for this server’s rooms alone and no script can read it', async () => {
    const answer = await lea.post('', { name: '', deck: { id: 'fibonacci', custom: [] }, stories: [] })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^sundry-room=[\w-]{22}; Max-Age=2592000; Path=\/api\/rooms; HttpOnly; SameSite=Strict$/,
    )
  })
})
