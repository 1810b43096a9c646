import type { Hono } from 'hono'

/** One browser at a part of the API, such as `/api/games`, with its cookie. */
export class ApiBrowser {
  cookie = ''
  readonly app: Hono
  readonly #base: string

  constructor(app: Hono, base: string) {
    this.app = app
    this.#base = base
  }

  async post(path: string, body: unknown) {
    const response = await this.app.request(this.#base + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie: this.cookie },
    })
    const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
    if (cookie) this.cookie = cookie
    return response
  }

  get(path: string) {
    return this.app.request(this.#base + path, { headers: { cookie: this.cookie } })
  }
}
