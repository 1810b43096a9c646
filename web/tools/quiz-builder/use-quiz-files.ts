import { useEffect, useState } from 'react'
import type { Problem } from '#lib/outcome/user-error.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { copyText } from '#web/browser/clipboard.ts'

const COPIED_MS = 2000
const ACCEPTED = '.json'

/** What goes in and out of the tool; the code for it is loaded when it is first asked for. */
const exchange = () => import('./exchange/use-exchange.ts')

/** The quiz as a link and as files, and what came of the last file or link. */
export function useQuizFiles(quiz: Quiz) {
  const [problem, setProblem] = useState<Problem>()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copyLink = async () => {
    const making = exchange().then(({ linkTo }) => linkTo(quiz))
    const isDone = await copyText(making)
    const link = await making
    setCopied(isDone && link !== undefined)
    setProblem(
      link === undefined
        ? {
            message: 'Too large to share as a link',
            detail: 'Send the file that Export saves. It is opened with Import.',
          }
        : undefined,
    )
  }
  return {
    problem,
    isCopied,
    accept: ACCEPTED,
    copyLink,
    saveJson: async () => (await exchange()).saveJson(quiz),
    take: async (files: readonly File[]) => setProblem(await (await exchange()).takeFile(files)),
    openExample: async () => (await exchange()).openExample(),
  }
}

export type QuizFiles = ReturnType<typeof useQuizFiles>
