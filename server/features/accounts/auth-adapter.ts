import { createHash } from 'node:crypto'
import { type CleanedWhere, type CustomAdapter, createAdapterFactory } from 'better-auth/adapters'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/open-database.ts'

// biome-ignore lint/suspicious/noExplicitAny: better-auth names tables and columns while it runs
type AnyDatabase = Kysely<any>
// biome-ignore lint/suspicious/noExplicitAny: rows are better-auth's own, and it checks them
type Row = any

/**
 * Fields of better-auth without a column in Sundry: IP address, image, and the issuer's tokens and scope.
 */
const NOT_STORED = new Set([
  'ipAddress',
  'image',
  'accessToken',
  'refreshToken',
  'idToken',
  'accessTokenExpiresAt',
  'refreshTokenExpiresAt',
  'scope',
])

/** Sessions are found by a secret that only the cookie contains: a copy of the database opens none. */
const SECRET = { model: 'account_session', field: 'token' }

const OPERATORS = { eq: '=', ne: '!=', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const

/**
 * better-auth's tables in the manner of Sundry's: times as UTC milliseconds, flags as 0 or 1, the same on both engines.
 * Expired sessions are not found, so that better-auth does not delete them: a clock that is ahead must not end the
 * sessions in use. The daily cleanup deletes them. `now` is the clock of better-auth, `maxAgeMs` the age at which a session ends even if
 * it is used, both in milliseconds.
 */
export function authAdapter(
  database: Database,
  { now = () => Date.now(), maxAgeMs = Number.POSITIVE_INFINITY } = {},
) {
  const isExpired = (session: Row) => session.expires_at < now() || now() - session.created_at > maxAgeMs
  const config = {
    adapterId: 'sundry',
    supportsDates: true,
    supportsBooleans: true,
    customTransformInput: ({ data, field }: { readonly data: unknown; readonly field: string }) => {
      if (NOT_STORED.has(field)) return undefined
      if (data instanceof Date) return data.getTime()
      return typeof data === 'boolean' ? Number(data) : data
    },
    customTransformOutput: ({ data, fieldAttributes: { type } }: Row) => {
      if (type === 'date' && typeof data === 'number') return new Date(data)
      return type === 'boolean' ? data === 1 : data
    },
  }
  type Options = Parameters<ReturnType<typeof createAdapterFactory>>[0]
  return (options: Options) =>
    createAdapterFactory({
      config: {
        ...config,
        transaction: (work) =>
          database
            .transaction()
            .execute((transaction) =>
              work(
                createAdapterFactory({ config, adapter: () => adapterOn(transaction, isExpired) })(options),
              ),
            ),
      },
      adapter: () => adapterOn(database, isExpired),
    })(options)
}

function adapterOn(database: AnyDatabase, isExpired: (session: Row) => boolean): CustomAdapter {
  const read = async (model: string, where: readonly CleanedWhere[] = [], limit?: number): Promise<Row[]> => {
    let query = conditioned(database.selectFrom(model).selectAll(), model, where)
    if (limit !== undefined) query = query.limit(limit)
    const rows: Row[] = await query.execute()
    return rows.map((row) => ({ ...row, ...secretIn(model, where) }))
  }
  return {
    async create({ model, data }) {
      await database.insertInto(model).values(hidden(model, data)).execute()
      return data
    },
    async findOne({ model, where }) {
      const row = (await read(model, where, 1))[0]
      return row && !(model === SECRET.model && isExpired(row)) ? row : null
    },
    findMany: ({ model, where, limit }) => read(model, where, limit),
    async update({ model, where, update }) {
      const row: Row = await conditioned(database.updateTable(model), model, where)
        .set(update)
        .returningAll()
        .executeTakeFirst()
      return row ? { ...row, ...secretIn(model, where) } : null
    },
    async updateMany({ model, where, update }) {
      const { numUpdatedRows } = await conditioned(database.updateTable(model), model, where)
        .set(update)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },
    async delete({ model, where }) {
      await conditioned(database.deleteFrom(model), model, where).execute()
    },
    async deleteMany({ model, where }) {
      const { numDeletedRows } = await conditioned(
        database.deleteFrom(model),
        model,
        where,
      ).executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
    count: async ({ model, where }) => (await read(model, where)).length,
  }
}

/** Adds the conditions of better-auth to a query of any kind. */
function conditioned(query: Row, model: string, where: readonly CleanedWhere[]): Row {
  return where.reduce((narrowed, { field, operator, connector, value }) => {
    const sign = Object.entries(OPERATORS).find(([name]) => name === operator)?.[1]
    if (sign === undefined || connector === 'OR')
      throw new Error(`Accounts are never searched by ${connector} ${operator}`)
    if (value === null) return narrowed.where(field, sign === '=' ? 'is' : 'is not', null)
    return narrowed.where(field, sign, isSecret(model, field) ? hashOf(String(value)) : value)
  }, query)
}

function isSecret(model: string, field: string): boolean {
  return model === SECRET.model && field === SECRET.field
}

/** Returns a row as stored. */
function hidden(model: string, row: Row): Row {
  return isSecret(model, SECRET.field) ? { ...row, token: hashOf(row.token) } : row
}

/** Returns the secret that a row was found by, which the row itself does not contain. */
function secretIn(model: string, where: readonly CleanedWhere[]): Row {
  const known = where.find(({ field, operator }) => isSecret(model, field) && operator === 'eq')
  return known ? { token: known.value } : {}
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
