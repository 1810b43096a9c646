/** A prompt, variables and programs that run another command. */
const BEFORE = String.raw`(?:[$%]\s+)?(?:(?:export\s+)?[A-Za-z_]\w*=\S*\s+|(?:sudo|time|env|exec|command|nohup)\s+)*`
const CURL = String.raw`(?:[\w.~-]*\/)*curl(?:\.exe)?\s+`
const COMMAND = new RegExp(String.raw`^\s*${BEFORE}${CURL}\S`, 'i')
/** After another command, curl needs an option or an address, so that prose is not taken for a command. */
const AFTER_ANOTHER = new RegExp(String.raw`^[^\n]*(?:\||&&|;)\s*${BEFORE}${CURL}['"]?(?:-|https?:)`, 'i')

/** Whether the input looks like a curl command, alone or after others: `sudo curl`, `echo 1 | curl -d @- …`. */
export function isCurlCommand(text: string): boolean {
  return COMMAND.test(text) || AFTER_ANOTHER.test(text)
}
