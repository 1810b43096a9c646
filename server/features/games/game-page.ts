import * as v from 'valibot'
import { joinCode } from '#contract/join-code.ts'
import { jsonField } from '../../database/json-field.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { isPast } from './game-store.ts'

const DESCRIPTION = 'A quiz played live: join with a name, answer on your phone, see your place.'
const CODE = joinCode('This is no code')
const ANY = { title: 'Live Quiz', description: DESCRIPTION, lines: [] }

/** `/quiz/{id}`: the title of its quiz only. What could be a code is not looked up: that would be a way to try codes. */
export function gamePage({ database, now }: Dependencies): SharedPageReader {
  return async (id) => {
    if (v.is(CODE, id)) return ANY
    const game = await database
      .selectFrom('game')
      .select(['created_at', jsonField(database, 'quiz', 'title').as('title')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!game) return (await hasTombstone(database, 'quiz', id)) ? 'gone' : undefined
    return isPast(game.created_at, now()) ? 'gone' : { ...ANY, title: game.title || ANY.title }
  }
}
