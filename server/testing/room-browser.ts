import type { Hono } from 'hono'
import * as v from 'valibot'
import { type RoomCommand, type RoomState, roomIdResponse, roomState } from '#contract/room.ts'
import { ApiBrowser } from './api-browser.ts'

/** Stories estimated in the sessions of these tests. */
const STORIES = ['Login', 'Search'].map((title) => ({ title, description: '', finalEstimate: '' }))

/** One browser at a live session, with its cookie. */
export class RoomBrowser extends ApiBrowser {
  constructor(app: Hono) {
    super(app, '/api/rooms')
  }

  async create(name = 'Lea'): Promise<string> {
    const answer = await this.post('', { name, deck: { id: 'fibonacci', custom: [] }, stories: STORIES })
    return v.parse(roomIdResponse, await answer.json()).id
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
