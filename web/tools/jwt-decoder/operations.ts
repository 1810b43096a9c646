import * as v from 'valibot'
import {
  dataResult,
  type OperationContext,
  operation,
  textResult,
  withNotes,
} from '#lib/operation/operation.ts'
import { throwHints } from '#lib/operation/parse-params.ts'
import { UserError } from '#lib/result/user-error.ts'
import { ALGORITHMS, isUnsigned } from './algorithms.ts'
import { getDateErrors, getText } from './claims.ts'
import { INVALID_TOKEN } from './compact-token.ts'
import { type DecodedToken, decodeToken } from './decode-token.ts'
import { JwtState, readLeeway } from './jwt-state.ts'
import { getSecretWarnings } from './secret.ts'
import { setAlgorithm, signToken } from './sign-token.ts'
import { getBadges } from './validity.ts'
import { UNSIGNED } from './verification.ts'
import { verifyToken } from './verify-token.ts'

const { leeway, encoding } = JwtState.entries
const input = { field: 'token', accepts: 'text' } as const

const NOTES = {
  key: 'A secret, or a key as PEM or JWK; to verify also a JWKS.',
  encoding: 'How a secret is written.',
  leeway: 'Tolerated difference of clocks, in seconds.',
}

const Described = {
  header: v.string(),
  payload: v.string(),
  times: v.array(v.string()),
  warnings: v.array(v.string()),
}

/** RFC 7515, appendix A.1. */
const RFC_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const RFC_SECRET = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow'

export const operations = [
  operation({
    name: 'jwt-decode',
    title: 'Decode a JWT',
    summary: 'Decodes a JSON Web Token: header, payload, times and warnings.',
    seeAlso: 'It checks no signature: use jwt-verify for that.',
    params: v.strictObject({ token: v.string(), leeway }),
    input,
    gives: 'data',
    data: v.strictObject(Described),
    notes: NOTES,
    examples: [
      {
        params: { token: RFC_TOKEN },
        result: {
          header: '{\n  "typ": "JWT",\n  "alg": "HS256"\n}',
          payload: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
          times: ['Expired 14 years ago'],
          warnings: [],
        },
      },
    ],
    run({ token, leeway }, context) {
      const { badges, ...described } = describe(requireToken(token), leeway, context)
      return dataResult(described, described.warnings)
    },
  }),
  operation({
    name: 'jwt-verify',
    title: 'Verify a JWT',
    summary: 'Checks the signature of a JSON Web Token with a secret or a public key.',
    params: v.strictObject({ token: v.string(), key: v.string(), encoding, leeway }),
    input,
    gives: 'data',
    data: v.strictObject({
      valid: v.boolean(),
      reasons: v.array(v.string()),
      status: v.string(),
      text: v.string(),
      detail: v.string(),
      ...Described,
    }),
    notes: NOTES,
    examples: [
      {
        params: { token: RFC_TOKEN, key: RFC_SECRET, encoding: 'base64url' },
        hasFailed: true,
        result: {
          valid: false,
          reasons: ['Expired 14 years ago'],
          status: 'verified',
          text: 'Signature verified',
          detail: '',
          header: '{\n  "typ": "JWT",\n  "alg": "HS256"\n}',
          payload: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
          times: ['Expired 14 years ago'],
          warnings: [],
        },
      },
    ],
    async run({ token, key, encoding, leeway }, context) {
      const read = requireToken(token)
      const { header } = read
      const question = { token: read.token, alg: getText(header, 'alg'), kid: getText(header, 'kid') }
      const { status, text, detail } = await verifyToken({ ...question, keyText: key, encoding })
      const described = describe(read, leeway, context)
      const { badges, ...shown } = described
      const reasons = [
        ...(status === 'verified' ? [] : [text]),
        ...badges.filter(({ isInvalid }) => isInvalid).map((badge) => badge.text),
      ]
      const valid = reasons.length === 0
      const data = { valid, reasons, status, text, detail, ...shown }
      const notes = [...described.warnings, ...getSecretWarnings(question.alg, key, encoding)]
      return { ...dataResult(data, notes), hasFailed: !valid }
    },
  }),
  operation({
    name: 'jwt-sign',
    title: 'Sign a JWT',
    summary: 'Signs a JSON Web Token; numbers and strings of the payload stay as written.',
    params: v.strictObject({
      payload: v.string(),
      key: v.string(),
      algorithm: v.optional(v.picklist(ALGORITHMS.map(({ name }) => name)), 'HS256'),
      header: v.optional(v.string(), '{"typ":"JWT"}'),
      encoding,
    }),
    input: { field: 'payload', accepts: 'text' },
    gives: 'text',
    notes: { ...NOTES, header: 'As JSON; its “alg” is set to the algorithm.' },
    examples: [
      {
        params: {
          payload: '{"sub":"1234567890","name":"Ada"}',
          key: 'a-secret-of-at-least-32-bytes-length',
        },
        result:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkFkYSJ9.jExLwvdVZexA-uPQvO8LuiEADpBwXtOoLHZWtu-5jQM',
      },
      {
        params: { payload: '{"sub":"42"}', key: 'secret' },
        result:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiJ9.79CVgMIG_JB921dVUeJDWNJubJojFodH3-XtC_1C408',
        notes: ['This secret is weak: 6 bytes, while HS256 needs at least 32 (RFC 7518).'],
      },
    ],
    async run({ payload, key, algorithm, header, encoding }) {
      const token = await signToken({
        header: setAlgorithm(header, algorithm),
        payload,
        keyText: key,
        encoding,
      })
      return withNotes(textResult(token), getSecretWarnings(algorithm, key, encoding))
    },
  }),
]

function requireToken(token: string): DecodedToken {
  const read = decodeToken(token)
  if (!read) throw new UserError(INVALID_TOKEN, 'There is nothing to read.')
  return read
}

function describe({ header, payload, warnings }: DecodedToken, leeway: string, { now }: OperationContext) {
  const { seconds, hint } = readLeeway(leeway)
  throwHints({ leeway: hint })
  const moment = { now: Math.floor(now() / 1000), leeway: seconds }
  const badges = getBadges(payload, moment)
  return {
    badges,
    header: header.text,
    payload: payload.text,
    times: badges.map(({ text }) => text),
    warnings: [
      ...(isUnsigned(getText(header, 'alg')) ? [`${UNSIGNED.text}. ${UNSIGNED.detail}`] : []),
      ...getDateErrors(payload),
      ...warnings,
    ],
  }
}
