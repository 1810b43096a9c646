import { type Context, Hono } from 'hono'
import {
  type RoomCommand,
  type RoomStateSent,
  roomCommand,
  roomCreation,
  roomFinding,
  roomJoining,
} from '#contract/room.ts'
import { UserError } from '#lib/result/user-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute, type RouteRules } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit, createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { createAnonymousIdentity } from '../../live/anonymous-identity.ts'
import { stateEvent } from '../../live/event-streams.ts'
import { generateId, generateJoinCode } from '../../live/ids.ts'
import { createLiveFeed } from '../../live/live-feed.ts'
import { createNetworkBucket } from '../../live/network-bucket.ts'
import { STREAM_OPENINGS } from '../../live/stream-limit.ts'
import { apply, createRoom, Forbidden, join, type Room } from './room.ts'
import { createRoomPresence, topicOf } from './room-presence.ts'
import { MAX_ROOM_BYTES, STORIES_TOO_LONG } from './room-size.ts'
import { addRoom, changeRoom, createRoomStore, findRoomByCode, readRoom } from './room-store.ts'
import { type StoredRoom, toView } from './room-view.ts'

const IDENTITY = { cookie: 'sundry-room', path: '/api/rooms', secretName: 'rooms' }
/** Changes of a moment reach the browsers as one. */
const INTERVAL_MS = 60
const BACKLOG = { maxBytes: MAX_ROOM_BYTES, tooLarge: STORIES_TOO_LONG }
const NOT_FOUND = 'This session does not exist or has ended.'

/** The rooms of a server, and everything that their routes share. */
type Rooms = Dependencies & Awaited<ReturnType<typeof openRooms>>

/** Creates the routes of live estimation: creating, finding and joining rooms, commands and the stream of changes. */
export async function createRoomRoutes(dependencies: Dependencies): Promise<Hono> {
  const rooms: Rooms = { ...dependencies, ...(await openRooms(dependencies)) }
  const on = (handle: (rooms: Rooms, context: Context) => Promise<Response>) => (context: Context) =>
    handle(rooms, context)
  const { creation, lookup, reading, streaming, joining, commanding } = roomRules(dependencies)
  return new Hono()
    .post('/', declareRoute(creation), on(create))
    .post('/by-code', declareRoute(lookup), on(findByCode))
    .get('/:id', declareRoute(reading), on(showState))
    .get('/:id/events', declareRoute(streaming), on(streamStates))
    .post('/:id/join', declareRoute(joining), on(enter))
    .post('/:id/commands', declareRoute(commanding), on(command))
}

async function openRooms(dependencies: Dependencies) {
  const { bus, elapsed, log } = dependencies
  const store = createRoomStore(dependencies)
  return {
    store,
    presence: createRoomPresence(dependencies, store),
    identity: await createAnonymousIdentity(dependencies, IDENTITY),
    bucketOfNetwork: await createNetworkBucket(dependencies, IDENTITY.secretName),
    feed: createLiveFeed({
      bus,
      intervalMs: INTERVAL_MS,
      log,
      read: (topic) => readRoom(store, topic.slice(topicOf('').length)),
    }),
    commands: createRateLimit({ burst: 60, refillMs: 200, elapsed }),
  }
}

function roomRules(dependencies: Dependencies) {
  const limit = (burst: number, refillMs: number) => createNetworkLimit(dependencies, { burst, refillMs })
  return {
    creation: { callers: 'anyone', limit: limit(60, 10_000), body: BACKLOG },
    lookup: { callers: 'anyone', limit: limit(20, 5_000) },
    reading: { callers: 'anyone', limit: limit(2_000, 20) },
    streaming: { callers: 'anyone', limit: createNetworkLimit(dependencies, STREAM_OPENINGS) },
    joining: { callers: 'anyone', limit: limit(120, 1_000) },
    // Fifty people in one office.
    commanding: { callers: 'participant', limit: limit(1_000, 20), body: BACKLOG },
  } as const satisfies Readonly<Record<string, RouteRules>>
}

async function create(rooms: Rooms, context: Context) {
  const { randomBytes, store, presence, identity } = rooms
  const beginning = await readJson(context, roomCreation)
  const id = generateId(randomBytes)
  const creator = identity.identify(context, id)
  const room = await refusable(async () => createRoom(creator, beginning))
  while (!(await refusable(() => addRoom(store, id, generateJoinCode(randomBytes), room))));
  await presence.greet(id, creator)
  return context.json({ id })
}

async function findByCode({ store }: Rooms, context: Context) {
  const { code } = await readJson(context, roomFinding)
  const id = await findRoomByCode(store, code)
  if (id === undefined) throw new HttpProblem(404, NOT_FOUND)
  return context.json({ id })
}

async function showState(rooms: Rooms, context: Context) {
  const id = idOf(context)
  context.header('cache-control', 'no-store')
  const viewer = rooms.identity.findIdentity(context, id)
  const state = await stateOf(rooms, id, viewer)
  if (state.table) rooms.presence.poll(id, viewer)
  return context.json(state)
}

async function streamStates(rooms: Rooms, context: Context) {
  const { connection, streams, now, presence, identity, feed } = rooms
  const id = idOf(context)
  const viewer = identity.findIdentity(context, id)
  const first = await stateOf(rooms, id, viewer)
  return streams.open(context, connection.networkOf(context), (send, end) => {
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
}

async function enter(rooms: Rooms, context: Context) {
  const { presence, identity, bucketOfNetwork, now } = rooms
  const id = idOf(context)
  const joining = { ...(await readJson(context, roomJoining)), network: bucketOfNetwork(context, id) }
  await stateOf(rooms, id, '')
  const person = identity.identify(context, id)
  await change(rooms, id, (room) => join(room, person, joining, now()))
  await presence.greet(id, person)
  return context.json(await stateOf(rooms, id, person))
}

async function command(rooms: Rooms, context: Context) {
  const { now, identity, commands } = rooms
  const id = idOf(context)
  const viewer = identity.findIdentity(context, id)
  // Cookies are easily invented: reject strangers before reading anything that they sent.
  if (!(await isIn(rooms, id, viewer))) throw new HttpProblem(403, 'Join the session first')
  commands.consume(`${id} ${viewer}`)
  const command: RoomCommand = await readJson(context, roomCommand)
  await change(rooms, id, (room) => apply(room, viewer, command, now()))
  return context.json(await stateOf(rooms, id, viewer))
}

function idOf(context: Context): string {
  return context.req.param('id') ?? ''
}

async function roomAt({ store }: Rooms, id: string): Promise<StoredRoom> {
  const stored = await readRoom(store, id)
  if (!stored) throw new HttpProblem(404, NOT_FOUND)
  return stored
}

async function stateOf(rooms: Rooms, id: string, viewer: string): Promise<RoomStateSent> {
  return toView(await roomAt(rooms, id), viewer, rooms.now())
}

async function isIn(rooms: Rooms, id: string, viewer: string): Promise<boolean> {
  const { room } = await roomAt(rooms, id)
  return room.people.some((person) => person.id === viewer)
}

async function change({ bus, store }: Rooms, id: string, step: (room: Room) => Room): Promise<void> {
  if (!(await refusable(() => changeRoom(store, id, step)))) throw new HttpProblem(404, NOT_FOUND)
  bus.publish(topicOf(id))
}

/** Runs work; its errors for users become responses. */
async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Forbidden) throw new HttpProblem(403, error.problem.message)
    if (error instanceof UserError) throw new HttpProblem(409, error.problem.message)
    throw error
  }
}
