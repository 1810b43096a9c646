/** Common words of leaked password lists; attackers also try them with digits and punctuation added. */
const WORDS = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pass passe motdepasse contrasena senha wachtwoord haslo
  qwerty qwertz azerty qwertyui qwertyuiop qwertzui qwertzuiop asdf asdfghjk asdfghjkl zxcvbnm qazwsx qazwsxedc
  welcome welcome letmein iloveyou loveyou admin administrator root user guest login master default changeme secret
  dragon monkey football baseball basketball soccer superman batman spiderman pokemon starwars princess sunshine
  shadow michael jennifer jordan charlie daniel thomas jessica ashley nicole andrew joshua matthew computer internet
  samsung google facebook whatever trustno trustno1 hello helloworld freedom killer cheese summer winter spring autumn
  sommer hallo schatz test testing tester sundry`.split(/\s+/),
)

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
]

/**
 * Whether a password is among the first that are tried: one character again and again, a run of the keyboard or the
 * alphabet, a common word with digits, or the account's own address or name.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  const messages = text.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '')
  return (
    new Set(text).size < 3 ||
    isRun(text) ||
    isRepeated(text) ||
    WORDS.has(messages) ||
    WORDS.has(text) ||
    own.some((word) => word.length > 2 && (text === word.toLowerCase() || messages === word.toLowerCase()))
  )
}

/** `12345678`, `87654321`, `qwertyuiop`. */
function isRun(text: string): boolean {
  const back = [...text].reverse().join('')
  return ROWS.some((row) => [text, back].some((way) => `${row}${row}`.includes(way)))
}

/** `abcabcabc`, `12341234`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/s.test(text)
}
