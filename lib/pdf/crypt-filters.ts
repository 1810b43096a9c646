import { isName, type PdfDict, PdfName, type PdfObject } from './objects.ts'
import { PdfOpenError } from './open-problem.ts'

/** Cipher of strings or streams; `locked` is that of attachments whose password is not known. */
export type Method = 'none' | 'rc4' | 'aes128' | 'aes256' | 'locked'

/** Ciphers of a file by use (ISO 32000-1, tables 20 and 25). */
export type Methods = {
  readonly strings: Method
  readonly streams: Method
  readonly attachments: Method
}

/** Follows references to the object itself. */
export type Resolve = (value: PdfObject | undefined) => PdfObject

/** Reads the methods of an encryption dictionary. Throws a `PdfOpenError` for an unknown one. */
export function readMethods(dict: PdfDict, resolve: Resolve): Methods {
  // Crypt filters name the method from version 4 on; before, it is RC4.
  if (Number(dict.get('V') ?? 0) < 4) return { strings: 'rc4', streams: 'rc4', attachments: 'rc4' }
  const methodFor = (use: string) => {
    const filter = cryptFilter(dict, use, resolve)
    return filter ? methodOf(resolve(filter.get('CFM'))) : 'none'
  }
  const streams = methodFor('StmF')
  return {
    strings: methodFor('StrF'),
    streams,
    attachments: dict.get('EFF') instanceof PdfName ? methodFor('EFF') : streams,
  }
}

/** Returns the crypt filter of a use; undefined for Identity, the default. */
function cryptFilter(dict: PdfDict, use: string, resolve: Resolve): PdfDict | undefined {
  const name = dict.get(use)
  if (!(name instanceof PdfName) || name.text === 'Identity') return undefined
  const filters = resolve(dict.get('CF'))
  const filter = filters instanceof Map ? resolve(filters.get(name.text)) : undefined
  if (!(filter instanceof Map)) throw new PdfOpenError('unknown-encryption')
  return filter
}

/** Methods by their names (table 25); None leaves the content to the security handler, which here has no part in it. */
function methodOf(name: PdfObject): Method {
  if (name === null || isName(name, 'None')) return 'none'
  if (isName(name, 'V2')) return 'rc4'
  if (isName(name, 'AESV2')) return 'aes128'
  if (isName(name, 'AESV3')) return 'aes256'
  throw new PdfOpenError('unknown-encryption')
}

/**
 * Returns the possible lengths of a key up to version 4, in bytes. Crypt filters state it in bytes or in bits, and some
 * programs only outside the filters.
 */
export function keyLengths(dict: PdfDict, resolve: Resolve): number[] {
  const version = Number(dict.get('V') ?? 0)
  const stated = Number(dict.get('Length') ?? 40) / 8
  if (version === 1) return [5]
  if (version !== 4) return [stated]
  if (readMethods(dict, resolve).streams === 'aes128') return [16]
  const filter = cryptFilter(dict, 'StmF', resolve) ?? cryptFilter(dict, 'StrF', resolve)
  const own = Number(resolve(filter?.get('Length')) ?? 16)
  const lengths = [own < 40 ? own : own / 8, stated, 16, 5]
  return [...new Set(lengths)].filter((length) => Number.isInteger(length) && length >= 5 && length <= 16)
}
