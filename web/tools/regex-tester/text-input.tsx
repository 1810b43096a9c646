import { TextPane } from '#web/ui/bench.tsx'
import { FileButton } from '#web/ui/file-drop.tsx'
import type { RegexTester } from './use-regex.ts'

export function TextInput({ tool }: { readonly tool: RegexTester }) {
  return (
    <TextPane
      label="Test string"
      value={tool.state.text}
      onChange={tool.setText}
      placeholder="Type or paste the text to search, or drop a text file."
      actions={
        <FileButton onFiles={tool.takeFiles} accept="text/*,.csv,.json,.log,.md,.xml,.yml,.yaml,.sql" />
      }
    />
  )
}
