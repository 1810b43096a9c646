import * as v from 'valibot'
import { gameIdResponse, gameState } from '#contract/game.ts'

/** One browser at a game, over the network. */
export class GameClient {
  #cookie = ''
  /** URL of its server, which changes at a restart. */
  address: string

  constructor(address: string) {
    this.address = address
  }

  async post(path: string, body: unknown): Promise<Response> {
    const answer = await fetch(`${this.address}/api/games${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    })
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie
    return answer
  }

  async create(quiz: unknown, seconds: number): Promise<string> {
    const answer = await this.post('', { quiz, seconds, hasSpeedPoints: false })
    return v.parse(gameIdResponse, await answer.json()).id
  }

  async see(id: string) {
    const answer = await fetch(`${this.address}/api/games/${id}`, { headers: { cookie: this.#cookie } })
    return v.parse(gameState, await answer.json())
  }
}
