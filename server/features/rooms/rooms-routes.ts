import { Hono } from 'hono'
import {
  type RoomCommand,
  type RoomState,
  roomCommand,
  roomCreation,
  roomFinding,
  roomJoining,
} from '#contract/room.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { createAnonymousIdentity } from '../../live/anonymous-identity.ts'
import { stateEvent } from '../../live/event-streams.ts'
import { generateId, generateJoinCode } from '../../live/ids.ts'
import { createLiveFeed } from '../../live/live-feed.ts'
import { apply, createRoom, Forbidden, join, type Room } from './room.ts'
import { createRoomPresence, topicOf } from './room-presence.ts'
import { MAX_ROOM_BYTES, STORIES_TOO_LONG } from './room-size.ts'
import { addRoom, changeRoom, createRoomStore, findRoomByCode, readRoom } from './room-store.ts'
import { toView } from './room-view.ts'

const IDENTITY = { cookie: 'sundry-room', path: '/api/rooms', secretName: 'rooms' }
/** Changes of a moment reach the browsers as one. */
const INTERVAL_MS = 60
const BACKLOG = { maxBytes: MAX_ROOM_BYTES, tooLarge: STORIES_TOO_LONG }
const NOT_FOUND = 'This session does not exist or has ended.'

/** Routes of live estimation: creating, finding and joining rooms, commands and the stream of changes. */
export async function roomsRoutes(dependencies: Dependencies): Promise<Hono> {
  const { bus, streams, connection, now, elapsed, randomBytes, log } = dependencies
  const store = createRoomStore(dependencies)
  const presence = createRoomPresence(dependencies, store)
  const identity = await createAnonymousIdentity(dependencies, IDENTITY)
  const feed = createLiveFeed({
    bus,
    intervalMs: INTERVAL_MS,
    log,
    read: (topic) => readRoom(store, topic.slice(topicOf('').length)),
  })
  const creations = createRateLimit({ burst: 60, refillMs: 10_000, elapsed })
  const lookups = createRateLimit({ burst: 20, refillMs: 5_000, elapsed })
  const joinings = createRateLimit({ burst: 120, refillMs: 1_000, elapsed })
  const commands = createRateLimit({ burst: 60, refillMs: 200, elapsed })
  // Fifty people in one office.
  const commandsOfVisitor = createRateLimit({ burst: 1_000, refillMs: 20, elapsed })

  const stateOf = async (roomId: string, viewer: string): Promise<RoomState> => {
    const stored = await readRoom(store, roomId)
    if (!stored) throw new HttpProblem(404, NOT_FOUND)
    return toView(stored, viewer, now())
  }
  const isIn = async (roomId: string, viewer: string): Promise<boolean> => {
    const stored = await readRoom(store, roomId)
    if (!stored) throw new HttpProblem(404, NOT_FOUND)
    return stored.room.people.some(({ id }) => id === viewer)
  }
  const change = async (roomId: string, step: (room: Room) => Room) => {
    if (!(await refusable(() => changeRoom(store, roomId, step)))) throw new HttpProblem(404, NOT_FOUND)
    bus.publish(topicOf(roomId))
  }

  const routes = new Hono()
  routes.post('/', async (context) => {
    creations.consume(connection.networkOf(context))
    const beginning = await readJson(context, roomCreation, BACKLOG)
    const id = generateId(randomBytes)
    const creator = identity.identify(context, id)
    const room = await refusable(async () => createRoom(creator, beginning))
    while (!(await refusable(() => addRoom(store, id, generateJoinCode(randomBytes), room))));
    await presence.greet(id, creator)
    return context.json({ id })
  })
  routes.post('/by-code', async (context) => {
    lookups.consume(connection.networkOf(context))
    const { code } = await readJson(context, roomFinding)
    const id = await findRoomByCode(store, code)
    if (id === undefined) throw new HttpProblem(404, NOT_FOUND)
    return context.json({ id })
  })
  routes.get('/:id', async (context) => {
    const id = context.req.param('id')
    context.header('cache-control', 'no-store')
    return context.json(await stateOf(id, identity.findIdentity(context, id)))
  })
  routes.get('/:id/events', async (context) => {
    const id = context.req.param('id')
    const viewer = identity.findIdentity(context, id)
    const first = await stateOf(id, viewer)
    return streams.open(connection.networkOf(context), (send, end) => {
      let sent = ''
      const unwatch = feed.watch(topicOf(id), (stored) => {
        if (!stored) return queueMicrotask(end)
        // Everything that a view depends on, except the viewer.
        const news = [stored.version, ...[...stored.present].sort()].join()
        if (news === sent) return
        sent = news
        send(stateEvent(toView(stored, viewer, now())))
      })
      const leave = first.table ? presence.enter(id, viewer) : () => {}
      return () => {
        unwatch()
        leave()
      }
    })
  })
  routes.post('/:id/join', async (context) => {
    joinings.consume(connection.networkOf(context))
    const id = context.req.param('id')
    const joining = await readJson(context, roomJoining)
    await stateOf(id, '')
    const person = identity.identify(context, id)
    await change(id, (room) => join(room, person, joining))
    await presence.greet(id, person)
    return context.json(await stateOf(id, person))
  })
  routes.post('/:id/commands', async (context) => {
    const id = context.req.param('id')
    const viewer = identity.findIdentity(context, id)
    commandsOfVisitor.consume(connection.networkOf(context))
    // A stranger's cookie is easily invented: they are turned away before anything of theirs is read.
    if (!(await isIn(id, viewer))) throw new HttpProblem(403, 'Join the session first')
    commands.consume(`${id} ${viewer}`)
    const command: RoomCommand = await readJson(context, roomCommand, BACKLOG)
    await change(id, (room) => apply(room, viewer, command, now()))
    return context.json(await stateOf(id, viewer))
  })
  return routes
}

/** Does work; what it refuses becomes an answer. */
async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Forbidden) throw new HttpProblem(403, error.problem.message)
    if (error instanceof UserError) throw new HttpProblem(409, error.problem.message)
    throw error
  }
}
