import type { Operation } from '#lib/operation/operation.ts'
import { getChoiceName, getOptions, type Option } from '#lib/operation/options.ts'
import { OWN_OPTIONS } from './read-arguments.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const

/** Completions of one operation. */
type Completed = {
  readonly name: string
  readonly summary: string
  readonly options: readonly Option[]
}

/** Script that completes operations, options and choices in a shell; its user evaluates it at start. */
export function completionScript(shell: (typeof SHELLS)[number], operations: readonly Operation[]): string {
  const completed = operations.map((operation) => ({
    name: operation.name,
    summary: operation.summary.replace(/\.$/, ''),
    options: getOptions(operation),
  }))
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](completed)
}

const COMMANDS = ['list', 'help', 'completion', 'mcp', 'serve']
const OWN_FLAGS = OWN_OPTIONS.map((name) => `--${name}`)

function flagsOf({ options }: Completed): string[] {
  return [...options.map(({ flag }) => flag), ...OWN_FLAGS]
}

function choicesOf({ choices }: Option): string[] {
  return choices.map(getChoiceName).filter((choice) => /^[\w.+/-]+$/.test(choice))
}

/** Cases of a shell's `case`: the flags by operation, and the choices by operation and flag. */
function caseLines(operations: readonly Completed[], set: (words: string) => string): string {
  const lines = operations.flatMap((operation) => [
    ...operation.options
      .filter((option) => choicesOf(option).length > 0)
      .map((option) => `    ${operation.name},${option.flag}) ${set(choicesOf(option).join(' '))} ;;`),
    `    ${operation.name},*) ${set(flagsOf(operation).join(' '))} ;;`,
  ])
  return lines.join('\n')
}

function bashScript(operations: readonly Completed[]): string {
  const names = [...operations.map(({ name }) => name), ...COMMANDS].join(' ')
  return `# Completion of sundry for bash: eval "$(sundry completion bash)"
_sundry() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  if [ "$COMP_CWORD" -eq 1 ] || { [ "$COMP_CWORD" -eq 2 ] && [ "$before" = help ]; }; then
    COMPREPLY=($(compgen -W '${names}' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]},$before" in
    completion,*) words='${SHELLS.join(' ')}' ;;
${caseLines(operations, (words) => `words='${words}'`)}
  esac
  case "$before,$word" in
    --file,* | --output,* | --params,* | -o,*) COMPREPLY=($(compgen -f -- "$word")) ;;
    *,-* | --*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _sundry sundry
`
}

function zshScript(operations: readonly Completed[]): string {
  const described = operations.map(({ name, summary }) => quoted(`${name}:${summary}`))
  return `#compdef sundry
# Completion of sundry for zsh: source <(sundry completion zsh)
_sundry() {
  local -a operations
  operations=(
    ${described.join('\n    ')}
    ${COMMANDS.join('\n    ')}
  )
  if (( CURRENT == 2 )) || [[ CURRENT -eq 3 && $words[2] == help ]]; then
    _describe operation operations
    return
  fi
  local line="\${words[2]},\${words[CURRENT-1]}" found=''
  case "$line" in
    completion,*) found='${SHELLS.join(' ')}' ;;
${caseLines(operations, (words) => `found='${words}'`)}
  esac
  case "\${words[CURRENT-1]},\${words[CURRENT]}" in
    --file,*|--output,*|--params,*|-o,*) _files ;;
    *,-*|--*) compadd -- \${=found} ;;
    *) _files ;;
  esac
}
compdef _sundry sundry
`
}

function fishScript(operations: readonly Completed[]): string {
  const own = OWN_OPTIONS.map((name) => `complete -c sundry -n 'not __fish_use_subcommand' -l ${name}`)
  const lines = operations.flatMap(({ name, summary, options }) => [
    `complete -c sundry -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...options.map((option) => {
      const choices = choicesOf(option)
      const values = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ''
      const condition = `-n '__fish_seen_subcommand_from ${name}'`
      return `complete -c sundry ${condition} -l ${option.flag.slice(2)}${values}`
    }),
  ])
  const commands = COMMANDS.map((name) => `complete -c sundry -f -n __fish_use_subcommand -a ${name}`)
  return `# Completion of sundry for fish: sundry completion fish | source
${[...lines, ...commands, ...own].join('\n')}
complete -c sundry -n '__fish_seen_subcommand_from completion' -x -a '${SHELLS.join(' ')}'
`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
