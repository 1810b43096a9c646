import { type Result, toResult } from '#lib/result/result.ts'
import { passwordBits } from './entropy.ts'
import { generatePassphrase, passphraseBits } from './passphrase.ts'
import { WORD_LIST_LENGTH } from './passphrase-options.ts'
import { generatePassword } from './password.ts'
import { chosenTypes, type RandomForm, readPasswordCount } from './random-form.ts'

/** The passwords that were made, which live as long as the page does and nowhere else, and what changes them. */
export type PasswordList = {
  readonly passwords: readonly string[]
  readonly setPasswords: (passwords: readonly string[]) => void
}

/** Makes passwords as the form says. */
export function usePasswords(form: RandomForm, { passwords, setPasswords }: PasswordList) {
  const isWords = form.passwordKind === 'Words'
  const recipe = {
    length: form.length,
    types: chosenTypes(form),
    withoutLookAlikes: form.withoutLookAlikes,
    withoutRepeats: form.withoutRepeats,
  }
  const phrase = {
    wordCount: form.wordCount,
    separator: form.wordSeparator,
    isCapitalized: form.isCapitalized,
    hasDigit: form.hasDigit,
  }
  const bits: Result<number> = isWords
    ? { ok: true, value: passphraseBits(phrase, WORD_LIST_LENGTH) }
    : toResult(() => passwordBits(recipe))

  const generate = async () => {
    if (!bits.ok) return
    const one = isWords ? await phraseMaker() : () => generatePassword(recipe)
    setPasswords(Array.from({ length: readPasswordCount(form.passwordCount) }, one))
  }
  const phraseMaker = async () => {
    const { WORDS } = await import('./words.ts')
    return () => generatePassphrase(phrase, WORDS)
  }
  return { passwords, bits, generate }
}
