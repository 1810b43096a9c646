import type { Hono } from 'hono'
import * as v from 'valibot'
import { type RoomCommand, type RoomState, roomAddress, roomState } from '#contract/room.ts'

/** What the sessions of these tests estimate. */
const STORIES = ['Login', 'Search'].map((title) => ({ title, description: '', finalEstimate: '' }))

/** One browser at a live session, with its cookie. */
export class RoomBrowser {
  cookie = ''
  readonly app: Hono

  constructor(app: Hono) {
    this.app = app
  }

  async post(path: string, body: unknown) {
    const answer = await this.app.request(`/api/rooms${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie: this.cookie },
    })
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
    if (cookie) this.cookie = cookie
    return answer
  }

  get(path: string) {
    return this.app.request(`/api/rooms${path}`, { headers: { cookie: this.cookie } })
  }

  async create(name = 'Lea'): Promise<string> {
    const answer = await this.post('', { name, deck: { id: 'fibonacci', custom: [] }, stories: STORIES })
    return v.parse(roomAddress, await answer.json()).id
  }

  join(id: string, name: string, isSpectator = false) {
    return this.post(`/${id}/join`, { name, isSpectator })
  }

  command(id: string, command: RoomCommand) {
    return this.post(`/${id}/commands`, command)
  }

  vote(id: string, card: string, storyId = '1') {
    return this.command(id, { kind: 'vote', storyId, card })
  }

  async see(id: string): Promise<RoomState> {
    return v.parse(roomState, await (await this.get(`/${id}`)).json())
  }
}
